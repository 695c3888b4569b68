import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { OrangeSmsSettings } from '#adapters/phones/phone-settings.ts';
import { openPhoneEmulator, type PhoneEmulator } from './phone-emulator.ts';
import { createTokens, isBasic, type Tokens } from './tokens.ts';

export type OrangeSmsEmulator = PhoneEmulator & { settings: OrangeSmsSettings; tokens: Tokens };

const request = z.object({
  outboundSMSMessageRequest: z.object({
    address: z.string().regex(/^tel:\+\d{8,15}$/),
    senderAddress: z.string(),
    senderName: z.string().max(11).optional(),
    outboundSMSTextMessage: z.object({ message: z.string().min(1).max(1_000) }),
  }),
});

const refusals = {
  busy: [429, 'policyException', 'POL1000', 'Too many requests'],
  'keys refused': [
    403,
    'policyException',
    'POL0001',
    'A policy error occurred. Error code is EXPIRED_CONTRACT',
  ],
  'bad number': [400, 'serviceException', 'SVC0004', 'No valid addresses provided in message part'],
} as const;

/**
 * Emulates Orange's "SMS Africa and Middle East" on this machine, written from developer.orange.com/apis/sms: OAuth client credentials, one
 * request a message, receipts and replies sent to the address that Orange was given.
 */
export async function startOrangeSmsEmulator({
  port,
  shopUrl,
  timeoutMilliseconds = 5_000,
}: {
  port?: number;
  /** The address of the shop, where reports are sent. */
  shopUrl: string;
  timeoutMilliseconds?: number;
}): Promise<OrangeSmsEmulator> {
  const tokens = createTokens();
  const keys = {
    clientId: 'emulated-sms-client',
    clientSecret: 'emulated-sms-secret',
    sender: '2370000',
    senderName: undefined,
    webhookToken: 'emulated-orange-webhook',
  };
  const emulator = await openPhoneEmulator(
    {
      title: 'Orange SMS',
      states: ['DeliveredToNetwork', 'DeliveredToTerminal', 'DeliveryImpossible'],
      addRoutes(app, desk) {
        app.post('/oauth/v3/token', (asked, reply) => {
          const form = z.object({ grant_type: z.literal('client_credentials') }).safeParse(asked.body);
          if (!form.success) return reply.code(400).send({ error: 'unsupported_grant_type' });
          const isKnown = isBasic(asked.headers.authorization, keys.clientId, keys.clientSecret);
          return isKnown ? tokens.issue() : reply.code(401).send({ error: 'invalid_client' });
        });
        app.post('/smsmessaging/v1/outbound/:sender/requests', async (asked, reply) => {
          if (!tokens.isValid(asked.headers.authorization)) {
            return reply.code(401).send({ code: 42, message: 'Expired credentials' });
          }
          const parsed = request.safeParse(asked.body);
          const { sender } = z.object({ sender: z.string() }).parse(asked.params);
          const given = parsed.data?.outboundSMSMessageRequest;
          if (given === undefined || given.senderAddress !== sender || sender !== `tel:+${keys.sender}`) {
            return reply.code(400).send(refusal('serviceException', 'SVC0002', 'Invalid input value'));
          }
          const phone = given.address.replace('tel:', '');
          const { answer } = desk.takeBehaviour(phone);
          if (answer === 'busy' || answer === 'keys refused' || answer === 'bad number') {
            const [status, family, messageId, text] = refusals[answer];
            return reply.code(status).send(refusal(family, messageId, text));
          }
          const reference = randomUUID();
          desk.messages.push({ reference, phone, text: given.outboundSMSTextMessage.message });
          if (answer === 'accepted then 500') return reply.code(500).send();
          if (answer === 'accepted, no answer') await delay(2 * timeoutMilliseconds);
          const resourceURL = `https://api.orange.com/smsmessaging/v1/outbound/${sender}/requests/${reference}`;
          return reply.code(201).send({ outboundSMSMessageRequest: { ...given, resourceURL } });
        });
      },
      webhook: ({ reference, phone }, event) => ({
        url: `${shopUrl}/api/phone-message/webhook/orange_sms?token=${keys.webhookToken}`,
        headers: {},
        body: JSON.stringify(
          'reply' in event
            ? {
                inboundSMSMessageNotification: {
                  callbackData: '',
                  inboundSMSMessage: {
                    dateTime: new Date().toISOString(),
                    destinationAddress: `tel:+${keys.sender}`,
                    messageId: randomUUID(),
                    message: event.reply,
                    senderAddress: `tel:${phone}`,
                  },
                },
              }
            : {
                deliveryInfoNotification: {
                  callbackData: reference,
                  deliveryInfo: { address: `tel:${phone}`, deliveryStatus: event.state },
                },
              },
        ),
      }),
    },
    port === undefined ? {} : { port },
  );
  return { ...emulator, tokens, settings: { ...keys, baseUrl: emulator.url, timeoutMilliseconds } };
}

function refusal(family: 'serviceException' | 'policyException', messageId: string, text: string) {
  return { requestError: { [family]: { messageId, text, variables: [] } } };
}
