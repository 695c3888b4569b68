import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { limits } from '#shared/limits.ts';
import { endStatuses } from '#shared/order-status.ts';
import type { PromotionKind, PromotionTrouble } from '#shared/promotions.ts';
import { isRealSale, saleOfLine, saleOfOrder } from '../ledger/sale-of-order.ts';
import { isCovered } from './covered.ts';

/** The fields of a promotion, as its owner entered them. */
export type PromotionForm = {
  kind: PromotionKind;
  name: string;
  nameFr: string | null;
  code: string | null;
  /** A percent; for the kind 'amount', francs. */
  value: number;
  startsAt: Date;
  endsAt: Date | null;
  minimum: number;
  mostUses: number | null;
  isOncePerPhone: boolean;
  categories: string[];
  brands: string[];
  products: string[];
  /** The product given, for a gift. */
  giftProductId: string | null;
};

export type NamedProduct = { id: string; name: string; nameFr: string | null; image: string };

export type Promotion = PromotionForm & {
  id: string;
  version: number;
  stoppedAt: Date | null;
  uses: number;
  /** `given`: what it took off orders that count; `sales`: what these orders were sold for. For a sale, only the lines that had it. */
  given: number;
  sales: number;
  /** The number of products it names; `products` are the first of them, as many as a form shows. */
  productCount: number;
  /** The products of `products`, and the one that is given. */
  namedProducts: NamedProduct[];
  /** Null for one that has ended. */
  trouble: PromotionTrouble | null;
};

/** All promotions, the newest first. */
export async function listPromotions(db: Database, at: Date): Promise<Promotion[]> {
  const promotions = await selectPromotions(db, at).orderBy('sequence', 'desc').limit(200).execute();
  return promotions.map(withSaleFigures);
}

export async function getPromotion(db: Database, id: string, at: Date): Promise<Promotion> {
  return withSaleFigures(await selectPromotions(db, at).where('id', '=', id).executeTakeFirstOrThrow());
}

type SaleFigures = Pick<Promotion, 'uses' | 'given' | 'sales'>;

function withSaleFigures({ ofSale, ...promotion }: Promotion & { ofSale: SaleFigures | null }): Promotion {
  return { ...promotion, ...ofSale };
}

/** The brands by which lists can be narrowed. */
export async function listBrands(db: Database): Promise<string[]> {
  const { rows } = await sql<{ brand: string }>`
    select distinct substr(facet, length('brand:') + 1) as brand from products, unnest(facets) as facet
    where is_listed and facet like 'brand:%' order by 1 limit 200`.execute(db);
  return rows.map(({ brand }) => brand);
}

const firstNamed = sql`array(
  select product_id from promotion_products where promotion_id = promotions.id order by 1 limit ${sql.lit(limits.promotionScope)}
)`;

function selectPromotions(db: Database, at: Date) {
  return db
    .selectFrom('promotions')
    .select(['id', 'version', 'kind', 'name', 'nameFr', 'code', 'value', 'startsAt', 'endsAt', 'stoppedAt'])
    .select([
      'minimum',
      'mostUses',
      'uses',
      'isOncePerPhone',
      'categories',
      'brands',
      'productCount',
      'giftProductId',
    ])
    .select(sql<string[]>`${firstNamed}`.as('products'))
    .select([figureOf(sql`promotion_uses.amount`).as('given'), figureOf(saleOfOrder).as('sales')])
    .select([saleFigures().as('ofSale'), troubleAt(at).as('trouble')])
    .select(
      sql<NamedProduct[]>`(
        select coalesce(json_agg(json_build_object(
          'id', product.id, 'name', product.name, 'nameFr', product.name_fr, 'image', coalesce(product.images[1], '')
        ) order by product.sequence), '[]')
        from products as product
        where product.id = any (${firstNamed}) or product.id = promotions.gift_product_id
      )`.as('namedProducts'),
    );
}

/** The shop is asked only for promotions that have not ended, and no further than to the first product that can be bought. */
function troubleAt(at: Date) {
  const hasProduct = (which: RawBuilder<unknown>) => sql`exists (
    select from products as product where product.is_listed and ${which} and ${isCovered('promotions', 'product')})`;
  return sql<PromotionTrouble | null>`case
    when stopped_at is not null or ends_at <= ${at} then null
    when kind = 'gift' then (
      select case when gift.deleted_at is not null then 'gift_deleted' when not gift.is_listed then 'gift_hidden'
          when gift.stock = 0 then 'gift_sold_out' end
        from products as gift where gift.id = gift_product_id)
    when ${hasProduct(sql`product.stock > 0`)} then null
    when ${hasProduct(sql`true`)} then 'all_sold_out'
    else 'no_products' end`;
}

/**
 * The figures of a sale, from orders that were placed while it ran and have not ended without a sale: their lines at its percent, of
 * products it is valid for.
 */
function saleFigures() {
  return sql<SaleFigures | null>`case when kind = 'sale' then (
    select json_build_object(
      'uses', count(distinct orders.id),
      'given', coalesce(sum(line.quantity * (line.unit_price - line.discounted_unit_price)), 0),
      'sales', coalesce(round(sum(${saleOfLine()})), 0)::bigint)
    from orders
    join order_lines as line on line.order_id = orders.id and line.discount = promotions.value
    join products as product on product.id = line.product_id and ${isCovered('promotions', 'product')}
    where orders.created_at >= promotions.starts_at
      and orders.created_at < coalesce(promotions.stopped_at, promotions.ends_at, 'infinity')
      and orders.status <> 'Awaiting payment' and orders.status <> all (${sql.val([...endStatuses])})
      and ${isRealSale}
  ) end`;
}

function figureOf(amount: RawBuilder<unknown>) {
  return sql<number>`(
    select coalesce(sum(${amount}), 0) from promotion_uses join orders on orders.id = order_id
    where promotion_id = promotions.id and given_back_at is null and ${isRealSale}
  )`;
}
