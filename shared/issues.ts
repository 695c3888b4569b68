import { refundCauses } from './refund-causes.ts';

/** Why an order waits for an admin; the words are in the messages. */
export const issueReasons = [
  'return_requested',
  ...refundCauses,
  'mismatch',
  'untraceable',
  'paid_on_the_way',
  'refunded_at_provider',
  'cash_short',
  'disputed',
  'dispute_lost',
] as const;
export type IssueReason = (typeof issueReasons)[number];

/** What the staff has to do: answer, pay money back, decide about an amount other than the one asked for, answer a bank, or look at something odd. */
export const issueKinds = ['return', 'refund', 'amount', 'dispute', 'odd'] as const;
export type IssueKind = (typeof issueKinds)[number];

/**
 * State of a refund: to be paid by a person, requested from the provider, on its way, stuck because the provider does not
 * answer, sent back by the bank, or stopped by a dispute.
 */
export const refundProgresses = ['due', 'asking', 'on_its_way', 'stuck', 'sent_back', 'disputed'] as const;
export type RefundProgress = (typeof refundProgresses)[number];
