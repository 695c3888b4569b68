import { sql } from 'kysely';
import { insertProducts } from '#core/catalogue/write-products.ts';
import type { Database } from '#db/client.ts';
import { type Transaction, transaction } from '#db/transaction.ts';
import { parseMediaUrl } from '#shared/media-url.ts';
import { type DemoCatalogue, picturesOf } from '../catalogue/demo-catalogue.ts';

/**
 * Fills an empty database for tests and measuring, in one transaction of a few statements; the next start adds the files of its pictures.
 * Returns false, and does nothing, if there is already a category, sub-category or product.
 */
export async function fillCatalogue(db: Database, catalogue: DemoCatalogue): Promise<boolean> {
  return transaction(db, async (tx) => {
    await sql`lock table categories, sub_categories, products in share row exclusive mode`.execute(tx);
    if (!(await isEmpty(tx))) return false;
    await sql`select set_config('shop.search', 'later', true)`.execute(tx);
    await addPictures(tx, catalogue);
    await addCategories(tx, catalogue);
    await insertProducts(tx, catalogue.products);
    await addStock(tx, catalogue);
    await sql`select rebuild_product_search()`.execute(tx);
    return true;
  });
}

async function isEmpty(tx: Transaction): Promise<boolean> {
  const { rows } = await sql<{ filled: boolean }>`
    select exists (select from categories) or exists (select from sub_categories) or exists (select from products) as filled
  `.execute(tx);
  return rows[0]?.filled === false;
}

async function addPictures(tx: Transaction, catalogue: DemoCatalogue): Promise<void> {
  const pictures = picturesOf(catalogue).map((url) => {
    const { base = '', width = 1, height = 1 } = parseMediaUrl(url) ?? {};
    return { name: base.replace('/media/', ''), width, height, isStored: false };
  });
  await tx
    .insertInto('media')
    .values(pictures)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function addCategories(tx: Transaction, { categories, subCategories }: DemoCatalogue): Promise<void> {
  await tx.insertInto('categories').values(categories).execute();
  await tx
    .insertInto('subCategories')
    .values(subCategories.map(({ categoryIds: _categoryIds, ...subCategory }) => subCategory))
    .execute();
  await tx
    .insertInto('subCategoryCategories')
    .values(
      subCategories.flatMap(({ id, categoryIds }) =>
        categoryIds.map((categoryId) => ({ subCategoryId: id, categoryId })),
      ),
    )
    .execute();
}

async function addStock(tx: Transaction, { products }: DemoCatalogue): Promise<void> {
  const ids = products.map(({ id }) => id);
  const stocks = products.map(({ stock }) => stock);
  await sql`
    update products set stock = counted.stock
    from unnest(${ids}::text[], ${stocks}::integer[]) as counted (id, stock) where products.id = counted.id
  `.execute(tx);
  await sql`
    insert into stock_movements (product_id, change, reason)
    select id, stock, 'opening' from products where stock > 0 order by sequence
  `.execute(tx);
}
