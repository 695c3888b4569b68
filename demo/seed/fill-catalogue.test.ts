import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { demoCatalogue } from '../catalogue/demo-catalogue.ts';
import { smallCatalogue } from '../catalogue/small-catalogue.ts';
import { fillCatalogue } from './fill-catalogue.ts';

const { db } = await testDatabase();

test('an empty shop is filled once, however many processes start at the same time', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => fillCatalogue(db, demoCatalogue)));
  expect(answers.filter((filled) => filled)).toHaveLength(1);
  expect(await count('products')).toBe(demoCatalogue.products.length);
  expect(await count('categories')).toBe(12);
  expect(await count('sub_categories')).toBe(demoCatalogue.subCategories.length);
});

test('a shop that has products is never touched', async () => {
  expect(await fillCatalogue(db, smallCatalogue)).toBe(false);
  expect(await count('products')).toBe(demoCatalogue.products.length);
});

test('a product arrives whole, with its pictures in order, its details in order and its opening stock', async () => {
  const expected = demoCatalogue.products.find(
    ({ reference }) => reference === 'second-skin-foundation-kribi',
  );
  if (expected === undefined) throw new Error('the foundation is in the catalogue');
  const row = await db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', expected.id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    name: 'Ndolo Second Skin Foundation – Kribi',
    nameFr: expected.nameFr,
    images: expected.images,
    stock: expected.stock,
    price: 8500,
    details: expected.details,
    detailsFr: expected.detailsFr,
    shadeName: 'Kribi',
    family: 'second-skin-foundation',
  });
});

test('products are listed in the order of the catalogue, the last one newest', async () => {
  const rows = await db.selectFrom('products').select('id').orderBy('sequence').execute();
  expect(rows.map(({ id }) => id)).toEqual(demoCatalogue.products.map(({ id }) => id));
});

test('the stock ledger adds up, every picture is known, and every product can be found', async () => {
  const { rows } = await sql<{ wrong: number; unknown: number; unsearchable: number }>`
    select
      (select count(*) from products
        where stock <> (select coalesce(sum(change), 0) from stock_movements where product_id = products.id)) as wrong,
      (select count(*) from (
          select unnest(images) as image from products union select image from categories union select image from sub_categories
        ) as shown
        where not exists (select from media where image = '/media/' || name || '/960.webp')) as unknown,
      (select count(*) from products where id not in (select product_id from product_search)) as unsearchable
  `.execute(db);
  expect(rows).toEqual([{ wrong: 0, unknown: 0, unsearchable: 0 }]);
});

async function count(table: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${sql.table(table)}`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}
