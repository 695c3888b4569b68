/** Why a shopper who is called to confirm an order does not want it. */
export const phoneRefusals = [
  'changed_mind',
  'too_expensive',
  'bought_elsewhere',
  'not_ordered',
  'other',
] as const;
export type PhoneRefusal = (typeof phoneRefusals)[number];
