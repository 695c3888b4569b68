/** The steps of a visit, up to the order. */
export const visitSteps = ['visit', 'product', 'cart', 'checkout'] as const;
export type VisitStep = (typeof visitSteps)[number];
