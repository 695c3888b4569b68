import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { makeProduct } from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';
import { createTestClock } from '#tests/support/test-clock.ts';
import { countSold } from './count-sold.ts';

const { db } = await testDatabase();
const clock = createTestClock();
const store = { db, clock };

const soldOf = async (id: string) =>
  (await db.selectFrom('products').select('sold').where('id', '=', id).executeTakeFirstOrThrow()).sold;

test('pieces of the last ninety days are counted, of orders that are or may become a sale', async () => {
  const product = await makeProduct(store, { stock: 50 });
  const other = await makeProduct(store, { stock: 50 });
  await makeOrder(store, [{ product, quantity: 2 }], { status: 'Delivered', paymentStatus: 'Paid' });
  await makeOrder(store, [{ product, quantity: 3 }]);
  await makeOrder(store, [{ product, quantity: 7 }], { status: 'Refused' });
  await makeOrder(store, [{ product, quantity: 7 }], { status: 'Awaiting payment' });
  expect(await countSold(store)).toBe(1);
  expect([await soldOf(product.id), await soldOf(other.id)]).toEqual([5, 0]);
  expect(await countSold(store)).toBe(0);

  clock.advance({ days: 91 });
  expect(await countSold(store)).toBe(1);
  expect(await soldOf(product.id)).toBe(0);
});

test('a product that is being ordered is passed over, and counted in the next round', async () => {
  const product = await makeProduct(store, { stock: 50 });
  await makeOrder(store, [{ product, quantity: 4 }]);
  await db.transaction().execute(async (tx) => {
    await tx.selectFrom('products').select('id').where('id', '=', product.id).forUpdate().execute();
    expect(await countSold(store)).toBe(0);
  });
  expect(await countSold(store)).toBe(1);
  expect(await soldOf(product.id)).toBe(4);
});
