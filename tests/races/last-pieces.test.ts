import { expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeProduct } from '#tests/support/make.ts';
import { makeBuyer } from '#tests/support/make-buyer.ts';
import { ledgerSum, stockOf } from './stock-of.ts';

const shop = await testShop({ database: { poolSize: 20 } });
const { call, store } = shop;

test('of 40 shoppers who order at once, exactly as many get the product as there are pieces', async () => {
  const product = await makeProduct(store, { stock: 10 });
  const buyers = await Promise.all(
    Array.from({ length: 40 }, () => makeBuyer(shop, [{ product, quantity: 1 }])),
  );

  const answers = await Promise.all(
    buyers.map(({ order, token }, index) =>
      call(endpoints.order.cashOnDelivery, order, { token, idempotencyKey: `key ${index}` }),
    ),
  );

  const placed = answers.filter(({ status }) => status === 201);
  const refused = answers.filter(({ status }) => status !== 201);
  expect(placed).toHaveLength(10);
  expect(new Set(placed.map(({ body }) => body.data._id)).size).toBe(10);
  expect(new Set(placed.map(({ body }) => body.data.orderId)).size).toBe(10);
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
    refused.map(() => [409, 'SOLD_OUT']),
  );
  expect(await stockOf(store, product)).toBe(0);
  expect(await ledgerSum(store, product)).toBe(0);
  const keys = await store.db.selectFrom('idempotencyKeys').select('answer').execute();
  expect(keys.map(({ answer }) => answer).toSorted()).toEqual(
    placed.map(({ body }) => body.data._id).toSorted(),
  );
});

test('pieces wanted by twos and threes are never sold twice', async () => {
  const product = await makeProduct(store, { stock: 11 });
  const buyers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => makeBuyer(shop, [{ product, quantity: 2 + (index % 2) }])),
  );

  const answers = await Promise.all(
    buyers.map(({ order, token }) => call(endpoints.order.cashOnDelivery, order, { token })),
  );

  const sold = answers
    .filter(({ status }) => status === 201)
    .reduce((sum, { body }) => sum + body.data.quantity, 0);
  const left = await stockOf(store, product);
  expect(sold + left).toBe(11);
  // The refused buyers wanted more than was left.
  expect(left).toBeLessThan(3);
  expect(await ledgerSum(store, product)).toBe(left);
});
