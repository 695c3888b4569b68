import { sql } from 'kysely';
import type { ListSource } from '#core/catalogue/card-lists.ts';
import { listCategories } from '#core/catalogue/category-queries.ts';
import { sourceOfCategory } from '#core/catalogue/list-sources.ts';
import type { PageOf } from '#core/catalogue/product.ts';
import {
  listNewestProducts,
  listProductsOfCategories,
  listProductsOfSubCategory,
} from '#core/catalogue/product-queries.ts';
import { readListedProducts } from '#core/catalogue/read-listed-products.ts';
import { findForCards } from '#core/search/find-for-cards.ts';
import { searchProducts } from '#core/search/search-products.ts';
import { spellCorrections } from '#core/search/spell-words.ts';
import { createDatabase, type Database } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { fillBigCatalogue } from '#demo/seed/fill-big-catalogue.ts';
import { answerCards } from '#server/api/product/answer-cards.ts';
import { startThrowAwayPostgres } from '#tests/support/throw-away-postgres.ts';
import { latencies } from './latencies.ts';
import { type CatalogueRow, reportCatalogue, type SizeFound } from './report-catalogue.ts';
import { measureSitemaps } from './sitemaps.ts';

// The cost of a page of each list in catalogues of several sizes, as a ratio to primary-key reads taken in turn with it. Before each round
// of searches a product gets another name. Before each search marked `isFirst`, words change in every block of products, so that all that a
// process remembers of words (decision 675) is read again.

const sizes = process.argv.slice(2).map(Number);
const rounds = 5;
const worksARound = 8;
const readsARound = 40;
/** Counts changes of names: a name that gets the same word once more changes no word. */
let changes = 0;
const searches = ['lipstick', 'rouge à lèvres', 'lipstik', 'karité', 'setting spray', 'wouri festival', 'l'];

const server = await startThrowAwayPostgres({ isDurable: true });
try {
  const connectionString = await server.connectTo('bench');
  await migrate(connectionString);
  // Filling and vacuuming a big catalogue takes minutes.
  const db = createDatabase(connectionString, { applicationName: 'shop bench', statementTimeoutMs: 0 });
  const found: SizeFound[] = [];
  for (const products of sizes.length > 0 ? sizes : [1_000, 10_000, 100_000]) {
    await fillBigCatalogue(db, { products });
    await sql`vacuum analyze`.execute(db);
    await measureSitemaps(db);
    found.push({ products, rows: await measureLists(db), typed: await measureTyping(db) });
  }
  await db.destroy();
  await reportCatalogue(found);
} finally {
  await server.stop();
}

type List = { name: string; isSearch?: boolean; isFirst?: boolean; work: () => Promise<unknown> };

async function measureLists(db: Database): Promise<CatalogueRow[]> {
  const listing = await mostFilledListing(db);
  const categoryIds = (await listCategories(db)).map(({ id }) => id);
  const search = (text: string, page: number): List => ({
    name: `search "${text}", page ${page}`,
    isSearch: true,
    work: () => searchProducts(db, { search: text, page, limit: 12 }),
  });
  const cards = (text: string) => ({ isSearch: true, work: () => searchCards(db, text) });
  const paged = (name: string, list: (page: PageOf) => Promise<unknown>): List[] =>
    [1, 5].map((page) => ({ name: `${name}, page ${page}`, work: () => list({ page, limit: 12 }) }));
  const lists: List[] = [
    ...paged('all products', (page) => listNewestProducts(db, page)),
    ...paged('sub-category', (page) => listProductsOfSubCategory(db, listing, page)),
    { name: 'home strips', work: () => listProductsOfCategories(db, categoryIds, 12) },
    { name: 'cards of a category', work: () => cardsOf(db, sourceOfCategory(listing.categoryId, undefined)) },
    {
      name: 'cards of a category, with the numbers of its filters',
      work: () => cardsOf(db, sourceOfCategory(listing.categoryId, undefined), true),
    },
    ...searches.flatMap((text) => [search(text, 1), search(text, 3)]),
    ...searches.map((text) => ({ ...cards(text), name: `cards for "${text}"` })),
    ...searches.map((text) => ({
      ...search(text, 1),
      name: `search "${text}", the first time`,
      isFirst: true,
    })),
    ...searches.map((text) => ({
      ...cards(text),
      name: `cards for "${text}", the first time`,
      isFirst: true,
    })),
    { ...slips(), name: 'cards for a slip that this process never read', isSearch: true, isFirst: true },
  ];
  /** Each slip is typed only once. */
  function slips() {
    const texts = ['lipsitck', 'lipstck', 'lippstick', 'lipstikc', 'lypstick', 'lipstiick'];
    return { work: () => searchCards(db, texts.shift() ?? '') };
  }
  const rows: CatalogueRow[] = [];
  for (const list of lists) rows.push(await compareWithReads(db, list));
  return rows;
}

/** The cards as the shop's own pages request them. */
function cardsOf(db: Database, source: ListSource | Promise<ListSource>, facets = false) {
  const clock = { now: () => new Date() };
  return answerCards({ db, clock }, source, 'best', { families: true, facets, page: 1, limit: 12 });
}

async function searchCards(db: Database, text: string): Promise<unknown> {
  const finding = findForCards(db, text, { isRanked: true });
  const [{ data }, { wrong, shelfNames }] = await Promise.all([
    cardsOf(
      db,
      finding.then(({ source }) => source),
    ),
    finding,
  ]);
  return spellCorrections(db, wrong, { shelfNames, shown: data, language: 'fr' });
}

async function compareWithReads(
  db: Database,
  { name, isSearch = false, isFirst = false, work }: List,
): Promise<CatalogueRow> {
  const { rows: ids } = await sql<{ id: string }>`
    select id from products order by md5(id || ${name}) limit ${readsARound}
  `.execute(db);
  await work();
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const reads = await timesOf(ids, ({ id }) =>
      db.selectFrom('products').selectAll().where('id', '=', id).execute(),
    );
    if (isSearch) await changeCatalogue(db);
    if (isFirst) await forgetWords(db);
    const works = await timesOf(Array.from({ length: isFirst ? 1 : worksARound }), work);
    ratios.push(latencies(works, 1).p50 / latencies(reads, 1).p50);
  }
  return { name, isSearch: isSearch && !isFirst, ratio: latencies(ratios, 1).p50 };
}

/** Every beginning of these texts, as typed letter by letter, each new to the shop. */
async function measureTyping(db: Database) {
  const texts = [
    ...searches,
    'face primer',
    'mineral makeup',
    'crème hydratante',
    'vernis à ongles',
    'cheveux',
  ];
  const beginnings = [
    ...new Set(texts.flatMap((text) => [...text].map((_, end) => text.slice(0, end + 1).trim()))),
  ];
  await forgetWords(db);
  const times = await timesOf(beginnings, (search) => searchCards(db, search));
  return latencies(times, 1);
}

async function timesOf<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  for (const item of items) {
    const start = performance.now();
    await work(item);
    times.push(performance.now() - start);
  }
  return times;
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

/** A name that has not been used yet, in SQL: the product's own and a word that no product had. */
function anotherName() {
  changes += 1;
  return sql`regexp_replace(name, ' Nouveau[0-9]+$', '') || ${` Nouveau${changes}`}`;
}

function changeCatalogue(db: Database): Promise<unknown> {
  return sql`
    update products set name = ${anotherName()}
    where sequence = (select max(sequence) from product_search)
  `.execute(db);
}

/** Renames a product in every block, because remembered words are read again for each block in which a word changes. */
async function forgetWords(db: Database): Promise<void> {
  await sql`
    update products set name = ${anotherName()}
    where sequence in (select max(sequence) from product_search group by sequence / 8192)
  `.execute(db);
  await readListedProducts(db);
}
