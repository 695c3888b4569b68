import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { makeCategory, makeProduct, makeSubCategory } from '#tests/support/make.ts';
import { findProductDetails } from './product-queries.ts';

const { db } = await testDatabase();

test('a product on two shelves belongs first to the one that has more products', async () => {
  const bridal = (await makeCategory({ db }, { name: 'Bridal' })).id;
  const lips = (await makeCategory({ db }, { name: 'Lips' })).id;
  const bridalMakeup = (await makeSubCategory({ db }, { name: 'Bridal Makeup', categoryIds: [bridal] })).id;
  const lipstick = (await makeSubCategory({ db }, { name: 'Lipstick', categoryIds: [lips] })).id;
  const onBoth = { categoryIds: [bridal, lips], subCategoryIds: [bridalMakeup, lipstick] };
  const { id } = await makeProduct({ db }, { name: 'Liquid lipstick', ...onBoth });
  expect(await shelvesOf(id)).toEqual(['Bridal', 'Lips', 'Bridal Makeup', 'Lipstick']);
  await makeProduct({ db }, { name: 'Satin lipstick', categoryIds: [lips], subCategoryIds: [lipstick] });
  expect(await shelvesOf(id)).toEqual(['Lips', 'Bridal', 'Lipstick', 'Bridal Makeup']);
});

async function shelvesOf(id: string): Promise<string[]> {
  const found = await findProductDetails(db, id);
  return [...(found?.product.categories ?? []), ...(found?.product.subCategories ?? [])].map(
    ({ name }) => name,
  );
}
