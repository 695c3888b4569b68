/** An entry stands, was taken back by a later one, or is such a later one. */
export const cashEntryStates = ['stands', 'taken_back', 'takes_back'] as const;
export type CashEntryState = (typeof cashEntryStates)[number];
