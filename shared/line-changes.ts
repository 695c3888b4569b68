/**
 * How pieces left an order after it was placed, or were added to it: taken out before it was sent, left at the door, returned by the shopper, swapped
 * for others, or added.
 */
export const lineChangeKinds = ['taken_out', 'left_at_door', 'returned', 'swapped', 'added'] as const;
export type LineChangeKind = (typeof lineChangeKinds)[number];
