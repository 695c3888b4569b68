import type { OrderStatus } from '#shared/order-status.ts';
import type { TestShop } from './app.ts';
import { makeProduct, makeUser } from './make.ts';
import { makeOrder } from './make-order.ts';

let riders = 0;

export type MadeRider = { riderId: string; token: string };

/** A member of staff who delivers parcels, logged in. */
export async function makeCarrier(
  { store, logInAs }: Pick<TestShop, 'store' | 'logInAs'>,
  name: string,
): Promise<MadeRider> {
  riders += 1;
  const { id: userId } = await makeUser(store, { name, role: 'RIDER' });
  const riderId = `rider-${riders}`;
  await store.db
    .insertInto('riders')
    .values({ id: riderId, name, phone: `+2376900000${10 + riders}`, userId, createdAt: store.clock.now() })
    .execute();
  return { riderId, token: await logInAs({ id: userId }) };
}

/** An order in the hands of a rider, of this many pieces at 5 000 F. */
export async function makeParcel(
  store: TestShop['store'],
  riderId: string | null,
  { quantity = 2, status = 'Out for delivery' }: { quantity?: number; status?: OrderStatus } = {},
) {
  const product = await makeProduct(store, { stock: 5, price: 5_000, discount: 0 });
  const { id, userId } = await makeOrder(store, [{ product, quantity }], { status });
  await store.db
    .updateTable('orders')
    .set({ riderId, dispatchedAt: store.clock.now() })
    .where('id', '=', id)
    .execute();
  return { id, userId, product };
}
