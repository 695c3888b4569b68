import { z } from 'zod';
import type { PaymentSettings } from '#adapters/payments/payment-settings.ts';

export const text = z.string().trim().min(1).max(500);
export const base = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://api.example.com', abort: true })
  .refine((address) => new URL(address).pathname === '/', 'has to end after the host')
  .transform((address) => new URL(address).origin);
const currency = z.string().regex(/^[A-Z]{3}$/, 'must be a currency such as XAF');

/** The keys of payment providers (decision 28). A method without keys is served by the sandbox. */
export const paymentVariables = {
  PAYMENT_TIMEOUT_SECONDS: z.coerce
    .number('must be a number')
    .positive('must be more than 0')
    .max(60, 'must be at most 60')
    .default(15),
  STRIPE_SECRET_KEY: text.optional(),
  STRIPE_WEBHOOK_SECRET: text.optional(),
  STRIPE_BASE_URL: base.default('https://api.stripe.com'),
  STRIPE_API_VERSION: text.optional(),
  MTN_MOMO_SUBSCRIPTION_KEY: text.optional(),
  MTN_MOMO_API_USER: text.optional(),
  MTN_MOMO_API_KEY: text.optional(),
  MTN_MOMO_BASE_URL: base.default('https://proxy.momoapi.mtn.com'),
  MTN_MOMO_TARGET_ENVIRONMENT: text.default('mtncameroon'),
  MTN_MOMO_CURRENCY: currency.optional(),
  MTN_MOMO_CALLBACK: z.enum(['on', 'off'], 'must be on or off').default('on'),
  ORANGE_MONEY_PRODUCT: z.enum(['web', 'push'], 'must be web or push').default('web'),
  ORANGE_WEB_CLIENT_ID: text.optional(),
  ORANGE_WEB_CLIENT_SECRET: text.optional(),
  ORANGE_WEB_MERCHANT_KEY: text.optional(),
  ORANGE_WEB_BASE_URL: base.default('https://api.orange.com'),
  ORANGE_WEB_COUNTRY: z
    .string()
    .regex(/^[a-z]{2,3}$/, 'must be cm or dev')
    .default('cm'),
  ORANGE_WEB_CURRENCY: currency.optional(),
  ORANGE_PUSH_CONSUMER_KEY: text.optional(),
  ORANGE_PUSH_CONSUMER_SECRET: text.optional(),
  ORANGE_PUSH_API_USER: text.optional(),
  ORANGE_PUSH_API_PASSWORD: text.optional(),
  ORANGE_PUSH_CHANNEL_PHONE: z
    .string()
    .regex(/^6\d{8}$/, 'must have 9 digits and begin with 6')
    .optional(),
  ORANGE_PUSH_PIN: text.optional(),
  ORANGE_PUSH_BASE_URL: base.default('https://api-s1.orange.cm'),
};

type PaymentVariables = z.infer<z.ZodObject<typeof paymentVariables>>;

const groups = {
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  mtnMomo: ['MTN_MOMO_SUBSCRIPTION_KEY', 'MTN_MOMO_API_USER', 'MTN_MOMO_API_KEY'],
  web: ['ORANGE_WEB_CLIENT_ID', 'ORANGE_WEB_CLIENT_SECRET', 'ORANGE_WEB_MERCHANT_KEY'],
  push: [
    'ORANGE_PUSH_CONSUMER_KEY',
    'ORANGE_PUSH_CONSUMER_SECRET',
    'ORANGE_PUSH_API_USER',
    'ORANGE_PUSH_API_PASSWORD',
    'ORANGE_PUSH_CHANNEL_PHONE',
    'ORANGE_PUSH_PIN',
  ],
} as const satisfies Record<string, readonly (keyof PaymentVariables)[]>;

const sentences = {
  stripe: `${groups.stripe.join(' and ')} go together: set both, or neither.`,
  mtnMomo: `${groups.mtnMomo.join(', ')} go together: set all, or none.`,
  web: `${groups.web.join(', ')} go together: set all, or none.`,
  push: `${groups.push.join(', ')} go together: set all, or none.`,
};

const groupNames = ['stripe', 'mtnMomo', 'web', 'push'] as const;

export const paymentRules = [
  ...groupNames.map((name) => ({
    isBroken: (given: PaymentVariables) =>
      new Set(groups[name].map((key) => given[key] === undefined)).size > 1,
    sentence: sentences[name],
  })),
  {
    isBroken: (given: PaymentVariables) => {
      const other = given.ORANGE_MONEY_PRODUCT === 'web' ? 'push' : 'web';
      const hasKeys = (name: 'web' | 'push') => groups[name].some((key) => given[key] !== undefined);
      return hasKeys(other) && !hasKeys(given.ORANGE_MONEY_PRODUCT);
    },
    sentence: 'ORANGE_MONEY_PRODUCT chooses a product without keys: say web or push, as the keys are.',
  },
];

export function readPaymentSettings(given: PaymentVariables): PaymentSettings {
  const timeoutMilliseconds = given.PAYMENT_TIMEOUT_SECONDS * 1000;
  return {
    ...stripeSettings(given, timeoutMilliseconds),
    ...mtnMomoSettings(given, timeoutMilliseconds),
    ...(given.ORANGE_MONEY_PRODUCT === 'web'
      ? orangeWebSettings(given, timeoutMilliseconds)
      : orangePushSettings(given, timeoutMilliseconds)),
  };
}

function stripeSettings(
  given: PaymentVariables,
  timeoutMilliseconds: number,
): Pick<PaymentSettings, 'stripe'> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = given;
  if (secretKey === undefined || webhookSecret === undefined) return {};
  const apiVersion = given.STRIPE_API_VERSION;
  return {
    stripe: { baseUrl: given.STRIPE_BASE_URL, timeoutMilliseconds, secretKey, webhookSecret, apiVersion },
  };
}

function mtnMomoSettings(
  given: PaymentVariables,
  timeoutMilliseconds: number,
): Pick<PaymentSettings, 'mtnMomo'> {
  const { MTN_MOMO_SUBSCRIPTION_KEY: subscriptionKey, MTN_MOMO_API_USER: apiUser } = given;
  const { MTN_MOMO_API_KEY: apiKey, MTN_MOMO_TARGET_ENVIRONMENT: targetEnvironment } = given;
  if (subscriptionKey === undefined || apiUser === undefined || apiKey === undefined) return {};
  return {
    mtnMomo: {
      baseUrl: given.MTN_MOMO_BASE_URL,
      timeoutMilliseconds,
      subscriptionKey,
      apiUser,
      apiKey,
      targetEnvironment,
      currency: given.MTN_MOMO_CURRENCY ?? (targetEnvironment === 'sandbox' ? 'EUR' : 'XAF'),
      sendsCallbacks: given.MTN_MOMO_CALLBACK === 'on',
    },
  };
}

function orangeWebSettings(
  given: PaymentVariables,
  timeoutMilliseconds: number,
): Pick<PaymentSettings, 'orangeWeb'> {
  const { ORANGE_WEB_CLIENT_ID: clientId, ORANGE_WEB_CLIENT_SECRET: clientSecret } = given;
  const { ORANGE_WEB_MERCHANT_KEY: merchantKey, ORANGE_WEB_COUNTRY: country } = given;
  if (clientId === undefined || clientSecret === undefined || merchantKey === undefined) return {};
  return {
    orangeWeb: {
      baseUrl: given.ORANGE_WEB_BASE_URL,
      timeoutMilliseconds,
      clientId,
      clientSecret,
      merchantKey,
      country,
      currency: given.ORANGE_WEB_CURRENCY ?? (country === 'dev' ? 'OUV' : 'XAF'),
    },
  };
}

function orangePushSettings(
  given: PaymentVariables,
  timeoutMilliseconds: number,
): Pick<PaymentSettings, 'orangePush'> {
  const { ORANGE_PUSH_CONSUMER_KEY: consumerKey, ORANGE_PUSH_CONSUMER_SECRET: consumerSecret } = given;
  const { ORANGE_PUSH_API_USER: apiUser, ORANGE_PUSH_API_PASSWORD: apiPassword } = given;
  const { ORANGE_PUSH_CHANNEL_PHONE: channelPhone, ORANGE_PUSH_PIN: pin } = given;
  if (consumerKey === undefined || consumerSecret === undefined) return {};
  if (apiUser === undefined || apiPassword === undefined) return {};
  if (channelPhone === undefined || pin === undefined) return {};
  return {
    orangePush: {
      baseUrl: given.ORANGE_PUSH_BASE_URL,
      timeoutMilliseconds,
      consumerKey,
      consumerSecret,
      apiUser,
      apiPassword,
      channelPhone,
      pin,
    },
  };
}
