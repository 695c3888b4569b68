/** How far a dispute of a card payment is; only in the first does the bank wait for the shop. */
export const disputeStates = ['needs_answer', 'under_review', 'won', 'lost', 'closed'] as const;
export type DisputeState = (typeof disputeStates)[number];

/** The bank has not decided: the shop gives nothing of the payment back meanwhile. */
export const openDisputeStates = ['needs_answer', 'under_review'] as const satisfies readonly DisputeState[];

export function isOpenDispute(state: DisputeState): boolean {
  return openDisputeStates.some((open) => open === state);
}

/** How the bank decided, as a person notes it. */
export const disputeEnds = ['won', 'lost'] as const satisfies readonly DisputeState[];
export type DisputeEnd = (typeof disputeEnds)[number];
