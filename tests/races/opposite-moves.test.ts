import { expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeCategory, makeProduct, TEST_IMAGE } from '#tests/support/make.ts';
import { makePicture } from '#tests/support/make-picture.ts';

const { call, store, logInAs } = await testShop({ database: { poolSize: 12 } });
const admin = { token: await logInAs(await makeAdmin(store)) };
await makePicture(store, TEST_IMAGE);

test('two admins who empty two categories into each other at once lose no product', async () => {
  const [one, other] = [await makeCategory(store), await makeCategory(store)];
  const products = [
    await makeProduct(store, { categoryIds: [one.id], subCategoryIds: [] }),
    await makeProduct(store, { categoryIds: [other.id], subCategoryIds: [] }),
  ];
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, time) => {
      const [from, to] = time % 2 === 0 ? [one, other] : [other, one];
      return call(endpoints.category.moveContents, { _id: from.id, to: to.id }, admin);
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const listed = await call(endpoints.product.getByCategory, { id: [one.id, other.id] });
  expect(listed.body.data.map(({ _id }) => _id).toSorted()).toEqual(products.map(({ id }) => id).toSorted());
  for (const { category } of listed.body.data) expect(category).toHaveLength(1);
});

test('a product that is saved while its category is emptied ends in the new one, in either order', async () => {
  const [from, to] = [await makeCategory(store), await makeCategory(store)];
  const made = await makeProduct(store, { categoryIds: [from.id], subCategoryIds: [] });
  const { body } = await call(endpoints.product.getDetails, { productId: made.id });
  const [moved, saved] = await Promise.all([
    call(endpoints.category.moveContents, { _id: from.id, to: to.id }, admin),
    call(endpoints.product.updateDetails, body.data, admin),
  ]);
  expect(moved.status).toBe(200);
  // Saved before the move, or refused because the product has already moved elsewhere.
  expect([200, 409]).toContain(saved.status);
  const deleted = await call(endpoints.category.delete, { _id: from.id }, admin);
  expect(deleted.status).toBe(200);
  const after = await call(endpoints.product.getDetails, { productId: made.id });
  expect(after.body.data.category.map(({ _id }) => _id)).toEqual([to.id]);
});
