import { afterAll, expect, test } from 'vitest';
import { createPaymentProviders } from '#adapters/payments/create-payment-providers.ts';
import { expireReservations } from '#core/checkout/expire-reservations.ts';
import { workOff } from '#core/jobs/work-off.ts';
import { defaultSettings } from '#core/settings.ts';
import { paymentQuestions } from '#core/settlement/payment-questions.ts';
import { endpoints } from '#shared/endpoints.ts';
import { startOrangePushEmulator } from '#tests/emulators/orange-push-emulator.ts';
import { testShop } from '#tests/support/app.ts';
import { openCallbackInbox } from '#tests/support/callback-inbox.ts';
import { makeOnlineShopper, readOrder, stockAndLedger } from '#tests/support/online-shopper.ts';

const inbox = await openCallbackInbox();
const orange = await startOrangePushEmulator();
const shop = await testShop({
  overrides: {
    payments: createPaymentProviders({ payments: { orangePush: orange.settings } }),
    settings: { ...defaultSettings, publicUrl: new URL(inbox.url).origin },
  },
});
afterAll(async () => {
  await orange.close();
  inbox.close();
});

const paid = { status: 'Placed', paymentStatus: 'Paid', paymentMethod: 'orange_money' };

test('a prompt approved on the phone pays the order once Orange confirms it', async () => {
  const amina = await order('690000001');
  expect(amina.url).toBe(`/payment/${amina.orderId}`);
  expect(promptsTo('690000001')).toMatchObject([{ amount: '6000', payer: '690000001' }]);
  await takeNotification();
  expect(await readOrder(shop.store, amina.orderId)).toMatchObject({ status: 'Awaiting payment' });
  await askAtOnce();
  expect(await readOrder(shop.store, amina.orderId)).toMatchObject({
    ...paid,
    paymentId: expect.stringMatching(/^MP/),
  });
  expect(await stockAndLedger(shop.store, amina.product)).toEqual({ stock: 3, ledger: 3 });
});

test('a notification of a third party pays nothing', async () => {
  const amina = await order('690000018');
  await takeNotification();
  await askAtOnce();
  expect(await readOrder(shop.store, amina.orderId)).toMatchObject({
    status: 'Awaiting payment',
    paymentStatus: 'Processing',
  });
});

test('a prompt that Orange refuses leaves the order held, and another phone pays it', async () => {
  const amina = await order('690000003');
  expect(await readOrder(shop.store, amina.orderId)).toMatchObject({
    status: 'Awaiting payment',
    paymentStatus: 'Failed',
    attempts: [{ state: 'failed', reason: 'insufficient_funds' }],
  });
  const again = { orderId: amina.orderId, provider: 'orange_money', payer_phone: '690000015' };
  await shop.call(endpoints.payment.tryAgain, again, { token: amina.token });
  await askAtOnce();
  await askAtOnce();
  expect(await readOrder(shop.store, amina.orderId)).toMatchObject({
    ...paid,
    attempts: [{ state: 'failed' }, { state: 'succeeded' }],
  });
});

test('a prompt whose answer was lost is asked about, and rings no phone twice', async () => {
  const amina = await order('690000013');
  expect(amina.url).toBe(`/payment/${amina.orderId}`);
  await askAtOnce();
  await askAtOnce();
  expect(promptsTo('690000013')).toHaveLength(1);
  expect(await readOrder(shop.store, amina.orderId)).toMatchObject(paid);
});

test('an unanswered prompt ends, the order ends with its time, and its pieces are for sale again', async () => {
  const amina = await order('690000007');
  await askAtOnce();
  await askAtOnce();
  expect(await readOrder(shop.store, amina.orderId)).toMatchObject({
    status: 'Awaiting payment',
    paymentStatus: 'Failed',
    attempts: [{ state: 'expired', reason: 'not_approved_in_time' }],
  });
  shop.clock.advance({ minutes: 36 });
  await expireReservations(shop.store);
  expect(await readOrder(shop.store, amina.orderId)).toMatchObject({
    status: 'Cancelled',
    paymentStatus: 'Cancelled',
  });
  expect(await stockAndLedger(shop.store, amina.product)).toEqual({ stock: 5, ledger: 5 });
});

test('money approved on the phone for an order that was cancelled is due back, by hand', async () => {
  const amina = await order('690000010');
  await shop.call(endpoints.order.cancelOrder, { _id: amina.orderId }, { token: amina.token });
  const [prompt] = promptsTo('690000010');
  await orange.decide(prompt?.reference ?? '', 'approve');
  await askAtOnce();
  expect(await readOrder(shop.store, amina.orderId)).toMatchObject({
    status: 'Cancelled',
    needsAttention: true,
    refunds: [{ state: 'due', cause: 'paid_too_late', amount: 6000 }],
  });
});

async function order(payer: string) {
  const amina = await makeOnlineShopper(shop);
  const { body } = await shop.call(
    endpoints.order.checkout,
    { ...amina.order, provider: 'orange_money', payer_phone: payer },
    { token: amina.token },
  );
  return { ...amina, orderId: body.data.orderId, url: body.url };
}

function promptsTo(phone: string) {
  return [...orange.payments.values()].filter(({ payer }) => payer === phone);
}

async function askAtOnce(): Promise<void> {
  shop.clock.advance({ seconds: 61 });
  await workOff(shop.store, paymentQuestions);
}

/** Sends the next notification to the shop's webhook address, unchanged. */
async function takeNotification(): Promise<void> {
  const [notification] = await inbox.take(1);
  inbox.received.length = 0;
  if (notification === undefined) throw new Error('No notification came.');
  const { statusCode } = await shop.app.inject({
    method: 'POST',
    url: '/api/payment/webhook/orange_push',
    headers: { ...notification.headers, host: 'localhost' },
    payload: notification.rawBody,
  });
  expect(statusCode).toBe(200);
}
