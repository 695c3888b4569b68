import { expect, test } from 'vitest';
import { workOff } from '#core/jobs/work-off.ts';
import { refundRequests } from '#core/refunds/refund-requests.ts';
import { receiveReport } from '#core/settlement/provider-reports.ts';
import { reviveOrder } from '#core/settlement/revive-order.ts';
import { settlePayment } from '#core/settlement/settle-payment.ts';
import { transaction } from '#db/transaction.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { createFakeProvider, paid } from '#tests/support/fake-provider.ts';
import { makeAdmin, makeProduct, makeUser } from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';
import { lastCharge, makeOnlineShopper } from '#tests/support/online-shopper.ts';

// What a shopper reads of money that goes back, in My Orders, by her tracking link and where she paid: all say the same.

const card = createFakeProvider('card');
const shop = await testShop({ overrides: { payments: [card] } });
const { call, store, clock, logInAs } = shop;
const staff = await makeAdmin(store);
const asStaff = async () => ({ token: await logInAs(staff) });

/** Three lipsticks at 2 000 F, paid in cash. */
async function cashOrder(status: 'Placed' | 'Delivered') {
  const product = await makeProduct(store, { stock: 5, price: 2000, discount: 0 });
  const user = await makeUser(store);
  const state = { userId: user.id, status, paymentStatus: 'Paid' } as const;
  const { id } = await makeOrder(store, [{ product, quantity: 3 }], state);
  return { orderId: id, token: await logInAs(user), pieces: [{ productId: product.id, of: 3, quantity: 1 }] };
}

/** An order of 6 000 F, paid by card. */
async function cardOrder() {
  const { token, order } = await makeOnlineShopper(shop);
  const { body } = await call(endpoints.order.checkout, { ...order, provider: 'card' }, { token });
  const { attemptId } = lastCharge(card);
  await settlePayment(store, attemptId, paid(lastCharge(card)));
  return { orderId: body.data.orderId, attemptId, token };
}

async function readMoneyBack({ orderId, token }: { orderId: string; token: string }) {
  const own = (await call(endpoints.order.orderList, undefined, { token })).body.data;
  const tracking = (await call(endpoints.order.getTracking, { _id: orderId }, { token })).body.data;
  const linked = (await call(endpoints.order.trackByLink, { token: tracking.trackingToken })).body.data;
  expect(tracking.moneyBack).toEqual(own[0]?.money_back);
  expect(linked.moneyBack).toEqual(own[0]?.money_back);
  const payment = (await call(endpoints.payment.getState, { orderId }, { token })).body.data;
  expect(payment.moneyBack).toEqual(own[0]?.money_back);
  return linked.moneyBack;
}

const inCash = { way: 'cash', isSimulated: false } as const;

test('of an order from which nothing goes back, nothing is said', async () => {
  expect(await readMoneyBack(await cashOrder('Delivered'))).toEqual([]);
});

test('cash of a cancelled order is under way until the shop has handed it over, and then has its day', async () => {
  const order = await cashOrder('Placed');
  await call(endpoints.order.cancelOrder, { _id: order.orderId }, { token: order.token });
  const back = { ...inCash, amount: 6000, reason: 'cancelled' };
  expect(await readMoneyBack(order)).toEqual([{ ...back, doneAt: null }]);
  const { id } = await store.db
    .selectFrom('refunds')
    .select('id')
    .where('orderId', '=', order.orderId)
    .executeTakeFirstOrThrow();
  const noted = await call(endpoints.payment.settleRefund, { id, reference: 'Counter' }, await asStaff());
  expect(noted.status).toBe(200);
  expect(await readMoneyBack(order)).toEqual([{ ...back, doneAt: expect.any(String) }]);
});

test('money of an order that was cancelled, came back by a late payment and was refused goes back for the end that it is of', async () => {
  const order = await cashOrder('Placed');
  await call(endpoints.order.cancelOrder, { _id: order.orderId }, { token: order.token });
  clock.advance({ minutes: 1 });
  const revival = { orderId: order.orderId, actor: 'provider', at: clock.now() } as const;
  expect(await transaction(store.db, (tx) => reviveOrder(tx, revival))).toMatchObject({ ok: true });
  for (const to of ['Confirmed', 'Packed', 'Out for delivery', 'Refused'] as const) {
    clock.advance({ minutes: 1 });
    await call(endpoints.orderDesk.move, { orders: [order.orderId], to }, await asStaff());
  }
  const [tracked] = (await call(endpoints.order.orderList, undefined, { token: order.token })).body.data;
  expect(tracked?.order_status).toBe('Refused');
  expect((await readMoneyBack(order)).map(({ reason }) => reason)).toEqual(['cancelled']);
});

test.each([
  ['Placed', 'pieces_missing'],
  ['Delivered', 'pieces_back'],
] as const)('of an order that is %s, the money of one piece goes back for %s', async (shown, reason) => {
  const order = await cashOrder(shown);
  const input = { orderId: order.orderId, shown, pieces: order.pieces };
  expect((await call(endpoints.orderLines.takeOut, input, await asStaff())).status).toBe(200);
  expect(await readMoneyBack(order)).toEqual([{ ...inCash, amount: 2000, reason, doneAt: null }]);
});

test('money that the shop gives back on its own goes to the card that paid', async () => {
  const order = await cardOrder();
  const input = { orderId: order.orderId, reason: 'Late', part: { amount: 1000, left: 6000 } };
  await call(endpoints.payment.startRefund, input, await asStaff());
  const back = { amount: 1000, reason: 'by_shop', way: 'card', isSimulated: false };
  expect(await readMoneyBack(order)).toEqual([{ ...back, doneAt: null }]);
  await workOff(store, refundRequests);
  expect(await readMoneyBack(order)).toEqual([{ ...back, doneAt: expect.any(String) }]);
});

test('a payment that the bank took back is said to be the bank’s doing', async () => {
  const order = await cardOrder();
  await receiveReport(store, {
    ...{ kind: 'dispute', transactionId: `tx_${order.attemptId}` },
    dispute: {
      ...{ id: `dp_${order.attemptId}`, provider: 'stripe', reason: 'fraudulent', state: 'lost' },
      ...{ amount: 6000, dueBy: null, saidAt: clock.now() },
    },
  });
  expect(await readMoneyBack(order)).toEqual([
    { amount: 6000, reason: 'bank', way: 'card', isSimulated: false, doneAt: expect.any(String) },
  ]);
});
