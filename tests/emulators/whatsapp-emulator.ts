import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { WhatsAppSettings } from '#adapters/phones/phone-settings.ts';
import { openPhoneEmulator, type PhoneEmulator } from './phone-emulator.ts';

export type WhatsAppEmulator = PhoneEmulator & {
  settings: WhatsAppSettings;
  /** Calls the shop's webhook as Meta does when its address is entered. */
  registerWebhook(verifyToken?: string): Promise<{ status: number; text: string }>;
};

/** By name: how many values a template's body has, in each approved language. */
export type ApprovedTemplates = Readonly<Record<string, number>>;

const parameter = z.object({
  type: z.literal('text'),
  text: z
    .string()
    .min(1)
    .regex(/^[^\n\t]*$/),
});
const request = z.object({
  messaging_product: z.literal('whatsapp'),
  to: z.string().regex(/^\d{8,15}$/),
  type: z.literal('template'),
  template: z.object({
    name: z.string(),
    language: z.object({ code: z.string() }),
    components: z.tuple([
      z.object({ type: z.literal('body'), parameters: z.array(parameter) }),
      z.object({
        type: z.literal('button'),
        sub_type: z.literal('url'),
        index: z.literal('0'),
        parameters: z.tuple([parameter]),
      }),
    ]),
  }),
});

const refusals = {
  busy: [400, 130429, 'Rate limit hit'],
  'keys refused': [401, 190, 'Error validating access token: Session has expired'],
  'bad number': [400, 131026, 'Message undeliverable'],
} as const;

/**
 * Emulates the WhatsApp Cloud API on this machine, written from developers.facebook.com/docs/whatsapp/cloud-api: it accepts only approved
 * templates, and sends signed events about the state of messages.
 */
export async function startWhatsAppEmulator({
  port,
  shopUrl,
  templates,
  timeoutMilliseconds = 5_000,
}: {
  port?: number;
  shopUrl: string;
  templates: ApprovedTemplates;
  timeoutMilliseconds?: number;
}): Promise<WhatsAppEmulator> {
  const keys = {
    phoneNumberId: '106540352242922',
    accessToken: 'emulated-whatsapp-token',
    appSecret: 'emulated-app-secret',
    verifyToken: 'emulated-verify-token',
    apiVersion: 'v23.0',
  };
  const webhookUrl = `${shopUrl}/api/phone-message/webhook/whatsapp`;
  const emulator = await openPhoneEmulator(
    {
      title: 'WhatsApp',
      states: ['sent', 'delivered', 'read', 'failed'],
      addRoutes(app, desk) {
        app.post(`/${keys.apiVersion}/${keys.phoneNumberId}/messages`, async (asked, reply) => {
          if (asked.headers.authorization !== `Bearer ${keys.accessToken}`) {
            return reply.code(401).send(refusal(190, 'Invalid OAuth access token'));
          }
          const parsed = request.safeParse(asked.body);
          if (!parsed.success) return reply.code(400).send(refusal(100, 'Invalid parameter'));
          const { to, template } = parsed.data;
          const [body, button] = template.components;
          const values = templates[template.name];
          if (values === undefined || !['en', 'fr'].includes(template.language.code)) {
            return reply.code(404).send(refusal(132001, 'Template name does not exist in the translation'));
          }
          if (body.parameters.length !== values) {
            return reply.code(400).send(refusal(132000, 'Number of parameters does not match'));
          }
          const [first] = body.parameters;
          if (
            isOfCodes(template.name) &&
            (first?.text !== button.parameters[0].text || first.text.length > 15)
          ) {
            return reply.code(400).send(refusal(132018, 'The button has to carry the code of the body'));
          }
          const { answer } = desk.takeBehaviour(to);
          if (answer === 'busy' || answer === 'keys refused' || answer === 'bad number') {
            const [status, code, text] = refusals[answer];
            return reply.code(status).send(refusal(code, text));
          }
          const reference = `wamid.${randomBytes(18).toString('base64')}`;
          const said = [template.name, template.language.code, ...body.parameters.map(({ text }) => text)];
          desk.messages.push({
            reference,
            phone: `+${to}`,
            text: `${said.join(' | ')} | ${button.parameters[0].text}`,
          });
          if (answer === 'accepted then 500') return reply.code(500).send();
          if (answer === 'accepted, no answer') await delay(2 * timeoutMilliseconds);
          return reply.send({
            messaging_product: 'whatsapp',
            contacts: [{ input: to, wa_id: to }],
            messages: [{ id: reference, message_status: 'accepted' }],
          });
        });
      },
      webhook: (message, event) => {
        const body = JSON.stringify(eventOf(keys.phoneNumberId, message, event));
        return {
          url: webhookUrl,
          headers: { 'X-Hub-Signature-256': signWhatsApp(body, keys.appSecret) },
          body,
        };
      },
    },
    port === undefined ? {} : { port },
  );
  return {
    ...emulator,
    settings: { ...keys, baseUrl: emulator.url, timeoutMilliseconds },
    registerWebhook: async (verifyToken = keys.verifyToken) => {
      const query = new URLSearchParams({
        'hub.mode': 'subscribe',
        'hub.challenge': '1158201444',
        'hub.verify_token': verifyToken,
      });
      const response = await fetch(`${webhookUrl}?${query}`);
      return { status: response.status, text: await response.text() };
    },
  };
}

/** Templates of category AUTHENTICATION, which contain the code twice, with 15 letters at most. */
const isOfCodes = (name: string) => name.endsWith('_code');

/** The header with which Meta signs its events. */
export function signWhatsApp(body: string, appSecret: string): string {
  return `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`;
}

type Subject = { reference: string; phone: string };

function eventOf(
  phoneNumberId: string,
  { reference, phone }: Subject,
  event: { state: string } | { reply: string },
) {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const from = phone.replace('+', '');
  const failure = { code: 131026, title: 'Message undeliverable' };
  const content =
    'reply' in event
      ? { messages: [{ from, id: 'wamid.answer', timestamp, type: 'text', text: { body: event.reply } }] }
      : {
          statuses: [
            {
              ...{ id: reference, status: event.state, timestamp, recipient_id: from },
              ...(event.state === 'failed' ? { errors: [failure] } : {}),
            },
          ],
        };
  const metadata = { display_phone_number: '237600000000', phone_number_id: phoneNumberId };
  return {
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '102290129340398',
        changes: [{ field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...content } }],
      },
    ],
  };
}

function refusal(code: number, message: string) {
  const error_data = { messaging_product: 'whatsapp', details: message };
  return { error: { message: `(#${code}) ${message}`, type: 'OAuthException', code, error_data } };
}
