/** An entry is valid, was reversed by a later one, or is the reversal. */
export const cashEntryStates = ['valid', 'taken_back', 'takes_back'] as const;
export type CashEntryState = (typeof cashEntryStates)[number];

export const cashEntryKinds = [
  'collected',
  'handed_over',
  'given_back',
  'paid_in',
  'paid_out',
  'banked',
  'difference',
] as const;
export type CashEntryKind = (typeof cashEntryKinds)[number];
