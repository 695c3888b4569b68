import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { makeProduct } from '#tests/support/make.ts';
import { searchProducts } from './search-products.ts';

const { db } = await testDatabase();

async function find(search: string): Promise<string[]> {
  const { products } = await searchProducts(db, { search, page: 1, limit: 12 });
  return products.map(({ name }) => name);
}

test('a product is found by the brand that only its details name, and by its new one', async () => {
  const { id, name } = await makeProduct({ db }, { name: 'Velvet stick', details: [['Brand', 'Zamba']] });
  expect(await find('zamba')).toEqual([name]);
  expect(await find('zamba stick')).toEqual([name]);
  await db
    .updateTable('products')
    .set({ details: JSON.stringify([['Marque', 'Ngoma']]) })
    .where('id', '=', id)
    .execute();
  expect(await find('ngoma')).toEqual([name]);
  expect(await find('zamba')).toEqual([]);
});
