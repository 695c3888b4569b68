import { expect, test } from 'vitest';
import { listIssuesOf } from '#core/issues/issue-queries.ts';
import { workOff } from '#core/jobs/work-off.ts';
import { getOrderMoney } from '#core/ledger/order-money.ts';
import { refundRequests } from '#core/refunds/refund-requests.ts';
import { providerReports, receiveReport } from '#core/settlement/provider-reports.ts';
import { settlePayment } from '#core/settlement/settle-payment.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { createFakeProvider, paid } from '#tests/support/fake-provider.ts';
import { makeAdmin } from '#tests/support/make.ts';
import { lastCharge, makeOnlineShopper, readOrder } from '#tests/support/online-shopper.ts';

const card = createFakeProvider('card');
const shop = await testShop({ overrides: { payments: [card] } });
const { call, store, clock } = shop;
const options = { token: await shop.logInAs(await makeAdmin(store)) };

/** An order for which 6 000 F came by card; `isKnown` says whether the shop has heard of it. */
async function orderByCard({ isKnown = true } = {}) {
  const amina = await makeOnlineShopper(shop);
  const checkout = { ...amina.order, provider: 'card' };
  const { body } = await call(endpoints.order.checkout, checkout, { token: amina.token });
  const charge = lastCharge(card);
  const hear = () => settlePayment(store, charge.attemptId, paid(charge));
  if (isKnown) await hear();
  const { attemptId } = charge;
  return { orderId: body.data.orderId, hear, attemptId, transactionId: `tx_${attemptId}` };
}

type Stated = { category: string; amount: number; of: { attemptId: string; transactionId: string } };

const stamp = (at: Date) => at.toISOString().slice(0, 19).replace('T', ' ');

/** Uploads Stripe's report with these lines, a second apart. */
function state(...lines: Stated[]) {
  const rows = lines.map(({ category, amount, of: { attemptId, transactionId } }, index) => {
    const at = stamp(new Date(clock.now().getTime() + index * 1_000));
    return `txn_${category}_${attemptId},${at},xaf,${amount},0,${category},dp_${attemptId},${transactionId}`;
  });
  const titles =
    'balance_transaction_id,created_utc,currency,gross,fee,reporting_category,source_id,payment_intent_id';
  const bytes = Buffer.from([titles, ...rows].join('\n'));
  const fields = { provider: 'stripe', fileName: 'balance.csv' };
  return shop.upload(endpoints.statements.upload, { field: 'file', bytes, fields }, options);
}

async function refundsOf(orderId: string) {
  return (await readOrder(store, orderId)).refunds.map(({ amount, state: how }) => [amount, how]);
}

async function reasonsOf(orderId: string) {
  return (await listIssuesOf(store, orderId)).map(({ reason }) => reason);
}

test('a bank that took a payment whose provider is not set up any more is at the order, and nothing is given back twice', async () => {
  const order = await orderByCard();
  const cancelled = { orders: [order.orderId], to: 'Cancelled' } as const;
  await call(endpoints.orderDesk.move, cancelled, options);
  card.refundsWith(new Error('The answer was lost.'));
  await workOff(store, refundRequests);
  clock.advance({ minutes: 1 });
  await workOff({ ...store, payments: [] }, refundRequests);
  expect(await refundsOf(order.orderId)).toEqual([[6_000, 'due']]);

  const taken = { category: 'dispute', amount: -6_000, of: order };
  await state(taken);
  expect(await refundsOf(order.orderId)).toEqual([]);
  expect(await reasonsOf(order.orderId)).toEqual(['dispute_lost']);
  const { movements } = await getOrderMoney(store.db, order.orderId);
  expect(movements.map(({ source, amount }) => [source, amount])).toEqual([
    ['attempt', 6_000],
    ['dispute', 6_000],
  ]);

  await state(taken);
  expect(await reasonsOf(order.orderId)).toEqual(['dispute_lost']);
  await call(endpoints.attention.lookAt, { orderId: order.orderId, note: 'Seen' }, options);
  await state(taken);
  expect(await reasonsOf(order.orderId)).toEqual([]);
});

test('what a statement says of a dispute is the oldest word about it: the provider’s own is believed instead', async () => {
  const order = await orderByCard();
  const { transactionId, attemptId } = order;
  const say = (word: 'needs_answer' | 'won') =>
    receiveReport(store, {
      ...{ kind: 'dispute', transactionId },
      dispute: {
        ...{ id: `dp_${attemptId}`, provider: 'stripe', reason: 'fraudulent', state: word },
        ...{ amount: 6_000, dueBy: null, saidAt: clock.now() },
      },
    });
  const taken = { category: 'dispute', amount: -6_000, of: order };
  await state(taken);
  await say('needs_answer');
  await state(taken);
  expect(await reasonsOf(order.orderId)).toEqual(['disputed']);
  clock.advance({ minutes: 1 });
  await say('won');
  await state(taken);
  expect(await reasonsOf(order.orderId)).toEqual([]);
  expect((await getOrderMoney(store.db, order.orderId)).movements).toHaveLength(1);
});

test('what a bank gave back after all is the order’s again', async () => {
  const order = await orderByCard();
  await state(
    { category: 'dispute', amount: -6_000, of: order },
    { category: 'dispute_reversal', amount: 6_000, of: order },
  );
  expect(await reasonsOf(order.orderId)).toEqual([]);
  const { came, givenBack } = await getOrderMoney(store.db, order.orderId);
  expect([came, givenBack]).toEqual([6_000, 0]);
});

test('a dispute of a payment that the shop has not heard of waits for it', async () => {
  const order = await orderByCard({ isKnown: false });
  await state({ category: 'dispute', amount: -6_000, of: order });
  expect(await reasonsOf(order.orderId)).toEqual([]);
  await order.hear();
  await workOff(store, providerReports);
  expect(await reasonsOf(order.orderId)).toEqual(['dispute_lost']);
});

test('of two who send one statement at once the dispute is entered once', async () => {
  const order = await orderByCard();
  const taken = { category: 'dispute', amount: -6_000, of: order };
  await Promise.all([state(taken), state(taken)]);
  const { movements } = await getOrderMoney(store.db, order.orderId);
  expect(movements.map(({ source }) => source)).toEqual(['attempt', 'dispute']);
});

test('a bank takes no more of a payment than came by it, whatever a statement says', async () => {
  const order = await orderByCard();
  await state({ category: 'dispute', amount: -1_000_000, of: order });
  const { came, givenBack } = await getOrderMoney(store.db, order.orderId);
  expect([came, givenBack]).toEqual([6_000, 6_000]);
});
