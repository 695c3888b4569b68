/** States of a dispute of a card payment; only in the first one does the bank wait for the shop. */
export const disputeStates = ['needs_answer', 'under_review', 'won', 'lost', 'closed'] as const;
export type DisputeState = (typeof disputeStates)[number];

/** The bank has not decided yet: meanwhile the shop gives back nothing of the payment. */
export const openDisputeStates = ['needs_answer', 'under_review'] as const satisfies readonly DisputeState[];

export function isOpenDispute(state: DisputeState): boolean {
  return openDisputeStates.some((open) => open === state);
}

/** The bank's decision, as a person can record it. */
export const disputeEnds = ['won', 'lost'] as const satisfies readonly DisputeState[];
export type DisputeEnd = (typeof disputeEnds)[number];
