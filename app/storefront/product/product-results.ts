import { isOutage } from '#shared/api-error.ts';
import type { ProductView } from '#shared/contract/catalogue.ts';
import { type CardProduct, toCardProduct } from './card-product.ts';

/** A product list from one page to another. `failed` is an outage to show with Retry, never an empty list (decision 35). */
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
    }
  | { failed: true };

type ListAnswer = { data: ProductView[]; page: number; totalPage: number; totalCount: number };

/** What a list call answered, cut down to what cards need. */
export function toProductResults({ data, page, totalPage, totalCount }: ListAnswer): ProductResults {
  return { failed: false, products: data.map(toCardProduct), fromPage: page, page, totalPage, totalCount };
}

/** Turns an outage into a result the page can show; refusals such as an unknown id and cancelled requests pass on. */
export async function orFailed<Results>(results: Promise<Results>): Promise<Results | { failed: true }> {
  try {
    return await results;
  } catch (failure) {
    if (!isOutage(failure)) throw failure;
    console.warn('Products could not be loaded', failure);
    return { failed: true };
  }
}
