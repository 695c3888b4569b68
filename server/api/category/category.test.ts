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

async function namesOfAll() {
  const { body } = await call(endpoints.category.get);
  return body.data.map((category) => category.name);
}

describe.each([
  endpoints.category.addCategory,
  endpoints.category.update,
  endpoints.category.delete,
  endpoints.category.moveContents,
])('%s', (endpoint) => {
  test('asks for a login, and for an admin, before any word about the payload', async () => {
    expect(await call(endpoint, {})).toMatchObject({ status: 401, body: { code: 'NOT_LOGGED_IN' } });
    expect(await call(endpoint, {}, shopper)).toMatchObject({
      status: 403,
      body: { code: 'NO_PERMISSION', message: 'Do not have permission' },
    });
  });

  test('names the fields that are wrong', async () => {
    const { status, body } = await call(endpoint, { _id: 'not-an-id', name: '  ', image: '' }, admin);
    expect(status).toBe(422);
    expect(Object.keys(body.fields ?? {}).length).toBeGreaterThan(0);
  });
});

describe('POST /api/category/add-category', () => {
  test('adds a category that everybody sees', async () => {
    const input = { name: ' Lips ', image: TEST_IMAGE, nameFr: 'Lèvres' };
    const { status, body } = await call(endpoints.category.addCategory, input, admin);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      success: true,
      message: 'Category added',
      data: {
        _id: expect.stringMatching(/^[0-9a-z]{12}$/),
        name: 'Lips',
        nameFr: 'Lèvres',
        image: TEST_IMAGE,
      },
    });
    expect(await namesOfAll()).toContain('Lips');
  });

  test('refuses a name that another category has in any case', async () => {
    const { name } = await makeCategory(store);
    const input = { name: name.toUpperCase(), image: TEST_IMAGE };
    const { status, body } = await call(endpoints.category.addCategory, input, admin);
    expect([status, body.code]).toEqual([409, 'NAME_TAKEN']);
  });

  test('takes only pictures of the shop', async () => {
    for (const image of ['https://example.com/a.png', '/media/none-10x10-ffffff/960.webp']) {
      const { status, body } = await call(endpoints.category.addCategory, { name: 'X', image }, admin);
      expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['image']]);
    }
  });
});

describe('GET /api/category/get', () => {
  test('answers all categories by name, without a login', async () => {
    await makeCategory(store, { name: 'zinc' });
    await makeCategory(store, { name: 'Amber' });
    const names = await namesOfAll();
    expect(names.indexOf('Amber')).toBeLessThan(names.indexOf('zinc'));
  });
});

describe('PUT /api/category/update', () => {
  test('changes name and picture, and keeps the French name that is not sent', async () => {
    const { id } = await makeCategory(store, { nameFr: 'Ongles' });
    const input = { _id: id, name: 'Nails', image: TEST_IMAGE };
    const { status, body } = await call(endpoints.category.update, input, admin);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      message: 'Category saved',
      data: { _id: id, name: 'Nails', nameFr: 'Ongles' },
    });
    const emptied = await call(endpoints.category.update, { ...input, nameFr: '' }, admin);
    expect(emptied.body.data.nameFr).toBeNull();
  });

  test('refuses a taken name and an unknown category', async () => {
    const [one, other] = [await makeCategory(store), await makeCategory(store)];
    const taken = await call(
      endpoints.category.update,
      { _id: one.id, name: other.name, image: TEST_IMAGE },
      admin,
    );
    expect([taken.status, taken.body.code]).toEqual([409, 'NAME_TAKEN']);
    const unknown = await call(
      endpoints.category.update,
      { _id: 'zzzzzzzzzzzz', name: 'New name', image: TEST_IMAGE },
      admin,
    );
    expect([unknown.status, unknown.body.code]).toEqual([404, 'CATEGORY_NOT_FOUND']);
  });
});

test('of two admins who edit one category, the second sees the current version before anything is overwritten', async () => {
  const { id } = await makeCategory(store, { nameFr: 'Yeux' });
  const input = { _id: id, name: 'Eyes', image: TEST_IMAGE, version: 1 };
  const first = await call(endpoints.category.update, input, admin);
  expect([first.status, first.body.data.version]).toEqual([200, 2]);
  const second = await call(endpoints.category.update, { ...input, name: 'Gaze' }, admin);
  expect(second.status).toBe(409);
  expect(second.body).toMatchObject({
    code: 'CATEGORY_CHANGED',
    message: 'Someone else has saved "Eyes" meanwhile. Compare both versions, then save again.',
  });
  expect(second.body.data).toEqual({ name: 'Eyes', nameFr: 'Yeux', image: TEST_IMAGE, version: 2 });
  const again = await call(endpoints.category.update, { ...input, name: 'Gaze', version: 2 }, admin);
  expect([again.status, again.body.data.name, again.body.data.version]).toEqual([200, 'Gaze', 3]);
});

describe('DELETE /api/category/delete', () => {
  test('deletes what nothing uses, once', async () => {
    const { id, name } = await makeCategory(store);
    const first = await call(endpoints.category.delete, { _id: id }, admin);
    expect([first.status, first.body.message]).toEqual([200, 'Category deleted']);
    expect(await namesOfAll()).not.toContain(name);
    expect((await call(endpoints.category.delete, { _id: id }, admin)).status).toBe(404);
  });

  test('keeps a category that products or sub-categories use, and says how many products', async () => {
    const { id } = await makeCategory(store);
    const product = await makeProduct(store, { categoryIds: [id], subCategoryIds: [] });
    const used = await call(endpoints.category.delete, { _id: id }, admin);
    expect(used.status).toBe(409);
    expect(used.body).toMatchObject({ code: 'CATEGORY_IN_USE', data: { products: 1 } });
    await call(endpoints.product.delete, { _id: product.id }, admin);
    expect((await call(endpoints.category.delete, { _id: id }, admin)).status).toBe(200);

    const parent = await makeCategory(store);
    await makeSubCategory(store, { categoryIds: [parent.id] });
    const withSub = await call(endpoints.category.delete, { _id: parent.id }, admin);
    expect(withSub.body).toMatchObject({
      code: 'CATEGORY_IN_USE',
      data: { products: 0, subCategories: 1 },
      message: 'This category still has sub-categories. Move them first.',
    });
  });
});

describe('PUT /api/category/move-contents', () => {
  test('files products and sub-categories under the other category, each once, so that the first can go', async () => {
    const [from, to] = [await makeCategory(store), await makeCategory(store)];
    const shelf = await makeSubCategory(store, { categoryIds: [from.id] });
    const onBoth = await makeSubCategory(store, { categoryIds: [from.id, to.id] });
    const product = await makeProduct(store, { categoryIds: [from.id], subCategoryIds: [shelf.id] });
    await makeProduct(store, { categoryIds: [from.id, to.id], subCategoryIds: [onBoth.id] });
    const gone = await makeProduct(store, { categoryIds: [from.id], subCategoryIds: [] });
    await call(endpoints.product.delete, { _id: gone.id }, admin);

    const { status, body } = await call(endpoints.category.moveContents, { _id: from.id, to: to.id }, admin);

    expect([status, body.message, body.data]).toEqual([200, 'Moved', { products: 2, subCategories: 2 }]);
    const listed = await call(endpoints.product.getByCategoryAndSubCategory, {
      categoryId: to.id,
      subCategoryId: shelf.id,
    });
    expect(listed.body.data.map(({ _id }) => _id)).toEqual([product.id]);
    const { body: subCategories } = await call(endpoints.subcategory.get);
    const parents = subCategories.data.filter(({ _id }) => [shelf.id, onBoth.id].includes(_id));
    expect(parents.map(({ category }) => category.map(({ _id }) => _id))).toEqual([[to.id], [to.id]]);
    expect((await call(endpoints.category.delete, { _id: from.id }, admin)).status).toBe(200);
  });

  test('moved products are found by the name of their new category', async () => {
    const [from, to] = [
      await makeCategory(store, { name: 'Quaxolite' }),
      await makeCategory(store, { name: 'Brimfordia' }),
    ];
    const { id } = await makeProduct(store, { categoryIds: [from.id], subCategoryIds: [] });
    await call(endpoints.category.moveContents, { _id: from.id, to: to.id }, admin);
    const found = await call(endpoints.product.search, { search: 'brimfordia' });
    expect(found.body.data.map(({ _id }) => _id)).toEqual([id]);
    expect((await call(endpoints.product.search, { search: 'quaxolite' })).body.totalCount).toBe(0);
  });

  test('a form that was opened before the move is refused, and does not put the product back', async () => {
    const [from, to] = [await makeCategory(store), await makeCategory(store)];
    const { id } = await makeProduct(store, { categoryIds: [from.id], subCategoryIds: [] });
    const opened = await call(endpoints.product.getDetails, { productId: id });
    await call(endpoints.category.moveContents, { _id: from.id, to: to.id }, admin);
    const saved = await call(endpoints.product.updateDetails, opened.body.data, admin);
    expect([saved.status, saved.body.code]).toEqual([409, 'PRODUCT_CHANGED']);
    expect(saved.body.data.category.map(({ _id }) => _id)).toEqual([to.id]);
    const again = await call(endpoints.product.updateDetails, saved.body.data, admin);
    expect([again.status, again.body.data.category.map(({ _id }) => _id)]).toEqual([200, [to.id]]);
  });

  test('knows no category that is gone, and none to move into itself', async () => {
    const { id } = await makeCategory(store);
    const gone = await call(endpoints.category.moveContents, { _id: 'zzzzzzzzzzzz', to: id }, admin);
    expect([gone.status, gone.body.code]).toEqual([404, 'CATEGORY_NOT_FOUND']);
    for (const to of ['zzzzzzzzzzzz', id]) {
      const { status, body } = await call(endpoints.category.moveContents, { _id: id, to }, admin);
      expect([status, body.fields]).toEqual([422, { to: 'This choice does not exist any more.' }]);
    }
  });
});

describe('PUT /api/category/arrange', () => {
  test('places categories where the owner wants them, the others by name, and forgets it again', async () => {
    const [first, second] = [
      await makeCategory(store, { name: 'Arranged last' }),
      await makeCategory(store, { name: 'Arranged first' }),
    ];
    const placed = async () =>
      (await call(endpoints.category.get)).body.data
        .filter(({ position }) => position !== null)
        .map(({ _id, position }) => [_id, position]);
    const arranged = await call(endpoints.category.arrange, { ids: [first.id, second.id] }, admin);
    expect([arranged.status, arranged.body.message]).toEqual([200, 'Order saved']);
    expect(await placed()).toEqual(
      expect.arrayContaining([
        [first.id, 1],
        [second.id, 2],
      ]),
    );
    expect((await call(endpoints.category.arrange, { ids: ['none00000001'] }, admin)).status).toBe(404);
    expect((await call(endpoints.category.arrange, { ids: [first.id, first.id] }, admin)).status).toBe(422);
    await call(endpoints.category.arrange, { ids: [] }, admin);
    expect(await placed()).toEqual([]);
  });
});
