import { refundCauses } from './refund-causes.ts';

/** Why an order waits for a person of the shop; the words are in the catalogues. */
export const issueReasons = [
  'return_requested',
  ...refundCauses,
  'mismatch',
  'untraceable',
  'paid_on_the_way',
  'cash_short',
] as const;
export type IssueReason = (typeof issueReasons)[number];

/** What a person does about it: answers, gives money back, or looks at what is odd. */
export const issueKinds = ['return', 'refund', 'odd'] as const;
export type IssueKind = (typeof issueKinds)[number];

/** Where money that has to go back stands: to be paid by somebody, asked of the provider just now, on its way there, or sent back by the bank. */
export const refundStands = ['due', 'asking', 'on_its_way', 'sent_back'] as const;
export type RefundStand = (typeof refundStands)[number];
