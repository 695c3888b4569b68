import { afterAll, describe, expect, test } from 'vitest';
import { createPaymentProviders } from '#adapters/payments/create-payment-providers.ts';
import { workOnce } from '#core/jobs/work-off.ts';
import { getOrderMoney } from '#core/ledger/order-money.ts';
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

describe('what happens in Stripe’s own pages', () => {
  test('a refund made there is booked once, is an issue, and the shop pays nothing back a second time', async () => {
    const { orderId, number, token } = await paidOrder();
    const reference = await stripe.refundInDashboard(number, 6000);
    await deliverAll(2);
    const order = await readOrder(shop.store, orderId);
    expect(order).toMatchObject({
      ...{ paymentStatus: 'Refunded', needsAttention: true },
      refunds: [{ amount: 6000, cause: 'at_provider', state: 'done', reference }],
    });
    expect((await deskOrder(orderId)).issues).toMatchObject([
      { kind: 'odd', reason: 'refunded_at_provider' },
    ]);
    await shop.call(endpoints.order.cancelOrder, { _id: orderId }, { token });
    await workOnce(shop.store, refundRequests);
    expect((await readOrder(shop.store, orderId)).refunds).toHaveLength(1);
    expect(await getOrderMoney(shop.store.db, orderId)).toMatchObject({ came: 6000, givenBack: 6000 });
  });

  test('of a part leaves the order paid, and its end owes the rest only', async () => {
    const { orderId, number, token } = await paidOrder();
    await stripe.refundInDashboard(number, 1500);
    await deliverAll(2);
    expect(await readOrder(shop.store, orderId)).toMatchObject({ paymentStatus: 'Paid' });
    await shop.call(endpoints.order.cancelOrder, { _id: orderId }, { token });
    await workOnce(shop.store, refundRequests);
    const { refunds, paymentStatus } = await readOrder(shop.store, orderId);
    expect(refunds.map(({ amount, state }) => [amount, state])).toEqual([
      [1500, 'done'],
      [4500, 'done'],
    ]);
    expect(paymentStatus).toBe('Refunded');
  });

  test('a refund that waits for a person is settled by the one made there', async () => {
    stripe.behaveNext('refund refused');
    const { orderId, number, token } = await paidOrder();
    await shop.call(endpoints.order.cancelOrder, { _id: orderId }, { token });
    await workOnce(shop.store, refundRequests);
    expect((await readOrder(shop.store, orderId)).refunds).toMatchObject([{ state: 'due', reference: '' }]);
    const reference = await stripe.refundInDashboard(number, 6000);
    await deliverAll(2);
    expect((await readOrder(shop.store, orderId)).refunds).toMatchObject([{ state: 'done', reference }]);
  });

  test('a dispute has its state and deadline at the order until the bank has its answer', async () => {
    const { orderId, number } = await paidOrder();
    const dueBy = 1_800_000_000;
    const id = await stripe.dispute(number, { status: 'needs_response', created: 1_000, dueBy });
    await deliverAll(1);
    const { issues, money } = await deskOrder(orderId);
    expect(issues).toMatchObject([{ kind: 'dispute', reason: 'disputed', amount: 6000 }]);
    expect(money.disputes).toMatchObject([
      { id, state: 'needs_answer', reason: 'fraudulent', dueBy: new Date(dueBy * 1000).toISOString() },
    ]);
    const note = 'The slip, signed by her sister';
    await shop.call(endpoints.attention.noteEvidence, { id, note }, await asStaff());
    await stripe.dispute(number, { status: 'under_review', created: 3_000 });
    // An earlier report that arrives later.
    await stripe.dispute(number, { status: 'needs_response', created: 2_000 });
    await deliverAll(2);
    const after = await deskOrder(orderId);
    expect(after.issues).toEqual([]);
    expect(after.money.disputes).toMatchObject([{ state: 'under_review', evidenceNote: note }]);
  });

  test('disputed money is not paid back; a lost dispute takes it out of the books, and is looked at', async () => {
    const { orderId, number, token } = await paidOrder();
    await stripe.dispute(number, { status: 'needs_response', created: 1_000 });
    await deliverAll(1);
    await shop.call(endpoints.order.cancelOrder, { _id: orderId }, { token });
    expect((await readOrder(shop.store, orderId)).refunds).toEqual([]);
    await stripe.dispute(number, { status: 'lost', created: 2_000 });
    await deliverAll(1);
    expect(await getOrderMoney(shop.store.db, orderId)).toMatchObject({ came: 6000, givenBack: 6000 });
    expect((await deskOrder(orderId)).issues).toMatchObject([{ kind: 'odd', reason: 'dispute_lost' }]);
    await shop.call(endpoints.attention.lookAt, { orderId, note: 'Ask for signatures' }, await asStaff());
    expect((await deskOrder(orderId)).issues).toEqual([]);
  });

  test('a refund that was due before the dispute stops until the bank has decided, and calls people', async () => {
    const sentBefore = stripe.refunds.size;
    const { orderId, number, token } = await paidOrder();
    await shop.call(endpoints.order.cancelOrder, { _id: orderId }, { token });
    await stripe.dispute(number, { status: 'needs_response', created: 1_000 });
    await deliverAll(1);
    await workOnce(shop.store, refundRequests);
    const [refund] = (await readOrder(shop.store, orderId)).refunds;
    expect(refund).toMatchObject({ state: 'due', amount: 6000 });
    expect(stripe.refunds.size).toBe(sentBefore);
    expect((await deskOrder(orderId)).issues).toContainEqual(
      expect.objectContaining({ refund: expect.objectContaining({ progress: 'disputed' }) }),
    );
    const again = () =>
      asStaff().then((staff) => shop.call(endpoints.payment.askRefund, { id: refund?.id ?? '' }, staff));
    expect(await again()).toMatchObject({ status: 409, body: { code: 'REFUND_DISPUTED' } });
    await stripe.dispute(number, { status: 'won', created: 2_000 });
    await deliverAll(1);
    expect((await again()).status).toBe(200);
    expect((await readOrder(shop.store, orderId)).refunds).toMatchObject([{ state: 'done' }]);
  });
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
  expect(body.data.issues).toMatchObject([{ kind: 'refund', refund: { progress: 'sent_back' } }]);
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

test('the desk shows Orange’s own numbers of a payment', async () => {
  const { orderId } = await order('orange_money');
  const { money } = await deskOrder(orderId);
  expect(money.payments).toMatchObject([
    { provider: 'orange_web', reference: expect.stringMatching(/^[\da-z]{25}$/) },
  ]);
});

async function asStaff() {
  return { token: await shop.logInAs(await makeAdmin(shop.store)) };
}

async function deskOrder(_id: string) {
  return (await shop.call(endpoints.orderDesk.getOrder, { _id }, await asStaff())).body.data;
}

async function paidOrder() {
  const { orderId, url, token } = await order('card');
  await press(url, 'pay');
  expect(await deliver('stripe')).toBe(200);
  return { orderId, token, number: (await deskOrder(orderId)).orderId };
}

/** Delivers this many of Stripe's webhooks, and the first one once more. */
async function deliverAll(count: number): Promise<void> {
  const webhooks = await inbox.take(count);
  inbox.received.length = 0;
  for (const webhook of [...webhooks, ...webhooks.slice(0, 1)]) {
    expect(await handOver('stripe', webhook)).toBe(200);
  }
}

/** A card payment of a cancelled order, whose refund has just been requested. */
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
