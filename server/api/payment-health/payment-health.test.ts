import { expect, test } from 'vitest';
import { workOff, workOnce } from '#core/jobs/work-off.ts';
import { deleteOldAnswersOfProviders, watchProvider } from '#core/payment-health/watch-provider.ts';
import { refundRequests } from '#core/refunds/refund-requests.ts';
import { paymentQuestions } from '#core/settlement/payment-questions.ts';
import { settlePayment } from '#core/settlement/settle-payment.ts';
import { readShopGauges } from '#server/watch/shop-gauges.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { createFakeProvider, paid } from '#tests/support/fake-provider.ts';
import { makeAdmin } from '#tests/support/make.ts';
import { lastCharge, makeOnlineShopper } from '#tests/support/online-shopper.ts';

const card = createFakeProvider('card');
const momo = createFakeProvider('mtn_momo', { canRefund: false });
const payments = [card, momo];
const shop = await testShop({ overrides: { payments } });
const { call, store, clock } = shop;
payments.splice(0, 2, ...[card, momo].map((fake) => ({ ...fake, ...watchProvider(store, fake) })));
const solange = await makeAdmin(store);

async function health() {
  const { body } = await call(endpoints.paymentHealth.get, {}, { token: await shop.logInAs(solange) });
  return body.data;
}

const of = (all: Awaited<ReturnType<typeof health>>, id: string) =>
  all.providers.find(({ provider }) => provider === id);

test('a provider that was never asked has no answer, and nothing waits', async () => {
  expect(await health()).toMatchObject({
    providers: [
      { provider: 'mtn_momo', isInUse: true, lastAnswerAt: null, open: 0 },
      { provider: 'stripe', isInUse: true, lastAnswerAt: null, open: 0 },
    ],
    refunds: { byHand: 0, underWay: 0, stuck: 0, oldestAt: null },
  });
});

test('a provider that falls silent shows since when, how often, and which payment waits for it', async () => {
  const amina = await makeOnlineShopper(shop);
  const input = { ...amina.order, provider: 'mtn_momo', payer_phone: '677001122' };
  const before = clock.now().toISOString();
  await call(endpoints.order.checkout, input, { token: amina.token });
  const began = clock.now().toISOString();
  momo.says(lastCharge(momo).attemptId, new Error('no route to host'));
  for (let minutes = 0; minutes < 3; minutes += 1) {
    clock.advance({ minutes: 1 });
    await workOff(store, paymentQuestions);
  }
  const found = of(await health(), 'mtn_momo');
  expect(found).toMatchObject({ answered: 1, open: 1, unanswered: 1, lastError: 'no route to host' });
  expect(found?.failed).toBeGreaterThan(0);
  const inOrder = [before, found?.oldestUnansweredAt, began];
  expect(inOrder.toSorted()).toEqual(inOrder);
  expect((found?.lastFailureAt ?? '') > (found?.lastAnswerAt ?? '')).toBe(true);
  expect(of(await health(), 'stripe')).toMatchObject({ answered: 0, failed: 0, open: 0 });

  const gauges = await readShopGauges(store);
  const gauge = (name: string, labels: object) =>
    gauges.find((one) => one.name === name && expect.objectContaining(labels).asymmetricMatch(one.labels))
      ?.value;
  const provider = 'mtn_momo';
  expect(gauge('shop_undecided_payments', { provider, state: 'unanswered' })).toBe(1);
  expect(gauge('shop_provider_last_answer_seconds', { provider })).toBeCloseTo(180, -1);
  expect(gauge('shop_provider_questions_of_day', { provider, result: 'failed' })).toBe(found?.failed);
  expect(gauge('shop_oldest_unanswered_payment_seconds', { provider })).toBeCloseTo(180, -1);
});

test('a refund whose provider does not answer is shown as stuck, and mails that wait by their number', async () => {
  const amina = await makeOnlineShopper(shop);
  const input = { ...amina.order, provider: 'card' };
  const { body } = await call(endpoints.order.checkout, input, { token: amina.token });
  const charge = lastCharge(card);
  await settlePayment(store, charge.attemptId, paid(charge));
  await call(endpoints.order.cancelOrder, { _id: body.data.orderId }, { token: amina.token });
  card.refundsWith(...Array.from({ length: 4 }, () => new Error('401')));
  for (let round = 0; round < 4; round += 1) {
    await workOnce(store, refundRequests);
    expect((await health()).refunds.stuck).toBe(round < 3 ? 0 : 1);
    clock.advance({ hours: 1 });
  }
  await call(endpoints.user.forgotPassword, { email: solange.email });
  const { refunds, messages } = await health();
  expect(refunds).toMatchObject({ byHand: 0, stuck: 1, oldestAt: expect.any(String) });
  expect(messages).toMatchObject([
    { channel: 'mail', waiting: 1, stopped: 0, oldestDueAt: expect.any(String) },
  ]);
});

test.each([
  ['misconfigured', { trouble: 'stripe refuses our keys (401)' }, 'stripe refuses our keys (401)'],
  ['provider_unavailable', { status: 429 }, 'provider_unavailable {"status":429}'],
] as const)(
  'a provider that answers that it can begin no payment has failed (%s)',
  async (reason, raw, said) => {
    clock.advance({ minutes: 1 });
    const before = of(await health(), 'stripe');
    card.startsWith({ state: 'failed', reason, raw });
    const amina = await makeOnlineShopper(shop);
    await call(endpoints.order.checkout, { ...amina.order, provider: 'card' }, { token: amina.token });
    const after = of(await health(), 'stripe');
    expect(after).toMatchObject({ answered: before?.answered, lastError: said });
    expect((after?.failed ?? 0) - (before?.failed ?? 0)).toBe(1);
    expect((after?.lastFailureAt ?? '') > (after?.lastAnswerAt ?? '')).toBe(true);
  },
);

test('a provider that refuses the payer has answered', async () => {
  clock.advance({ minutes: 1 });
  const before = of(await health(), 'stripe');
  card.startsWith({ state: 'failed', reason: 'limit_reached', raw: null });
  const amina = await makeOnlineShopper(shop);
  await call(endpoints.order.checkout, { ...amina.order, provider: 'card' }, { token: amina.token });
  expect(of(await health(), 'stripe')).toMatchObject({
    ...{ answered: (before?.answered ?? 0) + 1, failed: before?.failed },
  });
});

test('a payment whose provider was taken out of the settings is still shown', async () => {
  payments.pop();
  expect(of(await health(), 'mtn_momo')).toMatchObject({ isInUse: false, open: 1 });
});

test('answers are forgotten after a week', async () => {
  clock.advance({ days: 8 });
  await deleteOldAnswersOfProviders(store);
  expect(await store.db.selectFrom('providerAnswers').selectAll().execute()).toEqual([]);
});
