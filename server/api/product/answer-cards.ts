import { type CardList, type ListSource, listCards } from '#core/catalogue/card-lists.ts';
import { listCardsByIds } from '#core/catalogue/card-rows.ts';
import type { PageOf } from '#core/catalogue/product.ts';
import { listProductsByIds } from '#core/catalogue/product-rows.ts';
import { readListedProducts } from '#core/catalogue/read-listed-products.ts';
import type { Store } from '#core/store.ts';
import { type ListChoice, nothingChosen } from '#shared/list-choice.ts';
import { pagesOf } from '../pages-of.ts';
import { presentCard, presentProduct } from './present-product.ts';

/** The list options of the shop's own pages that the specification does not have. */
type AskedCards = {
  families?: boolean | undefined;
  choice?: ListChoice | undefined;
  facets?: boolean | undefined;
};

const NEW_DAYS = 60;

export function asksForCards({ families, choice, facets }: AskedCards): boolean {
  return families === true || choice !== undefined || facets === true;
}

/** Reads the listed products while the source is still being looked up. */
export async function answerCards(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  source: ListSource | Promise<ListSource>,
  sort: CardList['sort'],
  { families = false, choice = nothingChosen, facets = false, page, limit }: AskedCards & PageOf,
) {
  const [listed, found] = await Promise.all([readListedProducts(db), source]);
  const list: CardList = { source: found, choice, sort, families, newSince: newSince(clock.now()) };
  const { ids, totalCount, facets: counts } = listCards(listed, list, { page, limit, facets });
  const products = await (families ? listCardsByIds(db, ids, listed) : listProductsByIds(db, ids));
  return {
    message: 'done' as const,
    data: products.map(families ? presentCard : presentProduct),
    beside: { page, totalPage: pagesOf(totalCount, limit), totalCount, facets: counts },
  };
}

/** Rounded to the day, so that a repeated request gets the same list. */
function newSince(now: Date): Date {
  const day = 86_400_000;
  return new Date(Math.floor(now.getTime() / day) * day - NEW_DAYS * day);
}
