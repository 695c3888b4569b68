import { expect, test } from 'vitest';
import { readEnv } from '#server/env.ts';

const stripe = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
const momo = {
  MTN_MOMO_SUBSCRIPTION_KEY: 'subscription',
  MTN_MOMO_API_USER: 'user',
  MTN_MOMO_API_KEY: 'key',
};
const orangeWeb = {
  ORANGE_WEB_CLIENT_ID: 'client',
  ORANGE_WEB_CLIENT_SECRET: 'secret',
  ORANGE_WEB_MERCHANT_KEY: 'merchant',
};
const orangePush = {
  ORANGE_PUSH_CONSUMER_KEY: 'consumer',
  ORANGE_PUSH_CONSUMER_SECRET: 'secret',
  ORANGE_PUSH_API_USER: 'user',
  ORANGE_PUSH_API_PASSWORD: 'password',
  ORANGE_PUSH_CHANNEL_PHONE: '690999999',
  ORANGE_PUSH_PIN: '2580',
};

test('without keys no provider is set, and the sandbox is left to serve', () => {
  expect(readEnv({}).payments).toEqual({});
});

test('with its keys alone each provider is asked at its own address, in francs', () => {
  expect(readEnv({ ...stripe, ...momo, ...orangeWeb }).payments).toEqual({
    stripe: {
      baseUrl: 'https://api.stripe.com',
      timeoutMilliseconds: 15_000,
      secretKey: 'sk_live_1',
      webhookSecret: 'whsec_1',
      apiVersion: undefined,
    },
    mtnMomo: {
      baseUrl: 'https://proxy.momoapi.mtn.com',
      timeoutMilliseconds: 15_000,
      subscriptionKey: 'subscription',
      apiUser: 'user',
      apiKey: 'key',
      targetEnvironment: 'mtncameroon',
      currency: 'XAF',
      sendsCallbacks: true,
    },
    orangeWeb: {
      baseUrl: 'https://api.orange.com',
      timeoutMilliseconds: 15_000,
      clientId: 'client',
      clientSecret: 'secret',
      merchantKey: 'merchant',
      country: 'cm',
      currency: 'XAF',
    },
  });
});

test('the sandboxes of MTN and Orange use their own currency by default', () => {
  const sandboxes = {
    ...momo,
    MTN_MOMO_TARGET_ENVIRONMENT: 'sandbox',
    ...orangeWeb,
    ORANGE_WEB_COUNTRY: 'dev',
  };
  expect(readEnv(sandboxes).payments).toMatchObject({
    mtnMomo: { currency: 'EUR' },
    orangeWeb: { currency: 'OUV' },
  });
  expect(readEnv({ ...sandboxes, MTN_MOMO_CURRENCY: 'XAF' }).payments.mtnMomo?.currency).toBe('XAF');
});

test('of the two Orange products the chosen one is used', () => {
  const push = readEnv({ ...orangePush, ...orangeWeb, ORANGE_MONEY_PRODUCT: 'push' }).payments;
  expect(push.orangePush).toMatchObject({ baseUrl: 'https://api-s1.orange.cm', channelPhone: '690999999' });
  expect(push.orangeWeb).toBeUndefined();
});

test.each([
  [{ STRIPE_SECRET_KEY: 'sk_live_1' }, 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together'],
  [{ MTN_MOMO_API_KEY: 'key' }, 'MTN_MOMO_SUBSCRIPTION_KEY, MTN_MOMO_API_USER, MTN_MOMO_API_KEY go together'],
  [{ ORANGE_WEB_CLIENT_ID: 'client' }, 'ORANGE_WEB_MERCHANT_KEY go together'],
  [{ ...orangePush, ORANGE_PUSH_PIN: '' }, 'ORANGE_PUSH_PIN go together'],
  [orangePush, 'ORANGE_MONEY_PRODUCT chooses a product without keys'],
  [{ ...orangeWeb, ORANGE_MONEY_PRODUCT: 'push' }, 'ORANGE_MONEY_PRODUCT chooses a product without keys'],
  [{ MTN_MOMO_BASE_URL: 'https://momo.example.com/v1' }, 'MTN_MOMO_BASE_URL has to end after the host'],
  [{ STRIPE_BASE_URL: 'stripe' }, 'STRIPE_BASE_URL must be an address'],
  [{ PAYMENT_TIMEOUT_SECONDS: '0' }, 'PAYMENT_TIMEOUT_SECONDS must be more than 0'],
])('%j is refused', (source, sentence) => {
  expect(() => readEnv(source)).toThrow(sentence);
});
