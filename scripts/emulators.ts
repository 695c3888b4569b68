import { codeTemplate } from '#core/accounts/phone-codes.ts';
import { templateWords } from '#core/orders/order-sms.ts';
import { defaultSettings } from '#core/settings.ts';
import { readEnv } from '#server/env.ts';
import { sentenceOf } from '#server/start-problem.ts';
import type { Emulator, EmulatorOptions } from '#tests/emulators/emulator.ts';
import { startMtnMomoEmulator } from '#tests/emulators/mtn-momo-emulator.ts';
import { startOrangePushEmulator } from '#tests/emulators/orange-push-emulator.ts';
import { startOrangeSmsEmulator } from '#tests/emulators/orange-sms-emulator.ts';
import { startOrangeWebEmulator } from '#tests/emulators/orange-web-emulator.ts';
import { startStripeEmulator } from '#tests/emulators/stripe-emulator.ts';
import { startWhatsAppEmulator } from '#tests/emulators/whatsapp-emulator.ts';
import { loadEnvFile } from './load-env-file.ts';

// npm run emulators: imitates payment providers and phone gateways on this machine, for a shop started with the settings printed below.
loadEnvFile();
if (process.env.NODE_ENV === 'production') {
  console.error('Emulators are for development and tests: they do not start in production.');
  process.exit(1);
}

const unhurried: EmulatorOptions = { callbackMilliseconds: 4_000 };
const { stripe, mtnMomo, orangeWeb, orangePush, orangeSms, whatsApp } = await startEmulators().catch(
  (error: unknown) => {
    console.error(sentenceOf(error) ?? error);
    process.exit(1);
  },
);
const running: Pick<Emulator, 'close'>[] = [stripe, mtnMomo, orangeWeb, orangePush, orangeSms, whatsApp];

console.log(`Simulated payment providers and ways to phones. No money moves, no phone rings. Each address shows what it does and for which number.

Stripe            ${stripe.url}
MTN MoMo          ${mtnMomo.url}
Orange Money web  ${orangeWeb.url}
Orange Money push ${orangePush.url}  (ORANGE_MONEY_PRODUCT=push)
Orange SMS        ${orangeSms.url}
WhatsApp          ${whatsApp.url}

Settings of the shop, for .env:

STRIPE_BASE_URL=${stripe.url}
STRIPE_SECRET_KEY=${stripe.settings.secretKey}
STRIPE_WEBHOOK_SECRET=${stripe.settings.webhookSecret}
MTN_MOMO_BASE_URL=${mtnMomo.url}
MTN_MOMO_SUBSCRIPTION_KEY=${mtnMomo.settings.subscriptionKey}
MTN_MOMO_API_USER=${mtnMomo.settings.apiUser}
MTN_MOMO_API_KEY=${mtnMomo.settings.apiKey}
ORANGE_WEB_BASE_URL=${orangeWeb.url}
ORANGE_WEB_CLIENT_ID=${orangeWeb.settings.clientId}
ORANGE_WEB_CLIENT_SECRET=${orangeWeb.settings.clientSecret}
ORANGE_WEB_MERCHANT_KEY=${orangeWeb.settings.merchantKey}
ORANGE_PUSH_BASE_URL=${orangePush.url}
ORANGE_PUSH_CONSUMER_KEY=${orangePush.settings.consumerKey}
ORANGE_PUSH_CONSUMER_SECRET=${orangePush.settings.consumerSecret}
ORANGE_PUSH_API_USER=${orangePush.settings.apiUser}
ORANGE_PUSH_API_PASSWORD=${orangePush.settings.apiPassword}
ORANGE_PUSH_CHANNEL_PHONE=${orangePush.settings.channelPhone}
ORANGE_PUSH_PIN=${orangePush.settings.pin}
ORDER_TEXTS=on
ORANGE_SMS_BASE_URL=${orangeSms.url}
ORANGE_SMS_CLIENT_ID=${orangeSms.settings.clientId}
ORANGE_SMS_CLIENT_SECRET=${orangeSms.settings.clientSecret}
ORANGE_SMS_WEBHOOK_TOKEN=${orangeSms.settings.webhookToken}
WHATSAPP_BASE_URL=${whatsApp.url}
WHATSAPP_PHONE_NUMBER_ID=${whatsApp.settings.phoneNumberId}
WHATSAPP_ACCESS_TOKEN=${whatsApp.settings.accessToken}
WHATSAPP_APP_SECRET=${whatsApp.settings.appSecret}
WHATSAPP_VERIFY_TOKEN=${whatsApp.settings.verifyToken}
`);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, close);

async function startEmulators() {
  // Only these two are read: the other settings may be half typed, because they are copied from what is printed here.
  const { PORT, PUBLIC_URL } = process.env;
  const shop = readEnv({ PORT, PUBLIC_URL }).publicUrl;
  const webhookUrl = `${shop}/api/payment/webhook/stripe`;
  const templates = Object.fromEntries(
    [codeTemplate, ...templateWords(defaultSettings, 'en')].map(({ name, values }) => [name, values]),
  );
  return {
    stripe: await startStripeEmulator({ ...unhurried, port: 4242, webhookUrl }),
    mtnMomo: await startMtnMomoEmulator({ ...unhurried, port: 4243 }),
    orangeWeb: await startOrangeWebEmulator({ ...unhurried, port: 4244 }),
    orangePush: await startOrangePushEmulator({ ...unhurried, port: 4245 }),
    orangeSms: await startOrangeSmsEmulator({ port: 4246, shopUrl: shop }),
    whatsApp: await startWhatsAppEmulator({ port: 4247, shopUrl: shop, templates }),
  };
}

async function close(): Promise<void> {
  await Promise.all(running.map((emulator) => emulator.close()));
}
