/** Reasons for declining an order, as given by the shopper on the confirmation call. */
export const phoneRefusals = [
  'changed_mind',
  'too_expensive',
  'bought_elsewhere',
  'not_ordered',
  'other',
] as const;
export type PhoneRefusal = (typeof phoneRefusals)[number];
