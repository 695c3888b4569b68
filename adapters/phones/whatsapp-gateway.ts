import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { MessageNotTaken, type PhoneGateway, type PhoneReport } from '#core/mail/phone-gateway.ts';
import { receiptStates } from '#shared/phone-messages.ts';
import { callProvider, type ProviderAnswer, parseJson } from '../payments/call-provider.ts';
import { isLiveAddress } from '../payments/is-live-address.ts';
import { ProviderTrouble } from '../payments/provider-trouble.ts';
import { recordText } from '../payments/record-text.ts';
import { whenAnswered } from './hand-over-call.ts';
import type { WhatsAppSettings } from './phone-settings.ts';

const provider = 'WhatsApp';

const sentAnswer = z.object({
  messages: z.tuple([z.object({ id: z.string().min(1).max(200) })]).rest(z.unknown()),
});
const refusalAnswer = z.object({
  error: z.object({
    code: z.number(),
    message: z.string().default(''),
    error_data: z.object({ details: z.string().default('') }).optional(),
  }),
});

const event = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.object({
            statuses: z
              .array(
                z.object({
                  id: z.string().min(1).max(200),
                  status: z.string(),
                  errors: z.array(z.object({ code: z.number(), title: z.string().default('') })).default([]),
                }),
              )
              .default([]),
            messages: z
              .array(
                z.object({
                  from: z.string().max(40),
                  text: z.object({ body: z.string() }).optional(),
                  button: z.object({ text: z.string() }).optional(),
                }),
              )
              .default([]),
          }),
        }),
      ),
    }),
  ),
});

/** Error codes about the message, its recipient or its template; any other code is about the shop's account or temporary. */
const finalCodes = [100, 131008, 131009, 131021, 131026, 131030, 131047, 131049, 131050, 131051, 131052];
const isAboutTemplate = (code: number) => code >= 132000 && code < 133000;

/** Meta's WhatsApp Cloud API, by its public documentation. A message that begins a conversation has to be an approved template. */
export function createWhatsAppGateway(settings: WhatsAppSettings): PhoneGateway {
  const { baseUrl, timeoutMilliseconds, phoneNumberId, accessToken, appSecret, verifyToken, apiVersion } =
    settings;
  return {
    id: 'whatsapp',
    reachesPhones: true,
    isSimulated: !isLiveAddress(baseUrl, 'facebook.com'),
    async send({ recipient, language, template }) {
      if (template === undefined)
        throw new MessageNotTaken(`${provider}: a message without a template`, { isFinal: true });
      const answer = await whenAnswered(
        callProvider({
          ...{ provider, question: 'send a message', method: 'POST', timeoutMilliseconds },
          url: `${baseUrl}/${apiVersion}/${phoneNumberId}/messages`,
          headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
          body: JSON.stringify({
            messaging_product: 'whatsapp',
            recipient_type: 'individual',
            to: recipient.replace(/^\+/, ''),
            type: 'template',
            template: {
              name: template.name,
              language: { code: language },
              components: [
                { type: 'body', parameters: template.values.map(textParameter) },
                { type: 'button', sub_type: 'url', index: '0', parameters: [textParameter(template.link)] },
              ],
            },
          }),
        }),
      );
      if (answer.status >= 300) throw refusalOf(answer);
      const parsed = sentAnswer.safeParse(answer.body);
      return parsed.success ? { reference: parsed.data.messages[0].id } : undefined;
    },
    readWebhook({ rawBody, headers }) {
      const signature = `sha256=${createHmac('sha256', appSecret).update(rawBody).digest('hex')}`;
      if (!isSame(headers['x-hub-signature-256'], signature)) return undefined;
      const parsed = event.safeParse(parseJson(rawBody.toString('utf8')));
      return parsed.success ? parsed.data.entry.flatMap(({ changes }) => changes.flatMap(readChange)) : [];
    },
    answerChallenge(query) {
      const isAsked = query['hub.mode'] === 'subscribe' && isSame(query['hub.verify_token'], verifyToken);
      return isAsked ? String(query['hub.challenge'] ?? '') : undefined;
    },
  };
}

/** WhatsApp refuses line breaks and tabs in values. */
function textParameter(text: string): { type: 'text'; text: string } {
  return { type: 'text', text: text.replace(/\s+/g, ' ') };
}

function refusalOf({ status, body }: ProviderAnswer): Error {
  const parsed = refusalAnswer.safeParse(body);
  if (!parsed.success) {
    const message = `${provider} answered ${status} to: send a message`;
    return status < 500 ? new MessageNotTaken(message, { isFinal: false }) : new ProviderTrouble(message);
  }
  const { code, message, error_data: more } = parsed.data.error;
  return new MessageNotTaken(
    `${provider} refuses a message: ${code} ${recordText(more?.details || message)}`,
    {
      isFinal: finalCodes.includes(code) || isAboutTemplate(code),
    },
  );
}

type Change = z.infer<typeof event>['entry'][number]['changes'][number];

function readChange({ value: { statuses, messages } }: Change): PhoneReport[] {
  const receipts = statuses.flatMap(({ id: reference, status, errors: [error] }): PhoneReport[] => {
    const state = receiptStates.find((known) => known === status);
    const reason = error === undefined ? '' : `${error.code} ${recordText(error.title)}`;
    return state === undefined ? [] : [{ kind: 'receipt', reference, state, reason }];
  });
  const replies = messages.flatMap(({ from, text, button }): PhoneReport[] => {
    const said = text?.body ?? button?.text;
    return said === undefined ? [] : [{ kind: 'reply', phone: `+${from}`, text: said.slice(0, 2_000) }];
  });
  return [...receipts, ...replies];
}

function isSame(given: unknown, wanted: string): boolean {
  const [one, other] = [Buffer.from(String(given)), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
