/** What the owner's product list can be narrowed to. */
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

/** Products that one press changes. */
export const CHANGES_AT_ONCE = 100;

/** What one press changes of all products that match, however many pages they are. */
export const matchingSteps = ['percent', 'amount', 'discount', 'move', 'publish', 'draft'] as const;
export type MatchingStep = {
  kind: (typeof matchingSteps)[number];
  /** A percent or francs, below zero for less. */
  by: number;
  category?: string | undefined;
  subCategory?: string | undefined;
};

export const matchingStates = ['changing', 'changed', 'undoing', 'undone'] as const;
export type MatchingState = (typeof matchingStates)[number];

export const MATCHING_AT_ONCE = 10_000;
/** So long all of it can be taken back. */
export const HOURS_TO_UNDO_MATCHING = 24;
