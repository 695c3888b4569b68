import type { OrderView } from '#shared/contract/order.ts';
import { openAccount, openOwner } from './account.ts';
import { placeOrderFor } from './place-order.ts';
import { newWord } from './shelf.ts';

/** Confirms and packs an order, as the shop. */
export async function packOrder({ _id }: Pick<OrderView, '_id'>): Promise<void> {
  const { api } = await openOwner();
  for (const to of ['Confirmed', 'Packed'] as const) await api.orderDesk.move({ orders: [_id], to });
}

const ibrahim = { riderName: 'Ibrahim Sali', riderPhone: '+237699102030' };

/** Dispatches a packed parcel with a rider. */
export async function dispatchOrder(
  { _id }: Pick<OrderView, '_id'>,
  carrier: { rider: string } | { riderName: string; riderPhone: string } = ibrahim,
): Promise<void> {
  const { api } = await openOwner();
  await api.orderDesk.dispatch({ orders: [_id], ...carrier });
}

/** Lets a rider deliver a packed parcel and come back with this much cash. */
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

/** A rider on the list whom no other test uses. */
export async function newRider(): Promise<{ rider: string; name: string }> {
  const { api } = await openOwner();
  const { data } = await api.rider.save({ name: `Rider ${newWord()}`, phone: newPhone() });
  return { rider: data.id, name: data.name };
}

/** A phone number unique in this run, because a number belongs to one rider. */
export function newPhone(): string {
  return `69${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`;
}

/** Lets a rider deliver a parcel and hand over its cash; the shop counts `missing` less than was collected. */
export async function handOverAsRider(who: RidingStaff, missing = 0): Promise<{ amount: number }> {
  const { riderId, amount: inHand } = await collectAsRider(who);
  const amount = inHand - missing;
  const note = missing > 0 ? 'Un billet est déchiré' : '';
  const { api } = await openOwner();
  await api.cash.handOver({ rider: riderId, inHand, amount, note });
  return { amount };
}

type RidingStaff = { name: string; contact: string };

/** Lets a rider deliver a parcel, after which the rider holds its cash. */
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

/** Closes a rider's day, as the office, with the sums that the books have now. */
export async function closeDayOf(rider: string, note = ''): Promise<void> {
  const { api } = await openOwner();
  const { day, rows } = (await api.cash.getDay({})).data;
  const row = rows.find((one) => one.rider?.id === rider);
  if (!row) throw new Error('The rider has no day.');
  const { dispatched, delivered, refused, carried, collected, handedOver, outstanding } = row;
  const figures = { dispatched, delivered, refused, carried, collected, handedOver, outstanding };
  await api.cash.closeDay({ rider, day, figures, note });
}
