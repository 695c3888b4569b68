import { sql } from 'kysely';
import type { ListSource } from '#core/catalogue/card-lists.ts';
import { sourceOfEverything, sourceOfSold } from '#core/catalogue/list-sources.ts';
import type { Database } from '#db/client.ts';
import type { HomeBlock } from '#shared/home-blocks.ts';
import { type ListChoice, type ListSort, nothingChosen } from '#shared/list-choice.ts';

/** The products of a strip: a source of cards, chosen and sorted like any other list, or products in a fixed order. */
export type StripSource = { source: ListSource; choice: ListChoice; sort: ListSort } | { ids: string[] };

export async function sourceOfStrip(
  db: Database,
  { rule, amount, depth, products }: Pick<HomeBlock, 'rule' | 'amount' | 'depth' | 'products'>,
  most: number,
): Promise<StripSource> {
  const inStock: ListChoice = { ...nothingChosen, flags: ['stock'] };
  switch (rule) {
    case 'popular':
      // Before the first sales there are no best-sellers.
      return { source: sourceOfSold, choice: inStock, sort: 'popular' };
    case 'new':
      return { source: sourceOfEverything, choice: inStock, sort: 'newest' };
    case 'under':
      return { source: sourceOfEverything, choice: { ...inStock, max: amount }, sort: 'popular' };
    case 'offer':
      return {
        source: sourceOfEverything,
        choice: { ...inStock, flags: ['stock', 'offer'] },
        sort: 'discount',
      };
    case 'depth':
      return {
        source: sourceOfEverything,
        choice: { ...inStock, facets: { depth: [depth] } },
        sort: 'popular',
      };
    case 'rated':
      return { ids: await listBestRated(db, most) };
    case 'hand':
      return { ids: products };
  }
}

/** The best-rated families, by all their shown reviews; a few good ones count less than many. */
async function listBestRated(db: Database, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with rated as (
      select product.card, sum(review.stars) as stars, count(*) as reviews
      from reviews as review join products as product on product.id = review.product_id
      where review.state = 'shown'
      group by product.card
    )
    select (
      select id from products
      where products.card = rated.card and is_listed
      order by stock > 0 desc, sequence limit 1
    ) as id
    from rated
    where stars >= 4 * reviews and exists (select from products where products.card = rated.card and is_listed)
    order by (stars + 3 * 3.5) / (reviews + 3) desc, reviews desc, card
    limit ${most}
  `.execute(db);
  return rows.map(({ id }) => id);
}
