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
import type { OrangeWebSettings } from '../payment-settings.ts';
import { failIfNotAsked, ProviderTrouble } from '../provider-trouble.ts';
import { recordText } from '../record-text.ts';
import { reasonOf, stateOf } from './orange-answers.ts';

const provider = 'Orange Money web payment';
const sessionLifeSeconds = 31 * 60;

const createdPayment = z.object({
  pay_token: z.string().min(1),
  payment_url: z.url({ protocol: /^https?$/ }),
  notif_token: z.string().min(1),
});
const transaction = z.object({
  status: z.string(),
  order_id: z.coerce.string().optional(),
  txnid: z.coerce.string().nullish(),
});
const refusal = z.object({ message: z.string().optional() }).catch({});
const notification = z.object({ notif_token: z.string().min(1) });

/** Orange Money's web payment: the shopper pays on Orange's own page. */
export function createOrangeWebProvider(
  settings: OrangeWebSettings,
  now: () => number = Date.now,
): PaymentProvider {
  const api = `${settings.baseUrl}/orange-money-webpay/${settings.country}/v1`;
  const token = createAccessToken(
    {
      provider,
      question: 'a token',
      method: 'POST',
      url: `${settings.baseUrl}/oauth/v3/token`,
      headers: {
        Authorization: basicAuthorization(settings.clientId, settings.clientSecret),
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
      timeoutMilliseconds: settings.timeoutMilliseconds,
    },
    now,
  );

  return {
    id: 'orange_web',
    method: 'orange_money',
    kind: 'hosted',
    isSimulated: !isLiveAddress(settings.baseUrl, 'orange.com') || settings.country === 'dev',
    expiresInSeconds: sessionLifeSeconds,
    start: (charge) => start(charge).catch(failIfNotAsked),
    askStatus,
    referenceInStatements: shortReference,
    readWebhook: ({ rawBody }) => readNotification(rawBody),
  };

  async function start(charge: Charge): Promise<StartedCharge> {
    const question = 'a payment page';
    const answer = await post(question, `${api}/webpayment`, {
      merchant_key: settings.merchantKey,
      currency: settings.currency,
      order_id: shortReference(charge.attemptId),
      amount: charge.amount,
      return_url: charge.returnUrl,
      cancel_url: charge.cancelUrl,
      notif_url: charge.webhookUrl,
      lang: charge.language,
      reference: charge.orderNumber,
    });
    const raw = { status: answer.status, message: recordText(refusal.parse(answer.body).message ?? '') };
    if (answer.status < 300) {
      const created = readAnswer(createdPayment, answer, { provider, question });
      return {
        state: 'pending',
        providerReference: digestOfToken(created.notif_token),
        redirectUrl: created.payment_url,
        providerSecrets: { payToken: created.pay_token, notifToken: created.notif_token },
        raw,
      };
    }
    if (answer.status === 429) return { state: 'failed', reason: 'provider_unavailable', raw };
    if (answer.status >= 500 || answer.status === 409) return refuseAnswer(answer, { provider, question });
    return { state: 'failed', reason: 'misconfigured', raw };
  }

  async function askStatus(attempt: AttemptReference): Promise<PaymentReport> {
    const payToken = attempt.providerSecrets.payToken;
    // Without Orange's answer the shopper never got the address of its page, so nothing can have been paid there.
    if (payToken === undefined) return { state: 'not_found', raw: { why: 'no payment page was received' } };
    const question = 'status of a payment';
    const orderId = shortReference(attempt.attemptId);
    const answer = await post(question, `${api}/transactionstatus`, {
      order_id: orderId,
      amount: attempt.amount,
      pay_token: payToken,
    });
    if (answer.status === 404) return { state: 'not_found', raw: { status: 404 } };
    if (answer.status >= 300) return refuseAnswer(answer, { provider, question });
    const { status, order_id, txnid } = readAnswer(transaction, answer, { provider, question });
    if (order_id !== undefined && order_id !== orderId) {
      throw new ProviderTrouble(`${provider} answers about another payment than it was asked about`);
    }
    const state = stateOf(status);
    return {
      state,
      ...(attempt.providerReference === null ? {} : { providerReference: attempt.providerReference }),
      // Orange's answer has no amount: Orange finds the payment by order, amount and token together.
      amount: attempt.amount,
      currency: 'XAF',
      ...(txnid ? { transactionId: txnid } : {}),
      ...reasonOf(state),
      raw: { status, order_id, txnid },
    };
  }

  function post(question: string, url: string, body: object): Promise<ProviderAnswer> {
    return token.use((accessToken) =>
      callProvider({
        provider,
        question,
        method: 'POST',
        url,
        headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
        timeoutMilliseconds: settings.timeoutMilliseconds,
      }),
    );
  }
}

/** Only a body with an attempt's notification token leads to that attempt; the rest of the body is not believed. */
function readNotification(rawBody: Buffer): WebhookReading {
  const parsed = notification.safeParse(parseJson(rawBody.toString('utf8')));
  if (!parsed.success) return { kind: 'refused', why: 'carries no notification token' };
  return { kind: 'hint', providerReference: digestOfToken(parsed.data.notif_token) };
}
