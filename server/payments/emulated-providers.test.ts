import { afterAll, expect, test } from 'vitest';
import { createPaymentProviders } from '#adapters/payments/create-payment-providers.ts';
import { workOnce } from '#core/jobs/work-off.ts';
import { refundRequests } from '#core/refunds/refund-requests.ts';
import { defaultSettings } from '#core/settings.ts';
import { paymentQuestions } from '#core/settlement/payment-questions.ts';
import { endpoints } from '#shared/endpoints.ts';
import { startMtnMomoEmulator } from '#tests/emulators/mtn-momo-emulator.ts';
import { startOrangeWebEmulator } from '#tests/emulators/orange-web-emulator.ts';
import { startStripeEmulator } from '#tests/emulators/stripe-emulator.ts';
import { testShop } from '#tests/support/app.ts';
import { openCallbackInbox } from '#tests/support/callback-inbox.ts';
import { makeAdmin } from '#tests/support/make.ts';
import { makeOnlineShopper, readOrder } from '#tests/support/online-shopper.ts';

const inbox = await openCallbackInbox();
const stripe = await startStripeEmulator({ webhookUrl: inbox.url });
const mtnMomo = await startMtnMomoEmulator();
const orangeWeb = await startOrangeWebEmulator();
const providers = createPaymentProviders({
  payments: { stripe: stripe.settings, mtnMomo: mtnMomo.settings, orangeWeb: orangeWeb.settings },
});
const shop = await testShop({
  overrides: {
    payments: providers,
    settings: { ...defaultSettings, publicUrl: new URL(inbox.url).origin },
  },
});
afterAll(async () => {
  await Promise.all([stripe.close(), mtnMomo.close(), orangeWeb.close()]);
  inbox.close();
});

test('a card paid on Stripe’s page pays the order by its signed webhook', async () => {
  const { orderId, url } = await order('card');
  await press(url, 'pay');
  expect(await deliver('stripe')).toBe(200);
  expect(await readOrder(shop.store, orderId)).toMatchObject({ status: 'Placed', paymentStatus: 'Paid' });
});

test('a refund that Stripe has under way is asked about until the money is back', async () => {
  const { orderId, refund } = await refundOf('refund waits');
  expect(await refund()).toMatchObject({ state: 'pending', reference: expect.stringMatching(/^re_/) });
  const number = (await refund()).reference;
  const solange = await shop.logInAs(await makeAdmin(shop.store));
  const byHand = { id: (await refund()).id, reference: 'by hand as well' };
  expect((await shop.call(endpoints.payment.settleRefund, byHand, { token: solange })).status).toBe(404);

  shop.clock.advance({ hours: 1 });
  await workOnce(shop.store, refundRequests);
  expect(await refund()).toMatchObject({ state: 'done', reference: number });
  expect(await readOrder(shop.store, orderId)).toMatchObject({
    paymentStatus: 'Refunded',
    needsAttention: false,
  });
  expect([...stripe.refunds.keys()].filter((made) => made === number)).toHaveLength(1);
});

test('a refund that the bank sends back days later is left to the shop’s people', async () => {
  const { orderId, refund } = await refundOf('refund fails');
  shop.clock.advance({ hours: 1 });
  await workOnce(shop.store, refundRequests);
  expect(await refund()).toMatchObject({ state: 'due', reference: '' });
  const solange = await shop.logInAs(await makeAdmin(shop.store));
  const byHand = { id: (await refund()).id, reference: 'OM 4711' };
  expect((await shop.call(endpoints.payment.settleRefund, byHand, { token: solange })).status).toBe(200);
  expect((await readOrder(shop.store, orderId)).paymentStatus).toBe('Refunded');
});

test('a refund that Stripe has refused is asked for again, as another request, when an admin says so', async () => {
  const { orderId, refund } = await refundOf('refund refused');
  expect(await refund()).toMatchObject({ state: 'due', reference: '' });
  const solange = await shop.logInAs(await makeAdmin(shop.store));
  const again = { id: (await refund()).id };
  expect((await shop.call(endpoints.payment.askRefund, again, { token: solange })).status).toBe(200);
  expect(await refund()).toMatchObject({ state: 'done', reference: expect.stringMatching(/^re_/) });
  expect((await readOrder(shop.store, orderId)).paymentStatus).toBe('Refunded');
});

test('a refund whose answer was lost is found at Stripe, and not asked for twice', async () => {
  const before = stripe.refunds.size;
  const { refund } = await refundOf('refund answer lost');
  expect(await refund()).toMatchObject({ state: 'done', reference: [...stripe.refunds.keys()].at(-1) });
  expect(stripe.refunds.size).toBe(before + 1);
});

test('a refund that the bank sends back after it was made becomes an issue, once, and is then paid by hand', async () => {
  const { orderId, refund } = await refundOf('usual');
  expect(await refund()).toMatchObject({ state: 'done' });
  shop.clock.advance({ days: 6 });
  await stripe.sendBack((await refund()).reference);
  const webhooks = await inbox.take(2);
  inbox.received.length = 0;
  for (const webhook of webhooks) expect(await handOver('stripe', webhook)).toBe(200);
  expect(await refund()).toMatchObject({ state: 'due', reference: '' });
  expect(await readOrder(shop.store, orderId)).toMatchObject({ paymentStatus: 'Paid', needsAttention: true });
  const token = await shop.logInAs(await makeAdmin(shop.store));
  const { body } = await shop.call(endpoints.orderDesk.getOrder, { _id: orderId }, { token });
  expect(body.data.issues).toMatchObject([{ kind: 'refund', refund: { stand: 'sent_back' } }]);
  expect(body.data.events.filter(({ remark }) => remark === 'refund_sent_back')).toHaveLength(1);

  const byHand = { id: (await refund()).id, reference: 'OM 4711' };
  expect((await shop.call(endpoints.payment.settleRefund, byHand, { token })).status).toBe(200);
  for (const webhook of webhooks) expect(await handOver('stripe', webhook)).toBe(200);
  expect(await refund()).toMatchObject({ state: 'done', reference: 'OM 4711' });
  expect(await readOrder(shop.store, orderId)).toMatchObject({
    paymentStatus: 'Refunded',
    needsAttention: false,
  });
});

/** A card payment whose order was cancelled, and whose refund has just been sent. */
async function refundOf(
  behaviour: 'usual' | 'refund waits' | 'refund fails' | 'refund refused' | 'refund answer lost',
) {
  stripe.behaveNext(behaviour);
  const { orderId, url, token } = await order('card');
  await press(url, 'pay');
  expect(await deliver('stripe')).toBe(200);
  await shop.call(endpoints.order.cancelOrder, { _id: orderId }, { token });
  await workOnce(shop.store, refundRequests);
  const refund = async () => {
    const [owed] = (await readOrder(shop.store, orderId)).refunds;
    if (!owed) throw new Error('No money is owed.');
    return owed;
  };
  return { orderId, refund };
}

test('a prompt approved at MTN pays the order once MTN confirms it, and a forged callback does not', async () => {
  const forged = await order('mtn_momo', '670000018');
  expect(await deliver('mtn_momo')).toBe(200);
  await workOnce(shop.store, paymentQuestions);
  expect((await readOrder(shop.store, forged.orderId)).paymentStatus).toBe('Processing');

  const approved = await order('mtn_momo', '670000019');
  expect(await deliver('mtn_momo')).toBe(200);
  await workOnce(shop.store, paymentQuestions);
  expect(await readOrder(shop.store, approved.orderId)).toMatchObject({
    status: 'Placed',
    paymentStatus: 'Paid',
  });
});

test('a prompt whose answer was lost is asked about, never charged again, and pays the order', async () => {
  const before = mtnMomo.payments.size;
  const { orderId } = await order('mtn_momo', '670000013');
  expect(mtnMomo.payments.size).toBe(before + 1);
  await deliver('mtn_momo');
  await workOnce(shop.store, paymentQuestions);
  expect(mtnMomo.payments.size).toBe(before + 1);
  expect((await readOrder(shop.store, orderId)).paymentStatus).toBe('Paid');
});

test('a payment on Orange’s page pays the order once its notification has led to the question', async () => {
  const { orderId, url } = await order('orange_money');
  await press(url, 'pay');
  expect(await deliver('orange_web')).toBe(200);
  await workOnce(shop.store, paymentQuestions);
  expect(await readOrder(shop.store, orderId)).toMatchObject({ status: 'Placed', paymentStatus: 'Paid' });
});

async function order(provider: 'card' | 'mtn_momo' | 'orange_money', payer?: string) {
  const amina = await makeOnlineShopper(shop);
  const { body } = await shop.call(
    endpoints.order.checkout,
    { ...amina.order, phone: '677001122', provider, ...(payer === undefined ? {} : { payer_phone: payer }) },
    { token: amina.token },
  );
  return { orderId: body.data.orderId, url: body.url, token: amina.token };
}

function press(page: string, button: 'pay' | 'decline' | 'cancel'): Promise<Response> {
  return fetch(page, { method: 'POST', body: new URLSearchParams({ button }), redirect: 'manual' });
}

/** Sends the next callback to the shop's webhook address, unchanged. */
async function deliver(provider: string): Promise<number> {
  const [callback] = await inbox.take(1);
  inbox.received.length = 0;
  if (callback === undefined) throw new Error('No callback came.');
  return handOver(provider, callback);
}

async function handOver(
  provider: string,
  { method, headers, rawBody }: Awaited<ReturnType<typeof inbox.take>>[number],
): Promise<number> {
  const { statusCode } = await shop.app.inject({
    method: method === 'PUT' ? 'PUT' : 'POST',
    url: `/api/payment/webhook/${provider}`,
    headers: { ...headers, host: 'localhost' },
    payload: rawBody,
  });
  return statusCode;
}
