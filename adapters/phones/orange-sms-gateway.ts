import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { MessageNotTaken, type PhoneGateway, type PhoneReport } from '#core/mail/phone-gateway.ts';
import type { ReceiptState } from '#shared/phone-messages.ts';
import { createAccessToken } from '../payments/access-token.ts';
import {
  basicAuthorization,
  callProvider,
  type ProviderAnswer,
  parseJson,
} from '../payments/call-provider.ts';
import { isLiveAddress } from '../payments/is-live-address.ts';
import { ProviderTrouble } from '../payments/provider-trouble.ts';
import { recordText } from '../payments/record-text.ts';
import { whenAnswered } from './hand-over-call.ts';
import type { OrangeSmsSettings } from './phone-settings.ts';

const provider = 'Orange SMS';

const sentAnswer = z.object({ outboundSMSMessageRequest: z.object({ resourceURL: z.string() }) });
const refusalAnswer = z.object({
  requestError: z.object({
    serviceException: z.object({ messageId: z.string(), text: z.string().default('') }).optional(),
    policyException: z.object({ messageId: z.string(), text: z.string().default('') }).optional(),
  }),
});

const receipt = z.object({
  deliveryInfoNotification: z.object({
    callbackData: z.string().min(1).max(200),
    deliveryInfo: z.object({ deliveryStatus: z.string().max(60) }),
  }),
});
const reply = z.object({
  inboundSMSMessageNotification: z.object({
    inboundSMSMessage: z.object({ senderAddress: z.string().max(40), message: z.string().max(2_000) }),
  }),
});

/** Final states; all others mean that the message is on its way. */
const endStates: Readonly<Record<string, ReceiptState>> = {
  DeliveredToTerminal: 'delivered',
  DeliveryImpossible: 'failed',
};

/** Orange's "SMS Africa and Middle East", by its public documentation. */
export function createOrangeSmsGateway(
  settings: OrangeSmsSettings,
  now: () => number = Date.now,
): PhoneGateway {
  const { baseUrl, timeoutMilliseconds, clientId, clientSecret, sender, senderName, webhookToken } = settings;
  const senderAddress = `tel:+${sender}`;
  const accessToken = createAccessToken(
    {
      ...{ provider, question: 'a token', method: 'POST', timeoutMilliseconds },
      url: `${baseUrl}/oauth/v3/token`,
      headers: {
        Authorization: basicAuthorization(clientId, clientSecret),
        'Content-Type': 'application/x-www-form-urlencoded',
        Accept: 'application/json',
      },
      body: 'grant_type=client_credentials',
    },
    now,
  );

  return {
    id: 'orange_sms',
    reachesPhones: true,
    isSimulated: !isLiveAddress(baseUrl, 'orange.com'),
    async send({ recipient, text }) {
      const answer = await whenAnswered(
        accessToken.use((token) =>
          callProvider({
            ...{ provider, question: 'send an SMS', method: 'POST', timeoutMilliseconds },
            url: `${baseUrl}/smsmessaging/v1/outbound/${encodeURIComponent(senderAddress)}/requests`,
            headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
            body: JSON.stringify({
              outboundSMSMessageRequest: {
                address: `tel:${recipient}`,
                senderAddress,
                ...(senderName === undefined ? {} : { senderName }),
                outboundSMSTextMessage: { message: text },
              },
            }),
          }),
        ),
      );
      if (answer.status >= 300) throw refusalOf(answer);
      const parsed = sentAnswer.safeParse(answer.body);
      const reference = parsed.data?.outboundSMSMessageRequest.resourceURL.split('/').at(-1);
      return reference === undefined || reference === '' ? undefined : { reference };
    },
    readWebhook({ rawBody, query }) {
      if (webhookToken === undefined || !isSame(query.token, webhookToken)) return undefined;
      return readReports(parseJson(rawBody.toString('utf8')));
    },
  };
}

/** 401, 403, 429 and 503 are about the shop or temporary, other 4xx about the message; after any other 5xx it may be on its way. */
function refusalOf({ status, body }: ProviderAnswer): Error {
  const parsed = refusalAnswer.safeParse(body);
  const { serviceException, policyException } = parsed.data?.requestError ?? {};
  const said = serviceException ?? policyException;
  const words = said ? `${said.messageId} ${recordText(said.text)}`.trim() : `status ${status}`;
  const message = `${provider} refuses an SMS: ${words}`;
  if ([401, 403, 429, 503].includes(status)) return new MessageNotTaken(message, { isFinal: false });
  if (status < 500) return new MessageNotTaken(message, { isFinal: true });
  return new ProviderTrouble(`${provider} answered ${status} to: send an SMS`);
}

function readReports(body: unknown): PhoneReport[] {
  const received = receipt.safeParse(body);
  if (received.success) {
    const { callbackData: reference, deliveryInfo } = received.data.deliveryInfoNotification;
    const state = endStates[deliveryInfo.deliveryStatus] ?? 'sent';
    return [{ kind: 'receipt', reference, state, reason: deliveryInfo.deliveryStatus }];
  }
  const answered = reply.safeParse(body);
  if (!answered.success) return [];
  const { senderAddress, message } = answered.data.inboundSMSMessageNotification.inboundSMSMessage;
  return [{ kind: 'reply', phone: senderAddress.replace(/^tel:/, ''), text: message }];
}

function isSame(given: unknown, wanted: string): boolean {
  const [one, other] = [Buffer.from(String(given)), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
