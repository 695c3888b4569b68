import type { PublicApi } from '#shared/contract/contract.ts';
import { type ListChoice, readListChoice } from '#shared/list-choice.ts';
import { cardFields } from '../filters/card-fields.ts';
import { wantsFilters } from '../filters/wants-filters.ts';
import { orFailed, type ProductResults, toProductResults } from '../product/product-results.ts';

export type OfferKind = 'offers' | 'clearance';

/** Which of the two lists is at an address, in either language. */
export function offerKindOf({ pathname }: { pathname: string }): OfferKind {
  return pathname.endsWith('/clearance') ? 'clearance' : 'offers';
}

/** The first page of one of the two lists, or the page that the address names. */
export function loadOffers(
  from: Pick<PublicApi, 'product'>,
  url: URL,
  signal?: AbortSignal,
): Promise<ProductResults> {
  const page = Math.max(1, Number.parseInt(url.searchParams.get('page') ?? '1', 10) || 1);
  const asked = { choice: readListChoice(url.searchParams), facets: wantsFilters(url.searchParams) };
  return orFailed(loadOfferPage(from, offerKindOf(url), asked, page, signal));
}

export async function loadOfferPage(
  { product }: Pick<PublicApi, 'product'>,
  kind: OfferKind,
  asked: { choice: ListChoice; facets?: boolean },
  page: number,
  signal?: AbortSignal,
): Promise<ProductResults> {
  const call = kind === 'offers' ? product.getOffers : product.getClearance;
  return toProductResults(await call({ page, ...cardFields(asked) }, signal ? { signal } : {}));
}

/** The canonical address of a page of the list. */
export function offersPath(kind: OfferKind, first: ProductResults | undefined): string {
  return first === undefined || first.failed || first.fromPage === 1
    ? `/${kind}`
    : `/${kind}?page=${first.fromPage}`;
}
