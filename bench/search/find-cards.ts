import { listCards } from '#core/catalogue/card-lists.ts';
import { readListedProducts } from '#core/catalogue/read-listed-products.ts';
import { findForCards } from '#core/search/find-for-cards.ts';
import type { Database } from '#db/client.ts';
import { nothingChosen } from '#shared/list-choice.ts';

/** The products on the first ten cards, as on the shop's search page. */
export async function findCards(db: Database, query: string): Promise<string[]> {
  const { source } = await findForCards(db, query, { isRanked: true });
  const list = {
    source,
    choice: nothingChosen,
    sort: 'best',
    families: true,
    newSince: new Date(0),
  } as const;
  return listCards(await readListedProducts(db), list, { page: 1, limit: 10 }).ids;
}
