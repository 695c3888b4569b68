import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ListSource } from '#core/catalogue/card-lists.ts';
import { sourceOfCategory } from '#core/catalogue/list-sources.ts';
import type { PageOf } from '#core/catalogue/product.ts';
import {
  findProductDetails,
  listNewestProducts,
  listProductsOfCategories,
  listProductsOfSubCategory,
} from '#core/catalogue/product-queries.ts';
import { readListedProducts } from '#core/catalogue/read-listed-products.ts';
import { listDeletedProducts } from '#core/catalogue/restore-product.ts';
import { readSitemapPiece } from '#core/catalogue/sitemap-queries.ts';
import { findForCards } from '#core/search/find-for-cards.ts';
import { searchAdminProducts } from '#core/search/search-admin-products.ts';
import { searchProducts } from '#core/search/search-products.ts';
import { spellCorrections } from '#core/search/spell-words.ts';
import { transaction } from '#db/transaction.ts';
import { answerCards } from '#server/api/product/answer-cards.ts';
import { testDatabase } from '#tests/support/database.ts';
import { recordStatements } from '#tests/support/record-statements.ts';

const { db, connectionString } = await testDatabase({ statementTimeoutMs: 60_000 });

const products = 20_000;
const category = (number: number) => `c${String(number).padStart(11, '0')}`;
const subCategory = (number: number) => `s${String(number).padStart(11, '0')}`;
const listing = { categoryId: category(3), subCategoryId: subCategory(3) };
const clock = { now: () => new Date() };
const adminSearch = (text: string) => (page: PageOf) => searchAdminProducts(db, { search: text, ...page });
const search = (text: string) => (page: PageOf) => searchProducts(db, { search: text, ...page });

const pagedLists = [
  ['all products', 3, (page: PageOf) => listNewestProducts(db, page)],
  ['a sub-category', 3, (page: PageOf) => listProductsOfSubCategory(db, listing, page)],
  ['a search for a word of every name', 3, search('lipstick')],
  ['a search for a word of one name in fifty', 3, search('hibiscus')],
  ['a search for a word of one description in eighty', 3, search('moringa')],
  ['a search for one letter', 3, search('l')],
  ['a search in French with a typo', 3, search('rouje à lèvres')],
  ['all products and drafts, for admins', 4, adminSearch('')],
  ['a search among products and drafts', 4, adminSearch('hibiscus')],
  ['deleted products', 3, async (page: PageOf) => listDeletedProducts({ db, clock }, page)],
] as const;

/** Enough rows for the planner to choose indexes: 20,000 products in 10 categories and 40 sub-categories. */
beforeAll(async () => {
  await transaction(db, async (tx) => {
    await sql`select set_config('shop.search', 'later', true)`.execute(tx);
    await sql`
      insert into categories (id, name, image)
      select 'c' || lpad(n::text, 11, '0'), 'Category ' || n, '' from generate_series(0, 9) as n
    `.execute(tx);
    await sql`
      insert into sub_categories (id, name, image)
      select 's' || lpad(n::text, 11, '0'), 'Shelf ' || n, '' from generate_series(0, 39) as n
    `.execute(tx);
    await sql`
      insert into products (id, name, name_fr, description, unit, stock, price, family)
      select
        lpad(n::text, 12, '0'),
        'Lipstick ' || case when n % 50 = 0 then 'Hibiscus' else 'Velvet' end,
        'Rouge à lèvres',
        case when n % 80 = 7 then 'With moringa.' else 'Soft.' end,
        '1', 10, 2500, 'family' || n / 10
      from generate_series(1, ${products}::int) as n
    `.execute(tx);
    await sql`
      insert into products (id, name, description, unit, stock, price, is_listed, is_published, deleted_at)
      select
        'x' || lpad(n::text, 11, '0'), 'Kept back', 'Soft.', '1', 10, 2500,
        false, n % 2 = 0, case when n % 2 = 0 then now() end
      from generate_series(1, 600) as n
    `.execute(tx);
    await sql`
      insert into product_categories (product_id, category_id, sequence, is_listed)
      select id, 'c' || lpad((sequence % 10)::text, 11, '0'), sequence, is_listed from products
    `.execute(tx);
    await sql`
      insert into product_sub_categories (product_id, sub_category_id, sequence, is_listed)
      select id, 's' || lpad((sequence % 40)::text, 11, '0'), sequence, is_listed from products
    `.execute(tx);
    await sql`select rebuild_product_search()`.execute(tx);
  });
  await sql`vacuum analyze`.execute(db);
}, 60_000);

describe.each(pagedLists)('the list of %s', (_what, statementCount, list) => {
  test('is the same small number of statements on every page', async () => {
    await list({ page: 1, limit: 12 });
    for (const page of [1, 2, 5, 20]) {
      expect(await recordStatements(() => list({ page, limit: 12 }))).toHaveLength(statementCount);
    }
  });

  test('reads its pages by index', async () => {
    await list({ page: 1, limit: 12 });
    for (const page of [1, 5]) await expectIndexes(() => list({ page, limit: 12 }));
  });
});

describe.each(['lipstick', 'hibiscus', 'moringa', 'l', 'rouge à lèvres'])('a search for %s', (text) => {
  test('reads few blocks of the database on any page, also after a change of the catalogue', async () => {
    for (const page of [1, 3, 300, 1_600]) {
      await sql`update catalogue_state set version = version + 1`.execute(db);
      expect(await readBlocks(() => search(text)({ page, limit: 12 }))).toBeLessThan(400);
    }
  });
});

const cardsOf = (source: ListSource | Promise<ListSource>, page = 1) =>
  answerCards({ db, clock }, source, 'best', { families: true, facets: true, page, limit: 12 });
const searchCards = async (text: string) => {
  const finding = findForCards(db, text, { isRanked: true });
  const [{ data }, { wrong, shelfNames }] = await Promise.all([
    cardsOf(finding.then(({ source }) => source)),
    finding,
  ]);
  await spellCorrections(db, wrong, { shelfNames, shown: data, language: 'fr' });
};

test('cards of a category with the numbers of its filters are two statements of few blocks, by index', async () => {
  const ofCategory = sourceOfCategory(category(3), undefined);
  await cardsOf(ofCategory);
  for (const page of [1, 5, 20]) {
    const list = () => cardsOf(ofCategory, page);
    expect(await recordStatements(list)).toHaveLength(2);
    expect(await expectIndexes(list)).toContain('products_family');
    expect(await readBlocks(list)).toBeLessThan(600);
  }
});

// The three statements read the changes, the typed words, and the cards. Spelling is corrected by names that are in memory by then.
describe.each(['lipstick', 'rouge à lèvres', 'l', 'moringa', 'hibiskus'])('cards for %s', (text) => {
  const list = () => searchCards(text);

  test('are three statements of few blocks, by index, where the words were looked for lately', async () => {
    await list();
    expect(await recordStatements(list)).toHaveLength(3);
    await expectIndexes(list);
    expect(await readBlocks(list)).toBeLessThan(600);
  });

  test('are one more where words have changed since, also of a text that means other words', async () => {
    await list();
    const forget = async () => {
      await sql`select forget_list_changes()`.execute(db);
      await readListedProducts(db);
    };
    await forget();
    const statements = await recordStatements(list);
    expect(statements.filter(({ text }) => text.includes('read_search_parts'))).toHaveLength(1);
    await forget();
    await expectIndexes(list);
    await forget();
    expect(await readBlocks(list)).toBeLessThan(900);
  });
});

test('the newest of several categories are three statements, by index', async () => {
  const list = () => listProductsOfCategories(db, [0, 1, 2, 3, 4, 5].map(category), 12);
  expect(await recordStatements(list)).toHaveLength(3);
  expect(await expectIndexes(list)).toContain('product_categories_newest');
});

test('a product and the shades of its family are two statements, by index', async () => {
  const find = () => findProductDetails(db, '000000000123');
  expect(await recordStatements(find)).toHaveLength(2);
  expect(await expectIndexes(find)).toContain('products_family');
});

test('a piece of the sitemap is read by index, a thousand products at a time', async () => {
  const batches: number[] = [];
  const read = async () => {
    for await (const batch of readSitemapPiece(db, 1)) batches.push(batch.length);
  };
  expect(await recordStatements(read)).toHaveLength(10);
  expect(batches).toEqual(Array(10).fill(1_000));
  await expectIndexes(read);
});

/** How many blocks of 8 KB PostgreSQL reads, also inside functions: the cost of a search whatever else the machine does. */
async function readBlocks(list: () => Promise<unknown>): Promise<number> {
  const statements = await recordStatements(list);
  const client = new pg.Client({ connectionString });
  await client.connect();
  const readOnce = async () => {
    let blocks = 0;
    for (const { text, parameters } of statements) {
      const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`, [...parameters]);
      const plan = rows[0]['QUERY PLAN'][0].Plan;
      blocks += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    }
    return blocks;
  };
  try {
    // Measured at the second read, because a new connection first reads PostgreSQL's catalogue of tables and functions.
    await readOnce();
    return await readOnce();
  } finally {
    await client.end();
  }
}

/** Expects the plans that PostgreSQL really ran, also inside functions, to read no whole table of products. Returns them. */
async function expectIndexes(list: () => Promise<unknown>): Promise<string> {
  const statements = await recordStatements(list);
  const client = new pg.Client({ connectionString });
  const plans: string[] = [];
  client.on('notice', (notice) => plans.push(notice.message ?? ''));
  await client.connect();
  try {
    await client.query(`load 'auto_explain'; set auto_explain.log_level = notice;
      set auto_explain.log_nested_statements = on; set auto_explain.log_min_duration = 0`);
    for (const { text, parameters } of statements) await client.query(text, [...parameters]);
  } finally {
    await client.end();
  }
  const all = plans.join('\n');
  expect(plans.length).toBeGreaterThanOrEqual(statements.length);
  expect(all).not.toMatch(
    /Seq Scan on (products|product_search|product_categories|product_sub_categories)\b/,
  );
  return all;
}
