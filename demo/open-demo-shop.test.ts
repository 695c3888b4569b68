import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readLiveHome } from '#core/home/home-layouts.ts';
import { parseSegment } from '#shared/page-paths.ts';
import { testShop } from '#tests/support/app.ts';
import { makeCategory, makeUser } from '#tests/support/make.ts';
import { demoCatalogue, picturesOf } from './catalogue/demo-catalogue.ts';
import { openDemoShop } from './open-demo-shop.ts';

const { store, app } = await testShop();
const wanted = { isWanted: true };

test('an empty shop is filled through its own import, once, however many processes start at the same time', async () => {
  await makeUser(store, { role: 'OWNER' });
  await openDemoShop(store, { isWanted: false });
  expect(await count('products')).toBe(0);
  await Promise.all([openDemoShop(store, wanted), openDemoShop(store, wanted)]);
  expect(await count('categories')).toBe(demoCatalogue.categories.length);
  expect(await count('sub_categories')).toBe(demoCatalogue.subCategories.length);
  expect(await count('products')).toBe(demoCatalogue.products.length);
  expect(await count('imports')).toBe(1);
}, 60_000);

test('every product arrives as its row of the table says, the last one newest', async () => {
  const rows = await store.db.selectFrom('products').selectAll().orderBy('sequence').execute();
  expect(rows.map(({ reference, stock }) => [reference, stock])).toEqual(
    demoCatalogue.products.map(({ reference, stock }) => [reference, stock]),
  );
  const {
    id: _id,
    categories: _categories,
    subCategories: _subCategories,
    ...expected
  } = { ...demoCatalogue.products[7] };
  expect(rows[7]).toMatchObject(expected);
});

test('the story on its home leads to the page of foundations, which is the same in both languages', async () => {
  const link = (await readLiveHome(store.db)).find(({ kind }) => kind === 'story')?.link ?? '';
  const { pathname, search } = new URL(link, 'http://shop');
  const [category, subCategory] = pathname
    .split('/')
    .slice(1)
    .map((segment) => parseSegment(segment)?.id);
  expect(search).toBe('?sort=popular');
  expect(await nameOf('categories', category)).toBe('Face');
  expect(await nameOf('subCategories', subCategory)).toBe('Foundation');
});

test('its pictures are there without being made: what a card shows, and the widest', async () => {
  for (const url of [picturesOf(demoCatalogue)[0], demoCatalogue.products[0]?.images[0]]) {
    const base = url?.replace('/960.webp', '');
    for (const width of [480, 960]) {
      const answer = await app.inject(`${base}/${width}.avif`);
      expect(answer.headers).toMatchObject({ 'content-type': 'image/avif' });
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'heif', width });
    }
    const older = await app.inject(`${base}/320.webp`);
    expect(await sharp(older.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320 });
  }
  expect(await count('media')).toBe(picturesOf(demoCatalogue).length);
});

test('a shop with a catalogue of its own is never touched', async () => {
  const own = await testShop();
  await makeUser(own.store, { role: 'OWNER' });
  await makeCategory(own.store, { name: 'Savons' });
  await openDemoShop(own.store, wanted);
  const { rows } = await sql`select name from categories union all select name from products`.execute(
    own.store.db,
  );
  expect(rows).toEqual([{ name: 'Savons' }]);
});

test('a demo picture that was drawn on demand until now is given its files', async () => {
  const old = await testShop();
  const url = demoCatalogue.products[3]?.images[0] ?? '';
  await old.store.db
    .insertInto('media')
    .values({ name: url.split('/')[2] ?? '', width: 1200, height: 1500, isStored: false })
    .execute();
  expect((await old.app.inject(url)).statusCode).toBe(404);
  await openDemoShop(old.store, { isWanted: false });
  expect((await old.app.inject(url)).statusCode).toBe(200);
});

async function nameOf(table: 'categories' | 'subCategories', id = ''): Promise<string | undefined> {
  const row = await store.db.selectFrom(table).select('name').where('id', '=', id).executeTakeFirst();
  return row?.name;
}

async function count(table: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${sql.table(table)}`.execute(
    store.db,
  );
  return rows[0]?.total ?? 0;
}
