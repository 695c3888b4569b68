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

const form = {
  name: 'Velvet Lipstick',
  image: [TEST_IMAGE],
  category: [(await makeCategory(store)).id],
  subCategory: [],
  unit: '3.5 g',
  stock: '12',
  price: '5000',
  discount: 10,
  description: 'Soft.',
  more_details: { Finish: 'Matte', '2nd': 'Kept in order' },
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

async function detailsOf(productId: string) {
  return (await call(endpoints.product.getDetails, { productId })).body.data;
}

describe.each([endpoints.product.create, endpoints.product.updateDetails, endpoints.product.delete])(
  '%s',
  (endpoint) => {
    test('asks for a login, and for an admin, before any word about the payload', async () => {
      expect(await call(endpoint, {})).toMatchObject({ status: 401, body: { code: 'NOT_LOGGED_IN' } });
      expect(await call(endpoint, {}, shopper)).toMatchObject({
        status: 403,
        body: { code: 'NO_PERMISSION' },
      });
    });
  },
);

describe('POST /api/product/create', () => {
  test('adds a product with its categories, details and opening stock', async () => {
    const { id: subCategoryId, categoryIds } = await makeSubCategory(store);
    const [categoryId = ''] = categoryIds;
    const input = {
      ...form,
      category: [{ _id: categoryId, name: 'any' }, categoryId],
      subCategory: [subCategoryId],
      bulkPrice: '4000',
      nameFr: 'Rouge velours',
      shade: { name: 'Mboa', hex: '#8a1c3b' },
      family: 'velvet',
    };
    const { status, body } = await call(endpoints.product.create, input, admin);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      message: 'Product added',
      data: {
        _id: expect.stringMatching(/^[0-9a-z]{12}$/),
        stock: 12,
        price: 5000,
        bulkPrice: 4000,
        category: [{ _id: categoryId }],
        subCategory: [{ _id: subCategoryId }],
        shade: { name: 'Mboa' },
      },
    });
    expect(Object.keys(body.data.more_details)).toEqual(['Finish', '2nd']);
    expect(await movementsOf(body.data._id)).toEqual([[12, 'opening']]);
    const listed = await call(endpoints.product.getByCategory, { id: categoryId });
    const {
      reference: _forAdmins,
      purchaseCost: _asWell,
      barcode: _too,
      lowStock: _also,
      saleDiscount: _besides,
      ...shown
    } = body.data;
    expect(listed.body.data).toEqual([shown]);
  });

  test.each([
    ['nothing at all', {}, Object.keys(form)],
    ['a price of zero', { ...form, price: 0 }, ['price']],
    ['half a franc', { ...form, price: 99.5 }, ['price']],
    ['a negative stock', { ...form, stock: -1 }, ['stock']],
    ['a discount over 100', { ...form, discount: 101 }, ['discount']],
    ['a discount that leaves nothing', { ...form, price: 5, discount: 90 }, ['discount']],
    ['a bulk price that is no offer', { ...form, bulkPrice: 5000 }, ['bulkPrice']],
    ['a category that is gone', { ...form, category: ['zzzzzzzzzzzz'] }, ['category']],
    ['a sub-category that is gone', { ...form, subCategory: ['zzzzzzzzzzzz'] }, ['subCategory']],
    ['a picture from elsewhere', { ...form, image: ['https://a.example/b.png'] }, ['image']],
    ['an empty extra field', { ...form, more_details: { Finish: ' ' } }, ['more_details']],
    ['a shade that is no colour', { ...form, shade: { name: 'Mboa', hex: 'red' } }, ['shade']],
  ])('refuses %s by name of the field and adds nothing', async (_what, input, fields) => {
    const count = async () => (await call(endpoints.product.get, {})).body.totalCount;
    const before = await count();
    const { status, body } = await call(endpoints.product.create, input, admin);
    expect([status, Object.keys(body.fields ?? {}).sort()]).toEqual([422, [...fields].sort()]);
    expect(await count()).toBe(before);
  });

  test('spells its brand as the shop does', async () => {
    const branded = (brand: string) => ({ ...form, more_details: { Brand: brand } });
    const first = await call(endpoints.product.create, branded('Été de Kribi'), admin);
    const { body } = await call(endpoints.product.create, branded('ETE DE KRIBI'), admin);
    expect(body.data.more_details).toEqual({ Brand: 'Été de Kribi' });
    // Where two products have a brand, a form of one does not rename it; the page 'Brands' does, for both.
    const own = { _id: first.body.data._id, ...branded('Eté de Kribi') };
    const renamed = await call(endpoints.product.updateDetails, own, admin);
    expect(renamed.body.data.more_details).toEqual({ Brand: 'Été de Kribi' });
  });

  test('files it under the category of its sub-category where none is sent, and refuses a sub-category of others', async () => {
    const [face, lips, bride] = [
      (await makeCategory(store)).id,
      (await makeCategory(store, { name: 'Alps' })).id,
      (await makeCategory(store, { name: 'Bride' })).id,
    ];
    const { id: lipstick } = await makeSubCategory(store, { categoryIds: [bride, lips] });
    const create = async (category: string[], subCategory: string[], language?: 'fr') =>
      (
        await call(
          endpoints.product.create,
          { ...form, category, subCategory },
          { ...admin, ...(language ? { language } : {}) },
        )
      ).body;
    expect((await create([face], [lipstick])).fields).toEqual({
      subCategory:
        'This sub-category belongs to another category. Choose its category as well, or another sub-category.',
    });
    expect((await create([face], [lipstick], 'fr')).fields?.subCategory).toMatch(/Choisissez aussi/);
    const bare = (await create([], [lipstick])).data;
    expect(bare.category.map(({ _id }) => _id)).toEqual([lips]);
    expect(bare).not.toHaveProperty('isPublished', false);
    for (const fitting of [[bride], [face, bride], [face, lips, bride]]) {
      const { category } = (await create(fitting, [lipstick])).data;
      expect(category.map(({ _id }) => _id).toSorted()).toEqual(fitting.toSorted());
    }
  });

  test('sent again with the same key, as after a lost answer, is the same product; the key fits no other form', async () => {
    const key = { ...admin, idempotencyKey: 'lost answer' };
    const once = () => call(endpoints.product.create, { ...form, name: 'Lost Answer' }, key);
    const answers = await Promise.all([once(), once(), once()]);
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.data._id}`)).size).toBe(1);
    const other = await call(endpoints.product.create, { ...form, name: 'Another' }, key);
    expect([other.status, other.body.code]).toEqual([409, 'KEY_REUSED']);
    const named = store.db
      .selectFrom('products')
      .select('name')
      .where('name', 'in', ['Lost Answer', 'Another']);
    expect(await named.execute()).toEqual([{ name: 'Lost Answer' }]);
    expect(await movementsOf(answers[0]?.body.data._id ?? '')).toEqual([[12, 'opening']]);
  });

  test('a refused form leaves its key free for the next try', async () => {
    const key = { ...admin, idempotencyKey: 'refused first' };
    const input = { ...form, name: 'Refused First', bulkPrice: '6000' };
    expect((await call(endpoints.product.create, input, key)).status).toBe(422);
    expect((await call(endpoints.product.create, { ...input, bulkPrice: '4000' }, key)).status).toBe(201);
  });

  test('ten products added at once are all there', async () => {
    const { id, categoryIds } = await makeSubCategory(store);
    const input = { ...form, category: categoryIds, subCategory: [id] };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call(endpoints.product.create, input, admin)),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(201));
    const listed = await call(endpoints.product.getByCategory, { id: categoryIds[0] });
    expect(listed.body.data).toHaveLength(10);
  });
});

describe('the reference that files name a product by', () => {
  const create = (fields: object) => call(endpoints.product.create, { ...form, ...fields }, admin);

  test('is made where none is sent, kept where none or an empty one is, and changed where one is', async () => {
    const made = (await create({})).body.data;
    expect(made.reference).toMatch(/^P[0-9A-F]{11}$/);
    const change = async (fields: object) =>
      (await call(endpoints.product.updateDetails, { ...form, _id: made._id, ...fields }, admin)).body.data;
    expect(await change({})).toMatchObject({ reference: made.reference });
    expect(await change({ reference: ' VEL-0012 ' })).toMatchObject({ reference: 'VEL-0012' });
    expect(await change({ reference: '' })).toMatchObject({ reference: 'VEL-0012' });
    const { body } = await call(endpoints.audit.list, {}, admin);
    const entries = body.data.filter(({ subjectId }) => subjectId === made._id);
    expect(entries.flatMap(({ changes }) => changes)).toContainEqual({
      field: 'reference',
      before: made.reference,
      after: 'VEL-0012',
    });
  });

  test('of another product, whatever its capitals and also of a deleted one, is refused with its field', async () => {
    const first = (await create({ reference: 'Lash-7' })).body.data;
    const second = (await create({})).body.data;
    const wrong = { status: 422, body: { fields: { reference: expect.stringContaining('already') } } };
    expect(await create({ reference: 'LASH-7' })).toMatchObject(wrong);
    await call(endpoints.product.delete, { _id: first._id }, admin);
    const taken = { ...form, _id: second._id, reference: 'lash-7' };
    expect(await call(endpoints.product.updateDetails, taken, admin)).toMatchObject(wrong);
    expect(await create({ reference: 'x'.repeat(65) })).toMatchObject({
      body: { fields: { reference: 'At most 64 characters.' } },
    });
    expect((await create({ reference: 'two\nlines' })).body.fields).toHaveProperty('reference');
  });

  test('is shown to admins only', async () => {
    const { _id } = (await create({ reference: 'SECRET-1' })).body.data;
    expect(await detailsOf(_id)).not.toHaveProperty('reference');
    const asked = { search: '', limit: 1 };
    expect((await call(endpoints.product.get, asked, admin)).body.data[0]).toHaveProperty('reference');
    expect((await call(endpoints.product.get, asked)).body.data[0]).not.toHaveProperty('reference');
  });
});

describe('PUT /api/product/update-product-details', () => {
  test('changes everything that is sent and keeps optional fields that are not', async () => {
    const made = await makeProduct(store, { nameFr: 'Ancien', bulkPrice: 3000, family: 'f', stock: 5 });
    const { id: subCategoryId, categoryIds } = await makeSubCategory(store);
    const input = { ...form, _id: made.id, category: categoryIds, subCategory: [subCategoryId] };
    const { status, body } = await call(endpoints.product.updateDetails, input, admin);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      message: 'Product saved',
      data: {
        name: 'Velvet Lipstick',
        nameFr: 'Ancien',
        bulkPrice: 3000,
        family: 'f',
        stock: 12,
        price: 5000,
      },
    });
    expect(body.data.category.map((category) => category._id)).toEqual(categoryIds);
    expect(await movementsOf(made.id)).toEqual([
      [5, 'opening'],
      [7, 'edit'],
    ]);
    const emptied = await call(
      endpoints.product.updateDetails,
      { ...input, bulkPrice: '', nameFr: '', family: null },
      admin,
    );
    expect(emptied.body.data).toMatchObject({ bulkPrice: null, nameFr: null, family: null });
    expect(await movementsOf(made.id)).toHaveLength(2);
  });

  test('keeps a sub-category that did not fit before, and refuses one that would not fit any more', async () => {
    const other = (await makeCategory(store)).id;
    const { id: subCategoryId, categoryIds } = await makeSubCategory(store);
    const old = await makeProduct(store, { categoryIds: [other], subCategoryIds: [subCategoryId] });
    const fitting = await makeProduct(store, { categoryIds, subCategoryIds: [subCategoryId] });
    const save = (_id: string) =>
      call(
        endpoints.product.updateDetails,
        { ...form, _id, category: [other], subCategory: [subCategoryId] },
        admin,
      );
    expect((await save(old.id)).status).toBe(200);
    const { status, body } = await save(fitting.id);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['subCategory']]);
  });

  test('a kept bulk price must stay below the new price, and a refused change changes nothing', async () => {
    const { id } = await makeProduct(store, { bulkPrice: 4000 });
    const before = await detailsOf(id);
    const input = { ...form, _id: id, price: 3500 };
    const { status, body } = await call(endpoints.product.updateDetails, input, admin);
    expect([status, body.fields]).toEqual([422, { bulkPrice: 'The bulk price must be below the price.' }]);
    expect(await detailsOf(id)).toEqual(before);
  });

  test('sent again with the same key, as after a lost answer, adds no pieces twice and is no conflict with itself', async () => {
    const { id } = await makeProduct(store, { stock: 10 });
    const { version } = await detailsOf(id);
    const input = { ...form, _id: id, stock: '15', stockSeen: 10, version };
    const key = { ...admin, idempotencyKey: `change ${id}` };
    const send = () => call(endpoints.product.updateDetails, input, key);
    const answers = await Promise.all([send(), send()]);
    expect([...answers, await send()].map(({ status, body }) => [status, body.data.stock])).toEqual([
      [200, 15],
      [200, 15],
      [200, 15],
    ]);
    expect((await detailsOf(id)).version).toBe(version + 1);
    const stale = await call(endpoints.product.updateDetails, { ...input, name: 'Other' }, key);
    expect([stale.status, stale.body.code]).toEqual([409, 'KEY_REUSED']);
  });

  test('a form that met another version is not taken for saved when it is sent again', async () => {
    const { id } = await makeProduct(store, { stock: 10 });
    const { version } = await detailsOf(id);
    const input = { ...form, _id: id, name: 'Too Late', version };
    const key = { ...admin, idempotencyKey: `late ${id}` };
    await call(endpoints.product.updateDetails, { ...input, name: 'Was First' }, admin);
    for (const time of ['first', 'second']) {
      const { body } = await call(endpoints.product.updateDetails, input, key);
      expect([time, body.code]).toEqual([time, 'PRODUCT_CHANGED']);
    }
  });

  test('an unknown or deleted product is not found', async () => {
    const gone = await makeProduct(store, { isListed: false });
    for (const _id of ['zzzzzzzzzzzz', gone.id]) {
      const { status, body } = await call(endpoints.product.updateDetails, { ...form, _id }, admin);
      expect([status, body.code]).toEqual([404, 'PRODUCT_NOT_FOUND']);
    }
  });
});

describe('DELETE /api/product/delete-product', () => {
  test('takes the product out of every list, once', async () => {
    const { id, categoryIds, name } = await makeProduct(store);
    const { status, body } = await call(endpoints.product.delete, { _id: id }, admin);
    expect([status, body.message, body.data]).toEqual([200, 'Product deleted', null]);
    const listed = await call(endpoints.product.getByCategory, { id: categoryIds[0] });
    expect(listed.body.data).toEqual([]);
    expect(
      (await call(endpoints.product.search, { search: name })).body.data.map(({ _id }) => _id),
    ).not.toContain(id);
    expect((await call(endpoints.product.getDetails, { productId: id })).status).toBe(404);
    expect((await call(endpoints.product.delete, { _id: id }, admin)).status).toBe(404);
  });

  test('names the field that is wrong', async () => {
    const { status, body } = await call(endpoints.product.delete, {}, admin);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['_id']]);
  });
});

describe('the weight of a product', () => {
  test('is optional, and is written and emptied like any other number', async () => {
    const made = await call(
      endpoints.product.create,
      { ...form, name: 'Shea Butter', weightGrams: '250' },
      admin,
    );
    expect(made.body.data.weightGrams).toBe(250);
    const _id = made.body.data._id;
    const kept = await call(endpoints.product.updateDetails, { ...form, _id }, admin);
    expect(kept.body.data.weightGrams).toBe(250);
    const emptied = await call(endpoints.product.updateDetails, { ...form, _id, weightGrams: '' }, admin);
    expect(emptied.body.data.weightGrams).toBeNull();
  });

  test.each([
    ['0', 'At least 1.'],
    ['50001', 'At most 50000.'],
    ['2,5', 'Enter a whole number.'],
  ])('%s is refused with what is taken', async (weightGrams, message) => {
    const { status, body } = await call(endpoints.product.create, { ...form, weightGrams }, admin);
    expect(status).toBe(422);
    expect(body).toMatchObject({ fields: { weightGrams: message } });
  });
});

describe('from how many pieces on a product is low', () => {
  test('is set with its form, kept where it is not sent, and the shop’s own number again where it is empty', async () => {
    const made = (await call(endpoints.product.create, { ...form, lowStock: '20' }, admin)).body.data;
    expect(made.lowStock).toBe(20);
    const rowOf = async () => {
      const { body } = await call(endpoints.stock.list, { search: made.reference ?? '' }, admin);
      return body.data.map(({ isLow, lowStock }) => [isLow, lowStock]);
    };
    expect(await rowOf()).toEqual([[true, 20]]);
    const save = (fields: object) =>
      call(endpoints.product.updateDetails, { ...form, _id: made._id, ...fields }, admin);
    expect((await save({})).body.data.lowStock).toBe(20);
    expect((await save({ lowStock: '' })).body.data.lowStock).toBeNull();
    expect(await rowOf()).toEqual([[false, null]]);
    expect((await save({ lowStock: 10_000 })).body.fields).toEqual({ lowStock: 'At most 9999.' });
  });
});
