import { describe, expect, test } from 'vitest';
import { listIssuesOf } from '#core/issues/issue-queries.ts';
import { workOff } from '#core/jobs/work-off.ts';
import { getOrderMoney } from '#core/ledger/order-money.ts';
import { findWhatCame } from '#core/ledger/what-came.ts';
import { addPieces } from '#core/order-lines/add-pieces.ts';
import { swap } from '#core/order-lines/swap.ts';
import { takeOut } from '#core/order-lines/take-out.ts';
import { listCurrentLines } from '#core/orders/change-lines.ts';
import { getOrder } from '#core/orders/order-queries.ts';
import { leftToGiveBack } from '#core/refunds/owe-refund.ts';
import { refundRequests } from '#core/refunds/refund-requests.ts';
import { settleRefund } from '#core/refunds/settle-refund.ts';
import { startRefund } from '#core/refunds/start-refund.ts';
import { takeRefundBack } from '#core/refunds/take-refund-back.ts';
import { providerReports, receiveReport } from '#core/settlement/provider-reports.ts';
import { settlePayment } from '#core/settlement/settle-payment.ts';
import { endpoints } from '#shared/endpoints.ts';
import { moneyTableMessages } from '#shared/messages/money-messages.ts';
import { shopDayOf } from '#shared/shop-day.ts';
import { testShop } from '#tests/support/app.ts';
import { takeExports } from '#tests/support/expect-exports.ts';
import { createFakeProvider, paid } from '#tests/support/fake-provider.ts';
import { makeAdmin, makeProduct } from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';
import { lastCharge, makeOnlineShopper, readOrder } from '#tests/support/online-shopper.ts';

const card = createFakeProvider('card');
const shop = await testShop({ overrides: { payments: [card] } });
const { call, store, clock } = shop;
const solange = await makeAdmin(store);
const token = await shop.logInAs(solange);

/** An order for which 6 000 F came by card. */
async function paidOrder() {
  const amina = await makeOnlineShopper(shop);
  const { body } = await call(
    endpoints.order.checkout,
    { ...amina.order, provider: 'card' },
    { token: amina.token },
  );
  const charge = lastCharge(card);
  await settlePayment(store, charge.attemptId, paid(charge));
  return { orderId: body.data.orderId, transactionId: `tx_${charge.attemptId}`, charge };
}

/** An order for which 6 000 F came by card, all of it due back. */
async function cancelledOrder() {
  const order = await paidOrder();
  const cancelled = { orders: [order.orderId], to: 'Cancelled' } as const;
  expect(
    (await call(endpoints.orderDesk.move, cancelled, { token: await shop.logInAs(solange) })).status,
  ).toBe(200);
  return order;
}

async function giveBack(orderId: string, amount: number): Promise<void> {
  const left = await leftToGiveBack(store.db, await findWhatCame(store.db, orderId), orderId);
  const outcome = await startRefund(store, solange, { orderId, reason: 'Late', part: { amount, left } });
  expect(outcome).toMatchObject({ ok: true });
  await workOff(store, refundRequests);
}

async function refundsOf(orderId: string) {
  const { refunds } = await readOrder(store, orderId);
  return refunds.map(({ amount, state }) => [amount, state]);
}

function refundedInPages(transactionId: string, amount: number) {
  const refund = { refundReference: `re_${transactionId}`, amount, state: 'refunded', raw: null } as const;
  return receiveReport(store, {
    ...{ kind: 'refunds_seen', provider: 'stripe', transactionId, refunds: [refund] },
  });
}

function disputeWith(
  state: 'needs_answer' | 'under_review' | 'won' | 'lost',
  said: { transactionId: string; attemptId: string; amount?: number; dueBy?: Date; saidAt?: Date },
) {
  const { transactionId, attemptId, amount = 6_000, dueBy = null, saidAt = store.clock.now() } = said;
  return receiveReport(store, {
    ...{ kind: 'dispute', transactionId },
    dispute: {
      ...{ id: `dp_${attemptId}`, provider: 'stripe', reason: 'fraudulent', state },
      ...{ amount, dueBy, saidAt },
    },
  });
}

describe('what goes back in the provider’s own pages while all of it is due', () => {
  test('is not due any more: only the rest is asked for, under a number of its own', async () => {
    const { orderId, transactionId, charge } = await cancelledOrder();
    await refundedInPages(transactionId, 900);
    await workOff(store, refundRequests);
    expect(await refundsOf(orderId)).toEqual([
      [5_100, 'done'],
      [900, 'done'],
    ]);
    expect(card.refunds.filter(({ attemptId }) => attemptId === charge.attemptId)).toMatchObject([
      { amount: 5_100 },
    ]);
  });

  test('is not due any more when the shop’s own request hung meanwhile and is refused', async () => {
    const { orderId, transactionId } = await cancelledOrder();
    card.refundsWith(new Error('no answer'));
    await workOff(store, refundRequests);
    await refundedInPages(transactionId, 900);
    clock.advance({ minutes: 1 });
    card.refundsWith({ state: 'failed', raw: null });
    await workOff(store, refundRequests);
    expect(await refundsOf(orderId)).toEqual([
      [5_100, 'done'],
      [900, 'done'],
    ]);
  });

  test('is not due any more when that request hung, and its provider was taken out of the settings', async () => {
    const { orderId, transactionId } = await cancelledOrder();
    card.refundsWith(new Error('no answer'));
    await workOff(store, refundRequests);
    await refundedInPages(transactionId, 900);
    clock.advance({ minutes: 1 });
    await workOff({ ...store, payments: [] }, refundRequests);
    expect(await refundsOf(orderId)).toEqual([
      [5_100, 'due'],
      [900, 'done'],
    ]);
    const left = await readOrder(store, orderId);
    const due = left.refunds.find(({ state }) => state === 'due');
    const settled = {
      refundId: due?.id ?? '',
      reference: 'by hand',
      seenAtProvider: true,
      paidFrom: undefined,
    };
    expect(await settleRefund(store, solange, settled)).toMatchObject({ ok: true });
    expect(await getOrderMoney(store.db, orderId)).toMatchObject({ came: 6_000, givenBack: 6_000 });
  });

  test('asks the shopper for no sum of before, once the shop’s own request for a surplus is refused', async () => {
    const { orderId, transactionId } = await paidOrder();
    const by = { orderId, shown: 'Placed', note: '' } as const;
    const [line] = await listCurrentLines(store.db, orderId);
    if (!line) throw new Error('The order has no line.');
    const { productId, quantity: of, discountedUnitPrice: price } = line;
    await takeOut(store, solange, { ...by, pieces: [{ productId, of, quantity: 1, damaged: 0 }] });
    card.refundsWith(new Error('no answer'));
    await workOff(store, refundRequests);
    const other = await makeProduct(store, { price: 800, discount: 0, stock: 3 });
    const adding = { productId: other.id, quantity: 1, seenTotal: 6_000 - price + 800 };
    expect(await addPieces(store, solange, { ...by, ...adding })).toMatchObject({ ok: true });
    expect((await getOrder(store.db, orderId)).settled).toBe(6_000 - price);
    await refundedInPages(transactionId, 6_000);
    clock.advance({ minutes: 1 });
    card.refundsWith({ state: 'failed', raw: null });
    await workOff(store, refundRequests);
    expect(await refundsOf(orderId)).toEqual([[6_000, 'done']]);
    expect((await getOrder(store.db, orderId)).settled).toBe(6_000);
  });

  test('does not make the shop forget a refund whose answer was lost: it is asked about, and the rest lowered', async () => {
    const { orderId, transactionId, charge } = await paidOrder();
    card.refundsWith({ state: 'failed', raw: null });
    await giveBack(orderId, 4_000);
    card.refundsWith(new Error('The answer was lost.'));
    await giveBack(orderId, 1_500);
    await refundedInPages(transactionId, 900);
    clock.advance({ minutes: 1 });
    await workOff(store, refundRequests);
    expect(await refundsOf(orderId)).toEqual([
      [3_600, 'done'],
      [1_500, 'done'],
      [900, 'done'],
    ]);
    const asked = card.refunds.filter(
      ({ attemptId, amount }) => attemptId === charge.attemptId && amount === 1_500,
    );
    expect(new Set(asked.map(({ requestId }) => requestId)).size).toBe(1);
  });

  test('does not settle a refund of the same sum whose answer was lost a moment ago', async () => {
    const { orderId, transactionId } = await paidOrder();
    card.refundsWith(new Error('The answer was lost.'));
    await giveBack(orderId, 900);
    await refundedInPages(transactionId, 900);
    clock.advance({ minutes: 1 });
    await workOff(store, refundRequests);
    expect(await refundsOf(orderId)).toEqual([
      [900, 'done'],
      [900, 'done'],
    ]);
  });

  test('settles a refund of the same sum that someone had to see to in those pages', async () => {
    const { orderId, transactionId } = await paidOrder();
    card.refundsWith({ state: 'failed', raw: null });
    await giveBack(orderId, 900);
    await refundedInPages(transactionId, 900);
    expect(await refundsOf(orderId)).toEqual([[900, 'done']]);
  });
});

test('what waits for people says how much a bank disputes, and until when it takes evidence', async () => {
  const { orderId, transactionId, charge } = await paidOrder();
  const dueBy = new Date('2026-04-01T12:00:00Z');
  const dispute = { transactionId, attemptId: charge.attemptId, amount: 2_500 };
  await disputeWith('needs_answer', { ...dispute, dueBy });
  const { body } = await call(endpoints.orderDesk.getOrder, { _id: orderId }, { token });
  expect(body.data.issues).toMatchObject([
    { reason: 'disputed', amount: 2_500, dueBy: dueBy.toISOString(), expected: null },
  ]);
  const { body: list } = await call(endpoints.attention.list, { search: body.data.orderId }, { token });
  expect(list.data).toEqual(body.data.issues);
  await disputeWith('lost', dispute);
  expect(await listIssuesOf(store, orderId)).toMatchObject([
    { reason: 'dispute_lost', amount: 2_500, dueBy: null },
  ]);
});

test('the accountant reads in words why a bank took money back', async () => {
  const { orderId, transactionId, charge } = await paidOrder();
  await disputeWith('lost', { transactionId, attemptId: charge.attemptId });
  const today = shopDayOf(clock.now());
  const { refunds } = await takeExports(store, solange, { from: today, to: today });
  const { orderNumber } = await getOrder(store.db, orderId);
  const { givenBack, takenBack, note } = moneyTableMessages.en;
  expect(refunds.filter((row) => Object.values(row).includes(orderNumber))).toMatchObject([
    { [givenBack]: '', [takenBack]: '6000', [note]: 'the cardholder has not made this payment' },
  ]);
});

test('the sums of the owner name what a bank took back, beside what the shop gave back', async () => {
  const { orderId, transactionId, charge } = await paidOrder();
  await disputeWith('lost', { transactionId, attemptId: charge.attemptId });
  const { orderNumber } = await getOrder(store.db, orderId);
  const { body } = await call(endpoints.money.list, { search: orderNumber }, { token });
  expect(body.sums).toMatchObject({ came: 6_000, givenBack: 6_000, takenBack: 6_000 });
  const today = shopDayOf(clock.now());
  const all = await call(endpoints.money.list, { from: today, to: today, limit: 1 }, { token });
  const overview = await call(endpoints.overview.get, { period: '7' }, { token });
  const { givenBack, takenBack } = all.body.sums;
  expect(overview.body.data.money).toMatchObject({ givenBack, takenBack });
});

test('money that a bank has taken in a dispute is not due to the shopper as well', async () => {
  const { orderId, transactionId, charge } = await cancelledOrder();
  await disputeWith('lost', { transactionId, attemptId: charge.attemptId });
  await workOff(store, refundRequests);
  expect(await refundsOf(orderId)).toEqual([]);
});

test('also where the bank had sent a refund of it back: the books keep both lines, and nothing is due', async () => {
  const { orderId, transactionId, charge } = await cancelledOrder();
  await workOff(store, refundRequests);
  const { requestId } = card.refunds.find(({ attemptId }) => attemptId === charge.attemptId) ?? {};
  if (requestId === undefined) throw new Error('The refund was not asked for.');
  await takeRefundBack(store, { requestId, refundReference: `re_${requestId}`, raw: null });
  await disputeWith('lost', { transactionId, attemptId: charge.attemptId });
  expect(await refundsOf(orderId)).toEqual([]);
  const { movements } = await getOrderMoney(store.db, orderId);
  expect(movements.map(({ source, amount }) => [source, amount])).toEqual([
    ['attempt', 6_000],
    ['reversal', 6_000],
    ['reversal', -6_000],
    ['dispute', 6_000],
  ]);
});

describe('a part of money of another amount that went back in the provider’s own pages', () => {
  /** An order for which 6 000 F were requested and 6 500 F came, of which 500 F went back. */
  async function amountInParts() {
    const amina = await makeOnlineShopper(shop);
    const { body } = await call(
      endpoints.order.checkout,
      { ...amina.order, provider: 'card' },
      { token: amina.token },
    );
    const charge = lastCharge(card);
    await settlePayment(store, charge.attemptId, { ...paid(charge), amount: 6_500 });
    await refundedInPages(`tx_${charge.attemptId}`, 500);
    return { orderId: body.data.orderId, attemptId: charge.attemptId };
  }
  const reasonsOf = async (orderId: string) =>
    (await listIssuesOf(store, orderId)).map(({ reason }) => reason);
  const settle = (id: string, decision: 'accept' | 'give_back') =>
    call(endpoints.attention.settleAmount, { id, decision, note: 'Called her.' }, { token });

  test('leaves the rest to be decided about, and the rest goes back', async () => {
    const { orderId, attemptId } = await amountInParts();
    expect(await reasonsOf(orderId)).toEqual(['mismatch']);
    expect((await settle(attemptId, 'give_back')).status).toBe(200);
    await workOff(store, refundRequests);
    expect(await refundsOf(orderId)).toEqual([
      [500, 'done'],
      [6_000, 'done'],
    ]);
    expect(await reasonsOf(orderId)).toEqual([]);
    expect((await settle(attemptId, 'give_back')).body.code).toBe('ISSUE_CLOSED');
  });

  test('leaves a rest that pays the order, with nothing missing', async () => {
    const { orderId, attemptId } = await amountInParts();
    expect((await settle(attemptId, 'accept')).status).toBe(200);
    expect(await readOrder(store, orderId)).toMatchObject({ status: 'Placed', paymentStatus: 'Paid' });
    const { waived } = await getOrderMoney(store.db, orderId);
    expect(waived).toBe(0);
  });
});

test('a refund that the bank sends back is due again only as far as the payment has not gone back meanwhile', async () => {
  const { orderId, transactionId, charge } = await paidOrder();
  await giveBack(orderId, 4_000);
  const { requestId } = card.refunds.find(({ attemptId }) => attemptId === charge.attemptId) ?? {};
  if (requestId === undefined) throw new Error('The refund was not asked for.');
  await refundedInPages(transactionId, 2_500);
  await takeRefundBack(store, { requestId, refundReference: `re_${requestId}`, raw: null });
  await workOff(store, refundRequests);
  expect(await refundsOf(orderId)).toEqual([
    [3_500, 'due'],
    [2_500, 'done'],
  ]);
});

test('a part of the cash that goes back out of goodwill can be all that came so far', async () => {
  const product = await makeProduct(store, { price: 6_000 });
  const { id } = await makeOrder(store, [{ product, quantity: 1 }], { status: 'Out for delivery' });
  await call(endpoints.cash.collect, { _id: id, due: 6_000, amount: 2_000, note: 'No change' }, { token });
  const part = { amount: 2_000, left: 2_000 };
  await startRefund(store, solange, { orderId: id, reason: 'Late', part });
  const refund = await store.db
    .selectFrom('refunds')
    .select('id')
    .where('orderId', '=', id)
    .executeTakeFirstOrThrow();
  const settled = await call(endpoints.payment.settleRefund, { id: refund.id, reference: 'Till' }, { token });
  expect(settled.status).toBe(200);
  expect(await readOrder(store, id)).toMatchObject({ paymentStatus: 'Refunded' });
});

test('a refund that the bank sends back is due again, also of an ended order that was paid in part', async () => {
  const amina = await makeOnlineShopper(shop);
  const asked = { ...amina.order, provider: 'card' };
  const { body } = await call(endpoints.order.checkout, asked, { token: amina.token });
  const { orderId } = body.data;
  const charge = lastCharge(card);
  await settlePayment(store, charge.attemptId, paid(charge));
  const [line] = await listCurrentLines(store.db, orderId);
  if (!line) throw new Error('The order has no line.');
  const dearer = await makeProduct(store, { price: 20_000, discount: 0 });
  const piece = { productId: line.productId, of: line.quantity, quantity: 1, damaged: 0 };
  const seenTotal = charge.amount - line.discountedUnitPrice + 20_000;
  const swapped = { orderId, shown: 'Placed', piece, into: dearer.id, seenTotal, note: '' } as const;
  expect((await swap(store, solange, swapped)).ok).toBe(true);
  await call(endpoints.orderDesk.move, { orders: [orderId], to: 'Cancelled' }, { token });
  await workOff(store, refundRequests);
  expect(await readOrder(store, orderId)).toMatchObject({ paymentStatus: 'Refunded' });
  const { requestId } = card.refunds.find(({ attemptId }) => attemptId === charge.attemptId) ?? {};
  if (requestId === undefined) throw new Error('The refund was not asked for.');
  await takeRefundBack(store, { requestId, refundReference: `re_${requestId}`, raw: null });
  expect(await refundsOf(orderId)).toEqual([[6_000, 'due']]);
});

describe('a refund whose answer was lost before the bank disputed the rest', () => {
  test.each([
    [
      'won',
      [
        [5_100, 'done'],
        [900, 'done'],
      ],
    ],
    ['lost', [[900, 'done']]],
  ] as const)('waits for the bank, and goes on once the dispute is %s', async (end, refunds) => {
    const { orderId, transactionId, charge } = await cancelledOrder();
    card.refundsWith(new Error('no answer'));
    await workOff(store, refundRequests);
    await refundedInPages(transactionId, 900);
    const dispute = { transactionId, attemptId: charge.attemptId, amount: 5_100 };
    await disputeWith('under_review', dispute);
    clock.advance({ minutes: 1 });
    await workOff(store, refundRequests);
    expect(await refundsOf(orderId)).toEqual([
      [6_000, 'pending'],
      [900, 'done'],
    ]);
    await disputeWith(end, dispute);
    card.refundsWith({ state: 'failed', raw: null });
    clock.advance({ minutes: 3 });
    await workOff(store, refundRequests);
    expect(await refundsOf(orderId)).toEqual(refunds);
  });
});

test('a refund that was asked for without an answer is looked up in the provider’s pages before anyone pays it, once the provider is out of the settings', async () => {
  const without = { ...store, payments: [] };
  const progressOf = async (orderId: string) =>
    (await listIssuesOf(without, orderId)).map(({ refund }) => refund?.progress);
  const { orderId } = await cancelledOrder();
  card.refundsWith(new Error('no answer'));
  await workOff(store, refundRequests);
  clock.advance({ minutes: 1 });
  await workOff(without, refundRequests);
  expect(await progressOf(orderId)).toEqual(['stuck']);

  const neverAsked = await cancelledOrder();
  await workOff(without, refundRequests);
  expect(await progressOf(neverAsked.orderId)).toEqual(['due']);

  const refused = await cancelledOrder();
  card.refundsWith(new Error('no answer'), { state: 'failed', raw: null });
  await workOff(store, refundRequests);
  clock.advance({ minutes: 1 });
  await workOff(store, refundRequests);
  expect(await progressOf(refused.orderId)).toEqual(['due']);
});

describe('what a provider says of a payment that the shop does not know yet', () => {
  /** An order whose provider has the money, while its report was lost. */
  async function chargedOrder() {
    const amina = await makeOnlineShopper(shop);
    const checkout = { ...amina.order, provider: 'card' };
    const { body } = await call(endpoints.order.checkout, checkout, { token: amina.token });
    const charge = lastCharge(card);
    const transactionId = `tx_${charge.attemptId}`;
    return { orderId: body.data.orderId, attemptId: charge.attemptId, transactionId, charge };
  }

  test('is a refund: it is in the books as soon as the payment is, once, however often it was said', async () => {
    const { orderId, transactionId, charge } = await chargedOrder();
    await refundedInPages(transactionId, 900);
    await refundedInPages(transactionId, 900);
    await workOff(store, providerReports);
    expect(await refundsOf(orderId)).toEqual([]);
    await settlePayment(store, charge.attemptId, paid(charge));
    await workOff(store, providerReports);
    expect(await refundsOf(orderId)).toEqual([[900, 'done']]);
    expect(await listIssuesOf(store, orderId)).toMatchObject([{ reason: 'refunded_at_provider' }]);
    expect(await keptReports(transactionId)).toBe(0);
  });

  test('is a dispute: its newest word counts, and people see it once the payment is known', async () => {
    const order = await chargedOrder();
    await disputeWith('under_review', order);
    clock.advance({ minutes: 5 });
    await disputeWith('lost', order);
    await settlePayment(store, order.attemptId, paid(order.charge));
    await workOff(store, providerReports);
    expect(await disputesOf(order.orderId)).toEqual([{ state: 'lost' }]);
  });

  test.each([
    ['needs_answer', 'under_review'],
    ['under_review', 'won'],
    ['needs_answer', 'lost'],
  ] as const)(
    'is two words of one second about a dispute: %s is before %s, whichever is heard last',
    async (first, then) => {
      for (const words of [
        [first, then],
        [then, first],
      ]) {
        const { orderId, transactionId, charge } = await paidOrder();
        const said = { transactionId, attemptId: charge.attemptId, saidAt: clock.now() };
        for (const word of words) await disputeWith(word, said);
        expect(await disputesOf(orderId)).toEqual([{ state: then }]);
      }
    },
  );

  test('waits behind what came before it', async () => {
    const { orderId, transactionId, charge } = await chargedOrder();
    await refundedInPages(transactionId, 900);
    await settlePayment(store, charge.attemptId, paid(charge));
    const refund = {
      refundReference: `re_${transactionId}`,
      amount: 900,
      state: 'failed',
      raw: null,
    } as const;
    await receiveReport(store, {
      ...{ kind: 'refunds_seen', provider: 'stripe', transactionId, refunds: [refund] },
    });
    await workOff(store, providerReports);
    const { came, givenBack } = await getOrderMoney(store.db, orderId);
    expect([came, givenBack]).toEqual([6_000, 0]);
  });

  test('is looked for again for thirty days, and then let go: it was about another shop of the same account', async () => {
    await refundedInPages('tx_of_another_shop', 500);
    clock.advance({ days: 29 });
    await workOff(store, providerReports);
    expect(await keptReports('tx_of_another_shop')).toBe(1);
    clock.advance({ days: 2 });
    await workOff(store, providerReports);
    expect(await keptReports('tx_of_another_shop')).toBe(0);
  });

  async function keptReports(transactionId: string): Promise<number> {
    const rows = await store.db
      .selectFrom('providerReports')
      .select('id')
      .where('transactionId', '=', transactionId)
      .execute();
    return rows.length;
  }

  function disputesOf(orderId: string) {
    return store.db.selectFrom('disputes').select('state').where('orderId', '=', orderId).execute();
  }
});

// The last test, because it advances the clock by hours.
test('a refund is lowered where someone has seen in the provider’s pages what a request that hung has paid', async () => {
  const { orderId, transactionId } = await cancelledOrder();
  card.refundsWith(...Array.from({ length: 6 }, () => new Error('no answer')));
  await workOff(store, refundRequests);
  await refundedInPages(transactionId, 900);
  for (let hour = 0; hour < 5; hour += 1) {
    clock.advance({ hours: 1 });
    await workOff(store, refundRequests);
  }
  const asked = await store.db
    .selectFrom('refunds')
    .select('id')
    .where('orderId', '=', orderId)
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow();
  const settled = { refundId: asked.id, reference: 're_1', seenAtProvider: true };
  expect(await settleRefund(store, solange, { ...settled, amount: 5_000 })).toMatchObject({
    refusal: { code: 'REFUND_CHANGED', facts: { left: 6_000 } },
  });
  expect(await settleRefund(store, solange, { ...settled, amount: 6_000 })).toMatchObject({ ok: true });
  expect(await refundsOf(orderId)).toEqual([
    [5_100, 'done'],
    [900, 'done'],
  ]);
  expect(await getOrderMoney(store.db, orderId)).toMatchObject({ came: 6_000, givenBack: 6_000 });
});
