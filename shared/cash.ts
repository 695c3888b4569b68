/** An entry is valid, was reversed by a later one, or is the reversal. */
export const cashEntryStates = ['valid', 'taken_back', 'takes_back'] as const;
export type CashEntryState = (typeof cashEntryStates)[number];
