import { type CardList, type ListSource, listCards } from '#core/catalogue/card-lists.ts';
import { listFamiliesOfCards } from '#core/catalogue/family-queries.ts';
import type { PageOf, Product } from '#core/catalogue/product.ts';
import { listProductsByIds } from '#core/catalogue/product-rows.ts';
import { readListedProducts } from '#core/catalogue/read-listed-products.ts';
import { findCardRatings } from '#core/reviews/card-ratings.ts';
import type { Store } from '#core/store.ts';
import type { Database } from '#db/client.ts';
import type { ProductView } from '#shared/contract/catalogue.ts';
import { type ListChoice, type ListSort, nothingChosen } from '#shared/list-choice.ts';
import { pagesOf } from '../pages-of.ts';
import { presentProduct } from './present-product.ts';

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

export async function answerCards(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  source: ListSource,
  sort: ListSort,
  { families = false, choice = nothingChosen, facets = false, page, limit }: AskedCards & PageOf,
) {
  const list: CardList = { source, choice, sort, families, newSince: newSince(clock.now()) };
  const listed = await readListedProducts(db);
  const { ids, totalCount, facets: counts } = listCards(listed, list, { page, limit, facets });
  return {
    message: 'done' as const,
    data: await presentCards(db, await listProductsByIds(db, ids), families),
    beside: { page, totalPage: pagesOf(totalCount, limit), totalCount, facets: counts },
  };
}

export async function presentCards(
  db: Database,
  products: readonly Product[],
  families: boolean,
): Promise<ProductView[]> {
  if (!families) return products.map(presentProduct);
  const [cards, ratings] = await Promise.all([
    listFamiliesOfCards(
      db,
      products.flatMap(({ family }) => family ?? []),
    ),
    findCardRatings(db, products),
  ]);
  return products.map((product) => ({
    ...presentProduct(product),
    card: product.family === null ? undefined : cards.get(product.family),
    rating: ratings.get(product.family ?? product.id),
  }));
}

/** By the day, so that a list asked for twice is the same. */
function newSince(now: Date): Date {
  const day = 86_400_000;
  return new Date(Math.floor(now.getTime() / day) * day - NEW_DAYS * day);
}
