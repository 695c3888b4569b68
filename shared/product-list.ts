/** The filters of the owner's product list. */
export const productListViews = [
  'all',
  'published',
  'draft',
  'sold_out',
  'low',
  'discounted',
  'no_photo',
  'no_category',
  'no_french',
] as const;
export type ProductListView = (typeof productListViews)[number];

export const productListSorts = ['newest', 'name', 'price_up', 'price_down', 'stock'] as const;
export type ProductListSort = (typeof productListSorts)[number];

/** The most products changed in one call. */
export const CHANGES_AT_ONCE = 100;

/** Changes of all products that match the filter, on however many pages. */
export const matchingSteps = ['percent', 'amount', 'discount', 'move', 'publish', 'draft'] as const;
export type MatchingStep = {
  kind: (typeof matchingSteps)[number];
  /** A percentage or francs; below zero lowers the price. */
  by: number;
  category?: string | undefined;
  subCategory?: string | undefined;
};

export const matchingStates = ['changing', 'changed', 'undoing', 'undone'] as const;
export type MatchingState = (typeof matchingStates)[number];

export const MATCHING_AT_ONCE = 10_000;
/** The change can be undone as a whole within this time. */
export const HOURS_TO_UNDO_MATCHING = 24;
