import { expect, test } from 'vitest';
import { lockPhone } from '#core/orders/lock-phone.ts';
import { transaction } from '#db/transaction.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeProduct } from '#tests/support/make.ts';
import { makeBuyer } from '#tests/support/make-buyer.ts';
import { ledgerSum, stockOf } from './stock-of.ts';
import { untilWaiting } from './until-waiting.ts';

const shop = await testShop();
const { call, store } = shop;
const { cashOnDelivery } = endpoints.order;
const ownPhone = '+237677000777';

test('an order that waits for something of its own keeps no other order from its product', async () => {
  const product = await makeProduct(store, { stock: 5 });
  const [slow, quick] = await Promise.all([
    makeBuyer(shop, [{ product, quantity: 1 }]),
    makeBuyer(shop, [{ product, quantity: 1 }]),
  ]);
  let waiting: ReturnType<typeof call<typeof cashOnDelivery>> | undefined;

  await transaction(store.db, async (tx) => {
    await lockPhone(tx, ownPhone, 'orders');
    waiting = call(cashOnDelivery, { ...slow.order, phone: ownPhone }, { token: slow.token });
    await untilWaiting(store, 1);
    expect((await call(cashOnDelivery, quick.order, { token: quick.token })).status).toBe(201);
  });

  expect((await waiting)?.status).toBe(201);
  expect(await stockOf(store, product)).toBe(3);
  expect(await ledgerSum(store, product)).toBe(3);
});

test('an order whose pieces are sold while it is being checked is refused, and nothing of it is written', async () => {
  const product = await makeProduct(store, { stock: 1 });
  const { order, token, user } = await makeBuyer(shop, [{ product, quantity: 1 }]);
  let late: ReturnType<typeof call<typeof cashOnDelivery>> | undefined;

  await transaction(store.db, async (tx) => {
    // The order has read one piece, which is gone when it writes.
    await tx.updateTable('products').set({ stock: 0 }).where('id', '=', product.id).execute();
    late = call(cashOnDelivery, order, { token });
    await untilWaiting(store, 1);
  });

  const answer = await late;
  expect([answer?.status, answer?.body.code]).toEqual([409, 'SOLD_OUT']);
  expect(await store.db.selectFrom('orders').select('id').where('userId', '=', user.id).execute()).toEqual(
    [],
  );
});

test('pieces added to the cart while the order is written are not lost: the order is refused as another cart', async () => {
  const product = await makeProduct(store, { stock: 9 });
  const { order, token, user } = await makeBuyer(shop, [{ product, quantity: 1 }]);
  let late: ReturnType<typeof call<typeof cashOnDelivery>> | undefined;

  await transaction(store.db, async (tx) => {
    await tx.updateTable('cartItems').set({ quantity: 2 }).where('userId', '=', user.id).execute();
    late = call(cashOnDelivery, order, { token });
    await untilWaiting(store, 1);
  });

  const answer = await late;
  expect([answer?.status, answer?.body.code]).toEqual([409, 'CART_CHANGED']);
  expect(await stockOf(store, product)).toBe(9);
});
