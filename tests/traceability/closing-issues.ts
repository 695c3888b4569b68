export type Issue = 2 | 3 | 4 | 5;

/** The last issue that is meant to be finished: rows that it or an earlier issue closes now count as missing. */
export const reachedIssue: Issue = 5;

/** Rows whose screens come with a later issue; all others belong to the first one. */
const laterRows: readonly (readonly [prefix: string, issue: Issue])[] = [
  ['1.advertised-on-the-pages', 3],
  ['2.routes.brands', 3],
  ['2.routes.new-arrival', 3],
  ['2.routes.contact', 3],
  ['2.routes.offers', 3],
  ['2.routes.user', 3],
  ['2.routes.privacy-policy', 3],
  ['2.brands', 3],
  ['2.new-arrival', 3],
  ['2.contact', 3],
  ['2.footer', 3],
  ['2.shell-behaviour.4', 3],
  ['2.dashboard.3', 3],
  ['2.profile.1', 3],
  ['3.brand-price-list-row', 3],
  ['5.contact-form', 3],
  ['9.brands-list', 3],
  ['1.4', 4],
  ['2.routes.3', 4],
  ['2.admin-category-page', 4],
  ['2.admin-sub-category-page', 4],
  ['2.admin-upload-product', 4],
  ['2.admin-product-list', 4],
  ['4.admin-dialogs', 4],
  ['4.category-and-sub-category', 4],
  ['4.product-upload', 4],
  ['4.product-edit', 4],
  ['4.product-delete', 4],
  ['4.admin-product-list', 4],
  ['5.category-add-and-update', 4],
  ['5.sub-category', 4],
  ['5.product-upload-and-edit', 4],
  ['6.admin', 4],
  ['8.client-messages.6', 4],
  ['9.page-sizes', 4],
  ['9.11', 4],
  ['9.sub-category-grid', 4],
  ['1.shoppers-can.8', 5],
  ['2.routes.cancel', 5],
  ['2.success-and-cancel.2', 5],
  ['4.checkout.3', 5],
  ['7.order.post-checkout', 5],
  ['7.cart-address-order.1', 5],
];

export function closingIssue(rowId: string): Issue {
  return laterRows.find(([prefix]) => rowId === prefix || rowId.startsWith(`${prefix}.`))?.[1] ?? 2;
}

export function laterRowPrefixes(): string[] {
  return laterRows.map(([prefix]) => prefix);
}
