/** At this number of pieces or fewer, a product without its own limit counts as running out; `products.is_low` uses the same number. */
export const LOW_STOCK = 5;
export const MOST_LOW_STOCK = 9_999;

export const stockViews = ['all', 'low', 'sold_out'] as const;
export type StockView = (typeof stockViews)[number];

/** Reasons for changing a stock by hand; the words are in the messages. */
export const adjustmentCauses = ['received', 'counted', 'damaged', 'lost', 'other'] as const;
export type AdjustmentCause = (typeof adjustmentCauses)[number];

/** A delivery only adds, and breakage only removes; a count and 'other' can do either. */
const onlyAdding: readonly AdjustmentCause[] = ['received'];
const onlyTaking: readonly AdjustmentCause[] = ['damaged', 'lost'];

export function fitsChange(cause: AdjustmentCause, change: number): boolean {
  return !(change > 0 ? onlyTaking : onlyAdding).includes(cause);
}

/** The cause of a line in the stock ledger. */
export const movementReasons = [
  'opening',
  'edit',
  'list',
  'order',
  'order_cancelled',
  'order_refused',
  'order_returned',
  'order_changed',
  'adjustment',
  'import',
] as const;
export type MovementReason = (typeof movementReasons)[number];
