/** How pieces left an order after it was placed, or came into it: before it was sent, at the door, from the shopper, or for others. */
export const lineChangeKinds = ['taken_out', 'left_at_door', 'returned', 'swapped', 'added'] as const;
export type LineChangeKind = (typeof lineChangeKinds)[number];
