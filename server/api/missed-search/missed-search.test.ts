import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteOldSearches } from '#core/search/delete-old-searches.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeProduct, makeUser } from '#tests/support/make.ts';

const { call, store, clock, logInAs } = await testShop();
const { note, list, setIgnored } = endpoints.missedSearch;

let token: string;
beforeAll(async () => {
  token = await logInAs(await makeAdmin(store));
  await makeProduct(store, { name: 'Velvet lipstick' });
});

beforeEach(async () => {
  await sql`delete from missed_searches`.execute(store.db);
  await sql`delete from ignored_searches`.execute(store.db);
});

async function look(search: string, language: 'en' | 'fr' = 'en') {
  expect((await call(note, { search }, { language })).status).toBe(200);
}

async function missed(wanted: object = {}) {
  return (await call(list, wanted, { token })).body;
}

describe('POST /api/missed-search/note', () => {
  test('counts what was not found, however it is written, with the language and the last time', async () => {
    clock.set('2026-03-02T10:00:00Z');
    await look('Sérum vitamine C', 'fr');
    await look('  serum  VITAMINE c ', 'en');
    clock.set('2026-03-03T10:00:00Z');
    await look('serum vitamine c', 'fr');
    await look('Kohl pot');
    expect((await missed()).data).toEqual([
      {
        words: 'serum vitamine c',
        times: 3,
        languages: ['en', 'fr'],
        lastAt: '2026-03-03T10:00:00.000Z',
        isIgnored: false,
      },
      expect.objectContaining({ words: 'kohl pot', times: 1, languages: ['en'] }),
    ]);
  });

  test('does not believe that nothing was found: what the shop has is not counted', async () => {
    await look('lipstick');
    await look('lipstik');
    expect((await missed()).totalCount).toBe(0);
  });

  test.each(['amina@example.com', '6 77 12 34 56', '+237677123456', '!!!', 'x', '12 34', 'q'.repeat(100)])(
    'keeps nothing of %s',
    async (search) => {
      await look(search);
      const { rows } = await sql`select words from missed_searches where length(words) > 41`.execute(
        store.db,
      );
      expect(rows).toEqual([]);
      if (!search.startsWith('q')) expect((await missed()).totalCount).toBe(0);
    },
  );

  test('keeps a limited number of different words a day, and goes on counting those', async () => {
    clock.set('2026-03-05T10:00:00Z');
    await look('henna powder');
    await sql`insert into missed_searches (day, words, language, times, last_at)
      select '2026-03-05', 'flood ' || n, 'en', 1, now() from generate_series(1, 399) as n`.execute(store.db);
    await look('too many');
    await look('henna powder');
    const { data, totalCount } = await missed();
    expect(totalCount).toBe(400);
    expect(data[0]).toMatchObject({ words: 'henna powder', times: 2 });
    clock.set('2026-03-06T10:00:00Z');
    await look('too many');
    expect((await missed({ search: 'TOO many' })).data).toHaveLength(1);
  });

  test('two at once are counted twice', async () => {
    await Promise.all([look('argan oil'), look('argan oil'), look('argan oil')]);
    expect((await missed()).data).toMatchObject([{ words: 'argan oil', times: 3 }]);
  });

  test('asks for words', async () => {
    const { status, body } = await call(note, { search: '  ' });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['search']]);
  });
});

test('words that were not searched for in a season are deleted', async () => {
  clock.set('2026-01-01T12:00:00Z');
  await look('old words');
  clock.set('2026-03-31T12:00:00Z');
  await look('new words');
  await deleteOldSearches(store);
  expect((await missed()).totalCount).toBe(2);
  clock.set('2026-04-02T12:00:00Z');
  await deleteOldSearches(store);
  expect((await missed()).data).toMatchObject([{ words: 'new words' }]);
});

describe('PUT /api/missed-search/set-ignored', () => {
  test('takes words off the list, and puts them back; they are counted meanwhile', async () => {
    await look('car tyres');
    const ignored = await call(setIgnored, { words: 'car tyres', isIgnored: true }, { token });
    expect(ignored.body).toMatchObject({ message: 'Ignored from now on', data: { isIgnored: true } });
    await look('car tyres');
    expect(await missed()).toMatchObject({ totalCount: 0, counts: { open: 0, ignored: 1 } });
    expect((await missed({ isIgnored: true })).data).toMatchObject([{ words: 'car tyres', times: 2 }]);
    await call(setIgnored, { words: 'car tyres', isIgnored: false }, { token });
    expect((await missed()).data).toMatchObject([{ words: 'car tyres', times: 2, isIgnored: false }]);
  });

  test('knows only words that were looked for', async () => {
    const { status, body } = await call(setIgnored, { words: 'made up', isIgnored: true }, { token });
    expect([status, body.code]).toEqual([404, 'SEARCH_NOT_FOUND']);
  });

  test('names the fields that are wrong', async () => {
    const { status, body } = await call(setIgnored, { words: '' }, { token });
    expect([status, Object.keys(body.fields ?? {}).toSorted()]).toEqual([422, ['isIgnored', 'words']]);
  });
});

test('the list is for admins only, counting for everybody', async () => {
  const shopper = await logInAs(await makeUser(store));
  for (const endpoint of [list, setIgnored]) {
    expect((await call(endpoint, {})).status).toBe(401);
    expect((await call(endpoint, {}, { token: shopper })).status).toBe(403);
  }
  expect((await call(note, { search: 'beard oil' }, { token: shopper })).status).toBe(200);
});
