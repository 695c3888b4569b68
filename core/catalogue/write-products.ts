import { sql } from 'kysely';
import type { Transaction } from '#db/transaction.ts';
import { higherDiscount } from '../pricing/promotions/sale-rule.ts';
import { categoriseProducts } from './categorise-products.ts';
import { inOrderOfSlots } from './picture-order.ts';
import type { ColumnField, WrittenProduct } from './product.ts';
import { columnFields } from './product-columns.ts';

/** Adds many products in the order given, with no stock. The caller has checked and locked what they name. */
export async function insertProducts(tx: Transaction, products: readonly WrittenProduct[]): Promise<void> {
  if (products.length === 0) return;
  await sql`
    insert into products (id, stock, ${columns}, is_listed)
    select id, 0, ${columns}, is_published from ${rowsOf(products)} order by ordinality
  `.execute(tx);
  await categoriseProducts(tx, products);
}

/** Overwrites many products, each as one saved form would. */
export async function updateProducts(
  tx: Transaction,
  products: readonly WrittenProduct[],
  now: Date,
): Promise<void> {
  if (products.length === 0) return;
  await sql`
    update products set (${columns}, own_discount, is_listed, version, updated_at) = (
      ${sql.join(columnFields.map(writtenOver))}, case when products.sale_discount is not null then row.discount end,
      row.is_published, products.version + 1, ${now}::timestamptz
    )
    from ${rowsOf(products)} where products.id = row.id
  `.execute(tx);
  await categoriseProducts(tx, products);
}

/**
 * The new value of a column. A file's row has the owner's own discount; while a sale runs, the higher of the two counts
 * (`sale-discounts.ts`).
 */
function writtenOver(name: ColumnField) {
  return name === 'discount'
    ? higherDiscount(sql`row.discount`, sql`products.sale_discount`)
    : sql.ref(`row.${name}`);
}

const columns = sql.join(columnFields.map((name) => sql.ref(name)));

/** One array parameter for any number of rows, read by the table's own types. */
function rowsOf(products: readonly WrittenProduct[]) {
  const ordered = products.map((product) => ({
    ...product,
    images: inOrderOfSlots(product.images, product.imageSlots),
  }));
  const rows = ordered.map((product) =>
    Object.fromEntries(
      ['id' as const, ...columnFields]
        // An absent value becomes SQL null; an explicit null in a JSON column would become JSON's null.
        .filter((name) => product[name] !== null)
        .map((name) => [toSnakeCase(name), product[name]]),
    ),
  );
  return sql`jsonb_populate_recordset(null::products, ${JSON.stringify(rows)}::jsonb) with ordinality as row`;
}

function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
