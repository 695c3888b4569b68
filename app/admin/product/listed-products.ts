import type { ProductView } from '#shared/contract/catalogue.ts';
import type { Api, CallOptions } from '#shared/contract/contract.ts';
import { productListSorts, productListViews } from '#shared/product-list.ts';
import { api } from '../../state/desk-api.ts';
import type { Wanted } from '../list/list-loader.ts';

/** The input for a change of all products that match. */
export type Matching = Parameters<Api['productList']['match']>[0];

/**
 * Finds products for the list. Where neither a filter nor an order is set, it uses the specification's call: its search knows words that are
 * near to what was typed.
 */
export function findProducts(
  { view, search, page, limit }: Wanted & { limit: number },
  options: CallOptions,
  query: URLSearchParams,
): Promise<{ data: ProductView[]; totalCount: number }> {
  const { isNear, ...matching } = matchingIn({ view, search }, query);
  if (isNear) return api.product.get({ search, page, limit }, options);
  return api.productList.find({ ...matching, sort: sortIn(query) ?? 'newest', page, limit }, options);
}

/** The filter for the products on all pages of the list at an address. */
export function matchingIn({ view, search }: Pick<Wanted, 'view' | 'search'>, query: URLSearchParams) {
  const category = query.get('category') ?? undefined;
  const brand = query.get('brand') ?? undefined;
  const isNear = view === '' && category === undefined && brand === undefined && sortIn(query) === undefined;
  const known = productListViews.find((one) => one === view) ?? 'all';
  return { search, view: known, category, brand, isNear } satisfies Matching;
}

function sortIn(query: URLSearchParams) {
  return productListSorts.find((known) => known === query.get('sort'));
}
