import { sql } from 'kysely';
import { listCategories } from '#core/catalogue/category-queries.ts';
import type { PageOf } from '#core/catalogue/product.ts';
import {
  listNewestProducts,
  listProductsOfCategories,
  listProductsOfSubCategory,
} from '#core/catalogue/product-queries.ts';
import { searchProducts } from '#core/search/search-products.ts';
import { createDatabase, type Database } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { fillBigCatalogue } from '#demo/seed/fill-big-catalogue.ts';
import { startThrowAwayPostgres } from '#tests/support/throw-away-postgres.ts';
import { type Latencies, latencies, printRow } from './latencies.ts';
import { measureSitemaps } from './sitemaps.ts';

// What a page of each list costs in a catalogue of 100,000 products, as a ratio to a primary-key read of the same run.
// "first" is the first search for a text after a change of the catalogue, when its matches are still to be counted.

const products = Number(process.argv[2] ?? 100_000);
const rounds = 40;
const searches = ['lipstick', 'rouge à lèvres', 'lipstik', 'karité', 'setting spray', 'wouri festival', 'l'];

const server = await startThrowAwayPostgres({ isDurable: true });
try {
  const connectionString = await server.connectTo('bench');
  await migrate(connectionString);
  const db = createDatabase(connectionString, { applicationName: 'shop bench' });
  await fillBigCatalogue(db, { products });
  await sql`vacuum analyze`.execute(db);
  await measureSitemaps(db);
  await measureCatalogue(db);
  await db.destroy();
} finally {
  await server.stop();
}

async function measureCatalogue(db: Database): Promise<void> {
  const listing = await mostFilledListing(db);
  const categoryIds = (await listCategories(db)).map(({ id }) => id);
  const read = await measureReads(db);
  printRow(`primary-key read among ${products} products`, read, read);
  const lists: [string, number, (page: PageOf) => Promise<unknown>][] = [
    ['all products', 12, (page) => listNewestProducts(db, page)],
    ['sub-category', 8, (page) => listProductsOfSubCategory(db, listing, page)],
    ...searches.map((search): [string, number, (page: PageOf) => Promise<unknown>] => [
      `search "${search}"`,
      12,
      (page) => searchProducts(db, { search, ...page }),
    ]),
  ];
  for (const [name, limit, list] of lists) {
    for (const page of [1, 2, 3, 4, 5]) {
      printRow(`${name}, page ${page}`, await measure(() => list({ page, limit })), read);
    }
  }
  printRow('home strips', await measure(() => listProductsOfCategories(db, categoryIds, 12)), read);
  for (const search of searches) {
    const first = () => searchProducts(db, { search, page: 1, limit: 12 });
    printRow(`search "${search}", first`, await measure(first, () => changeCatalogue(db)), read);
  }
}

async function measure(work: () => Promise<unknown>, before?: () => Promise<unknown>): Promise<Latencies> {
  const times: number[] = [];
  await work();
  const started = performance.now();
  for (let round = 0; round < rounds; round += 1) {
    await before?.();
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return latencies(times, performance.now() - started);
}

async function measureReads(db: Database): Promise<Latencies> {
  const rows = await db.selectFrom('products').select('id').orderBy(sql`md5(id)`).limit(1_000).execute();
  const times: number[] = [];
  const started = performance.now();
  for (const { id } of rows) {
    const start = performance.now();
    await db.selectFrom('products').selectAll().where('id', '=', id).execute();
    times.push(performance.now() - start);
  }
  return latencies(times, performance.now() - started);
}

async function mostFilledListing(db: Database): Promise<{ categoryId: string; subCategoryId: string }> {
  return db
    .selectFrom('productSubCategories as bySubCategory')
    .innerJoin('productCategories as byCategory', 'byCategory.productId', 'bySubCategory.productId')
    .select(['byCategory.categoryId', 'bySubCategory.subCategoryId'])
    .groupBy(['byCategory.categoryId', 'bySubCategory.subCategoryId'])
    .orderBy((fields) => fields.fn.countAll(), 'desc')
    .executeTakeFirstOrThrow();
}

function changeCatalogue(db: Database): Promise<unknown> {
  return sql`update catalogue_state set version = version + 1`.execute(db);
}
