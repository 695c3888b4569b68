import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { demoCatalogue } from '../catalogue/demo-catalogue.ts';
import { smallCatalogue } from '../catalogue/small-catalogue.ts';
import { fillBigCatalogue } from './fill-big-catalogue.ts';
import { fillCatalogue } from './fill-catalogue.ts';

const { db } = await testDatabase();
const { db: otherDb } = await testDatabase();

test('a big catalogue has the wanted number of products, each with a name, links and words of its own', async () => {
  expect(await fillBigCatalogue(db, { products: 1000 })).toBe(1000 - demoCatalogue.products.length);
  expect(await facts()).toEqual([{ products: 1000, names: 1000, linked: 1000, searchable: 1000, free: 0 }]);
});

test('asked for more, it goes on where it ended', async () => {
  expect(await fillBigCatalogue(db, { products: 1500 })).toBe(500);
  expect(await fillBigCatalogue(db, { products: 1500 })).toBe(0);
  expect(await facts()).toEqual([{ products: 1500, names: 1500, linked: 1500, searchable: 1500, free: 0 }]);
});

test('a shop with another catalogue is not blown up', async () => {
  await fillCatalogue(otherDb, smallCatalogue);
  await expect(fillBigCatalogue(otherDb, { products: 1000 })).rejects.toThrow(
    'this database holds another one',
  );
});

async function facts() {
  const { rows } = await sql`
    select
      (select count(*) from products) as products,
      (select count(distinct name) from products) as names,
      (select count(distinct product_id) from product_sub_categories join product_categories using (product_id)) as linked,
      (select count(*) from product_search) as searchable,
      (select count(*) from products where price - ceil(price * discount / 100.0) < 1 or bulk_price >= price) as free
  `.execute(db);
  return rows;
}
