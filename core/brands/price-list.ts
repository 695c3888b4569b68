import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import type { Francs } from '#shared/money.ts';

/** A line of the price list: a product, or a family of shades, as it is sold. */
export type PricedProduct = {
  id: string;
  name: string;
  nameFr: string | null;
  /** Its English name; empty if the product is in none. */
  subCategory: string;
  /** Empty if the product names no brand. */
  brand: string;
  bulkPrice: Francs;
  sellingPrice: Francs;
};

/** The whole list fits on one page. */
const mostLines = 300;

/**
 * Every listed product with a bulk price, at the prices that are paid today. A family is represented by the shade with the lowest
 * bulk price.
 */
export async function listPrices(db: Database): Promise<PricedProduct[]> {
  const { rows } = await sql<PricedProduct>`
    with lines as (
      select distinct on (product.card)
        product.id, coalesce(family.name, product.name) as name, coalesce(family.name_fr, product.name_fr) as name_fr,
        price_paid(product.bulk_price, product.discount) as bulk_price, product.price_paid as selling_price,
        coalesce((select substr(facet, 7) from unnest(product.facets) as facet where facet like 'brand:%' limit 1), '')
          as brand,
        coalesce(
          (
            select sub_category.name
            from product_sub_categories as link join sub_categories as sub_category on sub_category.id = link.sub_category_id
            where link.product_id = product.id
            order by lower(sub_category.name) limit 1
          ),
          ''
        ) as sub_category
      from products as product left join families as family on family.id = product.family
      where product.is_listed and product.bulk_price is not null
      order by product.card, price_paid(product.bulk_price, product.discount), product.sequence
    )
    select * from lines order by brand = '', count(*) over (partition by brand) desc, brand, lower(name), id
    limit ${mostLines}
  `.execute(db);
  return rows;
}
