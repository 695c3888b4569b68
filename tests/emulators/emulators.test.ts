import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import type { Emulator } from './emulator.ts';
import { type MtnMomoEmulator, startMtnMomoEmulator } from './mtn-momo-emulator.ts';
import { startOrangePushEmulator } from './orange-push-emulator.ts';
import { startOrangeSmsEmulator } from './orange-sms-emulator.ts';
import { startOrangeWebEmulator } from './orange-web-emulator.ts';
import { startStripeEmulator } from './stripe-emulator.ts';
import { startWhatsAppEmulator } from './whatsapp-emulator.ts';

const opened: Emulator[] = [];
afterEach(async () => {
  for (const emulator of opened.splice(0)) await emulator.close();
});

async function open<One extends Emulator>(emulator: Promise<One>): Promise<One> {
  const one = await emulator;
  opened.push(one);
  return one;
}

const emulators: [string, () => Promise<Emulator>][] = [
  ['Stripe', () => startStripeEmulator()],
  ['MTN MoMo', () => startMtnMomoEmulator()],
  ['Orange web', () => startOrangeWebEmulator()],
  ['Orange push', () => startOrangePushEmulator()],
];

test.each(emulators)(
  'the page of %s says that it is a simulation and what it can be made to do',
  async (_name, start) => {
    const { url } = await open(start());
    const page = await (await fetch(url)).text();
    expect(page).toContain('Simulation: no money moves here.');
    expect(page).toContain('<option>accepted then 500</option>');
  },
);

test('MTN’s emulator is controlled by an address that sets what the next payment does', async () => {
  const momo = await open(startMtnMomoEmulator());
  const result = await fetch(`${momo.url}/control`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ next: 'accepted then 500' }),
    redirect: 'manual',
  });
  expect(result.status).toBe(303);
  expect([await askToPay(momo), await askToPay(momo)]).toEqual([500, 202]);
});

test.each([
  ['an apostrophe', { payerMessage: "L'Oreal" }, {}, 400],
  ['a long message', { payeeNote: 'x'.repeat(161) }, {}, 400],
  ['an amount as a number', { amount: 12_500 }, {}, 400],
  ['another currency', { currency: 'EUR' }, {}, 400],
  ['no subscription key', {}, { 'Ocp-Apim-Subscription-Key': '' }, 401],
  ['no token', {}, { Authorization: '' }, 401],
  ['another environment', {}, { 'X-Target-Environment': 'sandbox' }, 400],
  ['a reference that is no UUID v4', {}, { 'X-Reference-Id': '1' }, 400],
  ['a callback address that is none', {}, { 'X-Callback-Url': 'shop' }, 400],
  ['all that MTN asks for', {}, {}, 202],
])('MTN’s emulator answers a request with %s as MTN does', async (_name, body, headers, status) => {
  expect(await askToPay(await open(startMtnMomoEmulator()), body, headers)).toBe(status);
});

async function askToPay(
  momo: MtnMomoEmulator,
  body: object = {},
  headers: Record<string, string> = {},
): Promise<number> {
  const response = await fetch(`${momo.url}/collection/v1_0/requesttopay`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Ocp-Apim-Subscription-Key': momo.settings.subscriptionKey,
      Authorization: `Bearer ${momo.tokens.issue().access_token}`,
      'X-Target-Environment': 'mtncameroon',
      'X-Reference-Id': randomUUID(),
      ...headers,
    },
    body: JSON.stringify({
      amount: '12500',
      currency: 'XAF',
      externalId: '1',
      payer: { partyIdType: 'MSISDN', partyId: '237677123456' },
      payerMessage: 'Order',
      payeeNote: 'Order',
      ...body,
    }),
  });
  return response.status;
}

test('the emulators of SMS and WhatsApp say on their pages that no phone gets anything', async () => {
  const shopUrl = 'http://127.0.0.1:9';
  const phones = [
    await startOrangeSmsEmulator({ shopUrl }),
    await startWhatsAppEmulator({ shopUrl, templates: {} }),
  ];
  try {
    for (const { url } of phones) {
      const page = await (await fetch(url)).text();
      expect(page).toContain('Simulation: no phone gets these messages.');
      expect(page).toContain('accepted then 500');
    }
  } finally {
    await Promise.all(phones.map((phone) => phone.close()));
  }
});

test.each([
  ['a template that was not approved', 'order_unheard', ['NB-1'], 404],
  ['a value too few', 'order_paid', ['NB-1'], 400],
  ['a value of two lines', 'order_paid', ['NB-1', 'one\ntwo'], 400],
  ['all that WhatsApp asks for', 'order_paid', ['NB-1', '100 FCFA'], 200],
])('WhatsApp’s emulator answers %s as WhatsApp does', async (_name, name, values, status) => {
  const meta = await startWhatsAppEmulator({ shopUrl: 'http://127.0.0.1:9', templates: { order_paid: 2 } });
  const { apiVersion, phoneNumberId, accessToken } = meta.settings;
  const text = (value: string) => ({ type: 'text', text: value });
  try {
    const answer = await fetch(`${meta.url}/${apiVersion}/${phoneNumberId}/messages`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        messaging_product: 'whatsapp',
        to: '237677001122',
        type: 'template',
        template: {
          name,
          language: { code: 'fr' },
          components: [
            { type: 'body', parameters: values.map(text) },
            { type: 'button', sub_type: 'url', index: '0', parameters: [text('fr/track/1')] },
          ],
        },
      }),
    });
    expect(answer.status).toBe(status);
  } finally {
    await meta.close();
  }
});
