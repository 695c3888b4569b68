import { expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeProduct } from '#tests/support/make.ts';
import { makeBuyer } from '#tests/support/make-buyer.ts';
import { ledgerSum, stockOf } from './stock-of.ts';

const shop = await testShop({ database: { poolSize: 12 } });
const { call, store } = shop;

test('ten clicks on the order button with one key are one order, and all ten get it', async () => {
  const product = await makeProduct(store, { stock: 10 });
  const { order, token } = await makeBuyer(shop, [{ product, quantity: 2 }]);

  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      call(endpoints.order.cashOnDelivery, order, { token, idempotencyKey: 'clicked' }),
    ),
  );

  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1);
  expect(await stockOf(store, product)).toBe(8);
  expect(await ledgerSum(store, product)).toBe(8);
  const list = await call(endpoints.order.orderList, undefined, { token });
  expect(list.body.data).toHaveLength(1);
});

test('ten clicks without a key are one order too, because the cart is empty after it', async () => {
  const product = await makeProduct(store, { stock: 10 });
  const { order, token } = await makeBuyer(shop, [{ product, quantity: 2 }]);

  const answers = await Promise.all(
    Array.from({ length: 10 }, () => call(endpoints.order.cashOnDelivery, order, { token })),
  );

  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 'CART_EMPTY')).toHaveLength(9);
  expect(await stockOf(store, product)).toBe(8);
});

test('one key with two bodies at once places one order and calls the other a conflict', async () => {
  const product = await makeProduct(store, { stock: 10 });
  const { order, token } = await makeBuyer(shop, [{ product, quantity: 1 }]);

  const answers = await Promise.all(
    ['699000001', '699000002'].map((phone) =>
      call(endpoints.order.cashOnDelivery, { ...order, phone }, { token, idempotencyKey: 'both' }),
    ),
  );

  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('KEY_REUSED');
});
