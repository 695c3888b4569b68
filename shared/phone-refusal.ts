/** Reasons a shopper gives on the confirmation call for not wanting an order. */
export const phoneRefusals = [
  'changed_mind',
  'too_expensive',
  'bought_elsewhere',
  'not_ordered',
  'other',
] as const;
export type PhoneRefusal = (typeof phoneRefusals)[number];
