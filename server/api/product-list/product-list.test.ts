import { beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeCategory, makeProduct, makeSubCategory, makeUser } from '#tests/support/make.ts';

const { call, store, logInAs } = await testShop();
const { find, change } = endpoints.productList;

let token: string;
beforeAll(async () => {
  token = await logInAs(await makeAdmin(store));
});

async function namesOf(input: object): Promise<string[]> {
  const { status, body } = await call(find, input, { token });
  expect(status, body.message).toBe(200);
  return body.data.map(({ name }) => name);
}

describe('POST /api/product-list/find', () => {
  test('narrows the catalogue to what is missing something, is reduced or runs out', async () => {
    const lips = await makeCategory(store, { name: 'List lips' });
    const shelf = { categoryIds: [lips.id] };
    const french = { nameFr: 'Brillant', descriptionFr: 'Un brillant.' };
    await makeProduct(store, { ...shelf, ...french, name: 'List gloss', price: 900, stock: 0 });
    await makeProduct(store, { ...shelf, name: 'List balm', price: 2_000, stock: 3, discount: 10 });
    await makeProduct(store, { ...shelf, name: 'List liner', price: 1_500, stock: 40, isPublished: false });
    await makeProduct(store, { name: 'List stray', price: 100, stock: 40, images: [], categoryIds: [] });
    const search = 'list';
    const half = { name: 'List lash', nameFr: 'Mascara', stock: 40 };
    await makeProduct(store, { ...half, description: 'Long.', descriptionFr: null });
    expect(await namesOf({ search, view: 'sold_out' })).toEqual(['List gloss']);
    expect(await namesOf({ search, view: 'low' })).toEqual(['List balm']);
    expect(await namesOf({ search, view: 'discounted' })).toEqual(['List balm']);
    expect(await namesOf({ search, view: 'draft' })).toEqual(['List liner']);
    expect(await namesOf({ search, view: 'no_photo' })).toEqual(['List stray']);
    expect(await namesOf({ search, view: 'no_category' })).toEqual(['List stray']);
    expect(await namesOf({ search, view: 'no_french', sort: 'name' })).toEqual([
      'List balm',
      'List lash',
      'List liner',
      'List stray',
    ]);
    expect(await namesOf({ category: lips.id, sort: 'price_down' })).toEqual([
      'List balm',
      'List liner',
      'List gloss',
    ]);
    await makeProduct(store, { name: 'List powder', details: [['Brand', 'Mboa & Co']], nameFr: 'Poudre' });
    expect(await namesOf({ search, brand: 'Mboa & Co' })).toEqual(['List powder']);
    const { body } = await call(find, { search, limit: 1, page: 2, sort: 'name' }, { token });
    expect([body.totalCount, body.data.map(({ name }) => name)]).toEqual([6, ['List gloss']]);
  });
});

test('a row of a product that is reduced by a sale says its percent beside the own one, to the office only', async () => {
  const { id } = await makeProduct(store, { name: 'Sale primer', discount: 10 });
  const sale = { kind: 'sale' as const, name: 'Primer week', value: 30, products: [id] };
  expect((await call(endpoints.promotion.save, sale, { token })).status).toBe(200);
  const rows = await call(find, { search: 'sale primer', view: 'discounted' }, { token });
  expect(rows.body.data).toMatchObject([{ _id: id, discount: 10, saleDiscount: 30 }]);
  const specified = await call(endpoints.product.get, { search: 'sale primer' }, { token });
  expect(specified.body.data[0]).toMatchObject({ discount: 10, saleDiscount: 30 });
  const changed = await call(change, { changes: [{ id, discount: 5 }] }, { token });
  expect(changed.body.data.products).toMatchObject([{ discount: 5, saleDiscount: 30 }]);
  const { body } = await call(endpoints.product.search, { search: 'sale primer' });
  expect(body.data[0]).toMatchObject({ discount: 30 });
  expect(body.data[0]).not.toHaveProperty('saleDiscount');
});

describe('PUT /api/product-list/change', () => {
  test('changes prices of several products at once, and its answer takes all of it back', async () => {
    const one = await makeProduct(store, { price: 4_500, stock: 5 });
    const other = await makeProduct(store, { price: 6_000, stock: 5 });
    const changes = [
      { id: one.id, price: 5_000, stock: 0, stockSeen: 5 },
      { id: other.id, discount: 20 },
    ];
    const { status, body } = await call(change, { changes }, { token });
    expect(status, body.message).toBe(200);
    expect(body.data.products).toMatchObject([
      { _id: one.id, price: 5_000, stock: 0 },
      { _id: other.id, price: 6_000, discount: 20 },
    ]);
    const undone = await call(change, { changes: body.data.before }, { token });
    expect(undone.body.data.products).toMatchObject([
      { _id: one.id, price: 4_500, stock: 5 },
      { _id: other.id, discount: 0 },
    ]);
    const movements = await call(endpoints.stock.movements, { productId: one.id }, { token });
    expect(movements.body.data.slice(0, 2)).toMatchObject([
      { change: 5, reason: 'list' },
      { change: -5, reason: 'list' },
    ]);
  });

  test('counts only the difference to the stock that was shown, so that a sale since then stays sold', async () => {
    const gloss = await makeProduct(store, { stock: 5 });
    await store.db.updateTable('products').set({ stock: 3 }).where('id', '=', gloss.id).execute();
    const changes = [{ id: gloss.id, stock: 10, stockSeen: 5 }];
    const { body } = await call(change, { changes }, { token });
    expect(body.data.products).toMatchObject([{ stock: 8 }]);
  });

  test('changes none where one is wrong or gone', async () => {
    const fine = await makeProduct(store, { price: 4_500 });
    const bulk = await makeProduct(store, { price: 4_500, bulkPrice: 4_000 });
    const low = await call(
      change,
      {
        changes: [
          { id: fine.id, price: 9_000 },
          { id: bulk.id, price: 3_000 },
        ],
      },
      { token },
    );
    expect([low.status, Object.keys(low.body.fields ?? {})]).toEqual([422, ['bulkPrice']]);
    const gone = await call(
      change,
      {
        changes: [
          { id: fine.id, price: 9_000 },
          { id: 'gone', price: 3_000 },
        ],
      },
      { token },
    );
    expect(gone.status).toBe(404);
    const kept = await store.db
      .selectFrom('products')
      .select(['price', 'version'])
      .where('id', '=', fine.id)
      .executeTakeFirstOrThrow();
    expect(kept).toEqual({ price: 4_500, version: 1 });
  });

  test('moves products to another category at once, and back', async () => {
    const { id: shelf, categoryIds } = await makeSubCategory(store);
    const one = await makeProduct(store);
    const other = await makeProduct(store);
    const moved = { categories: categoryIds, subCategories: [shelf] };
    const changes = [one, other].map(({ id }) => ({ id, shelf: moved }));
    const { status, body } = await call(change, { changes }, { token });
    expect(status, body.message).toBe(200);
    for (const product of body.data.products) {
      expect(product.category.map(({ _id }) => _id)).toEqual(categoryIds);
      expect(product.subCategory.map(({ _id }) => _id)).toEqual([shelf]);
    }
    const undone = await call(change, { changes: body.data.before }, { token });
    expect(undone.body.data.products[0]?.category.map(({ _id }) => _id)).toEqual(one.categoryIds);
    expect(undone.body.data.products[1]?.subCategory.map(({ _id }) => _id)).toEqual(other.subCategoryIds);
  });

  test('moves none to a sub-category of other categories, and back without what fits no more', async () => {
    const { id: shelf, categoryIds } = await makeSubCategory(store);
    const other = (await makeCategory(store)).id;
    const misfiled = await makeProduct(store, { categoryIds: [other], subCategoryIds: [shelf] });
    const move = (shelved: { categories: string[]; subCategories: string[] }) =>
      call(change, { changes: [{ id: misfiled.id, shelf: shelved }] }, { token });
    const { id: foreign } = await makeSubCategory(store);
    const refused = await move({ categories: categoryIds, subCategories: [foreign] });
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['subCategory']]);
    const bare = await move({ categories: [], subCategories: [shelf] });
    expect(bare.body.data.products[0]?.category.map(({ _id }) => _id)).toEqual(categoryIds);
    expect(bare.body.data.before[0]?.shelf).toEqual({ categories: [other], subCategories: [] });
  });

  test('moves none to a category that is not there, and no published one out of all', async () => {
    const { id, categoryIds } = await makeProduct(store);
    const move = async (categories: string[]) =>
      (await call(change, { changes: [{ id, shelf: { categories, subCategories: [] } }] }, { token })).body;
    expect((await move(['zzzzzzzzzzzz'])).fields).toEqual({
      category: 'This choice does not exist any more.',
    });
    expect((await move([])).fields).toEqual({ category: 'This field is required.' });
    const { body } = await call(find, { category: categoryIds[0] ?? '' }, { token });
    expect(body.data.map(({ _id }) => _id)).toEqual([id]);
  });

  test('publishes no draft without a photo or a category', async () => {
    const bare = await makeProduct(store, { isPublished: false, images: [], categoryIds: [] });
    const { status, body } = await call(change, { changes: [{ id: bare.id, isPublished: true }] }, { token });
    expect([status, Object.keys(body.fields ?? {}).toSorted()]).toEqual([422, ['category', 'image']]);
  });

  test('is for admins only', async () => {
    const shopper = await logInAs(await makeUser(store));
    const { id } = await makeProduct(store);
    expect((await call(change, { changes: [{ id, price: 1 }] }, { token: shopper })).status).toBe(403);
    expect((await call(find, {}, { token: shopper })).status).toBe(403);
  });
});
