import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { makeProduct } from '#tests/support/make.ts';
import { inKnownBrands } from './known-brand.ts';
import type { Detail } from './product.ts';

const { db } = await testDatabase();
const branded = (brand: string): { details: Detail[] } => ({ details: [['Brand', brand]] });
const brandsOf = async (...asked: Parameters<typeof inKnownBrands>) =>
  (await inKnownBrands(...asked)).map(({ details }) => details[0]?.[1]);

test('a brand that is typed with other capitals, accents or hyphens is the brand the shop has', async () => {
  await makeProduct({ db }, branded('Sanaga Été'));
  const typed = ['SANAGA ÉTÉ', 'sanaga-ete', ' Sanaga Été', 'Sanaga'].map(branded);
  expect(await brandsOf(db, typed, { ids: [] })).toEqual([
    'Sanaga Été',
    'Sanaga Été',
    'Sanaga Été',
    'Sanaga',
  ]);
});

test('of a new brand that is typed in two ways at once the first counts', async () => {
  const typed = ['Wouri', 'WOURI', 'wouri'].map(branded);
  expect(await brandsOf(db, typed, { ids: [] })).toEqual(['Wouri', 'Wouri', 'Wouri']);
});

test('products that alone have a brand may spell it anew, and those that were not renamed keep it', async () => {
  const { id } = await makeProduct({ db }, branded('MBOA'));
  expect(await brandsOf(db, [branded('Mboa')], { before: [branded('MBOA')], ids: [id] })).toEqual(['Mboa']);
  await makeProduct({ db }, branded('Mboa'));
  const stays = { before: [branded('MBOA')], ids: [id] };
  expect(await brandsOf(db, [branded('MBOA')], stays)).toEqual(['MBOA']);
});

test('a brand with a story keeps its spelling', async () => {
  await db
    .insertInto('brands')
    .values({ name: 'Toghu', version: 1, updatedAt: new Date(0) })
    .execute();
  expect(await brandsOf(db, [branded('TOGHU')], { ids: [] })).toEqual(['Toghu']);
});
