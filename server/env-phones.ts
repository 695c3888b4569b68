import { z } from 'zod';
import type { PhoneSettings } from '#adapters/phones/phone-settings.ts';
import { base, text } from './env-payments.ts';

const token = text.min(16, 'must have at least 16 characters');

/** The keys of the channels to phones (decision 427). Without any, messages are written to files. */
export const phoneVariables = {
  ORANGE_SMS_CLIENT_ID: text.optional(),
  ORANGE_SMS_CLIENT_SECRET: text.optional(),
  ORANGE_SMS_SENDER: z
    .string()
    .regex(/^\d{7,15}$/, 'must be digits with the country in front, such as 2370000')
    .default('2370000'),
  ORANGE_SMS_SENDER_NAME: z
    .string()
    .regex(/^[A-Za-z\d .-]{1,11}$/, 'may hold 11 letters and digits')
    .optional(),
  ORANGE_SMS_WEBHOOK_TOKEN: token.optional(),
  ORANGE_SMS_BASE_URL: base.default('https://api.orange.com'),
  WHATSAPP_PHONE_NUMBER_ID: z
    .string()
    .regex(/^\d+$/, 'must be digits: it is the id of the number, not the number')
    .optional(),
  WHATSAPP_ACCESS_TOKEN: text.optional(),
  WHATSAPP_APP_SECRET: text.optional(),
  WHATSAPP_VERIFY_TOKEN: token.optional(),
  WHATSAPP_API_VERSION: z
    .string()
    .regex(/^v\d+\.\d+$/, 'must be a version such as v23.0')
    .default('v23.0'),
  WHATSAPP_BASE_URL: base.default('https://graph.facebook.com'),
};

type PhoneVariables = z.infer<z.ZodObject<typeof phoneVariables>>;

const groups = [
  ['ORANGE_SMS_CLIENT_ID', 'ORANGE_SMS_CLIENT_SECRET'],
  ['WHATSAPP_PHONE_NUMBER_ID', 'WHATSAPP_ACCESS_TOKEN', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'],
] as const;

export const phoneRules = [
  ...groups.map((names) => ({
    isBroken: (given: PhoneVariables) => new Set(names.map((name) => given[name] === undefined)).size > 1,
    sentence: `${names.join(', ')} go together: set all, or none.`,
  })),
  {
    isBroken: (given: PhoneVariables & { ORDER_TEXTS?: 'on' | 'off' | undefined }) =>
      given.ORDER_TEXTS === 'off' && groups.some(([name]) => given[name] !== undefined),
    sentence:
      'Keys of SMS or WhatsApp are set while ORDER_TEXTS is off: take it out, so that the owner decides, or set ORDER_TEXTS=on.',
  },
];

const timeoutMilliseconds = 15_000;

export function readPhoneSettings(given: PhoneVariables): PhoneSettings {
  return { ...orangeSmsSettings(given), ...whatsAppSettings(given) };
}

function orangeSmsSettings(given: PhoneVariables): Pick<PhoneSettings, 'orangeSms'> {
  const { ORANGE_SMS_CLIENT_ID: clientId, ORANGE_SMS_CLIENT_SECRET: clientSecret } = given;
  if (clientId === undefined || clientSecret === undefined) return {};
  return {
    orangeSms: {
      ...{ clientId, clientSecret, timeoutMilliseconds },
      baseUrl: given.ORANGE_SMS_BASE_URL,
      sender: given.ORANGE_SMS_SENDER,
      senderName: given.ORANGE_SMS_SENDER_NAME,
      webhookToken: given.ORANGE_SMS_WEBHOOK_TOKEN,
    },
  };
}

function whatsAppSettings(given: PhoneVariables): Pick<PhoneSettings, 'whatsApp'> {
  const { WHATSAPP_PHONE_NUMBER_ID: phoneNumberId, WHATSAPP_ACCESS_TOKEN: accessToken } = given;
  const { WHATSAPP_APP_SECRET: appSecret, WHATSAPP_VERIFY_TOKEN: verifyToken } = given;
  if (phoneNumberId === undefined || accessToken === undefined) return {};
  if (appSecret === undefined || verifyToken === undefined) return {};
  return {
    whatsApp: {
      ...{ phoneNumberId, accessToken, appSecret, verifyToken, timeoutMilliseconds },
      baseUrl: given.WHATSAPP_BASE_URL,
      apiVersion: given.WHATSAPP_API_VERSION,
    },
  };
}
