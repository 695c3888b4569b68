import { sql } from 'kysely';
import type { Transaction } from '#db/transaction.ts';
import type { Detail } from './product.ts';

/** A whole product but for its stock, which changes through its ledger only. */
export type WrittenProduct = {
  id: string;
  reference: string;
  name: string;
  nameFr: string | null;
  description: string;
  descriptionFr: string | null;
  unit: string;
  images: string[];
  price: number;
  bulkPrice: number | null;
  discount: number;
  details: Detail[];
  detailsFr: Detail[] | null;
  shadeName: string | null;
  shadeHex: string | null;
  family: string | null;
  isPublished: boolean;
  categoryIds: string[];
  subCategoryIds: string[];
};

/** Adds many products in the order given, without a piece in stock. Who calls has checked and holds what they name. */
export async function insertProducts(tx: Transaction, products: readonly WrittenProduct[]): Promise<void> {
  if (products.length === 0) return;
  await sql`
    insert into products (id, stock, ${columns}, is_listed)
    select id, 0, ${columns}, is_published from ${rowsOf(products)} order by place
  `.execute(tx);
  await categoriseProducts(tx, products);
}

/** Writes many products over, each as one saved form. */
export async function updateProducts(
  tx: Transaction,
  products: readonly WrittenProduct[],
  now: Date,
): Promise<void> {
  if (products.length === 0) return;
  await sql`
    update products set (${columns}, is_listed, version, updated_at) = (
      ${sql.join(columnNames.map((name) => sql.ref(`row.${name}`)))}, row.is_published, products.version + 1, ${now}::timestamptz
    )
    from ${rowsOf(products)} where products.id = row.id
  `.execute(tx);
  await categoriseProducts(tx, products);
}

const columnNames = [
  ...['reference', 'name', 'name_fr', 'description', 'description_fr', 'unit', 'images', 'price'],
  ...['bulk_price', 'discount', 'details', 'details_fr', 'shade_name', 'shade_hex', 'family', 'is_published'],
];
const columns = sql.join(columnNames.map((name) => sql.ref(name)));

/** One parameter whatever their number. */
function rowsOf(products: readonly WrittenProduct[]) {
  const rows = products.map((product, place) => ({
    place,
    id: product.id,
    reference: product.reference,
    name: product.name,
    name_fr: product.nameFr,
    description: product.description,
    description_fr: product.descriptionFr,
    unit: product.unit,
    images: product.images,
    price: product.price,
    bulk_price: product.bulkPrice,
    discount: product.discount,
    details: product.details,
    // The column's "null" is PostgreSQL's, not JSON's.
    ...(product.detailsFr === null ? {} : { details_fr: product.detailsFr }),
    shade_name: product.shadeName,
    shade_hex: product.shadeHex,
    family: product.family,
    is_published: product.isPublished,
  }));
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
    place integer, id text, reference text, name text, name_fr text, description text, description_fr text, unit text,
    images text[], price integer, bulk_price integer, discount integer, details jsonb, details_fr jsonb,
    shade_name text, shade_hex text, family text, is_published boolean
  )`;
}

/** Afterwards the product is in exactly these categories. */
async function categoriseProducts(tx: Transaction, products: readonly WrittenProduct[]): Promise<void> {
  const ids = products.map(({ id }) => id);
  const inCategories = pairs(products.map(({ id, categoryIds }) => [id, categoryIds]));
  await sql`
    delete from product_categories where product_id = any (${ids}::text[])
      and (product_id, category_id) not in (select product_id, place_id from ${inCategories})
  `.execute(tx);
  await sql`
    insert into product_categories (product_id, category_id, sequence, is_listed)
    select id, place_id, sequence, is_listed from ${inCategories} join products on products.id = product_id
    on conflict do nothing
  `.execute(tx);
  const inSubCategories = pairs(products.map(({ id, subCategoryIds }) => [id, subCategoryIds]));
  await sql`
    delete from product_sub_categories where product_id = any (${ids}::text[])
      and (product_id, sub_category_id) not in (select product_id, place_id from ${inSubCategories})
  `.execute(tx);
  await sql`
    insert into product_sub_categories (product_id, sub_category_id, sequence, is_listed)
    select id, place_id, sequence, is_listed from ${inSubCategories} join products on products.id = product_id
    on conflict do nothing
  `.execute(tx);
}

function pairs(filed: readonly [productId: string, placeIds: readonly string[]][]) {
  const products = filed.flatMap(([productId, placeIds]) => placeIds.map(() => productId));
  const places = filed.flatMap(([, placeIds]) => placeIds);
  return sql`unnest(${products}::text[], ${places}::text[]) as filed (product_id, place_id)`;
}
