import type { ProductView } from '#shared/contract/catalogue.ts';
import type { Api, CallOptions } from '#shared/contract/contract.ts';
import { productListSorts, productListViews } from '#shared/product-list.ts';
import { api } from '../../state/desk-api.ts';
import type { Wanted } from '../list/list-loader.ts';

/** What a change of all that match is asked for. */
export type Matching = Parameters<Api['productList']['match']>[0];

/** The specification's call where nothing is narrowed: its search knows words that are near to what was typed. */
export function findProducts(
  { view, search, page, limit }: Wanted & { limit: number },
  options: CallOptions,
  query: URLSearchParams,
): Promise<{ data: ProductView[]; totalCount: number }> {
  const { isNear, ...matching } = matchingIn({ view, search }, query);
  if (isNear) return api.product.get({ search, page, limit }, options);
  return api.productList.find({ ...matching, sort: sortIn(query) ?? 'newest', page, limit }, options);
}

/** The products of all pages of the list that an address shows. */
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
