import type { OrderView } from '#shared/contract/order.ts';
import { openAccount, openOwner } from './account.ts';
import { placeOrderFor } from './place-order.ts';
import { newWord } from './shelf.ts';

/** The shop confirms and packs an order. */
export async function packOrder({ _id }: Pick<OrderView, '_id'>): Promise<void> {
  const { api } = await openOwner();
  for (const to of ['Confirmed', 'Packed'] as const) await api.orderDesk.move({ orders: [_id], to });
}

const ibrahim = { riderName: 'Ibrahim Sali', riderPhone: '+237699102030' };

/** A packed parcel leaves with a rider. */
export async function dispatchOrder(
  { _id }: Pick<OrderView, '_id'>,
  carrier: { rider: string } | { riderName: string; riderPhone: string } = ibrahim,
): Promise<void> {
  const { api } = await openOwner();
  await api.orderDesk.dispatch({ orders: [_id], ...carrier });
}

/** A rider takes a packed parcel to the door and comes back with so much cash. */
export async function bringCash(
  { _id, totalAmt }: Pick<OrderView, '_id' | 'totalAmt'>,
  amount: number,
  rider?: string,
): Promise<string> {
  const { api } = await openOwner();
  const carrier = rider === undefined ? ibrahim : { riderName: rider, riderPhone: newPhone() };
  await api.orderDesk.dispatch({ orders: [_id], ...carrier });
  const note = amount < totalAmt ? 'No coins' : '';
  await api.cash.collect({ _id, due: totalAmt, amount, note });
  return carrier.riderName;
}

/** A rider of the list whom no other test knows. */
export async function newRider(): Promise<{ rider: string; name: string }> {
  const { api } = await openOwner();
  const { data } = await api.rider.save({ name: `Rider ${newWord()}`, phone: newPhone() });
  return { rider: data.id, name: data.name };
}

/** Unique in this run: a number belongs to one rider. */
export function newPhone(): string {
  return `69${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`;
}

/** A rider brings a parcel and its cash, of which the shop counts so much less. */
export async function handOverAsRider(who: RidingStaff, missing = 0): Promise<{ amount: number }> {
  const { riderId, amount: inHand } = await collectAsRider(who);
  const amount = inHand - missing;
  const note = missing > 0 ? 'Un billet est déchiré' : '';
  const { api } = await openOwner();
  await api.cash.handOver({ rider: riderId, inHand, amount, note });
  return { amount };
}

type RidingStaff = { name: string; contact: string };

/** A rider has brought a parcel and has its cash in hand. */
export async function collectAsRider({ name, contact }: RidingStaff) {
  const { api } = await openOwner();
  const order = await placeOrderFor(await openAccount(), 'Mama Odette');
  await packOrder(order);
  await dispatchOrder(order, { riderName: name, riderPhone: contact });
  await api.cash.collect({ _id: order._id, due: order.totalAmt, amount: order.totalAmt });
  const phone = contact.slice(-9);
  const rider = (await api.rider.list({})).data.find((known) => known.phone.endsWith(phone));
  return { riderId: rider?.id ?? '', amount: order.totalAmt };
}

/** The office closes the day of a rider, as the books have it now. */
export async function closeDayOf(rider: string, note = ''): Promise<void> {
  const { api } = await openOwner();
  const { day, rows } = (await api.cash.getDay({})).data;
  const row = rows.find((one) => one.rider?.id === rider);
  if (!row) throw new Error('The rider has no day.');
  const { dispatched, delivered, carried, collected, handedOver, outstanding } = row;
  const figures = { dispatched, delivered, carried, collected, handedOver, outstanding };
  await api.cash.closeDay({ rider, day, figures, note });
}
