import Stripe from 'stripe';
import { z } from 'zod';
import type {
  AttemptReference,
  Charge,
  IncomingWebhook,
  PaymentProvider,
  PaymentReport,
  RefundResult,
  StartedCharge,
  WebhookReading,
} from '#core/payments/payment-provider.ts';
import type { Francs } from '#shared/money.ts';
import { isLiveAddress } from '../is-live-address.ts';
import type { StripeSettings } from '../payment-settings.ts';
import { ProviderTrouble } from '../provider-trouble.ts';
import { isAboutDispute, readDispute } from './stripe-disputes.ts';
import {
  hasFailed,
  isAboutRefund,
  isAboutRefundedCharge,
  readRefund,
  refundedPaymentIn,
  seenRefund,
} from './stripe-refunds.ts';
import { type CheckoutSession, readSession, reportOf, sessionFor } from './stripe-session.ts';

/** Stripe refuses less than 30 minutes by its own clock, and ours may be some minutes slow. */
const sessionLifeSeconds = 34 * 60;
const signatureToleranceSeconds = 300;
/** Sessions last 34 minutes, so an older one that we do not know cannot be paid any more. */
const searchedSeconds = 2 * 60 * 60;
const searchedSessions = 1_000;

const { errors } = Stripe;

/** Stripe's hosted Checkout: the card is typed on Stripe's page, never on ours. */
export function createStripeProvider(
  settings: StripeSettings,
  options: { now?: () => number; retries?: number } = {},
): PaymentProvider {
  const { now = Date.now, retries = 1 } = options;
  const { protocol, hostname, port } = new URL(settings.baseUrl);
  const stripe = new Stripe(settings.secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    timeout: settings.timeoutMilliseconds,
    maxNetworkRetries: retries,
    telemetry: false,
  });
  const version = settings.apiVersion === undefined ? {} : { apiVersion: settings.apiVersion };
  const isLive = isLiveAddress(settings.baseUrl, 'stripe.com') && !/^[rs]k_test_/.test(settings.secretKey);

  return {
    id: 'stripe',
    method: 'card',
    kind: 'hosted',
    isSimulated: !isLive,
    expiresInSeconds: sessionLifeSeconds,
    start,
    askStatus,
    readWebhook,
    close,
    refund,
    askRefundStatus,
  };

  /**
   * The attempt's id is the idempotency key: however often we, or the package's retries after a lost connection, send
   * this, there is one session, and every request gets the first answer.
   */
  async function start(charge: Charge): Promise<StartedCharge> {
    try {
      const session = await stripe.checkout.sessions.create(sessionFor(charge), {
        ...version,
        idempotencyKey: charge.attemptId,
      });
      if (!session.url) throw new ProviderTrouble('Stripe made a session without a page');
      return {
        state: 'pending',
        providerReference: session.id,
        redirectUrl: session.url,
        raw: readSession(session),
      };
    } catch (error) {
      return refusedCharge(error);
    }
  }

  async function askStatus(attempt: AttemptReference): Promise<PaymentReport> {
    const session = await withoutDetails('the status of a session', findSession(attempt));
    return session === undefined ? { state: 'not_found', raw: null } : reportOf(session);
  }

  /**
   * If there is no reference, the answer to the creation was lost. Repeating the creation would return the same session,
   * but needs the whole charge, so the latest sessions are searched for our attempt. No one has the address of a session
   * that is not found, so it cannot be paid.
   */
  async function findSession(attempt: AttemptReference): Promise<CheckoutSession | undefined> {
    const { attemptId, providerReference } = attempt;
    if (providerReference !== null) {
      return await stripe.checkout.sessions
        .retrieve(providerReference, {}, version)
        .then(readSession, undefinedIfMissing);
    }
    const since = Math.floor(now() / 1000) - searchedSeconds;
    const sessions = await stripe.checkout.sessions
      .list({ limit: 100, created: { gte: since } }, version)
      .autoPagingToArray({ limit: searchedSessions });
    const found = sessions.find(({ metadata }) => metadata?.attempt_id === attemptId);
    return found === undefined ? undefined : readSession(found);
  }

  async function readWebhook({ rawBody, headers }: IncomingWebhook): Promise<WebhookReading> {
    const signature = headers['stripe-signature'];
    if (typeof signature !== 'string') return { kind: 'refused', why: 'carries no signature' };
    try {
      const event = stripe.webhooks.constructEvent(
        rawBody,
        signature,
        settings.webhookSecret,
        signatureToleranceSeconds,
        undefined,
        now(),
      );
      return isAboutRefundedCharge(event) ? await readRefundsOf(refundedPaymentIn(event)) : readEvent(event);
    } catch (error) {
      if (error instanceof errors.StripeSignatureVerificationError) {
        return { kind: 'refused', why: 'is not signed by Stripe with our secret, or too long ago' };
      }
      if (error instanceof SyntaxError) return { kind: 'refused', why: 'is no JSON' };
      if (error instanceof ProviderTrouble) return { kind: 'refused', why: error.message };
      throw error;
    }
  }

  /** Fetches a payment's refunds, because newer versions of Stripe's API send the charge without them. */
  async function readRefundsOf(transactionId: string | undefined): Promise<WebhookReading> {
    if (transactionId === undefined) return { kind: 'ignored' };
    const { data } = await withoutDetails(
      'the refunds of a payment',
      stripe.refunds.list({ payment_intent: transactionId, limit: 100 }, version),
    );
    return { kind: 'refunds_seen', provider: 'stripe', transactionId, refunds: data.map(seenRefund) };
  }

  async function close(attempt: AttemptReference): Promise<void> {
    const session = await withoutDetails('the session to close', findSession(attempt));
    if (session?.status !== 'open') return;
    try {
      await stripe.checkout.sessions.expire(session.id, {}, version);
    } catch (error) {
      const after = await withoutDetails(
        'the session to close',
        findSession({ ...attempt, providerReference: session.id }),
      );
      // If the session was paid or expired meanwhile, Stripe refuses to close it, and nothing is left to do.
      if (after?.status === 'open') throw troubleOf('closing a session', error);
    }
  }

  async function refund(
    attempt: AttemptReference,
    { requestId, amount }: { requestId: string; amount: Francs },
  ): Promise<RefundResult> {
    const session = await withoutDetails('the session to refund', findSession(attempt));
    if (session?.payment_intent === undefined)
      return { state: 'failed', raw: { why: 'no payment to refund' } };
    try {
      const made = await stripe.refunds.create(
        { payment_intent: session.payment_intent, amount, metadata: { refund_id: requestId } },
        { ...version, idempotencyKey: requestId },
      );
      return refundResultOf(made);
    } catch (error) {
      // Stripe repeats a 500 for a day; after that it has forgotten the key and says that the money was refunded already.
      const ours = await withoutDetails('a refund', findRefund(session.payment_intent, requestId));
      if (ours !== undefined) return refundResultOf(ours);
      if (isDefinite(error)) return { state: 'failed', raw: recordOf(error) };
      throw troubleOf('a refund', error);
    }
  }

  async function findRefund(paymentIntent: string, requestId: string): Promise<Stripe.Refund | undefined> {
    const { data } = await stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 }, version);
    return data.find(({ metadata }) => metadata?.refund_id === requestId);
  }

  async function askRefundStatus(refundReference: string): Promise<RefundResult> {
    return refundResultOf(
      await withoutDetails('the state of a refund', stripe.refunds.retrieve(refundReference, {}, version)),
    );
  }
}

/** Whether the request certainly had no effect. A conflict (409) with the same request under way does not count: that may still pay. */
function isDefinite(error: unknown): error is Stripe.errors.StripeInvalidRequestError {
  return error instanceof errors.StripeInvalidRequestError && error.statusCode !== 409;
}

/** The state of a refund. It may wait for the shop's balance, or fail days later if the card's bank sends it back. */
function refundResultOf({ id, status, amount }: Stripe.Refund): RefundResult {
  const raw = { id, status, amount };
  if (status === 'succeeded') return { state: 'refunded', refundReference: id, raw };
  if (hasFailed(status)) return { state: 'failed', raw };
  return { state: 'pending', refundReference: id, raw };
}

const outcomes: Readonly<Record<string, Partial<PaymentReport>>> = {
  'checkout.session.completed': {},
  'checkout.session.async_payment_succeeded': {},
  'checkout.session.async_payment_failed': { state: 'failed', reason: 'declined' },
  'checkout.session.expired': { state: 'expired' },
};

const stripeEvent = z.object({
  id: z.string().min(1),
  type: z.string(),
  data: z.object({ object: z.unknown() }),
});

/** Reads an event; ignores other kinds, and sessions of another shop on the same account. */
function readEvent(body: unknown): WebhookReading {
  const event = stripeEvent.safeParse(body);
  if (event.success && isAboutRefund(event.data)) return readRefund(event.data.data.object);
  if (event.success && isAboutDispute(event.data)) return readDispute(body);
  const outcome = event.success ? outcomes[event.data.type] : undefined;
  if (!event.success || outcome === undefined) return { kind: 'ignored' };
  const session = readSession(event.data.data.object);
  const attemptId = session.metadata.attempt_id;
  if (attemptId === undefined) return { kind: 'ignored' };
  const report = { ...reportOf(session), ...outcome };
  return { kind: 'signed', eventId: event.data.id, attemptId, providerReference: session.id, report };
}

/** A failed charge if Stripe refused the request itself: only then is it certain that there is no session. */
function refusedCharge(error: unknown): StartedCharge {
  if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError) {
    return { state: 'failed', reason: 'misconfigured', raw: recordOf(error) };
  }
  if (error instanceof errors.StripeRateLimitError) {
    return { state: 'failed', reason: 'provider_unavailable', raw: recordOf(error) };
  }
  if (error instanceof errors.StripeInvalidRequestError) {
    const isAmount = error.code === 'amount_too_small' || error.code === 'amount_too_large';
    return { state: 'failed', reason: isAmount ? 'limit_reached' : 'misconfigured', raw: recordOf(error) };
  }
  throw troubleOf('a session', error);
}

async function withoutDetails<Answer>(question: string, answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw troubleOf(question, error);
  }
}

/** Stripe's errors contain request and answer; only their type, code and status go to the log. */
function troubleOf(question: string, error: unknown): unknown {
  if (!(error instanceof errors.StripeError)) return error;
  const advice = error instanceof errors.StripeAuthenticationError ? ': check its keys in the settings' : '';
  const { type, code, status } = recordOf(error);
  const facts = [type, code, status].filter((fact) => fact !== undefined).join(' ');
  return new ProviderTrouble(`Stripe gave no answer to: ${question} (${facts})${advice}`);
}

function recordOf({ type, code, statusCode }: Stripe.errors.StripeError) {
  return { type, code, status: statusCode };
}

function undefinedIfMissing(error: unknown): undefined {
  if (error instanceof errors.StripeInvalidRequestError && error.statusCode === 404) return undefined;
  throw error;
}
