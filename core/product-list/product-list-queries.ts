import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#db/client.ts';
import type { ProductListSort, ProductListView } from '#shared/product-list.ts';
import type { PageOf, ProductPage } from '../catalogue/product.ts';
import { listAnyProductsByIds } from '../catalogue/product-rows.ts';
import { containsWords } from '../words/contains-words.ts';
import { hasBarcode } from '../words/has-barcode.ts';

/** What the list is narrowed to. */
export type ListedProducts = {
  search: string;
  view: ProductListView;
  category?: string | undefined;
  brand?: string | undefined;
};

export type FindProducts = PageOf & ListedProducts & { sort: ProductListSort };

/** One page of published products and drafts, as the owner works through them. */
export async function findListedProducts(
  db: Database,
  { sort, page, limit, ...listed }: FindProducts,
): Promise<ProductPage> {
  const matching = listedProducts(db, listed);
  const [rows, { count }] = await Promise.all([
    matching
      .select('id')
      .orderBy(orderOf[sort])
      .orderBy('sequence', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    matching.select((fields) => fields.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  const ids = rows.map(({ id }) => id);
  return { products: await listAnyProductsByIds(db, ids), totalCount: count };
}

export function listedProducts(db: Database, { search, view, category, brand = '' }: ListedProducts) {
  return db
    .selectFrom('products')
    .where('deletedAt', 'is', null)
    .where(inView[view])
    .$if(search !== '', (query) => query.where(isNamed(search)))
    .$if(category !== undefined, (query) => query.where(isInCategory(category ?? '')))
    .$if(brand !== '', (query) => query.where(sql<SqlBool>`facets @> array['brand:' || left(${brand}, 80)]`));
}

function isNamed(search: string): RawBuilder<SqlBool> {
  const words = containsWords(
    sql`concat_ws(' ', name, name_fr, shade_name, shade_name_fr, family, reference)`,
    search,
  );
  return sql`(${words} or ${hasBarcode(search)})`;
}

function isInCategory(id: string): RawBuilder<SqlBool> {
  return sql`exists (select from product_categories where product_id = products.id and category_id = ${id})`;
}

const inView: Record<ProductListView, RawBuilder<SqlBool>> = {
  all: sql`true`,
  published: sql`is_published`,
  draft: sql`not is_published`,
  sold_out: sql`stock = 0`,
  low: sql`stock > 0 and is_low`,
  discounted: sql`discount > 0`,
  no_photo: sql`cardinality(images) = 0`,
  no_category: sql`not exists (select from product_categories where product_id = products.id)`,
  // A description that only repeats the French name is French.
  no_french: sql`(coalesce(name_fr, '') = '' or (coalesce(description_fr, '') = '' and description <> name_fr))`,
};

const orderOf: Record<ProductListSort, RawBuilder<unknown>> = {
  newest: sql`sequence desc`,
  name: sql`lower(name)`,
  price_up: sql`price`,
  price_down: sql`price desc`,
  stock: sql`stock`,
};
