import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { prepared } from '#db/prepared.ts';

export type CardRating = { average: number; count: number };

/** The stars of products as cards show them, by product or family; all shades of a family are reviewed together. */
export async function findCardRatings(
  db: Database,
  products: readonly { id: string; family: string | null }[],
): Promise<Map<string, CardRating>> {
  if (products.length === 0) return new Map();
  const families = products.flatMap(({ family }) => family ?? []);
  const { rows } = await sql<{ card: string } & CardRating>`${prepared}
    select coalesce(products.family, products.id) as card,
      round(avg(stars), 1)::float as average, count(*)::int as count
    from reviews join products on products.id = reviews.product_id
    where reviews.state = 'shown' and products.is_listed
      and (products.id = any (${products.map(({ id }) => id)}::text[]) or products.family = any (${families}::text[]))
    group by 1
  `.execute(db);
  return new Map(rows.map(({ card, ...rating }) => [card, rating]));
}
