import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteOldSearches } from '#core/search/delete-old-searches.ts';
import { noteFoundSearch } from '#core/search/found-searches.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeCategory, makeProduct, makeSubCategory } from '#tests/support/make.ts';

const { call, store, clock } = await testShop();
const { note, list } = endpoints.popularSearch;

beforeAll(async () => {
  const { id } = await makeCategory(store, { name: 'Lips', nameFr: 'Lèvres' });
  const shelf = await makeSubCategory(store, {
    name: 'Lipstick',
    nameFr: 'Rouge à lèvres',
    categoryIds: [id],
  });
  await makeProduct(store, {
    name: 'Velvet lipstick',
    nameFr: 'Rouge à lèvres velours',
    categoryIds: [id],
    subCategoryIds: [shelf.id],
  });
});

beforeEach(async () => {
  await sql`delete from found_searches`.execute(store.db);
  clock.advance({ days: 1 });
});

/** Searches once from each of this many networks. */
async function searchedBy(networks: number, search: string, language: 'en' | 'fr' = 'fr') {
  for (let network = 1; network <= networks; network += 1) {
    await noteFoundSearch(store, { search, language, network: `10.0.0.${network}` });
  }
}

async function shown(language: 'en' | 'fr' = 'fr') {
  return (await call(list, {}, { language })).body.data.searches;
}

describe('GET /api/popular-search/list', () => {
  test('shows what five networks looked for, spelled as the catalogue spells it', async () => {
    await searchedBy(4, 'ROUGE a levres');
    expect(await shown()).toEqual([]);
    await searchedBy(5, 'rouge à lèvres');
    expect(await shown()).toEqual(['Rouge à lèvres']);
    expect(await shown('en')).toEqual([]);
  });

  test('counts one network once a day for the same words', async () => {
    for (let times = 1; times <= 8; times += 1) await call(note, { search: 'velours' }, { language: 'fr' });
    const { rows } = await sql<{ times: number }>`select times from found_searches`.execute(store.db);
    expect(rows).toEqual([{ times: 1 }]);
  });

  test.each([
    'velvt lipstick',
    'lipstick for Amina Njoya',
    'velvet amina@example.com',
    '677123456',
    'vel',
    'lipstick velvet',
    'nothing of this',
    'li',
  ])('never shows “%s”, which no name of the catalogue says', async (search) => {
    await searchedBy(8, search, 'en');
    expect(await shown('en')).toEqual([]);
    const { rows } = await sql`select words from found_searches`.execute(store.db);
    expect(rows).toEqual([]);
  });

  test('forgets what was looked for a month ago, and deletes it after a season', async () => {
    await searchedBy(6, 'velvet', 'en');
    expect(await shown('en')).toEqual(['Velvet']);
    clock.advance({ days: 31 });
    expect(await shown('en')).toEqual([]);
    clock.advance({ days: 60 });
    await deleteOldSearches(store);
    const { rows } = await sql`select words from found_searches`.execute(store.db);
    expect(rows).toEqual([]);
  });
});

test('POST /api/popular-search/note asks for words', async () => {
  const { status, body } = await call(note, { search: ' ' });
  expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['search']]);
});
