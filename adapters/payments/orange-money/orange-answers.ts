import type { PaymentReport } from '#core/payments/payment-provider.ts';
import type { FailureReason } from '#shared/payment-attempts.ts';

const states: Readonly<Record<string, PaymentReport['state']>> = {
  INITIATED: 'pending',
  PENDING: 'pending',
  SUCCESS: 'succeeded',
  SUCCESSFUL: 'succeeded',
  // The push product answers with two Ls.
  SUCCESSFULL: 'succeeded',
  FAILED: 'failed',
  EXPIRED: 'expired',
  CANCELLED: 'cancelled',
};

/** An unknown status decides nothing: the provider is asked again. */
export function stateOf(status: string): PaymentReport['state'] {
  return states[status.toUpperCase()] ?? 'pending';
}

const sentences: readonly (readonly [RegExp, FailureReason])[] = [
  [/introuvable/, 'payer_unknown'],
  [/insuffisant/, 'insufficient_funds'],
  [/bloque/, 'declined'],
  [/plafond|limite/, 'limit_reached'],
  [/annule|refuse|rejete/, 'rejected_by_payer'],
  [/expire|delai/, 'not_approved_in_time'],
];

/** The reason in Orange's French sentence, which comes with or without accents. */
export function reasonInSentence(sentence: string | undefined): FailureReason | undefined {
  const plain = (sentence ?? '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return sentences.find(([words]) => words.test(plain))?.[1];
}

const reasons: Readonly<Partial<Record<PaymentReport['state'], FailureReason>>> = {
  failed: 'declined',
  expired: 'not_approved_in_time',
  cancelled: 'rejected_by_payer',
};

export function reasonOf(state: PaymentReport['state'], sentence?: string): { reason?: FailureReason } {
  const usual = reasons[state];
  return usual === undefined ? {} : { reason: reasonInSentence(sentence) ?? usual };
}
