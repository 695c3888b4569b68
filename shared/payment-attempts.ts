/** The providers of online payments; which of them serves a method is the shop's setting. */
export const providerIds = ['sandbox', 'stripe', 'mtn_momo', 'orange_web', 'orange_push'] as const;
export type ProviderId = (typeof providerIds)[number];

export const attemptStates = [
  'created',
  'pending',
  'succeeded',
  'failed',
  'expired',
  'cancelled',
  'unknown',
] as const;
export type AttemptState = (typeof attemptStates)[number];

/** States in which the money may still come. */
export const openAttemptStates = ['created', 'pending', 'unknown'] as const satisfies readonly AttemptState[];

/** Why an attempt brought no money. */
export type FailureReason =
  | 'declined'
  | 'insufficient_funds'
  | 'not_approved_in_time'
  | 'rejected_by_payer'
  | 'payer_unknown'
  | 'limit_reached'
  | 'provider_unavailable'
  | 'misconfigured'
  | 'other';

/**
 * Why an admin has to look at an attempt: money that does not match it, a prompt whose state cannot be asked, money
 * that came while the rider was on the way to collect cash, or money that someone gave back in the provider's own
 * pages.
 */
export const attentionReasons = [
  'mismatch',
  'untraceable',
  'paid_on_the_way',
  'refunded_at_provider',
] as const;
export type AttentionReason = (typeof attentionReasons)[number];
