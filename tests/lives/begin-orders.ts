import { orderForCaller } from '#core/checkout/order-for-caller.ts';
import { placeOrder } from '#core/checkout/place-order.ts';
import { startPayment } from '#core/checkout/start-payment.ts';
import type { Store } from '#core/store.ts';
import type { Outcome } from '#shared/outcome.ts';
import type { OnlineMethod } from '#shared/payment-methods.ts';
import type { RefusalCode } from '#shared/refusals.ts';
import { makeAddress, makeCartItem, makeUser } from '#tests/support/make.ts';
import { dyingStore, unlessKilled } from './dying-store.ts';
import { codes } from './promotions.ts';
import { type LivingOrder, payerPhones, type World } from './world.ts';

type Beginning = {
  by: OnlineMethod | 'cash' | 'caller';
  quantity: number;
  city: string;
  promoCode: string | undefined;
};

/** Three orders of a story, placed in various ways, some with a code, a gift, or a fee. They share a phone. */
export async function beginOrders(world: World, productId: string, index: number): Promise<LivingOrder[]> {
  const phone = `+23767${String(1_000_000 + world.stories).slice(0, 7)}`;
  world.stories += 1;
  const orders: LivingOrder[] = [];
  const city = index % 5 === 4 ? 'Bafoussam' : 'Douala';
  const beginnings: Beginning[] = [
    { by: index % 6 === 5 ? 'caller' : 'card', quantity: 2, city, promoCode: undefined },
    {
      ...{ by: index % 4 === 3 ? 'cash' : 'mtn_momo', quantity: 3, city: 'Douala' },
      promoCode: index % 3 === 1 ? codes.percent : undefined,
    },
    // One order in nine is paid with simulated money.
    {
      ...{ by: index % 3 === 0 ? 'orange_money' : 'mtn_momo', quantity: 5 },
      city: index % 5 === 3 ? 'Yaoundé' : city,
      promoCode: [undefined, codes.percent, codes.freeDelivery][index % 3],
    },
  ];
  for (const beginning of beginnings)
    orders.push(await begin(world, { ...beginning, productId, phone }, index));
  return orders;
}

type Wanted = Beginning & { productId: string; phone: string };

async function begin(world: World, wanted: Wanted, index: number): Promise<LivingOrder> {
  const { store } = world.shop;
  const { productId, phone, quantity, city } = wanted;
  const user = await makeUser(store, { mobile: phone });
  const { id: addressId } = await makeAddress(store, { userId: user.id, mobile: phone, city });
  if (wanted.by !== 'caller') await makeCartItem(store, { userId: user.id, productId, quantity });
  const key = crypto.randomUUID();
  const press = (process: Store) =>
    pressUntilTold(world, process, { ...wanted, userId: user.id, addressId, key });
  // In every other story the process is killed on the way, and the shopper presses again if her order is not there.
  await unlessKilled(press(index % 2 === 0 ? store : dyingStore(store, 4 * index)));
  if ((await findOrderOf(store.db, user.id)) === undefined) await press(store);
  const id = await findOrderOf(store.db, user.id);
  if (id === undefined) throw new Error(`An order by ${wanted.by} was not placed.`);
  return { id, userId: user.id, addressId, productId };
}

export type Pressing = {
  by: Beginning['by'];
  userId: string;
  addressId: string;
  productId: string;
  quantity: number;
  phone: string;
  city: string;
  promoCode: string | undefined;
  key: string;
};

/**
 * Orders as a page does: on a refusal it takes over the total that the shop says, or removes a refused code. Returns whether the order was
 * placed.
 */
export async function pressUntilTold(world: World, store: Store, pressing: Pressing): Promise<boolean> {
  let [total, promoCode, key] = [pressing.quantity * 1_000, pressing.promoCode, pressing.key];
  for (let turn = 0; turn < 8; turn += 1) {
    const placed = await order(world, store, { ...pressing, promoCode, key }, total);
    if (placed.ok) return true;
    const { code, facts } = placed.refusal;
    if (code === 'TOTAL_CHANGED' && facts && 'totalAmt' in facts) total = facts.totalAmt;
    else if (code === 'PROMO_REFUSED') promoCode = undefined;
    else return false;
    // After a refusal the next press is a new request with a new key.
    key = `${pressing.key} ${turn}`;
  }
  return false;
}

/** One press; it also starts the provider's payment if there is one. */
function order(
  { staff }: World,
  store: Store,
  { by, productId, quantity, key, promoCode, ...wanted }: Pressing,
  total: number,
): Promise<Outcome<unknown, RefusalCode>> {
  const { userId, phone, city, addressId } = wanted;
  const language = 'fr' as const;
  const asked = { lines: [{ productId, quantity }], total, promoCode, language, idempotencyKey: key };
  if (by === 'caller') {
    const place = {
      ...{ name: 'Amina', addressLine: 'Rue Njo-Njo', city, state: '', country: 'Cameroon', pincode: '' },
      mobile: phone,
    };
    return orderForCaller(store, staff, { ...asked, customerId: userId, place, email: '' });
  }
  if (by === 'cash') return placeOrder(store, { id: userId }, { ...asked, addressId });
  const paid = { method: by, payerPhone: payerPhones[by], addressId };
  return startPayment(store, { id: userId }, { ...asked, ...paid });
}

/** The shopper's newest order. */
export async function findOrderOf(db: Store['db'], userId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('orders')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.id;
}
