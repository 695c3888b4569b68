import { z } from 'zod';
import type {
  AttemptReference,
  Charge,
  PaymentProvider,
  PaymentReport,
  StartedCharge,
  WebhookReading,
} from '#core/payments/payment-provider.ts';
import { paymentPromptMessages } from '#shared/messages/payment-prompt-messages.ts';
import { createAccessToken } from '../access-token.ts';
import {
  basicAuthorization,
  callProvider,
  type ProviderAnswer,
  type ProviderCall,
  parseJson,
  readAnswer,
  refuseAnswer,
} from '../call-provider.ts';
import { isLiveAddress } from '../is-live-address.ts';
import type { MtnMomoSettings } from '../payment-settings.ts';
import { failIfNotAsked, ProviderTrouble } from '../provider-trouble.ts';
import { readAmount } from '../read-amount.ts';
import { reasonOf, refusal, requestToPay, stateOf } from './mtn-momo-answers.ts';
import { plainMessage } from './plain-message.ts';

const provider = 'MTN MoMo';
const promptLifeSeconds = 10 * 60;

/** MTN MoMo Collections: sends a prompt to the payer's phone; the shop asks for its status until it is decided. */
export function createMtnMomoProvider(
  settings: MtnMomoSettings,
  now: () => number = Date.now,
): PaymentProvider {
  const isLive = isLiveAddress(settings.baseUrl, 'mtn.com') && settings.targetEnvironment !== 'sandbox';
  const subscription = { 'Ocp-Apim-Subscription-Key': settings.subscriptionKey };
  const token = createAccessToken(
    {
      provider,
      question: 'a token',
      method: 'POST',
      url: `${settings.baseUrl}/collection/token/`,
      headers: { ...subscription, Authorization: basicAuthorization(settings.apiUser, settings.apiKey) },
      timeoutMilliseconds: settings.timeoutMilliseconds,
    },
    now,
  );

  return {
    id: 'mtn_momo',
    method: 'mtn_momo',
    kind: 'phone_prompt',
    isSimulated: !isLive,
    expiresInSeconds: promptLifeSeconds,
    start: (charge) => start(charge).catch(failIfNotAsked),
    askStatus,
    readWebhook: ({ rawBody }) => readCallback(rawBody),
  };

  async function start(charge: Charge): Promise<StartedCharge> {
    const { attemptId, payerPhone } = charge;
    if (payerPhone === undefined) return { state: 'failed', reason: 'payer_unknown', raw: null };
    const question = 'request to pay';
    const answer = await call({
      question,
      method: 'POST',
      url: `${settings.baseUrl}/collection/v1_0/requesttopay`,
      headers: {
        'Content-Type': 'application/json',
        'X-Reference-Id': attemptId,
        ...callbackHeader(charge.webhookUrl),
      },
      body: JSON.stringify({
        amount: String(charge.amount),
        currency: settings.currency,
        // The callback has no other field of ours, so this must be the attempt; people read the order number in the notes.
        externalId: attemptId,
        payer: { partyIdType: 'MSISDN', partyId: payerPhone.replace('+', '') },
        payerMessage: promptText(charge),
        payeeNote: promptText(charge),
      }),
    });
    const code = refusal.parse(answer.body).code;
    const raw = { status: answer.status, ...(code === undefined ? {} : { code }) };
    // 409: the reference is used, so an earlier request of ours reached MTN although we got no answer.
    if (answer.status === 202 || answer.status === 409) {
      return { state: 'pending', providerReference: attemptId, raw };
    }
    if (answer.status === 429) return { state: 'failed', reason: 'provider_unavailable', raw };
    // MTN accepts only with 202. Any other success comes from something in between, and decides nothing.
    if (answer.status < 400 || answer.status >= 500) return refuseAnswer(answer, { provider, question });
    const reason = reasonOf(code);
    return { state: 'failed', reason: reason === 'other' ? 'misconfigured' : reason, raw };
  }

  async function askStatus({ attemptId }: AttemptReference): Promise<PaymentReport> {
    const question = 'status of a request to pay';
    const answer = await call({
      question,
      method: 'GET',
      url: `${settings.baseUrl}/collection/v1_0/requesttopay/${encodeURIComponent(attemptId)}`,
      headers: {},
    });
    if (answer.status === 404) return { state: 'not_found', raw: { status: 404 } };
    if (answer.status >= 300) return refuseAnswer(answer, { provider, question });
    return report(attemptId, readAnswer(requestToPay, answer, { provider, question }));
  }

  function report(attemptId: string, payment: z.infer<typeof requestToPay>): PaymentReport {
    if (payment.externalId !== undefined && payment.externalId !== attemptId) {
      throw new ProviderTrouble(`${provider} answers about another payment than it was asked about`);
    }
    const { amount, currency, financialTransactionId: transactionId } = payment;
    const state = stateOf(payment.status, payment.reason);
    if (state === 'succeeded' && (amount === undefined || currency === undefined)) {
      throw new ProviderTrouble(`${provider} reports a payment without its amount`);
    }
    return {
      state,
      providerReference: attemptId,
      ...(amount === undefined ? {} : { amount: readAmount(provider, amount) }),
      // MTN's sandbox uses euros, one euro for one franc: the configured currency counts as francs, any other as it is.
      ...(currency === undefined ? {} : { currency: currency === settings.currency ? 'XAF' : currency }),
      ...(transactionId === undefined ? {} : { transactionId }),
      ...(state === 'failed' || state === 'expired' ? { reason: reasonOf(payment.reason) } : {}),
      raw: payment,
    };
  }

  function callbackHeader(webhookUrl: string): Record<string, string> {
    const isTaken = !isLive || new URL(webhookUrl).protocol === 'https:';
    return settings.sendsCallbacks && isTaken ? { 'X-Callback-Url': webhookUrl } : {};
  }

  function call(
    request: Pick<ProviderCall, 'question' | 'method' | 'url' | 'headers' | 'body'>,
  ): Promise<ProviderAnswer> {
    return token.use((accessToken) =>
      callProvider({
        ...request,
        provider,
        timeoutMilliseconds: settings.timeoutMilliseconds,
        headers: {
          ...request.headers,
          ...subscription,
          Authorization: `Bearer ${accessToken}`,
          'X-Target-Environment': settings.targetEnvironment,
        },
      }),
    );
  }
}

const callback = z.object({ externalId: z.uuid() });

/** A callback is unsigned and comes by PUT or POST; it only says which attempt to ask about. */
function readCallback(rawBody: Buffer): WebhookReading {
  const parsed = callback.safeParse(parseJson(rawBody.toString('utf8')));
  if (!parsed.success) return { kind: 'refused', why: 'names no attempt' };
  return { kind: 'hint', attemptId: parsed.data.externalId };
}

function promptText({ language, orderNumber }: Charge): string {
  return plainMessage(paymentPromptMessages[language].order(orderNumber));
}
