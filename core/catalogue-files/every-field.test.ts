import { expect, test } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { makeFields } from '#shared/by-field.ts';
import { francs } from '#shared/money.ts';
import type { FieldKind, ProductField } from '#shared/product-fields.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeAdmin, makeCategory, makeSubCategory } from '#tests/support/make.ts';
import type { WrittenValue } from '../catalogue/product.ts';
import { getProduct } from '../catalogue/product-rows.ts';
import { insertProducts, updateProducts } from '../catalogue/write-products.ts';
import { newCatalogueId } from '../ids.ts';
import { setStocks } from '../stock/set-stocks.ts';
import { productCells } from './product-cells.ts';
import { readRow } from './read-row.ts';

// The cases come from the table of fields, so that a new field is covered without a new test.

const { db } = await testDatabase();
const { id: actorId } = await makeAdmin({ db });
const category = await makeCategory({ db }, { name: 'Everything' });
const subCategory = await makeSubCategory({ db }, { name: 'Every thing', categoryIds: [category.id] });

/** A product with a value in every field, each different. */
function filled(round: number) {
  const samples: { [Kind in FieldKind]: (name: ProductField) => WrittenValue[Kind] } = {
    text: (name) => `${name} ${round}`,
    optionalText: (name) => `${name} ${round}`,
    pictures: (name) => [`/media/${name}-${round}`],
    pictureTexts: (name) => [[`/media/images-${round}`, `${name}: red, 3\\4 ${round}`]],
    pictureSlots: () => [[`/media/images-${round}`, round === 1 ? 'skin' : 'box']],
    categories: (name) => [name === 'categories' ? category.id : subCategory.id],
    stock: () => 6 + round,
    francs: () => francs(2500 + round),
    optionalFrancs: () => francs(2000 + round),
    cost: () => francs(1500 + round),
    percent: () => 10 + round,
    optionalWhole: () => 70 + round,
    ownWhole: () => 20 + round,
    details: () => [['Finish', `matte ${round}`]],
    optionalDetails: () => [['Fini', `mat ${round}`]],
    colour: () => `#12345${round}`,
    reference: () => `REF-${round}`,
    barcode: () => `360052335123${round}`,
    flag: () => round === 1,
  };
  return makeFields<WrittenValue>((kind, name) => samples[kind](name));
}

const named = {
  categories: new Map([['everything', category.id]]),
  subCategories: new Map([['every thing', subCategory.id]]),
  subCategoryNames: new Map([[subCategory.id, 'Every thing']]),
  shelves: new Map([[subCategory.id, [category.id]]]),
  files: new Map([1, 2].map((round) => [`/media/images-${round}`, { url: `/media/images-${round}` }])),
};

test('every field of a product is written, read, exported, and imported as it was', async () => {
  const id = newCatalogueId();
  const written = [filled(1), filled(2)] as const;
  await transaction(db, async (tx) => {
    await insertProducts(tx, [{ ...written[0], id }]);
    await setStocks(tx, [{ productId: id, stock: written[0].stock }], { reason: 'import', actorId });
  });
  const first = await getProduct(db, id);
  expect(asWritten(first)).toEqual(written[0]);

  await transaction(db, async (tx) => {
    await updateProducts(tx, [{ ...written[1], id }], new Date());
    await setStocks(tx, [{ productId: id, stock: written[1].stock }], { reason: 'import', actorId });
  });
  const second = await getProduct(db, id);
  expect(asWritten(second)).toEqual(written[1]);

  expect(readRow(productCells(second), second, named, 'unused')).toMatchObject({ effect: 'same' });
  const { reference: _reference, ...withoutReference } = productCells(second);
  const changed = readRow(withoutReference, first, named, 'unused');
  expect(changed).toMatchObject({ effect: 'update', product: { ...written[1], reference: first.reference } });
  expect(readRow(productCells(second), undefined, named, id)).toMatchObject({
    effect: 'create',
    product: { ...written[1], id },
  });
});

function asWritten(product: Awaited<ReturnType<typeof getProduct>>) {
  const { categories, subCategories, ...values } = product;
  const withIds = {
    ...values,
    categories: categories.map((one) => one.id),
    subCategories: subCategories.map((one) => one.id),
  };
  return makeFields<Record<FieldKind, unknown>>((_kind, name) => withIds[name]);
}
