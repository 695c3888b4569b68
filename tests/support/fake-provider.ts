import type {
  AttemptReference,
  Charge,
  PaymentProvider,
  PaymentReport,
  RefundResult,
  StartedCharge,
  WebhookReading,
} from '#core/payments/payment-provider.ts';
import type { ProviderId } from '#shared/payment-attempts.ts';
import type { OnlineMethod } from '#shared/payment-methods.ts';

export type FakeProvider = PaymentProvider & {
  /** Every charge it was asked to start. */
  charges: Charge[];
  /** The ids of the attempts it was asked to close. */
  closed: string[];
  refunds: { attemptId: string; requestId: string; amount: number }[];
  /** Sets the answers to the next starts; without any they are pending. An error is thrown, as an answer that never came. */
  startsWith(...answers: (StartedCharge | Error | (() => Promise<StartedCharge>))[]): void;
  /** Sets its answer to questions about an attempt, until changed. */
  says(attemptId: string, report: PaymentReport | Error): void;
  /** Sets the results of the next refunds and of the next questions about them; without any, refunds are done. */
  refundsWith(...answers: (RefundResult | Error)[]): void;
};

/** A payment provider that does what the test says; its webhooks are JSON readings signed with the word 'signed'. */
export function createFakeProvider(
  method: OnlineMethod,
  given: { id?: ProviderId; kind?: PaymentProvider['kind']; canRefund?: boolean; canClose?: boolean } = {},
): FakeProvider {
  const kind = given.kind ?? (method === 'card' ? 'hosted' : 'phone_prompt');
  const starts: (StartedCharge | Error | (() => Promise<StartedCharge>))[] = [];
  const reports = new Map<string, PaymentReport | Error>();
  const refundAnswers: (RefundResult | Error)[] = [];
  const charges: Charge[] = [];
  const closed: string[] = [];
  const refunds: FakeProvider['refunds'] = [];
  return {
    id: given.id ?? (method === 'card' ? 'stripe' : 'mtn_momo'),
    method,
    kind,
    isSimulated: false,
    expiresInSeconds: kind === 'hosted' ? 31 * 60 : 10 * 60,
    charges,
    closed,
    refunds,
    startsWith: (...answers) => void starts.push(...answers),
    says: (attemptId, report) => void reports.set(attemptId, report),
    refundsWith: (...answers) => void refundAnswers.push(...answers),
    start: async (charge) => {
      charges.push(charge);
      const answer = starts.shift() ?? pendingStart(charge, kind);
      if (answer instanceof Error) throw answer;
      return typeof answer === 'function' ? answer() : answer;
    },
    askStatus: async ({ attemptId }: AttemptReference) => {
      const report = reports.get(attemptId) ?? { state: 'pending', raw: null };
      if (report instanceof Error) throw report;
      return report;
    },
    readWebhook: ({ rawBody, headers }) => {
      if (headers.signature !== 'signed') return { kind: 'refused', why: 'not signed' };
      // The test itself has written the body.
      return JSON.parse(rawBody.toString('utf8')) as WebhookReading;
    },
    ...(given.canClose === false ? {} : { close: async ({ attemptId }) => void closed.push(attemptId) }),
    ...(given.canRefund === false
      ? {}
      : {
          refund: async ({ attemptId }, { requestId, amount }) => {
            refunds.push({ attemptId, requestId, amount });
            const answer = refundAnswers.shift() ?? {
              state: 'refunded',
              refundReference: `re_${requestId}`,
              raw: null,
            };
            if (answer instanceof Error) throw answer;
            return answer;
          },
          askRefundStatus: async (refundReference: string) => {
            const answer = refundAnswers.shift() ?? { state: 'refunded', refundReference, raw: null };
            if (answer instanceof Error) throw answer;
            return answer;
          },
        }),
  };
}

function pendingStart(charge: Charge, kind: PaymentProvider['kind']): StartedCharge {
  return {
    state: 'pending',
    providerReference: `ref_${charge.attemptId}`,
    ...(kind === 'hosted' ? { redirectUrl: `https://checkout.stripe.com/c/pay/${charge.attemptId}` } : {}),
    raw: null,
  };
}

/** The provider's report that the money for this charge came. */
export function paid({ attemptId, amount }: Pick<Charge, 'attemptId' | 'amount'>): PaymentReport {
  return {
    state: 'succeeded',
    providerReference: `ref_${attemptId}`,
    transactionId: `tx_${attemptId}`,
    amount,
    currency: 'XAF',
    raw: null,
  };
}
