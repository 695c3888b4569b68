import { expect, test } from 'vitest';
import { workOff } from '#core/jobs/work-off.ts';
import { refundRequests } from '#core/refunds/refund-requests.ts';
import { takeRefundBack } from '#core/refunds/take-refund-back.ts';
import { receiveReport } from '#core/settlement/provider-reports.ts';
import { settlePayment } from '#core/settlement/settle-payment.ts';
import { endpoints } from '#shared/endpoints.ts';
import { receiptMessages } from '#shared/messages/receipt-messages.ts';
import type { OrderStatus } from '#shared/order-status.ts';
import { testShop } from '#tests/support/app.ts';
import { createFakeProvider, paid } from '#tests/support/fake-provider.ts';
import { makeAdmin } from '#tests/support/make.ts';
import { lastCharge, makeOnlineShopper } from '#tests/support/online-shopper.ts';
import { textOfPdf } from '#tests/support/read-pdf.ts';

// Money that a bank takes back from an invoiced sale gets a credit note, as a refund does.

const card = createFakeProvider('card');
const shop = await testShop({ overrides: { payments: [card] } });
const { call, store, clock } = shop;
const solange = await makeAdmin(store);
const token = await shop.logInAs(solange);

/** An order of 6 000 F, paid by card; or twice, by two payments. */
async function paidOrder({ isPaidTwice = false } = {}) {
  const amina = await makeOnlineShopper(shop);
  const { body } = await call(
    endpoints.order.checkout,
    { ...amina.order, provider: 'card' },
    { token: amina.token },
  );
  const { orderId } = body.data;
  const charge = lastCharge(card);
  if (isPaidTwice)
    await call(endpoints.payment.tryAgain, { orderId, provider: 'card' }, { token: amina.token });
  await settlePayment(store, charge.attemptId, paid(charge));
  return { orderId, attemptId: charge.attemptId, second: lastCharge(card) };
}

async function move(orderId: string, ...steps: OrderStatus[]): Promise<void> {
  for (const to of steps) await call(endpoints.orderDesk.move, { orders: [orderId], to }, { token });
  clock.advance({ seconds: 5 });
}

const delivering = ['Confirmed', 'Packed', 'Out for delivery', 'Delivered'] as const;

async function hear(
  state: 'won' | 'lost',
  { attemptId, amount = 6_000 }: { attemptId: string; amount?: number },
) {
  clock.advance({ seconds: 5 });
  await receiveReport(store, {
    ...{ kind: 'dispute', transactionId: `tx_${attemptId}` },
    dispute: {
      ...{ id: `dp_${attemptId}`, provider: 'stripe', reason: 'fraudulent', state },
      ...{ amount, dueBy: null, saidAt: clock.now() },
    },
  });
}

async function giveBack(orderId: string, amount: number, left: number): Promise<void> {
  const input = { orderId, reason: 'Late', part: { amount, left } };
  expect((await call(endpoints.payment.startRefund, input, { token })).status).toBe(200);
  await workOff(store, refundRequests);
}

async function papersOf(orderId: string) {
  const papers = await store.db
    .selectFrom('invoices')
    .select(['kind', 'amount'])
    .where('orderId', '=', orderId)
    .orderBy('issuedAt')
    .orderBy('kind', 'desc')
    .orderBy('number')
    .execute();
  return papers.map(({ kind, amount }) => (kind === 'invoice' ? amount : -amount));
}

async function print(orderId: string, language: 'en' | 'fr' = 'en') {
  const { body } = await call(endpoints.orderDesk.getReceipt, { _id: orderId, language }, { token });
  return textOfPdf(Buffer.from(body.data.pdf, 'base64')).join('\n');
}

test('a dispute that is lost before the delivery is on a credit note beside the invoice', async () => {
  const { orderId, attemptId } = await paidOrder();
  await hear('lost', { attemptId });
  expect(await papersOf(orderId)).toEqual([]);
  await move(orderId, ...delivering);
  expect(await papersOf(orderId)).toEqual([6_000, -6_000]);
});

test('a dispute that is lost after it has its credit note at once, and once, and its paper says who took the money', async () => {
  const { orderId, attemptId } = await paidOrder();
  await move(orderId, ...delivering);
  await hear('lost', { attemptId, amount: 2_500 });
  await hear('lost', { attemptId, amount: 2_500 });
  expect(await papersOf(orderId)).toEqual([6_000, -2_500]);
  const text = await print(orderId);
  expect(text).toContain(receiptMessages.en.takenByBank);
  expect(text).toContain(`Ref. dp_${attemptId}`);
  expect(await print(orderId, 'fr')).toContain(receiptMessages.fr.takenByBank);
});

test('a dispute that is won after all is invoiced again: the credit note stays', async () => {
  const { orderId, attemptId } = await paidOrder();
  await move(orderId, ...delivering);
  await hear('lost', { attemptId });
  await hear('won', { attemptId });
  expect(await papersOf(orderId)).toEqual([6_000, -6_000, 6_000]);
  expect(await print(orderId)).toContain(receiptMessages.en.setOff);
});

test('a second payment that goes back after a dispute was lost has no credit note', async () => {
  const { orderId, attemptId, second } = await paidOrder({ isPaidTwice: true });
  await move(orderId, ...delivering);
  await hear('lost', { attemptId });
  expect(await papersOf(orderId)).toEqual([6_000, -6_000]);
  await settlePayment(store, second.attemptId, paid(second));
  await workOff(store, refundRequests);
  expect(card.refunds.at(-1)).toMatchObject({ attemptId: second.attemptId, amount: 6_000 });
  expect(await papersOf(orderId)).toEqual([6_000, -6_000]);
});

test('nor does a dispute that is lost about a second payment', async () => {
  const { orderId, second } = await paidOrder({ isPaidTwice: true });
  await move(orderId, ...delivering);
  await settlePayment(store, second.attemptId, paid(second));
  await hear('lost', { attemptId: second.attemptId });
  expect(await papersOf(orderId)).toEqual([6_000]);
  await workOff(store, refundRequests);
  expect(await papersOf(orderId)).toEqual([6_000]);
});

test('a refund that a bank sent back, and a dispute that takes its money instead, are credited once', async () => {
  const { orderId, attemptId } = await paidOrder();
  await move(orderId, ...delivering);
  await giveBack(orderId, 2_000, 6_000);
  expect(await papersOf(orderId)).toEqual([6_000, -2_000]);
  const { requestId } = card.refunds.find((refund) => refund.attemptId === attemptId) ?? {};
  if (requestId === undefined) throw new Error('The refund was not asked for.');
  await takeRefundBack(store, { requestId, refundReference: `re_${requestId}`, raw: null });
  expect(await papersOf(orderId)).toEqual([6_000, -2_000]);
  await hear('lost', { attemptId });
  expect(await papersOf(orderId)).toEqual([6_000, -2_000, -4_000]);
  expect(await print(orderId)).toContain(receiptMessages.en.setOffInOrder);
  // The refund is no longer due, so when the bank changes its mind the whole sum is invoiced again.
  await hear('won', { attemptId });
  expect(await papersOf(orderId)).toEqual([6_000, -2_000, -4_000, 6_000]);
});

test('a refund that a bank sent back and that is made again has one credit note', async () => {
  const { orderId, attemptId } = await paidOrder();
  await move(orderId, ...delivering);
  await giveBack(orderId, 2_000, 6_000);
  const { requestId } = card.refunds.find((refund) => refund.attemptId === attemptId) ?? {};
  if (requestId === undefined) throw new Error('The refund was not asked for.');
  await takeRefundBack(store, { requestId, refundReference: `re_${requestId}`, raw: null });
  const { id } = await store.db
    .selectFrom('refunds')
    .select('id')
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  const settled = { id, reference: 'By hand' };
  expect((await call(endpoints.payment.settleRefund, settled, { token })).status).toBe(200);
  expect(await papersOf(orderId)).toEqual([6_000, -2_000]);
});
