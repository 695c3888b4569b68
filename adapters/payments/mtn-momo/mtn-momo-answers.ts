import { z } from 'zod';
import type { PaymentReport } from '#core/payments/payment-provider.ts';
import type { FailureReason } from '#shared/payment-attempts.ts';

/** Leaves out the payer, because the parsed answer is what we store. */
export const requestToPay = z.object({
  status: z.string(),
  amount: z.union([z.string(), z.number()]).optional(),
  currency: z.string().optional(),
  externalId: z.string().optional(),
  financialTransactionId: z.coerce.string().optional(),
  // A word, or an object with the word as `code`; both have been seen.
  reason: z
    .union([z.string(), z.object({ code: z.string() }).transform(({ code }) => code)])
    .nullish()
    .transform((reason) => reason ?? undefined),
});

export const refusal = z.object({ code: z.string().optional() }).catch({});

const states: Readonly<Record<string, PaymentReport['state']>> = {
  CREATED: 'pending',
  PENDING: 'pending',
  SUCCESSFUL: 'succeeded',
  FAILED: 'failed',
};

const reasons: Readonly<Record<string, FailureReason>> = {
  APPROVAL_REJECTED: 'rejected_by_payer',
  EXPIRED: 'not_approved_in_time',
  COULD_NOT_PERFORM_TRANSACTION: 'not_approved_in_time',
  NOT_ENOUGH_FUNDS: 'insufficient_funds',
  PAYER_NOT_FOUND: 'payer_unknown',
  PAYER_LIMIT_REACHED: 'limit_reached',
  PAYEE_NOT_ALLOWED_TO_RECEIVE: 'misconfigured',
  NOT_ALLOWED: 'misconfigured',
  NOT_ALLOWED_TARGET_ENVIRONMENT: 'misconfigured',
  INVALID_CALLBACK_URL_HOST: 'misconfigured',
  INVALID_CURRENCY: 'misconfigured',
  SERVICE_UNAVAILABLE: 'provider_unavailable',
  // Often means insufficient funds, but not always, so the shopper gets no specific reason.
  INTERNAL_PROCESSING_ERROR: 'other',
};

/** An unknown status decides nothing: the provider is asked again. */
export function stateOf(status: string, reason: string | undefined): PaymentReport['state'] {
  const state = states[status] ?? 'pending';
  return state === 'failed' && reason === 'EXPIRED' ? 'expired' : state;
}

export function reasonOf(code: string | undefined): FailureReason {
  return reasons[code ?? ''] ?? 'other';
}
