import { z } from 'zod';
import type {
  AttemptReference,
  Charge,
  PaymentProvider,
  PaymentReport,
  StartedCharge,
  WebhookReading,
} from '#core/payments/payment-provider.ts';
import { shortReference } from '#core/payments/short-reference.ts';
import { paymentPromptMessages } from '#shared/messages/payment-prompt-messages.ts';
import { createAccessToken } from '../access-token.ts';
import { digestOfToken } from '../attempt-references.ts';
import {
  basicAuthorization,
  callProvider,
  type ProviderAnswer,
  parseJson,
  readAnswer,
  refuseAnswer,
} from '../call-provider.ts';
import { isLiveAddress } from '../is-live-address.ts';
import type { OrangePushSettings } from '../payment-settings.ts';
import { failIfNotAsked, ProviderNotAsked, ProviderTrouble } from '../provider-trouble.ts';
import { readAmount } from '../read-amount.ts';
import { recordText } from '../record-text.ts';
import { reasonInSentence, reasonOf, stateOf } from './orange-answers.ts';

const provider = 'Orange Money push';
const promptLifeSeconds = 10 * 60;

const initiated = z.object({ data: z.object({ payToken: z.string().min(1) }) });
const payment = z.object({
  data: z.object({
    status: z.string(),
    amount: z.union([z.string(), z.number()]).nullish(),
    txnid: z.coerce.string().nullish(),
    inittxnmessage: z.string().nullish(),
    confirmtxnmessage: z.string().nullish(),
  }),
});
const refusal = z
  .object({
    message: z.string().optional(),
    data: z.object({ inittxnmessage: z.string().optional() }).optional().catch(undefined),
  })
  .catch({});
const notification = z.union([
  z.object({ payToken: z.string().min(1) }),
  z.object({ data: z.object({ payToken: z.string().min(1) }) }).transform(({ data }) => data),
]);

/** Orange Money's merchant payment: sends a prompt to the payer's phone; the shop asks for its status until it is decided. */
export function createOrangePushProvider(
  settings: OrangePushSettings,
  now: () => number = Date.now,
): PaymentProvider {
  const api = `${settings.baseUrl}/omcoreapis/1.0.2/mp`;
  const xAuthToken = Buffer.from(`${settings.apiUser}:${settings.apiPassword}`).toString('base64');
  const token = createAccessToken(
    {
      provider,
      question: 'a token',
      method: 'POST',
      url: `${settings.baseUrl}/token`,
      headers: {
        Authorization: basicAuthorization(settings.consumerKey, settings.consumerSecret),
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
      timeoutMilliseconds: settings.timeoutMilliseconds,
    },
    now,
  );

  return {
    id: 'orange_push',
    method: 'orange_money',
    kind: 'phone_prompt',
    isSimulated: !isLiveAddress(settings.baseUrl, 'orange.cm'),
    expiresInSeconds: promptLifeSeconds,
    start: (charge) => start(charge).catch(failIfNotAsked),
    askStatus,
    referenceInStatements: shortReference,
    readWebhook: ({ rawBody }) => readNotification(rawBody),
  };

  async function start(charge: Charge): Promise<StartedCharge> {
    const payerPhone = /^\+237(6\d{8})$/.exec(charge.payerPhone ?? '')?.[1];
    if (payerPhone === undefined) return { state: 'failed', reason: 'payer_unknown', raw: null };
    const payToken = await initiate();
    const pending = {
      state: 'pending',
      providerReference: digestOfToken(payToken),
      providerSecrets: { payToken },
    } as const;
    const answer = await pay(charge, payerPhone, payToken);
    // With the pay token we can ask about an unclear result, so the attempt stays pending instead of throwing.
    if (answer === 'unclear') return { ...pending, raw: { why: 'no clear answer to the prompt' } };
    const { message, data } = refusal.parse(answer.body);
    const sentence = data?.inittxnmessage ?? message;
    const raw = { status: answer.status, message: recordText(sentence ?? '') };
    if (answer.status < 300) return { ...pending, raw };
    if (answer.status === 401 || answer.status === 403)
      return { state: 'failed', reason: 'misconfigured', raw };
    return { state: 'failed', reason: reasonInSentence(sentence) ?? 'other', raw };
  }

  async function initiate(): Promise<string> {
    const question = 'a pay token';
    try {
      const answer = await call(question, 'POST', `${api}/init`);
      if (answer.status === 401 || answer.status === 403) {
        throw new ProviderNotAsked('misconfigured', `${provider} refuses our keys (${answer.status})`);
      }
      if (answer.status >= 300) return refuseAnswer(answer, { provider, question });
      return readAnswer(initiated, answer, { provider, question }).data.payToken;
    } catch (error) {
      if (!(error instanceof ProviderTrouble) || error instanceof ProviderNotAsked) throw error;
      throw new ProviderNotAsked('provider_unavailable', error.message);
    }
  }

  async function pay(
    charge: Charge,
    payerPhone: string,
    payToken: string,
  ): Promise<ProviderAnswer | 'unclear'> {
    try {
      const answer = await call('a prompt', 'POST', `${api}/pay`, {
        notifUrl: charge.webhookUrl,
        channelUserMsisdn: settings.channelPhone,
        amount: String(charge.amount),
        subscriberMsisdn: payerPhone,
        pin: settings.pin,
        orderId: shortReference(charge.attemptId),
        description: paymentPromptMessages[charge.language].order(charge.orderNumber),
        payToken,
      });
      return answer.status >= 500 ? 'unclear' : answer;
    } catch (error) {
      if (!(error instanceof ProviderTrouble) || error instanceof ProviderNotAsked) throw error;
      return 'unclear';
    }
  }

  async function askStatus(attempt: AttemptReference): Promise<PaymentReport> {
    const payToken = attempt.providerSecrets.payToken;
    // Happens only if the process died between the prompt and storing the token; a phone may still show the prompt.
    if (payToken === undefined) return { state: 'untraceable', raw: { why: 'the pay token was lost' } };
    const question = 'status of a payment';
    const answer = await call(question, 'GET', `${api}/paymentstatus/${encodeURIComponent(payToken)}`);
    if (answer.status === 404) return { state: 'not_found', raw: { status: 404 } };
    if (answer.status >= 300) return refuseAnswer(answer, { provider, question });
    const { status, amount, txnid, ...texts } = readAnswer(payment, answer, { provider, question }).data;
    const state = stateOf(status);
    const sentence = texts.confirmtxnmessage ?? texts.inittxnmessage ?? undefined;
    if (state === 'succeeded' && !amount) {
      throw new ProviderTrouble(`${provider} reports a payment without its amount`);
    }
    return {
      state,
      providerReference: digestOfToken(payToken),
      ...(amount ? { amount: readAmount(provider, amount) } : {}),
      // This product has no other currency, and its answers name none.
      currency: 'XAF',
      ...(txnid ? { transactionId: txnid } : {}),
      ...reasonOf(state, sentence),
      raw: { status, amount, txnid, message: recordText(sentence ?? '') },
    };
  }

  function call(
    question: string,
    method: 'GET' | 'POST',
    url: string,
    body?: object,
  ): Promise<ProviderAnswer> {
    return token.use((accessToken) =>
      callProvider({
        provider,
        question,
        method,
        url,
        headers: {
          Authorization: `Bearer ${accessToken}`,
          'X-AUTH-TOKEN': xAuthToken,
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        timeoutMilliseconds: settings.timeoutMilliseconds,
      }),
    );
  }
}

/** A notification is unsigned; its pay token only says which attempt to ask about. */
function readNotification(rawBody: Buffer): WebhookReading {
  const parsed = notification.safeParse(parseJson(rawBody.toString('utf8')));
  if (!parsed.success) return { kind: 'refused', why: 'names no pay token' };
  return { kind: 'hint', providerReference: digestOfToken(parsed.data.payToken) };
}
