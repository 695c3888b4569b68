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
