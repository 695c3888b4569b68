import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PaymentProvider } from '#core/payments/payment-provider.ts';
import { type MtnMomoEmulator, startMtnMomoEmulator } from '#tests/emulators/mtn-momo-emulator.ts';
import { type CallbackInbox, openCallbackInbox } from '#tests/support/callback-inbox.ts';
import { makeCharge, referenceTo } from '#tests/support/payment-attempts.ts';
import { createMtnMomoProvider } from './mtn-momo-provider.ts';
import { plainMessage } from './plain-message.ts';

let emulator: MtnMomoEmulator;
let inbox: CallbackInbox;
let momo: PaymentProvider;
beforeEach(async () => {
  emulator = await startMtnMomoEmulator({ slowMilliseconds: 400 });
  inbox = await openCallbackInbox();
  momo = createMtnMomoProvider(emulator.settings);
});
afterEach(async () => {
  await emulator.close();
  inbox.close();
});

const charged = (payer = '677123456') => makeCharge({ payerPhone: `+237${payer}`, webhookUrl: inbox.url });

test('a payment is asked for in whole francs, by our own reference, of the number without its plus', async () => {
  const charge = charged();
  expect(await momo.start(charge)).toMatchObject({
    state: 'pending',
    providerReference: charge.attemptId,
  });
  expect(emulator.payments.get(charge.attemptId)).toMatchObject({
    amount: '12500',
    currency: 'XAF',
    payer: '237677123456',
    callbackUrl: inbox.url,
  });
});

test.each([
  ['670000001', 'failed', 'insufficient_funds'],
  ['670000002', 'failed', 'rejected_by_payer'],
  ['670000003', 'expired', 'not_approved_in_time'],
  ['670000004', 'failed', 'payer_unknown'],
  ['670000005', 'failed', 'limit_reached'],
  ['670000006', 'failed', 'not_approved_in_time'],
  ['670000007', 'failed', 'other'],
  ['670000008', 'failed', 'provider_unavailable'],
  ['670000009', 'failed', 'misconfigured'],
  ['670000025', 'failed', 'misconfigured'],
  ['670000026', 'failed', 'misconfigured'],
  ['670000027', 'failed', 'misconfigured'],
  ['670000028', 'failed', 'misconfigured'],
  ['670000029', 'failed', 'other'],
  ['670000021', 'failed', 'insufficient_funds'],
])('the payer %s ends as %s: %s', async (payer, state, reason) => {
  const charge = charged(payer);
  await momo.start(charge);
  await inbox.take(1);
  expect(await momo.askStatus(referenceTo(charge))).toMatchObject({ state, reason, amount: 12_500 });
});

test.each([
  ['670000010', ['pending', 'pending']],
  ['670000011', ['pending', 'pending', 'succeeded', 'succeeded']],
  ['670000012', ['expired', 'succeeded']],
  ['670000015', ['pending', 'succeeded']],
  ['670000020', ['pending', 'pending']],
  ['733123453', ['pending', 'pending']],
])('the payer %s, asked about again and again, is %j', async (payer, states) => {
  const charge = charged(payer);
  await momo.start(charge);
  for (const state of states) expect((await momo.askStatus(referenceTo(charge))).state).toBe(state);
  expect(inbox.received).toEqual([]);
});

test('asking for the same payment again finds the one that is there', async () => {
  const charge = charged('670000010');
  const [first, second] = [await momo.start(charge), await momo.start(charge)];
  expect(first.state).toBe('pending');
  expect(second).toMatchObject({ state: 'pending', providerReference: charge.attemptId });
  expect(emulator.payments.size).toBe(1);
});

test.each(['670000013', '670000014'])(
  'when %s is accepted but the answer fails or comes too late, the payment is unknown, and found when asked about',
  async (payer) => {
    const charge = charged(payer);
    const hasty = createMtnMomoProvider({ ...emulator.settings, timeoutMilliseconds: 200 });
    await expect(hasty.start(charge)).rejects.toThrow('MTN MoMo');
    await inbox.take(1);
    expect(await momo.askStatus(referenceTo(charge))).toMatchObject({ state: 'succeeded', amount: 12_500 });
  },
);

test('only 202 means that MTN has accepted: a page from something in between leaves it unknown', async () => {
  const charge = charged('670000022');
  await expect(momo.start(charge)).rejects.toThrow('MTN MoMo answered 200 to: request to pay');
  expect(await momo.askStatus(referenceTo(charge))).toMatchObject({ state: 'not_found' });
});

test('what never reached MTN is not found', async () => {
  expect(await momo.askStatus(referenceTo(charged()))).toMatchObject({ state: 'not_found' });
});

describe('a callback', () => {
  test.each([
    ['670000030', 'PUT'],
    ['670000019', 'POST'],
  ])('of %s comes by %s and only names the attempt to ask about', async (payer, method) => {
    const charge = charged(payer);
    await momo.start(charge);
    const [callback] = await inbox.take(1);
    expect(callback?.method).toBe(method);
    expect(callback && (await momo.readWebhook(callback))).toEqual({
      kind: 'hint',
      attemptId: charge.attemptId,
    });
    expect((await momo.askStatus(referenceTo(charge))).state).toBe('succeeded');
  });

  test('that comes twice says the same twice', async () => {
    const charge = charged('670000016');
    await momo.start(charge);
    const callbacks = await inbox.take(2);
    const readings = await Promise.all(callbacks.map((callback) => momo.readWebhook(callback)));
    const hint = { kind: 'hint', attemptId: charge.attemptId };
    expect(readings).toEqual([hint, hint]);
  });

  test('may come before the answer to the request', async () => {
    const charge = charged('670000017');
    const started = await momo.start(charge);
    expect(inbox.received).toHaveLength(1);
    expect(started.state).toBe('pending');
  });

  test('from a third party proves nothing: MTN, when asked, knows of no payment', async () => {
    const charge = charged('670000018');
    await momo.start(charge);
    const [callback] = await inbox.take(1);
    expect(callback?.rawBody.toString()).toContain('SUCCESSFUL');
    expect((callback && (await momo.readWebhook(callback)))?.kind).toBe('hint');
    expect((await momo.askStatus(referenceTo(charge))).state).toBe('pending');
  });

  test.each(['', '<html>', '{}', '{"externalId":"1 or 1=1"}', '[]'])(
    'with the body %j is refused',
    async (body) => {
      const reading = await momo.readWebhook({ rawBody: Buffer.from(body), headers: {}, query: {} });
      expect(reading.kind).toBe('refused');
    },
  );
});

describe('the keys', () => {
  test.each([
    ['subscriptionKey', { subscriptionKey: 'wrong' }],
    ['apiKey', { apiKey: 'wrong' }],
    ['targetEnvironment', { targetEnvironment: 'mtnghana' }],
    ['currency', { currency: 'EUR' }],
  ])('a wrong %s is reported as a wrong setting, and there is no charge', async (_name, wrong) => {
    const provider = createMtnMomoProvider({ ...emulator.settings, ...wrong });
    expect(await provider.start(charged())).toMatchObject({ state: 'failed', reason: 'misconfigured' });
    expect(emulator.payments.size).toBe(0);
  });

  test('a callback host that MTN does not know is reported as a wrong setting', async () => {
    const strict = await startMtnMomoEmulator({ callbackHost: 'shop.example.com' });
    const provider = createMtnMomoProvider(strict.settings);
    const started = await provider.start(charged());
    const without = createMtnMomoProvider({ ...strict.settings, sendsCallbacks: false });
    const startedWithout = await without.start(charged());
    await strict.close();
    expect(started).toMatchObject({ state: 'failed', reason: 'misconfigured' });
    expect(startedWithout).toMatchObject({ state: 'pending' });
  });

  test('asking with wrong keys is trouble that names the provider and no key', async () => {
    const provider = createMtnMomoProvider({ ...emulator.settings, apiKey: 'wrong-key' });
    const asking = provider.askStatus(referenceTo(charged()));
    await expect(asking).rejects.toThrow(/^MTN MoMo refuses our keys \(401\): check them in the settings$/);
  });
});

describe('the token', () => {
  test('is fetched once for all who need it', async () => {
    const charges = [charged(), charged(), charged()];
    await Promise.all(charges.map((charge) => momo.start(charge)));
    expect(emulator.tokens.issuedCount()).toBe(1);
  });

  test('is renewed a minute before its end', async () => {
    let now = 0;
    const provider = createMtnMomoProvider(emulator.settings, () => now);
    await provider.start(charged());
    now = (3_600 - 61) * 1_000;
    await provider.start(charged());
    expect(emulator.tokens.issuedCount()).toBe(1);
    now = (3_600 - 60) * 1_000;
    await provider.start(charged());
    expect(emulator.tokens.issuedCount()).toBe(2);
  });

  test('that expires in mid-flow is renewed once, and the payment goes on', async () => {
    const charge = charged('670000010');
    await momo.start(charge);
    emulator.tokens.expireAll();
    expect((await momo.askStatus(referenceTo(charge))).state).toBe('pending');
    emulator.tokens.expireAll();
    expect((await momo.start(charged())).state).toBe('pending');
    expect(emulator.tokens.issuedCount()).toBe(3);
  });
});

test('in MTN’s sandbox a franc is asked for as a euro, and the euro counts as the franc', async () => {
  const sandbox = await startMtnMomoEmulator({ currency: 'EUR', targetEnvironment: 'sandbox' });
  const provider = createMtnMomoProvider(sandbox.settings);
  const charge = charged();
  await provider.start(charge);
  const report = await provider.askStatus(referenceTo(charge));
  const asked = sandbox.payments.get(charge.attemptId);
  await sandbox.close();
  expect(asked).toMatchObject({ amount: '12500', currency: 'EUR' });
  expect(report).toMatchObject({ amount: 12_500, currency: 'XAF' });
});

test.each([
  ['Commande NB-3467 à l’ordre d’Amina', 'Commande NB-3467 a l ordre d Amina'],
  ["L'Oréal & Co; <b>", 'L Oreal Co b'],
  ['x'.repeat(300), 'x'.repeat(160)],
])('the message %j goes to MTN as %j', (message, plain) => {
  expect(plainMessage(message)).toBe(plain);
});

describe('what MTN must not say', () => {
  const answered = async (change: Record<string, unknown>) => {
    const charge = charged('670000010');
    await momo.start(charge);
    const payment = emulator.payments.get(charge.attemptId);
    Object.assign(payment?.request ?? {}, change);
    if (payment) payment.statuses = ['SUCCESSFUL'];
    return momo.askStatus(referenceTo(charge));
  };

  test.each([
    ['another payment', { externalId: 'another' }, 'answers about another payment'],
    ['no amount', { amount: undefined }, 'without its amount'],
    ['half a franc', { amount: '12500.5' }, 'no whole amount'],
  ])('is trouble: %s', async (_name, change, trouble) => {
    await expect(answered(change)).rejects.toThrow(trouble);
  });

  test.each([
    [{ amount: '125' }, { amount: 125, currency: 'XAF' }],
    [{ currency: 'EUR' }, { amount: 12_500, currency: 'EUR' }],
  ])('is reported as it is, so that it does not match the order: %j', async (change, report) => {
    expect(await answered(change)).toMatchObject({ state: 'succeeded', ...report });
  });
});
