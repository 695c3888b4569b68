import { describe, expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import {
  makeAdmin,
  makeCategory,
  makeProduct,
  makeSubCategory,
  makeUser,
  TEST_IMAGE,
} from '#tests/support/make.ts';
import { makePicture } from '#tests/support/make-picture.ts';

const { call, store, logInAs } = await testShop();
const admin = { token: await logInAs(await makeAdmin(store)) };
const shopper = { token: await logInAs(await makeUser(store)) };
await makePicture(store, TEST_IMAGE);

async function findListed(id: string) {
  const { body } = await call(endpoints.subcategory.get);
  return body.data.find((subCategory) => subCategory._id === id);
}

describe.each([
  endpoints.subcategory.create,
  endpoints.subcategory.update,
  endpoints.subcategory.delete,
  endpoints.subcategory.moveProducts,
])('%s', (endpoint) => {
  test('asks for a login, and for an admin, before any word about the payload', async () => {
    expect(await call(endpoint, {})).toMatchObject({ status: 401, body: { code: 'NOT_LOGGED_IN' } });
    expect(await call(endpoint, {}, shopper)).toMatchObject({
      status: 403,
      body: { code: 'NO_PERMISSION' },
    });
  });

  test('names the fields that are wrong', async () => {
    const { status, body } = await call(endpoint, { _id: 'not-an-id', category: 'x' }, admin);
    expect(status).toBe(422);
    expect(Object.keys(body.fields ?? {}).length).toBeGreaterThan(0);
  });
});

describe('POST /api/subcategory/create', () => {
  test('files it under categories sent as objects or ids, each once', async () => {
    const [lips, face] = [await makeCategory(store), await makeCategory(store)];
    const input = {
      name: 'Lip balms',
      image: TEST_IMAGE,
      category: [{ _id: lips.id, name: lips.name }, face.id, { _id: lips.id }],
    };
    const { status, body } = await call(endpoints.subcategory.create, input, admin);
    expect(status).toBe(201);
    expect(body.message).toBe('Sub-category added');
    expect(body.data.category.map((category) => category._id).sort()).toEqual([lips.id, face.id].sort());
    expect(await findListed(body.data._id)).toEqual(body.data);
  });

  test('is refused without any category, new or changed: nothing in the shop would lead to it', async () => {
    const made = await makeSubCategory(store);
    const input = { name: 'Nowhere', image: TEST_IMAGE, category: [] };
    const added = await call(endpoints.subcategory.create, input, admin);
    expect([added.status, Object.keys(added.body.fields ?? {})]).toEqual([422, ['category']]);
    const changed = await call(endpoints.subcategory.update, { ...input, _id: made.id }, admin);
    expect([changed.status, Object.keys(changed.body.fields ?? {})]).toEqual([422, ['category']]);
    expect((await findListed(made.id))?.name).toBe(made.name);
  });

  test('refuses a category that is gone, a taken name, and a picture from elsewhere', async () => {
    const { name } = await makeSubCategory(store);
    const lips = await makeCategory(store);
    const valid = { name: 'Serums', image: TEST_IMAGE, category: [lips.id] };
    const gone = await call(endpoints.subcategory.create, { ...valid, category: ['zzzzzzzzzzzz'] }, admin);
    expect([gone.status, gone.body.fields]).toEqual([
      422,
      { category: 'This choice does not exist any more.' },
    ]);
    const taken = await call(endpoints.subcategory.create, { ...valid, name: name.toLowerCase() }, admin);
    expect([taken.status, taken.body.code]).toEqual([409, 'NAME_TAKEN']);
    const foreign = await call(
      endpoints.subcategory.create,
      { ...valid, image: 'https://a.example/b.png' },
      admin,
    );
    expect([foreign.status, Object.keys(foreign.body.fields ?? {})]).toEqual([422, ['image']]);
  });
});

describe('POST /api/subcategory/get', () => {
  test('answers all sub-categories with their categories, by name, without a login', async () => {
    const later = await makeSubCategory(store, { name: 'Zinc creams' });
    await makeSubCategory(store, { name: 'amber soaps' });
    const { status, body } = await call(endpoints.subcategory.get);
    const names = body.data.map((subCategory) => subCategory.name);
    expect(status).toBe(200);
    expect(names.indexOf('amber soaps')).toBeLessThan(names.indexOf('Zinc creams'));
    const found = body.data.find((subCategory) => subCategory._id === later.id);
    expect(found?.category.map((category) => category._id)).toEqual(later.categoryIds);
  });
});

describe('PUT /api/subcategory/update', () => {
  test('moves it to exactly the categories sent', async () => {
    const made = await makeSubCategory(store, { nameFr: 'Sérums' });
    const other = await makeCategory(store);
    const input = { _id: made.id, name: 'Face serums', image: TEST_IMAGE, category: [other.id] };
    const { status, body } = await call(endpoints.subcategory.update, input, admin);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      message: 'Sub-category saved',
      data: { name: 'Face serums', nameFr: 'Sérums' },
    });
    expect(body.data.category.map((category) => category._id)).toEqual([other.id]);
  });

  test('of two admins who edit one sub-category, the second sees the current version and changes nothing', async () => {
    const made = await makeSubCategory(store);
    const input = { _id: made.id, name: 'Toners', image: TEST_IMAGE, category: made.categoryIds, version: 1 };
    const first = await call(endpoints.subcategory.update, input, admin);
    expect([first.status, first.body.data.version]).toEqual([200, 2]);
    const second = await call(
      endpoints.subcategory.update,
      { ...input, name: 'Tonics', category: [(await makeCategory(store)).id] },
      admin,
    );
    expect([second.status, second.body.code]).toEqual([409, 'SUB_CATEGORY_CHANGED']);
    expect(second.body.data).toEqual({
      ...{ name: 'Toners', nameFr: null, image: TEST_IMAGE, version: 2 },
      categories: first.body.data.category.map(({ name, nameFr }) => ({ name, nameFr })),
    });
    expect(first.body.data.category).toHaveLength(1);
    expect(await findListed(made.id)).toEqual(first.body.data);
  });

  test('products that would be in none of its categories keep it as it is, until they are filed there too', async () => {
    const made = await makeSubCategory(store);
    const [other, third] = [await makeCategory(store), await makeCategory(store)];
    const filed = { categoryIds: made.categoryIds, subCategoryIds: [made.id] };
    const left = await makeProduct(store, filed);
    const deleted = await makeProduct(store, filed);
    await call(endpoints.product.delete, { _id: deleted.id }, admin);
    await makeProduct(store, { ...filed, categoryIds: [...made.categoryIds, other.id] });
    const never = await makeProduct(store, { ...filed, categoryIds: [third.id] });
    const before = await findListed(made.id);
    const input = { _id: made.id, name: 'Masks', image: TEST_IMAGE, category: [other.id] };
    const refused = await call(endpoints.subcategory.update, input, admin);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'SUB_CATEGORY_MISFITS', data: { products: 1 } },
    ]);
    expect(refused.body.message).toBe(
      '1 product of this sub-category is in none of these categories. Have it filed there too.',
    );
    expect(await findListed(made.id)).toEqual(before);
    const widened = { ...input, category: [...made.categoryIds, other.id] };
    expect((await call(endpoints.subcategory.update, widened, admin)).status).toBe(200);

    const { body: opened } = await call(endpoints.product.getDetails, { productId: left.id });
    const saved = await call(endpoints.subcategory.update, { ...input, fileProducts: true }, admin);
    expect(saved.status).toBe(200);
    await call(endpoints.product.restore, { _id: deleted.id }, admin);
    for (const { id } of [left, deleted]) {
      const { body } = await call(endpoints.product.getDetails, { productId: id });
      expect(body.data.category.map(({ _id }) => _id).toSorted()).toEqual(
        [...made.categoryIds, other.id].toSorted(),
      );
    }
    const listed = await call(endpoints.product.getByCategoryAndSubCategory, {
      categoryId: other.id,
      subCategoryId: made.id,
    });
    expect(listed.body.data.map(({ _id }) => _id)).toContain(left.id);
    // A product that did not fit before either stays where its owner put it.
    expect(listed.body.data.map(({ _id }) => _id)).not.toContain(never.id);
    expect((await call(endpoints.product.updateDetails, opened.data, admin)).body.code).toBe(
      'PRODUCT_CHANGED',
    );
  });

  test('a refused change changes nothing', async () => {
    const [made, other] = [await makeSubCategory(store), await makeSubCategory(store)];
    const before = await findListed(made.id);
    const input = { _id: made.id, name: other.name, image: TEST_IMAGE, category: made.categoryIds };
    const { status, body } = await call(endpoints.subcategory.update, input, admin);
    expect([status, body.code]).toEqual([409, 'NAME_TAKEN']);
    expect(await findListed(made.id)).toEqual(before);
    const unknown = await call(
      endpoints.subcategory.update,
      { ...input, _id: 'zzzzzzzzzzzz', name: 'N' },
      admin,
    );
    expect([unknown.status, unknown.body.code]).toEqual([404, 'SUB_CATEGORY_NOT_FOUND']);
  });
});

describe('DELETE /api/subcategory/delete', () => {
  test('deletes what no product uses any more', async () => {
    const { id } = await makeSubCategory(store);
    const product = await makeProduct(store, { subCategoryIds: [id] });
    const used = await call(endpoints.subcategory.delete, { _id: id }, admin);
    expect([used.status, used.body]).toMatchObject([
      409,
      { code: 'SUB_CATEGORY_IN_USE', data: { products: 1 } },
    ]);
    await call(endpoints.product.delete, { _id: product.id }, admin);
    const free = await call(endpoints.subcategory.delete, { _id: id }, admin);
    expect([free.status, free.body.message]).toEqual([200, 'Sub-category deleted']);
    expect(await findListed(id)).toBeUndefined();
    expect((await call(endpoints.subcategory.delete, { _id: id }, admin)).status).toBe(404);
  });
});

describe('PUT /api/subcategory/move-products', () => {
  test('moves every product once, and files those under its category that would be on no page', async () => {
    const [from, to] = [await makeSubCategory(store), await makeSubCategory(store)];
    const stranger = await makeProduct(store, { categoryIds: from.categoryIds, subCategoryIds: [from.id] });
    const atHome = await makeProduct(store, {
      categoryIds: to.categoryIds,
      subCategoryIds: [from.id, to.id],
    });

    const { status, body } = await call(
      endpoints.subcategory.moveProducts,
      { _id: from.id, to: to.id },
      admin,
    );

    expect([status, body.message, body.data]).toEqual([200, 'Moved', { products: 2 }]);
    const listed = await call(endpoints.product.getByCategoryAndSubCategory, {
      categoryId: to.categoryIds[0] ?? '',
      subCategoryId: to.id,
    });
    expect(listed.body.data.map(({ _id }) => _id)).toEqual([atHome.id, stranger.id]);
    const [moved] = listed.body.data.filter(({ _id }) => _id === stranger.id);
    expect(moved?.category.map(({ _id }) => _id).toSorted()).toEqual(
      [...from.categoryIds, ...to.categoryIds].toSorted(),
    );
    expect((await call(endpoints.subcategory.delete, { _id: from.id }, admin)).status).toBe(200);
  });

  test('a form that was opened before the move is refused, and does not put the product back', async () => {
    const [from, to] = [await makeSubCategory(store), await makeSubCategory(store)];
    const { id } = await makeProduct(store, { subCategoryIds: [from.id] });
    const opened = await call(endpoints.product.getDetails, { productId: id });
    await call(endpoints.subcategory.moveProducts, { _id: from.id, to: to.id }, admin);
    const saved = await call(endpoints.product.updateDetails, opened.body.data, admin);
    expect([saved.status, saved.body]).toMatchObject([
      409,
      { code: 'PRODUCT_CHANGED', data: { subCategory: [{ _id: to.id }] } },
    ]);
  });

  test('knows no sub-category that is gone, and none to move into itself', async () => {
    const { id } = await makeSubCategory(store);
    const gone = await call(endpoints.subcategory.moveProducts, { _id: 'zzzzzzzzzzzz', to: id }, admin);
    expect([gone.status, gone.body.code]).toEqual([404, 'SUB_CATEGORY_NOT_FOUND']);
    for (const to of ['zzzzzzzzzzzz', id]) {
      const { status, body } = await call(endpoints.subcategory.moveProducts, { _id: id, to }, admin);
      expect([status, body.fields]).toEqual([422, { to: 'This choice does not exist any more.' }]);
    }
  });
});
