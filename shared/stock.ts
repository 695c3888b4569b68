/** At this number of pieces or fewer, a product counts as running out. */
export const LOW_STOCK = 5;

export const stockViews = ['all', 'low', 'sold_out'] as const;
export type StockView = (typeof stockViews)[number];

/** Reasons for changing a stock by hand; the words are in the messages. */
export const adjustmentCauses = ['received', 'counted', 'damaged', 'lost', 'other'] as const;
export type AdjustmentCause = (typeof adjustmentCauses)[number];

/** The cause of a ledger line. */
export const movementReasons = [
  'opening',
  'edit',
  'order',
  'order_cancelled',
  'order_refused',
  'order_returned',
  'order_changed',
  'adjustment',
  'import',
] as const;
export type MovementReason = (typeof movementReasons)[number];
