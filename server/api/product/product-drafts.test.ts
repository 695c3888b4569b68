import { describe, expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import {
  type GivenProduct,
  makeAdmin,
  makeCategory,
  makeProduct,
  makeSubCategory,
  makeUser,
  TEST_IMAGE,
} from '#tests/support/make.ts';
import { makePicture } from '#tests/support/make-picture.ts';

const { call, store, clock, logInAs } = await testShop();
const admin = { token: await logInAs(await makeAdmin(store)) };
const shopper = { token: await logInAs(await makeUser(store)) };
await makePicture(store, TEST_IMAGE);

const form = {
  name: 'Baume Ngalla',
  image: [TEST_IMAGE],
  category: [(await makeCategory(store)).id],
  subCategory: [],
  unit: '15 ml',
  stock: 8,
  price: 3000,
  discount: 0,
  description: 'A balm.',
  more_details: {},
};

async function movementsOf(productId: string) {
  const rows = await store.db
    .selectFrom('stockMovements')
    .select(['change', 'reason'])
    .where('productId', '=', productId)
    .orderBy('id')
    .execute();
  return rows.map(({ change, reason }) => [change, reason]);
}

/** Every list, count and page in which a shopper could come across the product. */
async function placesOf({ id, name, family, categoryIds, subCategoryIds }: Placed) {
  const holds = (products: { _id: string }[]) => products.some(({ _id }) => _id === id);
  const [categoryId = ''] = categoryIds;
  const [subCategoryId = ''] = subCategoryIds;
  const all = await call(endpoints.product.get, { limit: 100 });
  const found = await call(endpoints.product.search, { search: name });
  const found2 = await call(endpoints.product.get, { search: name });
  const shelf = await call(endpoints.product.getByCategoryAndSubCategory, { categoryId, subCategoryId });
  const sibling = await makeProduct(store, { family, shadeName: 'Sibling', shadeHex: '#111111' });
  const page = await call(endpoints.product.getDetails, { productId: sibling.id });
  return {
    all: holds(all.body.data),
    counted: all.body.totalCount === all.body.data.length,
    search: holds(found.body.data) || holds(found2.body.data) || found.body.totalCount > 0,
    category: holds((await call(endpoints.product.getByCategory, { id: categoryId })).body.data),
    shelf: holds(shelf.body.data) || shelf.body.totalCount > 0,
    offers: holds((await call(endpoints.product.getOffers, { limit: 100 })).body.data),
    clearance: holds((await call(endpoints.product.getClearance, { limit: 100 })).body.data),
    swatches: holds(page.body.data.familyShades),
    page: (await call(endpoints.product.getDetails, { productId: id })).status === 200,
  };
}

type Placed = {
  id: string;
  name: string;
  family: string;
  categoryIds: string[];
  subCategoryIds: string[];
};

async function placeProduct(given: GivenProduct): Promise<Placed> {
  const family = `family of ${given.name}`;
  const shade = { shadeName: 'Terre', shadeHex: '#552211', family };
  return { ...(await makeProduct(store, { discount: 50, stock: 2, ...shade, ...given })), family };
}

const nowhere = {
  all: false,
  counted: true,
  search: false,
  category: false,
  shelf: false,
  offers: false,
  clearance: false,
  swatches: false,
  page: false,
};
const everywhere = Object.fromEntries(Object.keys(nowhere).map((place) => [place, true]));

describe('a draft', () => {
  test('is in no list, count, search or page of shoppers, and in all of them once it is published', async () => {
    const draft = await placeProduct({ name: 'Brouillonette', isPublished: false });
    expect(await placesOf(draft)).toEqual(nowhere);
    const changed = await call(
      endpoints.product.updateDetails,
      {
        ...form,
        _id: draft.id,
        name: draft.name,
        discount: 50,
        stock: 2,
        category: draft.categoryIds,
        subCategory: draft.subCategoryIds,
        published: true,
      },
      admin,
    );
    expect(changed.body.data).toMatchObject({ published: true, version: 2 });
    expect(await placesOf(draft)).toEqual(everywhere);
  });

  test('is what a product becomes that is taken back', async () => {
    const product = await placeProduct({ name: 'Retirette' });
    const { categoryIds: category, subCategoryIds: subCategory } = product;
    const input = { ...form, _id: product.id, name: product.name, category, subCategory, published: false };
    expect((await call(endpoints.product.updateDetails, input, admin)).status).toBe(200);
    expect(await placesOf(product)).toEqual(nowhere);
  });

  test('is listed by product/get for admins only, newest first among the others, and counted', async () => {
    const created = await call(
      endpoints.product.create,
      { ...form, name: 'Éclat Zibeline', published: false },
      admin,
    );
    expect(created.body.data).toMatchObject({ published: false, stock: 8 });
    await makeProduct(store, { name: 'Eclat Zibeline du soir' });
    const seenBy = async (who: { token?: string }, search: string) => {
      const { body } = await call(endpoints.product.get, { search }, who);
      return { names: body.data.map(({ name }) => name), count: body.totalCount };
    };
    const both = ['Éclat Zibeline', 'Eclat Zibeline du soir'];
    expect(await seenBy(admin, 'eclat zibel')).toEqual({ names: both, count: 2 });
    expect(await seenBy(shopper, 'eclat zibel')).toEqual({ names: both.slice(1), count: 1 });
    expect(await seenBy({}, 'eclat zibel')).toEqual({ names: both.slice(1), count: 1 });
    const all = await seenBy(admin, '');
    expect(all.names.slice(0, 2)).toEqual(both.toReversed());
    expect(all.count).toBeGreaterThan((await seenBy(shopper, '')).count);
  });

  test('is found page by page before what is in the shop, none twice', async () => {
    for (const isPublished of [true, false, true, false, true]) {
      await makeProduct(store, { name: 'Pagineuse', isPublished });
    }
    const pages = await Promise.all(
      [1, 2, 3].map((page) => call(endpoints.product.get, { search: 'pagineuse', page, limit: 2 }, admin)),
    );
    expect(pages.map(({ body }) => body.data.map(({ published }) => published))).toEqual([
      [false, false],
      [true, true],
      [true],
    ]);
    expect(new Set(pages.flatMap(({ body }) => body.data.map(({ _id }) => _id))).size).toBe(5);
    expect(pages[0]?.body).toMatchObject({ totalNoPage: 3, totalCount: 5 });
  });

  test('hides from a stale token by refusing it, so that the client renews it', async () => {
    const { status, body } = await call(endpoints.product.get, {}, { token: 'stale' });
    expect([status, body.code]).toEqual([401, 'SESSION_ENDED']);
  });
});

describe('without a photo or a category', () => {
  const [bare, hidden] = [{ image: [], category: [] }, { published: false }];

  test('a new product is a draft, and is refused where it is to be published', async () => {
    const made = await call(endpoints.product.create, { ...form, ...bare }, admin);
    expect([made.status, made.body.data.published]).toEqual([201, false]);
    const input = { ...form, ...bare, published: true };
    const { status, body } = await call(endpoints.product.create, input, admin);
    const required = 'This field is required.';
    expect([status, body.fields]).toEqual([422, { image: required, category: required }]);
  });

  test('a draft is not published by its form, and a published product keeps what it has', async () => {
    const { id } = await makeProduct(store, { images: [TEST_IMAGE] });
    const change = (fields: object) =>
      call(endpoints.product.updateDetails, { ...form, _id: id, ...fields }, admin);
    expect(Object.keys((await change({ category: [] })).body.fields ?? {})).toEqual(['category']);
    expect(Object.keys((await change({ image: [] })).body.fields ?? {})).toEqual(['image']);
    expect((await change({ ...bare, ...hidden })).body.data).toMatchObject({ published: false });
    expect((await change({ image: [], published: true })).status).toBe(422);
    expect((await change({ published: true })).body.data).toMatchObject({ published: true });
  });

  test('a product that was published before this rule can still be changed', async () => {
    const { id } = await makeProduct(store, { images: [], categoryIds: [], subCategoryIds: [] });
    const { body } = await call(endpoints.product.updateDetails, { ...form, ...bare, _id: id }, admin);
    expect(body.data).toMatchObject({ name: 'Baume Ngalla', published: true });
  });

  test('a deleted product whose category has gone comes back as a draft', async () => {
    const { id, categoryIds, subCategoryIds } = await makeProduct(store);
    await call(endpoints.product.delete, { _id: id }, admin);
    for (const _id of subCategoryIds) await call(endpoints.subcategory.delete, { _id }, admin);
    for (const _id of categoryIds) {
      expect((await call(endpoints.category.delete, { _id }, admin)).status).toBe(200);
    }
    const { body } = await call(endpoints.product.restore, { _id: id }, admin);
    expect(body.data).toMatchObject({ category: [], published: false });
  });
});

describe('two admins at one product', () => {
  test('the second to save is refused and sees the current version; nothing of the first is lost', async () => {
    const { id } = await makeProduct(store, { stock: 8, images: [TEST_IMAGE] });
    const save = (change: object) =>
      call(endpoints.product.updateDetails, { ...form, _id: id, version: 1, ...change }, admin);
    expect((await save({ price: 3500 })).body.data).toMatchObject({ price: 3500, version: 2 });
    const second = await save({ description: 'Mine.', stock: 1 });
    expect([second.status, second.body.code]).toEqual([409, 'PRODUCT_CHANGED']);
    expect(second.body.message).toBe(
      'Someone else has saved "Baume Ngalla" meanwhile. Compare both versions, then save again.',
    );
    expect(second.body.data).toMatchObject({ _id: id, price: 3500, description: 'A balm.', version: 2 });
    expect(await movementsOf(id)).toEqual([[8, 'opening']]);
    expect((await save({ description: 'Mine.', version: 2 })).body.data).toMatchObject({ version: 3 });
  });

  test('saving at the same moment, one of them is refused', async () => {
    const { id } = await makeProduct(store);
    const answers = await Promise.all(
      ['One.', 'Two.'].map((description) =>
        call(endpoints.product.updateDetails, { ...form, _id: id, version: 1, description }, admin),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('without a version the last one to save is right, as in the specification', async () => {
    const { id } = await makeProduct(store);
    for (const price of [100, 200]) {
      const { body } = await call(endpoints.product.updateDetails, { ...form, _id: id, price }, admin);
      expect(body.data.price).toBe(price);
    }
  });
});

describe('the stock of an edit form', () => {
  test.each([
    ['left as it was', 10, 10, 7],
    ['raised by five', 15, 10, 12],
    ['lowered to what is not there any more', 1, 10, 0],
  ])('%s does not undo what was sold while it was open', async (_what, stock, stockSeen, left) => {
    const { id } = await makeProduct(store, { stock: 10 });
    await store.db.updateTable('products').set({ stock: 7 }).where('id', '=', id).execute();
    await store.db
      .insertInto('stockMovements')
      .values({ productId: id, change: -3, reason: 'order' })
      .execute();
    const input = { ...form, _id: id, stock, stockSeen };
    expect((await call(endpoints.product.updateDetails, input, admin)).body.data.stock).toBe(left);
    const sum = (await movementsOf(id)).reduce((total, [change]) => total + Number(change), 0);
    expect(sum).toBe(left);
  });

  test('says which number is wrong', async () => {
    const { id } = await makeProduct(store);
    const { status, body } = await call(
      endpoints.product.updateDetails,
      { ...form, _id: id, stockSeen: 'many', version: 0 },
      admin,
    );
    expect([status, Object.keys(body.fields ?? {}).sort()]).toEqual([422, ['stockSeen', 'version']]);
  });
});

describe.each([endpoints.product.getDeleted, endpoints.product.restore])('%s', (endpoint) => {
  test('asks for a login, and for an admin, before any word about the payload', async () => {
    expect(await call(endpoint, {})).toMatchObject({ status: 401, body: { code: 'NOT_LOGGED_IN' } });
    expect(await call(endpoint, {}, shopper)).toMatchObject({
      status: 403,
      body: { code: 'NO_PERMISSION' },
    });
  });
});

describe('a deleted product', () => {
  async function deletedIds() {
    const { body } = await call(endpoints.product.getDeleted, { limit: 100 }, admin);
    return body.data.map(({ _id }) => _id);
  }

  test('leaves the shop at once and can be restored for 30 days, with its links and its place', async () => {
    const product = await placeProduct({ name: 'Revenante' });
    await call(endpoints.product.delete, { _id: product.id }, admin);
    expect(await placesOf(product)).toEqual(nowhere);
    const { body } = await call(endpoints.product.getDeleted, {}, admin);
    const [deleted] = body.data;
    expect(deleted?._id).toBe(product.id);
    const msToRestore = Date.parse(deleted?.restorableUntil ?? '') - Date.parse(deleted?.deletedAt ?? '');
    expect(msToRestore).toBe(30 * 24 * 60 * 60 * 1000);
    expect(body).toMatchObject({ page: 1, totalPage: 1, totalCount: 1 });
    const restored = await call(endpoints.product.restore, { _id: product.id }, admin);
    expect([restored.status, restored.body.message]).toEqual([200, 'Product restored']);
    expect(await placesOf(product)).toEqual(everywhere);
    expect(await deletedIds()).toEqual([]);
  });

  test('comes back as a draft when it was one', async () => {
    const { id } = await makeProduct(store, { isPublished: false });
    await call(endpoints.product.delete, { _id: id }, admin);
    const { body } = await call(endpoints.product.restore, { _id: id }, admin);
    expect(body.data.published).toBe(false);
    expect((await call(endpoints.product.getDetails, { productId: id })).status).toBe(404);
  });

  test('is gone for good after 30 days, though its row and its ledger stay', async () => {
    const { id } = await makeProduct(store);
    await call(endpoints.product.delete, { _id: id }, admin);
    await store.db
      .updateTable('products')
      .set({ deletedAt: new Date(clock.now().getTime() - 30 * 24 * 60 * 60 * 1000) })
      .where('id', '=', id)
      .execute();
    expect(await deletedIds()).not.toContain(id);
    const { status, body } = await call(endpoints.product.restore, { _id: id }, admin);
    expect([status, body.code]).toEqual([404, 'PRODUCT_NOT_FOUND']);
    expect(await movementsOf(id)).toHaveLength(1);
  });

  test('is restored once, and never what was not deleted', async () => {
    const { id } = await makeProduct(store);
    for (const _id of [id, 'zzzzzzzzzzzz']) {
      expect((await call(endpoints.product.restore, { _id }, admin)).status).toBe(404);
    }
    const { status, body } = await call(endpoints.product.restore, {}, admin);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['_id']]);
    const wrongPage = await call(endpoints.product.getDeleted, { page: 0 }, admin);
    expect([wrongPage.status, Object.keys(wrongPage.body.fields ?? {})]).toEqual([422, ['page']]);
  });

  test('does not keep its category from being deleted', async () => {
    const { id: subCategoryId, categoryIds } = await makeSubCategory(store);
    const { id } = await makeProduct(store, { categoryIds, subCategoryIds: [subCategoryId] });
    await call(endpoints.product.delete, { _id: id }, admin);
    expect((await call(endpoints.subcategory.delete, { _id: subCategoryId }, admin)).status).toBe(200);
    const { body } = await call(endpoints.product.restore, { _id: id }, admin);
    expect(body.data).toMatchObject({ _id: id, subCategory: [], published: true });
  });
});
