import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type {
  AttemptReference,
  Charge,
  PaymentProvider,
  PaymentReport,
  WebhookReading,
} from '#core/payments/payment-provider.ts';
import type { SandboxDesk } from '#core/payments/sandbox-desk.ts';
import type {
  KnownSandboxPayment,
  MadeDecision,
  SandboxPayment,
  SandboxSessions,
} from '#core/payments/sandbox-sessions.ts';
import type { Clock } from '#core/store.ts';
import type { OnlineMethod } from '#shared/payment-methods.ts';
import { isSigned, SIGNATURE_HEADER, sign } from './sandbox-signature.ts';

type SandboxParts = {
  sessions: SandboxSessions;
  /** The shop's own secret; the webhook key is derived from it, so that all processes sign alike. */
  secret: Uint8Array;
  clock: Clock;
};

export type Sandbox = { desk: SandboxDesk; providerFor(method: OnlineMethod): PaymentProvider };

/** How long 'Pay, confirm later' takes. It sends no webhook, so the shop has to ask. */
const confirmsAfterSeconds = 10;

/** The shop asks for a day, but old links show the result for a week. */
const keptMilliseconds = 7 * 24 * 60 * 60 * 1000;

const expirySeconds = { hosted: 31 * 60, phone_prompt: 10 * 60 } as const;

/** Our own provider for a shop without keys, behind the same port as the real ones. It takes no money, and says so. */
export function createSandbox({ sessions, secret, clock }: SandboxParts): Sandbox {
  const key = createHmac('sha256', secret).update('sandbox webhooks').digest();

  const provider: Omit<PaymentProvider, 'method' | 'kind' | 'expiresInSeconds' | 'start'> = {
    id: 'sandbox',
    isSimulated: true,
    askStatus: (attempt) => askStatus(sessions, clock, attempt),
    readWebhook: ({ rawBody, headers }) => {
      if (!isSigned(key, rawBody, headers[SIGNATURE_HEADER], clock.now())) {
        return { kind: 'refused', why: 'The signature is missing, old or wrong.' };
      }
      return readEvent(rawBody);
    },
    close: async ({ attemptId }) => {
      await sessions.decide(attemptId, { decision: 'closed', at: clock.now() });
    },
    refund: async (_attempt, { requestId, amount }) => ({
      state: 'refunded',
      refundReference: `sandbox_refund_${requestId}`,
      raw: { simulated: true, amount },
    }),
  };

  return {
    desk: {
      find: async (reference) => {
        const session = await readAt(reference);
        if (!session) return undefined;
        const { attemptId: _ours, made, ...shown } = session;
        const isOver = made === undefined ? session.expiresAt <= clock.now() : made.decision === 'closed';
        return {
          ...shown,
          reference,
          decision: made === undefined || made.decision === 'closed' ? undefined : made.decision,
          isOver,
        };
      },
      decide: async (reference, decision) => {
        const session = await readAt(reference);
        const now = clock.now();
        if (!session || session.expiresAt <= now) return undefined;
        const isFirst = await sessions.decide(session.attemptId, { decision, at: now });
        if (!isFirst || decision === 'pay_later') return undefined;
        return webhookOf(key, reference, session, { decision, at: now });
      },
      tidy: () => sessions.deleteEndedBefore(new Date(clock.now().getTime() - keptMilliseconds)),
    },
    providerFor: (method) => {
      const kind = method === 'card' ? 'hosted' : 'phone_prompt';
      // As with real providers, only cards are refunded by the provider; mobile money is refunded by hand.
      const { refund, ...withoutRefund } = provider;
      return {
        ...withoutRefund,
        ...(method === 'card' && refund ? { refund } : {}),
        method,
        kind,
        expiresInSeconds: expirySeconds[kind],
        start: async (charge) => {
          const reference = referenceOf(charge.attemptId);
          await sessions.write(sessionOf(charge, method));
          return {
            state: 'pending',
            providerReference: reference,
            // For a phone prompt the page plays the payer's phone.
            redirectUrl: `/sandbox-payment/${reference}?language=${charge.language}`,
            raw: { simulated: true },
          };
        },
      };
    },
  };

  /** The reference comes from a page address, so it may be anything. */
  async function readAt(reference: string): Promise<KnownSandboxPayment | undefined> {
    const [, attemptId] = referenceShape.exec(reference) ?? [];
    return attemptId === undefined ? undefined : sessions.read(attemptId);
  }
}

const referenceShape = /^sandbox_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

function referenceOf(attemptId: string): string {
  return `sandbox_${attemptId}`;
}

function sessionOf(charge: Charge, method: OnlineMethod): SandboxPayment {
  return {
    attemptId: charge.attemptId,
    method,
    orderNumber: charge.orderNumber,
    amount: charge.amount,
    returnUrl: charge.returnUrl,
    cancelUrl: charge.cancelUrl,
    expiresAt: charge.expiresAt,
  };
}

async function askStatus(
  sessions: SandboxSessions,
  clock: Clock,
  { attemptId }: AttemptReference,
): Promise<PaymentReport> {
  const reference = referenceOf(attemptId);
  const session = await sessions.read(attemptId);
  if (!session) return { state: 'not_found', raw: { simulated: true } };
  if (session.made) return reportOf(reference, session, session.made, clock.now());
  const state = session.expiresAt <= clock.now() ? 'expired' : 'pending';
  return { state, providerReference: reference, raw: { simulated: true, state } };
}

function reportOf(
  reference: string,
  session: SandboxPayment,
  { decision, at }: MadeDecision,
  now: Date,
): PaymentReport {
  const common = {
    providerReference: reference,
    amount: session.amount,
    currency: 'XAF',
    raw: { simulated: true, decision },
  };
  switch (decision) {
    case 'pay':
      return { ...common, state: 'succeeded', transactionId: `test_${session.attemptId.slice(0, 8)}` };
    case 'pay_later':
      return now.getTime() < at.getTime() + confirmsAfterSeconds * 1000
        ? { ...common, state: 'pending' }
        : { ...common, state: 'succeeded', transactionId: `test_${session.attemptId.slice(0, 8)}` };
    case 'decline':
      return {
        ...common,
        state: 'failed',
        reason: session.method === 'card' ? 'declined' : 'rejected_by_payer',
      };
    case 'cancel':
      return { ...common, state: 'cancelled' };
    case 'closed':
      return { ...common, state: 'expired' };
  }
}

const event = z.object({
  id: z.string().min(1),
  attemptId: z.string(),
  report: z.object({
    state: z.enum(['pending', 'succeeded', 'failed', 'expired', 'cancelled']),
    providerReference: z.string(),
    transactionId: z.string().optional(),
    amount: z.number(),
    currency: z.string(),
    reason: z.enum(['declined', 'rejected_by_payer']).optional(),
    raw: z.unknown(),
  }),
});

function webhookOf(key: Buffer, reference: string, session: SandboxPayment, made: MadeDecision) {
  const report = reportOf(reference, session, made, made.at);
  const body = JSON.stringify({
    id: `evt_${reference}_${made.decision}`,
    attemptId: session.attemptId,
    report,
  });
  return {
    body,
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: sign(key, body, made.at) },
  };
}

function readEvent(rawBody: Buffer): WebhookReading {
  const { success, data } = event.safeParse(jsonOf(rawBody));
  if (!success) return { kind: 'refused', why: 'The event is malformed.' };
  const { id, attemptId, report } = data;
  const { transactionId, reason, ...always } = report;
  return {
    kind: 'signed',
    eventId: id,
    attemptId,
    providerReference: report.providerReference,
    report: {
      ...always,
      ...(transactionId === undefined ? {} : { transactionId }),
      ...(reason === undefined ? {} : { reason }),
    },
  };
}

function jsonOf(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch (failure) {
    if (failure instanceof SyntaxError) return undefined;
    throw failure;
  }
}
