import { apiErrorIn } from '#shared/api-error.ts';
import type { ProductView } from '#shared/contract/catalogue.ts';
import type { FacetCountsView } from '#shared/contract/list-choice.ts';
import { type CardProduct, toCardProduct } from './card-product.ts';

/** Why a list could not be loaded, in the server's words. */
export type FailedResults = { failed: true; message: string };

/** The pages of a product list loaded so far. `failed` is to be shown with Retry, never as an empty list (decision 35). */
export type ProductResults =
  | {
      failed: false;
      products: CardProduct[];
      /** The page with which the list begins: 1, or the one in the address. */
      fromPage: number;
      /** The last page that was loaded. */
      page: number;
      totalPage: number;
      totalCount: number;
      /** The choices by which the list can be narrowed, where the page shows them. */
      facets?: FacetCountsView | undefined;
      /** Words of the search that were dropped, because no product has them all. */
      dropped?: string[] | undefined;
      /** Words that the shop does not know, with the words that were searched for instead. */
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

/** The answer of a list call, reduced to what cards need. */
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
 * Turns an outage or a refusal (too many requests, for example) into a result that the page shows itself, instead of the
 * error page (decision 47). Answers of the router, such as a 404, and cancelled requests are passed on.
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
