/** Why a shopper returns something. */
export const returnReasons = [
  'damaged',
  'wrong_product',
  'not_as_described',
  'changed_mind',
  'other',
] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** The state of a return request. */
export const returnStates = ['requested', 'accepted', 'refused'] as const;
export type ReturnState = (typeof returnStates)[number];

/** In one request. */
export const MOST_RETURN_PHOTOS = 4;

export const RETURN_DAYS = 14;

/** The last moment for requesting a return (spec §9: 14 days). */
export function returnDeadline(deliveredAt: Date): Date {
  return new Date(deliveredAt.getTime() + RETURN_DAYS * 24 * 60 * 60 * 1000);
}
