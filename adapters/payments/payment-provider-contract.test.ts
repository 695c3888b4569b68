import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import type { Charge, PaymentProvider, StartedCharge } from '#core/payments/payment-provider.ts';
import type { Emulator } from '#tests/emulators/emulator.ts';
import { startMtnMomoEmulator } from '#tests/emulators/mtn-momo-emulator.ts';
import { startOrangePushEmulator } from '#tests/emulators/orange-push-emulator.ts';
import { startOrangeWebEmulator } from '#tests/emulators/orange-web-emulator.ts';
import { startStripeEmulator } from '#tests/emulators/stripe-emulator.ts';
import { makeCharge, referenceTo } from '#tests/support/payment-attempts.ts';
import { createPaymentProviders } from './create-payment-providers.ts';

type World = {
  provider: PaymentProvider;
  /** The same adapter with its service at this address. */
  movedTo(baseUrl: string): PaymentProvider;
  emulator: Emulator;
  /** What must never be kept or logged, besides the payer's number. */
  secrets: readonly string[];
  /** Whether it remembers its pages and prompts, so that the same attempt may be started again. */
  takesRepetition: boolean;
};

const opened: World[] = [];
const servers: Server[] = [];
afterEach(async () => {
  for (const { emulator } of opened.splice(0)) await emulator.close();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function open(world: Promise<World>): Promise<World> {
  const one = await world;
  opened.push(one);
  return one;
}

function theOne(payments: Parameters<typeof createPaymentProviders>[0]['payments']): PaymentProvider {
  const [provider, ...others] = createPaymentProviders({ payments });
  if (provider === undefined || others.length > 0) throw new Error('Keys of one provider make one provider');
  return provider;
}

const worlds: Record<string, () => Promise<World>> = {
  Stripe: async () => {
    const emulator = await startStripeEmulator();
    const { settings } = emulator;
    return {
      emulator,
      provider: theOne({ stripe: settings }),
      movedTo: (baseUrl) => theOne({ stripe: { ...settings, baseUrl } }),
      secrets: [settings.secretKey, settings.webhookSecret],
      takesRepetition: true,
    };
  },
  'MTN MoMo': async () => {
    const emulator = await startMtnMomoEmulator();
    const { settings } = emulator;
    return {
      emulator,
      provider: theOne({ mtnMomo: settings }),
      movedTo: (baseUrl) => theOne({ mtnMomo: { ...settings, baseUrl } }),
      secrets: [settings.apiKey, settings.subscriptionKey],
      takesRepetition: true,
    };
  },
  'Orange Money web': async () => {
    const emulator = await startOrangeWebEmulator();
    const { settings } = emulator;
    return {
      emulator,
      provider: theOne({ orangeWeb: settings }),
      movedTo: (baseUrl) => theOne({ orangeWeb: { ...settings, baseUrl } }),
      secrets: [settings.clientSecret, settings.merchantKey],
      takesRepetition: false,
    };
  },
  'Orange Money push': async () => {
    const emulator = await startOrangePushEmulator();
    const { settings } = emulator;
    return {
      emulator,
      provider: theOne({ orangePush: settings }),
      movedTo: (baseUrl) => theOne({ orangePush: { ...settings, baseUrl } }),
      secrets: [settings.consumerSecret, settings.apiPassword, settings.pin],
      takesRepetition: false,
    };
  },
};

describe.each(Object.entries(worlds))('%s', (_name, world) => {
  /** A charge that stays pending until the test decides it. */
  const undecided = ({ provider, emulator }: World): Charge => {
    if (provider.kind === 'phone_prompt') emulator.behaveNext('silent');
    return makeCharge();
  };

  test('starts a payment that waits: on a page of its own, or on the payer’s phone', async () => {
    const one = await open(world());
    const charge = undecided(one);
    const started = await one.provider.start(charge);
    expect(started.state).toBe('pending');
    expect('redirectUrl' in started).toBe(one.provider.kind === 'hosted');
    expect((await one.provider.askStatus(referenceTo(charge, started))).state).toBe('pending');
    expect(one.provider.expiresInSeconds).toBe(minutesOf(one.provider) * 60);
  });

  test('reports what was paid with our amount, in francs, and the money’s own number', async () => {
    const one = await open(world());
    const charge = undecided(one);
    const started = await one.provider.start(charge);
    await decide(one, 'approve');
    expect(await one.provider.askStatus(referenceTo(charge, started))).toMatchObject({
      state: 'succeeded',
      amount: charge.amount,
      currency: 'XAF',
      transactionId: expect.stringMatching(/.{8,}/),
    });
  });

  test('holds one payment for one attempt, however often it is asked for', async () => {
    const one = await open(world());
    const charge = undecided(one);
    const started = await one.provider.start(charge);
    if (one.takesRepetition) {
      expect(await one.provider.start(charge)).toMatchObject({
        state: 'pending',
        providerReference: referenceTo(charge, started).providerReference,
      });
    }
    expect(one.emulator.payments.size).toBe(1);
  });

  test('keeps neither keys nor tokens nor the payer’s number in what is stored to be read', async () => {
    const one = await open(world());
    const charge = undecided(one);
    const started = await one.provider.start(charge);
    await decide(one, 'approve');
    const report = await one.provider.askStatus(referenceTo(charge, started));
    const kept = JSON.stringify([started.raw, providerReferenceOf(started), report]);
    const tokens = Object.values(referenceTo(charge, started).providerSecrets);
    for (const secret of [...one.secrets, ...tokens, '677123456']) expect(kept).not.toContain(secret);
  });

  test('does not know a payment that was never started, or that it cannot be asked about; it never calls it paid', async () => {
    const one = await open(world());
    const report = await one.provider.askStatus(referenceTo(makeCharge()));
    expect(report.state).toBe(one.provider.id === 'orange_push' ? 'untraceable' : 'not_found');
  });

  test('calls an emulator a simulation', async () => {
    const one = await open(world());
    expect(one.provider.isSimulated).toBe(true);
  });

  test.each(['', 'nonsense', '{"status":"SUCCESSFUL"}', '{"type":"checkout.session.completed"}'])(
    'believes no unsigned webhook: %j',
    async (body) => {
      const one = await open(world());
      const reading = await one.provider.readWebhook({ rawBody: Buffer.from(body), headers: {}, query: {} });
      expect(reading.kind).toBe('refused');
    },
  );

  test('that cannot be reached starts nothing as paid, and is trouble to ask', async () => {
    const one = await open(world());
    const gone = one.movedTo('http://127.0.0.1:9');
    const started = await gone.start(makeCharge()).catch((error: Error) => error.message);
    expect(started).toSatisfy(
      (end: typeof started) =>
        typeof end === 'string' || (end.state === 'failed' && end.reason === 'provider_unavailable'),
    );
    const known = await attemptAt(one);
    await expect(gone.askStatus(known)).rejects.toThrow();
  });

  test.each([
    [200, '<html>Maintenance</html>'],
    [200, '{}'],
    [200, '[]'],
    [503, ''],
  ])('that answers %i with %j is trouble, not news', async (status, body) => {
    const one = await open(world());
    const known = await attemptAt(one);
    const strange = one.movedTo(await answerAlways(status, body));
    await expect(strange.askStatus(known)).rejects.toThrow();
    const started = await strange.start(makeCharge()).catch(() => undefined);
    expect(started === undefined || started.state === 'failed').toBe(true);
  });

  async function attemptAt(one: World) {
    const charge = undecided(one);
    return referenceTo(charge, await one.provider.start(charge));
  }
});

test('the providers’ own addresses are no simulation; their test modes are', () => {
  const reach = { timeoutMilliseconds: 1_000 };
  const stripe = {
    ...reach,
    baseUrl: 'https://api.stripe.com',
    secretKey: 'sk_live_1',
    webhookSecret: 'w',
    apiVersion: undefined,
  };
  const mtnMomo = {
    ...reach,
    baseUrl: 'https://proxy.momoapi.mtn.com',
    subscriptionKey: 's',
    apiUser: 'u',
    apiKey: 'k',
    targetEnvironment: 'mtncameroon',
    currency: 'XAF',
    sendsCallbacks: true,
  };
  const orangeWeb = {
    ...reach,
    baseUrl: 'https://api.orange.com',
    clientId: 'c',
    clientSecret: 's',
    merchantKey: 'm',
    country: 'cm',
    currency: 'XAF',
  };
  const orangePush = {
    ...reach,
    baseUrl: 'https://api-s1.orange.cm',
    consumerKey: 'c',
    consumerSecret: 's',
    apiUser: 'u',
    apiPassword: 'p',
    channelPhone: '690999999',
    pin: '1',
  };
  const simulated = (payments: Parameters<typeof createPaymentProviders>[0]['payments']) =>
    createPaymentProviders({ payments }).map(({ id, isSimulated }) => [id, isSimulated]);
  expect(simulated({ stripe, mtnMomo, orangeWeb, orangePush })).toEqual([
    ['stripe', false],
    ['mtn_momo', false],
    ['orange_web', false],
    ['orange_push', false],
  ]);
  expect(
    simulated({
      stripe: { ...stripe, secretKey: 'sk_test_1' },
      mtnMomo: { ...mtnMomo, targetEnvironment: 'sandbox' },
      orangeWeb: { ...orangeWeb, country: 'dev' },
      orangePush: { ...orangePush, baseUrl: 'https://orange.cm.example.com' },
    }).every(([, isSimulated]) => isSimulated),
  ).toBe(true);
  expect(simulated({})).toEqual([]);
});

async function decide({ emulator }: World, decision: 'approve' | 'reject'): Promise<void> {
  for (const reference of emulator.payments.keys()) await emulator.decide(reference, decision);
}

function providerReferenceOf(started: StartedCharge): string | undefined {
  return started.state === 'pending' ? started.providerReference : undefined;
}

async function answerAlways(status: number, body: string): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
}

function minutesOf({ id, kind }: PaymentProvider): number {
  if (kind === 'phone_prompt') return 10;
  return id === 'stripe' ? 34 : 31;
}
