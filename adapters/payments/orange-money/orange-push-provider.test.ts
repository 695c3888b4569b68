import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PaymentProvider } from '#core/payments/payment-provider.ts';
import { type OrangePushEmulator, startOrangePushEmulator } from '#tests/emulators/orange-push-emulator.ts';
import { type CallbackInbox, openCallbackInbox } from '#tests/support/callback-inbox.ts';
import { makeCharge, referenceTo } from '#tests/support/payment-attempts.ts';
import { createOrangePushProvider } from './orange-push-provider.ts';

let emulator: OrangePushEmulator;
let inbox: CallbackInbox;
let orange: PaymentProvider;
beforeEach(async () => {
  emulator = await startOrangePushEmulator({ slowMilliseconds: 400 });
  inbox = await openCallbackInbox();
  orange = createOrangePushProvider(emulator.settings);
});
afterEach(async () => {
  await emulator.close();
  inbox.close();
});

const charged = (payer = '699123456') => makeCharge({ payerPhone: `+237${payer}`, webhookUrl: inbox.url });

test('a prompt is sent to the number without its country, for whole francs', async () => {
  const charge = charged();
  expect(await orange.start(charge)).toMatchObject({ state: 'pending' });
  expect([...emulator.payments.values()]).toMatchObject([{ amount: '12500', payer: '699123456' }]);
});

test.each(['+33612345678', '+237222123456', undefined])('no prompt is sent to %s', async (payerPhone) => {
  const { payerPhone: _, ...charge } = charged();
  const started = await orange.start(payerPhone === undefined ? charge : { ...charge, payerPhone });
  expect(started).toMatchObject({ state: 'failed', reason: 'payer_unknown' });
  expect(emulator.tokens.issuedCount()).toBe(0);
});

test.each([
  ['690000002', 'payer_unknown'],
  ['690000003', 'insufficient_funds'],
  ['690000004', 'declined'],
])('the prompt that Orange refuses for %s fails: %s', async (payer, reason) => {
  expect(await orange.start(charged(payer))).toMatchObject({ state: 'failed', reason });
});

test.each([
  ['690000005', [['pending'], ['failed', 'insufficient_funds']]],
  ['690000006', [['pending'], ['cancelled', 'rejected_by_payer']]],
  ['690000007', [['pending'], ['expired', 'not_approved_in_time']]],
  ['690000010', [['pending'], ['pending']]],
  ['690000012', [['expired', 'not_approved_in_time'], ['succeeded']]],
  ['690000015', [['pending'], ['succeeded'], ['succeeded']]],
  ['690000020', [['pending'], ['pending']]],
] as const)('the payer %s, asked about again and again, is %j', async (payer, answers) => {
  const charge = charged(payer);
  const started = await orange.start(charge);
  for (const [state, reason] of answers) {
    const report = await orange.askStatus(referenceTo(charge, started));
    expect([report.state, report.reason]).toEqual([state, reason]);
    expect(report.amount).toBe(12_500);
  }
});

test.each([
  ['690000001', 'one L'],
  ['690000016', 'two L'],
])('%s has paid, with %s', async (payer) => {
  const charge = charged(payer);
  const started = await orange.start(charge);
  expect(await orange.askStatus(referenceTo(charge, started))).toMatchObject({
    state: 'succeeded',
    amount: 12_500,
    currency: 'XAF',
    transactionId: expect.stringMatching(/^MP/),
  });
});

test.each(['690000013', '690000014'])(
  'when the answer to the prompt for %s fails or comes too late, it is waited for and found',
  async (payer) => {
    const charge = charged(payer);
    const hasty = createOrangePushProvider({ ...emulator.settings, timeoutMilliseconds: 200 });
    const started = await hasty.start(charge);
    expect(started.state).toBe('pending');
    await inbox.take(1);
    expect((await orange.askStatus(referenceTo(charge, started))).state).toBe('succeeded');
  },
);

test('an attempt whose pay token was lost with its process is not called failed: the prompt may be out', async () => {
  expect((await orange.askStatus(referenceTo(charged()))).state).toBe('untraceable');
});

test('a pay token that Orange does not know is not found', async () => {
  const lost = { ...referenceTo(charged()), providerSecrets: { payToken: 'MPunknown' } };
  expect((await orange.askStatus(lost)).state).toBe('not_found');
});

describe('a notification', () => {
  test.each([
    ['699123456', 1, 'POST', 'succeeded'],
    ['690000016', 2, 'POST', 'succeeded'],
    ['690000017', 1, 'POST', 'succeeded'],
    ['690000018', 1, 'POST', 'pending'],
    ['690000019', 1, 'PUT', 'succeeded'],
  ])(
    'of %s, %i times by %s, only names the attempt: asked, it is %s',
    async (payer, count, method, state) => {
      const charge = charged(payer);
      const started = await orange.start(charge);
      const reference = referenceTo(charge, started);
      for (const callback of await inbox.take(count)) {
        expect(callback.method).toBe(method);
        expect(await orange.readWebhook(callback)).toEqual({
          kind: 'hint',
          providerReference: reference.providerReference,
        });
      }
      expect((await orange.askStatus(reference)).state).toBe(state);
    },
  );

  test.each(['', '{}', '{"data":{}}', '<html>'])('with the body %j is refused', async (body) => {
    const reading = await orange.readWebhook({ rawBody: Buffer.from(body), headers: {}, query: {} });
    expect(reading.kind).toBe('refused');
  });
});

test('a token that expires in mid-flow is renewed once, and the payment goes on', async () => {
  const charge = charged('690000010');
  const started = await orange.start(charge);
  emulator.tokens.expireAll();
  expect((await orange.askStatus(referenceTo(charge, started))).state).toBe('pending');
  expect(emulator.tokens.issuedCount()).toBe(2);
});

test.each([
  ['consumerSecret', { consumerSecret: 'wrong' }],
  ['apiPassword', { apiPassword: 'wrong' }],
  ['pin', { pin: '0000' }],
  ['channelPhone', { channelPhone: '690000000' }],
])('a wrong %s is reported as a wrong setting, and no prompt is sent', async (_name, wrong) => {
  const provider = createOrangePushProvider({ ...emulator.settings, ...wrong });
  expect(await provider.start(charged())).toMatchObject({ state: 'failed', reason: 'misconfigured' });
  expect(emulator.payments.size).toBe(0);
});
