import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PaymentProvider, StartedCharge } from '#core/payments/payment-provider.ts';
import { shortReference } from '#core/payments/short-reference.ts';
import { type OrangeWebEmulator, startOrangeWebEmulator } from '#tests/emulators/orange-web-emulator.ts';
import { type CallbackInbox, openCallbackInbox } from '#tests/support/callback-inbox.ts';
import { makeCharge, referenceTo } from '#tests/support/payment-attempts.ts';
import { createOrangeWebProvider } from './orange-web-provider.ts';

let emulator: OrangeWebEmulator;
let inbox: CallbackInbox;
let orange: PaymentProvider;
beforeEach(async () => {
  emulator = await startOrangeWebEmulator({ slowMilliseconds: 400 });
  inbox = await openCallbackInbox();
  orange = createOrangeWebProvider(emulator.settings);
});
afterEach(async () => {
  await emulator.close();
  inbox.close();
});

const charged = () => makeCharge({ webhookUrl: inbox.url });

test('a payment leads to Orange’s page and stays open until something happens there', async () => {
  const charge = charged();
  const started = await orange.start(charge);
  expect(pageOf(started)).toMatch(new RegExp(`^${emulator.url}/pay/`));
  expect(await orange.askStatus(referenceTo(charge, started))).toMatchObject({ state: 'pending' });
  expect(await (await fetch(pageOf(started))).text()).toContain('Simulation: no money moves here.');
});

test('the order number at Orange is new for each attempt and short enough', () => {
  const numbers = [charged(), charged(), charged()].map(({ attemptId }) => shortReference(attemptId));
  expect(new Set(numbers).size).toBe(3);
  for (const number of numbers) expect(number).toMatch(/^[0-9a-z]{25}$/);
  expect(shortReference('00000000-0000-4000-8000-000000000000')).toHaveLength(25);
  expect(shortReference('ffffffff-ffff-4fff-bfff-ffffffffffff')).toHaveLength(25);
});

test.each([
  ['pay', 'succeeded', undefined],
  ['decline', 'failed', 'declined'],
  ['cancel', 'pending', undefined],
] as const)('the button %s ends as %s', async (button, state, reason) => {
  const charge = charged();
  const started = await orange.start(charge);
  await press(pageOf(started), button);
  const report = await orange.askStatus(referenceTo(charge, started));
  expect([report.state, report.reason]).toEqual([state, reason]);
  if (state === 'succeeded') {
    expect(report).toMatchObject({
      amount: 12_500,
      currency: 'XAF',
      transactionId: expect.stringMatching(/^MP/),
    });
  }
});

test.each([
  ['late', ['expired', 'succeeded']],
  ['two L', ['succeeded']],
])('a payment that is "%s", asked about again and again, is %j', async (behaviour, states) => {
  emulator.behaveNext(behaviour);
  const charge = charged();
  const started = await orange.start(charge);
  await press(pageOf(started), 'pay');
  for (const state of states) {
    expect((await orange.askStatus(referenceTo(charge, started))).state).toBe(state);
  }
});

test('an unknown status decides nothing', async () => {
  emulator.behaveNext('new status');
  const charge = charged();
  const started = await orange.start(charge);
  expect((await orange.askStatus(referenceTo(charge, started))).state).toBe('pending');
});

test('another amount than was asked for is not the payment we mean', async () => {
  const charge = charged();
  const started = await orange.start(charge);
  await press(pageOf(started), 'pay');
  const cheaper = {
    ...referenceTo(charge, started),
    amount: makeCharge().lines[1]?.unitPrice ?? charge.amount,
  };
  expect((await orange.askStatus(cheaper)).state).toBe('not_found');
});

test.each(['accepted then 500', 'slow'])(
  'when Orange is "%s", the attempt is unknown, and no one has the page to pay on',
  async (behaviour) => {
    emulator.behaveNext(behaviour);
    const charge = charged();
    const hasty = createOrangeWebProvider({ ...emulator.settings, timeoutMilliseconds: 200 });
    await expect(hasty.start(charge)).rejects.toThrow('Orange Money web payment');
    expect((await orange.askStatus(referenceTo(charge))).state).toBe('not_found');
    await expect(orange.start(charge)).rejects.toThrow('answered 409');
    expect(emulator.payments.size).toBe(1);
  },
);

describe('a notification', () => {
  test.each([
    ['usual', 1, 'POST'],
    ['callback by PUT', 1, 'PUT'],
    ['callback twice', 2, 'POST'],
  ])('that comes "%s" leads to its attempt by its token', async (behaviour, count, method) => {
    emulator.behaveNext(behaviour);
    const charge = charged();
    const started = await orange.start(charge);
    await press(pageOf(started), 'pay');
    const callbacks = await inbox.take(count);
    for (const callback of callbacks) {
      expect(callback.method).toBe(method);
      expect(await orange.readWebhook(callback)).toEqual({
        kind: 'hint',
        providerReference: referenceTo(charge, started).providerReference,
      });
    }
    expect((await orange.askStatus(referenceTo(charge, started))).state).toBe('succeeded');
  });

  test('with a forged token leads to no attempt', async () => {
    emulator.behaveNext('callback forged');
    const charge = charged();
    const started = await orange.start(charge);
    await press(pageOf(started), 'decline');
    const [callback] = await inbox.take(1);
    const reading = callback && (await orange.readWebhook(callback));
    expect(reading?.kind).toBe('hint');
    expect(reading).not.toMatchObject({
      providerReference: referenceTo(charge, started).providerReference,
    });
    expect((await orange.askStatus(referenceTo(charge, started))).state).toBe('failed');
  });

  test('may come before the answer to the creation', async () => {
    emulator.behaveNext('callback first');
    const charge = charged();
    const started = await orange.start(charge);
    const [callback] = inbox.received;
    expect(callback && (await orange.readWebhook(callback))).toMatchObject({
      providerReference: referenceTo(charge, started).providerReference,
    });
    expect((await orange.askStatus(referenceTo(charge, started))).state).toBe('succeeded');
  });

  test('that is lost leaves the truth with Orange', async () => {
    emulator.behaveNext('callback lost');
    const charge = charged();
    const started = await orange.start(charge);
    await press(pageOf(started), 'pay');
    expect((await orange.askStatus(referenceTo(charge, started))).state).toBe('succeeded');
    expect(inbox.received).toEqual([]);
  });

  test.each(['', '{}', '{"status":"SUCCESS"}', '<html>'])('with the body %j is refused', async (body) => {
    const reading = await orange.readWebhook({ rawBody: Buffer.from(body), headers: {}, query: {} });
    expect(reading.kind).toBe('refused');
  });
});

test('a token that expires in mid-flow is renewed once, and the payment goes on', async () => {
  const charge = charged();
  const started = await orange.start(charge);
  emulator.tokens.expireAll();
  expect((await orange.askStatus(referenceTo(charge, started))).state).toBe('pending');
  expect(emulator.tokens.issuedCount()).toBe(2);
});

test.each([
  ['clientSecret', { clientSecret: 'wrong' }],
  ['merchantKey', { merchantKey: 'wrong' }],
  ['currency', { currency: 'EUR' }],
  ['country', { country: 'ci' }],
])('a wrong %s is reported as a wrong setting', async (_name, wrong) => {
  const provider = createOrangeWebProvider({ ...emulator.settings, ...wrong });
  expect(await provider.start(charged())).toMatchObject({ state: 'failed', reason: 'misconfigured' });
});

test('in Orange’s sandbox the francs are asked for in its own unit', async () => {
  const sandbox = await startOrangeWebEmulator({ country: 'dev', currency: 'OUV' });
  const provider = createOrangeWebProvider(sandbox.settings);
  const charge = charged();
  const started = await provider.start(charge);
  const report = await provider.askStatus(referenceTo(charge, started));
  const [asked] = [...sandbox.payments.values()];
  await sandbox.close();
  expect(asked).toMatchObject({ amount: '12500', currency: 'OUV' });
  expect(report).toMatchObject({ state: 'pending', currency: 'XAF' });
});

function pageOf(started: StartedCharge): string {
  return started.state === 'pending' ? (started.redirectUrl ?? '') : '';
}

function press(page: string, button: 'pay' | 'decline' | 'cancel'): Promise<Response> {
  return fetch(page, { method: 'POST', body: new URLSearchParams({ button }), redirect: 'manual' });
}
