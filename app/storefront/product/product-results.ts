import { apiErrorIn } from '#shared/api-error.ts';
import type { ProductView } from '#shared/contract/catalogue.ts';
import type { FacetCountsView } from '#shared/contract/list-choice.ts';
import { type CardProduct, toCardProduct } from './card-product.ts';

/** Why a list is not there, in the server's words. */
export type FailedResults = { failed: true; message: string };

/** A product list from one page to another. `failed` is to be shown with Retry, never as an empty list (decision 35). */
export type ProductResults =
  | {
      failed: false;
      products: CardProduct[];
      /** The page the list begins with: 1, or the one that the address names. */
      fromPage: number;
      /** The last page that was loaded. */
      page: number;
      totalPage: number;
      totalCount: number;
      /** What the list could be narrowed by, where the page shows it. */
      facets?: FacetCountsView | undefined;
      /** Words of the search that were given up, because nothing has them all. */
      dropped?: string[] | undefined;
      /** Words that the shop does not know, with those that were looked for instead. */
      corrected?: Corrections | undefined;
    }
  | FailedResults;

type Corrections = { typed: string; meant: string[] }[];

type ListAnswer = {
  data: ProductView[];
  page: number;
  totalPage: number;
  totalCount: number;
  facets?: FacetCountsView | undefined;
  dropped?: string[] | undefined;
  corrected?: Corrections | undefined;
};

/** What a list call answered, cut down to what cards need. */
export function toProductResults({
  data,
  page,
  facets,
  dropped = [],
  corrected = [],
  ...totals
}: ListAnswer): ProductResults {
  const { totalPage, totalCount } = totals;
  const products = data.map(toCardProduct);
  return {
    failed: false,
    products,
    fromPage: page,
    page,
    totalPage,
    totalCount,
    ...(facets && { facets }),
    ...(dropped.length > 0 && { dropped }),
    ...(corrected.length > 0 && { corrected }),
  };
}

/**
 * Turns an outage or a refusal (too many requests, say) into a result that the page shows without giving way to the error
 * page (decision 47). What the router answers itself, such as a 404, and cancelled requests pass on.
 */
export async function orFailed<Results>(results: Promise<Results>): Promise<Results | FailedResults> {
  try {
    return await results;
  } catch (failure) {
    const refused = apiErrorIn(failure);
    console.warn('Products could not be loaded', refused);
    return { failed: true, message: refused.message };
  }
}
