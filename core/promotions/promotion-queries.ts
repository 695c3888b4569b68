import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/client.ts';
import type { PromotionKind } from '#shared/promotions.ts';

/** What a promotion is made of, as its owner typed it. */
export type PromotionForm = {
  kind: PromotionKind;
  name: string;
  nameFr: string | null;
  code: string | null;
  /** A percent, or the francs of the kind 'amount'. */
  value: number;
  startsAt: Date;
  endsAt: Date | null;
  minimum: number;
  mostUses: number | null;
  isOncePerPhone: boolean;
  categories: string[];
  brands: string[];
  products: string[];
};

export type NamedProduct = { id: string; name: string; nameFr: string | null; image: string };

export type Promotion = PromotionForm & {
  id: string;
  version: number;
  stoppedAt: Date | null;
  uses: number;
  /** What it took off orders that still stand, and what these came to. */
  given: number;
  sales: number;
  /** The products that it names. */
  namedProducts: NamedProduct[];
};

/** All of them, the newest first. */
export function listPromotions(db: Database): Promise<Promotion[]> {
  return selectPromotions(db).orderBy('sequence', 'desc').limit(200).execute();
}

export function getPromotion(db: Database, id: string): Promise<Promotion> {
  return selectPromotions(db).where('id', '=', id).executeTakeFirstOrThrow();
}

/** As lists are narrowed by them. */
export async function listBrands(db: Database): Promise<string[]> {
  const { rows } = await sql<{ brand: string }>`
    select distinct substr(facet, length('brand:') + 1) as brand from products, unnest(facets) as facet
    where is_listed and facet like 'brand:%' order by 1 limit 200`.execute(db);
  return rows.map(({ brand }) => brand);
}

function selectPromotions(db: Database) {
  return db
    .selectFrom('promotions')
    .select(['id', 'version', 'kind', 'name', 'nameFr', 'code', 'value', 'startsAt', 'endsAt', 'stoppedAt'])
    .select(['minimum', 'mostUses', 'uses', 'isOncePerPhone', 'categories', 'brands', 'products'])
    .select([figureOf(sql`promotion_uses.amount`).as('given'), figureOf(sql`orders.total`).as('sales')])
    .select(
      sql<NamedProduct[]>`(
        select coalesce(json_agg(json_build_object(
          'id', product.id, 'name', product.name, 'nameFr', product.name_fr, 'image', coalesce(product.images[1], '')
        ) order by product.sequence), '[]')
        from products as product
        where product.id = any (promotions.products)
      )`.as('namedProducts'),
    );
}

function figureOf(amount: RawBuilder<unknown>) {
  return sql<number>`(
    select coalesce(sum(${amount}), 0) from promotion_uses join orders on orders.id = order_id
    where promotion_id = promotions.id and given_back_at is null
  )`;
}
