import { type CardList, type ListSource, listCards } from '#core/catalogue/card-lists.ts';
import { listCardsByIds } from '#core/catalogue/card-rows.ts';
import type { PageOf } from '#core/catalogue/product.ts';
import { listProductsByIds } from '#core/catalogue/product-rows.ts';
import { readListedProducts } from '#core/catalogue/read-listed-products.ts';
import type { Store } from '#core/store.ts';
import { type ListChoice, type ListSort, nothingChosen } from '#shared/list-choice.ts';
import { pagesOf } from '../pages-of.ts';
import { presentCard, presentProduct } from './present-product.ts';

/** What the shop's own pages ask of a list beyond the specification. */
type AskedCards = {
  families?: boolean | undefined;
  choice?: ListChoice | undefined;
  facets?: boolean | undefined;
};

const NEW_DAYS = 60;

export function asksForCards({ families, choice, facets }: AskedCards): boolean {
  return families === true || choice !== undefined || facets === true;
}

/** What is listed is asked for while the source is still looked for. */
export async function answerCards(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  source: ListSource | Promise<ListSource>,
  sort: ListSort,
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

/** By the day, so that a list asked for twice is the same. */
function newSince(now: Date): Date {
  const day = 86_400_000;
  return new Date(Math.floor(now.getTime() / day) * day - NEW_DAYS * day);
}
