import { describe, expect, test } from 'vitest';
import { reviveOrder } from '#core/settlement/revive-order.ts';
import { stepOrder } from '#core/settlement/step-order.ts';
import { transaction } from '#db/transaction.ts';
import { endpoints } from '#shared/endpoints.ts';
import type { OrderStatus } from '#shared/order-status.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAddress, makeProduct, makeUser } from '#tests/support/make.ts';
import { makeBuyer } from '#tests/support/make-buyer.ts';
import { makeOrder } from '#tests/support/make-order.ts';
import { ledgerSum, stockOf } from './stock-of.ts';
import { untilWaiting } from './until-waiting.ts';

const shop = await testShop({ database: { poolSize: 20 } });
const { call, store, clock, logInAs } = shop;
const { cancelOrder, changeDelivery, requestReturn, orderAgain } = endpoints.order;

async function shopperWithOrder(status?: OrderStatus) {
  const product = await makeProduct(store, { stock: 5 });
  const user = await makeUser(store);
  const order = await makeOrder(store, [{ product, quantity: 2 }], {
    userId: user.id,
    ...(status ? { status } : {}),
  });
  return { product, user, order, token: await logInAs(user) };
}

function move(orderId: string, to: OrderStatus) {
  return transaction(store.db, (tx) => stepOrder(tx, { orderId, to, actor: 'staff', at: clock.now() }));
}

async function movesOf(orderId: string): Promise<string[]> {
  const events = await store.db
    .selectFrom('orderEvents')
    .select('toStatus')
    .where('orderId', '=', orderId)
    .where((event) => event('fromStatus', 'is distinct from', event.ref('toStatus')))
    .orderBy('id')
    .execute();
  return events.map(({ toStatus }) => toStatus);
}

describe('cancelling', () => {
  test('ten times at once is one cancellation, and the pieces come back once', async () => {
    const { product, order, token } = await shopperWithOrder();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call(cancelOrder, { _id: order.id }, { token })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await movesOf(order.id)).toEqual(['Placed', 'Cancelled']);
    expect(await stockOf(store, product)).toBe(5);
    expect(await ledgerSum(store, product)).toBe(5);
  });

  test('while the shop dispatches the parcel, one of the two happens and the other is refused', async () => {
    for (let round = 0; round < 12; round += 1) {
      const { product, order, token } = await shopperWithOrder('Packed');
      const cancel = () => call(cancelOrder, { _id: order.id }, { token });
      const dispatch = () => move(order.id, 'Out for delivery');
      const [cancelled, sent] =
        round % 2 === 0
          ? await Promise.all([cancel(), dispatch()])
          : await Promise.all([dispatch(), cancel()]).then(([second, first]) => [first, second] as const);
      expect([cancelled.status === 200, sent.ok].toSorted()).toEqual([false, true]);
      if (!sent.ok) expect(sent.refusal.code).toBe('ORDER_MOVE_NOT_ALLOWED');
      else expect(cancelled.body.code).toBe('ORDER_MOVE_NOT_ALLOWED');
      expect(await stockOf(store, product)).toBe(sent.ok ? 3 : 5);
    }
  });

  test('while another shopper buys the last pieces neither loses one nor sells one twice', async () => {
    for (let round = 0; round < 6; round += 1) {
      const product = await makeProduct(store, { stock: 3 });
      const user = await makeUser(store);
      const order = await makeOrder(store, [{ product, quantity: 3 }], { userId: user.id });
      const token = await logInAs(user);
      const buyers = await Promise.all(
        Array.from({ length: 4 }, () => makeBuyer(shop, [{ product, quantity: 1 }])),
      );
      const [cancelled, ...bought] = await Promise.all([
        call(cancelOrder, { _id: order.id }, { token }),
        ...buyers.map((buyer) => call(endpoints.order.cashOnDelivery, buyer.order, { token: buyer.token })),
      ]);
      expect(cancelled.status).toBe(200);
      const sold = bought.filter(({ status }) => status === 201).length;
      expect(sold).toBeLessThanOrEqual(3);
      expect(await stockOf(store, product)).toBe(3 - sold);
      expect(await ledgerSum(store, product)).toBe(3 - sold);
    }
  });

  test('and a late payment that brings the order back leave it in one state with the stock that belongs to it', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { product, order, token } = await shopperWithOrder('Awaiting payment');
      await Promise.all([
        call(cancelOrder, { _id: order.id }, { token }),
        transaction(store.db, (tx) =>
          reviveOrder(tx, { orderId: order.id, actor: 'provider', at: clock.now() }),
        ),
      ]);
      const moves = await movesOf(order.id);
      expect(await stockOf(store, product)).toBe(moves.at(-1) === 'Placed' ? 3 : 5);
      expect(await ledgerSum(store, product)).toBe(await stockOf(store, product));
    }
  });
});

test('an address changed while the parcel is being packed waits, and is then refused as too late', async () => {
  const { order, user, token } = await shopperWithOrder('Confirmed');
  const elsewhere = await makeAddress(store, { userId: user.id, city: 'Kribi' });
  const { editing } = await transaction(store.db, async (tx) => {
    await stepOrder(tx, { orderId: order.id, to: 'Packed', actor: 'staff', at: clock.now() });
    const edit = call(changeDelivery, { _id: order.id, addressId: elsewhere.id }, { token });
    await untilWaiting(store, 1);
    return { editing: edit };
  });
  expect((await editing).body.code).toBe('DELIVERY_FIXED');
  const { deliveryCity } = await store.db
    .selectFrom('orders')
    .select('deliveryCity')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  expect(deliveryCity).toBe('Douala');
});

test('a return asked for ten times at once is one request', async () => {
  const { order, token } = await shopperWithOrder('Delivered');
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => call(requestReturn, { _id: order.id, reason: 'other' }, { token })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 'RETURN_REQUESTED')).toHaveLength(9);
});

test('ordering again ten times at once fills the cart once', async () => {
  const { order, token } = await shopperWithOrder();
  await Promise.all(Array.from({ length: 10 }, () => call(orderAgain, { _id: order.id }, { token })));
  const cart = await call(endpoints.cart.get, undefined, { token });
  expect(cart.body.data.map(({ quantity }) => quantity)).toEqual([2]);
});
