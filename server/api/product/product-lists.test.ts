import { describe, expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeCategory, makeProduct, makeSubCategory } from '#tests/support/make.ts';

const { call, store } = await testShop();

async function makeMany(count: number, given: Parameters<typeof makeProduct>[1]): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1) ids.push((await makeProduct(store, given)).id);
  return ids.reverse();
}

function idsOf(products: { _id: string }[]): string[] {
  return products.map((product) => product._id);
}

describe.each([
  [endpoints.product.get, { page: 0, limit: 101 }, ['page', 'limit']],
  [endpoints.product.getByCategory, { id: [] }, ['id']],
  [endpoints.product.getByCategoryAndSubCategory, {}, ['categoryId', 'subCategoryId']],
  [endpoints.product.getDetails, { productId: "1' or 1=1" }, ['productId']],
  [endpoints.product.search, { search: 'x'.repeat(121), page: 'two' }, ['search', 'page']],
])('%s', (endpoint, input, fields) => {
  test('names the fields that are wrong', async () => {
    const { status, body } = await call(endpoint, input);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, fields]);
  });
});

describe('POST /api/product/get', () => {
  test('answers 12 products a page, newest first, with the number of pages', async () => {
    const newest = await makeMany(14, {});
    const { status, body } = await call(endpoints.product.get, { page: 1 });
    expect(status).toBe(200);
    expect(idsOf(body.data)).toEqual(newest.slice(0, 12));
    expect(body.totalNoPage).toBe(Math.ceil(body.totalCount / 12));
    const second = await call(endpoints.product.get, { page: '2', limit: '12' });
    expect(idsOf(second.body.data).slice(0, 2)).toEqual(newest.slice(12));
  });

  test('searches, and says so with one empty page when nothing is found', async () => {
    const [id] = await makeMany(1, { name: 'Tchadel Serum' });
    const found = await call(endpoints.product.get, { search: 'tchadel' });
    expect(found.body).toMatchObject({ data: [{ _id: id }], totalNoPage: 1, totalCount: 1, page: 1 });
    const none = await call(endpoints.product.get, { search: 'qqqqq' });
    expect(none.body).toMatchObject({ success: true, data: [], totalNoPage: 1, totalCount: 0 });
  });
});

describe('POST /api/product/get-product-by-category', () => {
  test('answers the newest of a category, 24 unless another number is asked for', async () => {
    const { id } = await makeCategory(store);
    const newest = await makeMany(26, { categoryIds: [id], subCategoryIds: [] });
    const { body } = await call(endpoints.product.getByCategory, { id });
    expect(idsOf(body.data)).toEqual(newest.slice(0, 24));
    const three = await call(endpoints.product.getByCategory, { id, limit: 3 });
    expect(idsOf(three.body.data)).toEqual(newest.slice(0, 3));
  });

  test('answers the first ones of each of several categories, in the order asked for, each product once', async () => {
    const [lips, eyes] = [await makeCategory(store), await makeCategory(store)];
    const ofLips = await makeMany(3, { categoryIds: [lips.id], subCategoryIds: [] });
    const ofEyes = await makeMany(3, { categoryIds: [eyes.id], subCategoryIds: [] });
    const [ofBoth = ''] = await makeMany(1, { categoryIds: [lips.id, eyes.id], subCategoryIds: [] });
    const { body } = await call(endpoints.product.getByCategory, {
      id: [eyes.id, 'zzzzzzzzzzzz', lips.id],
      limit: 2,
    });
    expect(idsOf(body.data)).toEqual([ofBoth, ...ofEyes.slice(0, 1), ...ofLips.slice(0, 1)]);
    expect(body.data[0]?.category.map((category) => category._id).sort()).toEqual([lips.id, eyes.id].sort());
  });

  test('an unknown category is not found', async () => {
    const { status, body } = await call(endpoints.product.getByCategory, { id: 'zzzzzzzzzzzz' });
    expect([status, body.code]).toEqual([404, 'CATEGORY_NOT_FOUND']);
  });
});

describe('POST /api/product/get-pruduct-by-category-and-subcategory', () => {
  test('answers 8 a page of what is in both, newest first, with the count of all', async () => {
    const subCategory = await makeSubCategory(store);
    const [categoryId = ''] = subCategory.categoryIds;
    const both = { categoryIds: [categoryId], subCategoryIds: [subCategory.id] };
    const newest = await makeMany(10, both);
    await makeProduct(store, { subCategoryIds: [subCategory.id] });
    await makeProduct(store, { categoryIds: [categoryId], subCategoryIds: [] });
    await makeProduct(store, { ...both, isListed: false });
    const asked = { categoryId, subCategoryId: subCategory.id };
    const { body } = await call(endpoints.product.getByCategoryAndSubCategory, asked);
    expect(idsOf(body.data)).toEqual(newest.slice(0, 8));
    expect(body).toMatchObject({ page: 1, totalCount: 10, totalPage: 2 });
    const second = await call(endpoints.product.getByCategoryAndSubCategory, { ...asked, page: 2 });
    expect(idsOf(second.body.data)).toEqual(newest.slice(8));
    const past = await call(endpoints.product.getByCategoryAndSubCategory, { ...asked, page: 3 });
    expect([past.status, past.body.data]).toEqual([200, []]);
  });

  test('counts a product that was added or moved since', async () => {
    const subCategory = await makeSubCategory(store);
    const [categoryId = ''] = subCategory.categoryIds;
    const asked = { categoryId, subCategoryId: subCategory.id };
    const count = async () =>
      (await call(endpoints.product.getByCategoryAndSubCategory, asked)).body.totalCount;
    expect(await count()).toBe(0);
    const { id } = await makeProduct(store, { categoryIds: [categoryId], subCategoryIds: [subCategory.id] });
    expect(await count()).toBe(1);
    await store.db.deleteFrom('productCategories').where('productId', '=', id).execute();
    expect(await count()).toBe(0);
  });

  test('an unknown category or sub-category is not found', async () => {
    const { id, categoryIds } = await makeSubCategory(store);
    const [categoryId = ''] = categoryIds;
    const noCategory = { categoryId: 'zzzzzzzzzzzz', subCategoryId: id };
    const noSubCategory = { categoryId, subCategoryId: 'zzzzzzzzzzzz' };
    const { getByCategoryAndSubCategory } = endpoints.product;
    expect(await call(getByCategoryAndSubCategory, noCategory)).toMatchObject({
      status: 404,
      body: { code: 'CATEGORY_NOT_FOUND' },
    });
    expect(await call(getByCategoryAndSubCategory, noSubCategory)).toMatchObject({
      status: 404,
      body: { code: 'SUB_CATEGORY_NOT_FOUND' },
    });
  });
});

describe('POST /api/product/get-product-details', () => {
  test('answers the product with the shades of its family, sold-out ones included', async () => {
    const family = { family: 'velvet', name: 'Velvet', stock: 0 };
    const mboa = await makeProduct(store, { ...family, shadeName: 'Mboa', shadeHex: '#8a1c3b' });
    const ndop = await makeProduct(store, {
      ...family,
      stock: 4,
      shadeName: 'Ndop',
      shadeHex: '#223366',
      details: [
        ['Finish', 'Matte'],
        ['Ingredients', 'Shea'],
      ],
    });
    await makeProduct(store, { ...family, shadeName: 'Gone', shadeHex: '#000000', isListed: false });
    const { body } = await call(endpoints.product.getDetails, { productId: ndop.id });
    expect(body.data).toMatchObject({
      _id: ndop.id,
      stock: 4,
      shade: { name: 'Ndop', hex: '#223366' },
      shadeCount: 2,
      more_details: { Finish: 'Matte', Ingredients: 'Shea' },
    });
    expect(Object.keys(body.data.more_details)).toEqual(['Finish', 'Ingredients']);
    expect(body.data.familyShades.map((shade) => [shade._id, shade.stock])).toEqual([
      [mboa.id, 0],
      [ndop.id, 4],
    ]);
  });

  test('a product without a family has one shade; an unknown or deleted product is not found', async () => {
    const { id } = await makeProduct(store);
    const { body } = await call(endpoints.product.getDetails, { productId: id });
    expect(body.data).toMatchObject({ shadeCount: 1, familyShades: [], shade: null });
    const gone = await makeProduct(store, { isListed: false });
    for (const productId of ['zzzzzzzzzzzz', gone.id]) {
      const answer = await call(endpoints.product.getDetails, { productId });
      expect([answer.status, answer.body.code]).toEqual([404, 'PRODUCT_NOT_FOUND']);
    }
  });
});

describe('POST /api/product/search-product', () => {
  test('answers 12 a page with the page, the number of pages and the count of all', async () => {
    await makeMany(15, { name: 'Sanaga Toner' });
    const { body } = await call(endpoints.product.search, { search: 'sanaga', page: 2 });
    expect(body).toMatchObject({ success: true, page: 2, totalPage: 2, totalCount: 15 });
    expect(body.data).toHaveLength(3);
  });
});
