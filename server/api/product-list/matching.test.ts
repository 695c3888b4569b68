import { beforeAll, describe, expect, test } from 'vitest';
import { goOnWithMatching } from '#core/product-list/write-matching.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeCategory, makeProduct, makeSubCategory, makeUser } from '#tests/support/make.ts';

const { call, store, logInAs, clock } = await testShop();
const { match, changeMatching, followMatching, undoMatching } = endpoints.productList;

let token: string;
beforeAll(async () => {
  token = await logInAs(await makeAdmin(store));
});

let presses = 0;
function newPress(): string {
  presses += 1;
  return `press${presses}`;
}

async function stampOf(matching: object): Promise<string> {
  return (await call(match, matching, { token })).body.data.stamp;
}

async function changeAll(matching: object, step: object) {
  const id = newPress();
  const stamp = await stampOf(matching);
  return { id, ...(await call(changeMatching, { ...matching, id, stamp, step }, { token })) };
}

const undo = (id: string) => call(undoMatching, { id }, { token });

function pricesOf(word: string) {
  return store.db
    .selectFrom('products')
    .select(['price', 'discount', 'isPublished', 'version'])
    .where('name', 'like', `${word}%`)
    .orderBy('name')
    .execute();
}

describe('PUT /api/product-list/change-matching', () => {
  test('raises the prices of all that match by a percent, and takes them back at once', async () => {
    for (const [name, price] of Object.entries({ 'Allup one': 4_500, 'Allup two': 1_000 })) {
      await makeProduct(store, { name, price });
    }
    await makeProduct(store, { name: 'Other up', price: 700 });
    const { status, body, id } = await changeAll({ search: 'allup' }, { kind: 'percent', by: 10 });
    expect([status, body.data]).toMatchObject([
      200,
      { id, state: 'changed', count: 2, position: 2, kept: 0 },
    ]);
    expect((await pricesOf('Allup')).map(({ price }) => price)).toEqual([4_950, 1_100]);
    expect((await pricesOf('Other up')).map(({ price }) => price)).toEqual([700]);
    expect((await undo(id)).body.data).toMatchObject({ state: 'undone', count: 2, kept: 0 });
    expect((await pricesOf('Allup')).map(({ price }) => price)).toEqual([4_500, 1_000]);
    expect((await undo(id)).body.data).toMatchObject({ state: 'undone', count: 2, kept: 0 });
    expect((await pricesOf('Allup')).map(({ version }) => version)).toEqual([3, 3]);
  });

  test('is one entry of the audit log that unfolds, and so is its undoing', async () => {
    await makeProduct(store, { name: 'Logged one', price: 1_000 });
    await makeProduct(store, { name: 'Logged two', price: 2_000 });
    const { id } = await changeAll({ search: 'logged' }, { kind: 'amount', by: -500 });
    await undo(id);
    const { body } = await call(endpoints.audit.list, { limit: 2 }, { token });
    expect(body.data).toMatchObject([
      { kind: 'product_list', action: 'undone', subjectName: '2', holds: `undone ${id}` },
      { kind: 'product_list', action: 'applied', subjectName: '2', holds: `changed ${id}` },
    ]);
    expect(body.data[1]?.changes).toContainEqual({ field: 'price', before: null, after: '−500\u00a0F' });
    const held = await call(endpoints.audit.list, { partOf: `changed ${id}` }, { token });
    expect(held.body.data.map(({ subjectName, changes }) => [subjectName, changes]).toSorted()).toEqual([
      ['Logged one', [{ field: 'price', before: 1_000, after: 500 }]],
      ['Logged two', [{ field: 'price', before: 2_000, after: 1_500 }]],
    ]);
  });

  test('is refused where a product came, left or was saved since they were counted', async () => {
    const { id: one } = await makeProduct(store, { name: 'Stale one', price: 1_000 });
    const stamp = await stampOf({ search: 'stale' });
    await call(endpoints.productList.change, { changes: [{ id: one, price: 1_200 }] }, { token });
    const step = { kind: 'percent', by: 10 };
    const refused = await call(
      changeMatching,
      { search: 'stale', id: newPress(), stamp, step },
      { token, language: 'fr' },
    );
    expect(refused).toMatchObject({ status: 409, body: { code: 'MATCHING_CHANGED', data: { count: 1 } } });
    const fresh = await stampOf({ search: 'stale' });
    await makeProduct(store, { name: 'Stale two', price: 1_000 });
    const again = await call(
      changeMatching,
      { search: 'stale', id: newPress(), stamp: fresh, step },
      { token },
    );
    expect(again.body).toMatchObject({ code: 'MATCHING_CHANGED', data: { count: 2 } });
    expect((await pricesOf('Stale')).map(({ price }) => price)).toEqual([1_200, 1_000]);
  });

  test('a sale of pieces meanwhile is no other product', async () => {
    const { id } = await makeProduct(store, { name: 'Soldwhile', price: 1_000, stock: 5 });
    const stamp = await stampOf({ search: 'soldwhile' });
    await store.db.updateTable('products').set({ stock: 4 }).where('id', '=', id).execute();
    const step = { kind: 'discount', by: 15 };
    const { status } = await call(
      changeMatching,
      { search: 'soldwhile', id: newPress(), stamp, step },
      { token },
    );
    expect(status).toBe(200);
  });

  test('pressed twice at the same moment, and by a second tab, raises once', async () => {
    await makeProduct(store, { name: 'Twice', price: 1_000 });
    const stamp = await stampOf({ search: 'twice' });
    const press = { search: 'twice', stamp, step: { kind: 'percent', by: 10 } };
    const id = newPress();
    const answers = await Promise.all([
      call(changeMatching, { ...press, id }, { token }),
      call(changeMatching, { ...press, id }, { token }),
    ]);
    expect(answers.map(({ body }) => body.data)).toMatchObject([
      { id, state: 'changed', count: 1, position: 1, kept: 0 },
      { id, state: 'changed', count: 1, position: 1, kept: 0 },
    ]);
    const tab = await call(changeMatching, { ...press, id: newPress() }, { token });
    expect(tab.status).toBe(409);
    expect((await pricesOf('Twice')).map(({ price }) => price)).toEqual([1_100]);
  });

  test('goes on by itself after its process was killed, and leaves what someone saved before its turn', async () => {
    const products = [];
    for (let number = 0; number < 230; number += 1) {
      const name = `Killed ${String(number).padStart(3, '0')}`;
      products.push(await makeProduct(store, { name, price: 1_000, categoryIds: [] }));
    }
    const [saved, deleted] = products.map(({ id }) => id).toSorted();
    const id = newPress();
    const step = { kind: 'percent', by: 10 };
    await store.db
      .insertInto('matchingChanges')
      .values({
        ...{ id, actorId: (await makeAdmin(store)).id, at: clock.now(), state: 'changing' },
        step: JSON.stringify(step),
        writes: JSON.stringify(
          products.map((product) => ({ id: product.id, before: { price: 1_000 }, after: { price: 1_100 } })),
        ),
      })
      .execute();
    const follow = async () => (await call(followMatching, { id }, { token })).body.data;
    expect(await follow()).toMatchObject({ state: 'changing', count: 230, position: 0 });
    expect((await undo(id)).body.code).toBe('MATCHING_NOT_UNDOABLE');
    await call(endpoints.productList.change, { changes: [{ id: saved, price: 1_300 }] }, { token });
    await call(endpoints.product.delete, { _id: deleted }, { token });
    await goOnWithMatching(store);
    expect(await follow()).toMatchObject({ state: 'changed', count: 230, position: 230, kept: 2 });
    const prices = (await pricesOf('Killed')).map(({ price }) => price);
    expect(prices.filter((price) => price === 1_100)).toHaveLength(228);
    expect((await undo(id)).body.data).toMatchObject({ state: 'undone', count: 228, kept: 0 });
    expect(
      (await pricesOf('Killed'))
        .map(({ price }) => price)
        .toSorted()
        .slice(-2),
    ).toEqual([1_000, 1_300]);
    const { body } = await call(endpoints.audit.list, { kind: 'product_list', limit: 2 }, { token });
    expect(body.data[1]?.changes).toContainEqual({ field: 'changedProducts', before: null, after: 228 });
  });

  test('changes none where one cannot be so, and names it', async () => {
    await makeProduct(store, { name: 'Unable fine', price: 4_000 });
    await makeProduct(store, { name: 'Unable bulk', price: 4_500, bulkPrice: 4_000 });
    const { status, body } = await changeAll({ search: 'unable' }, { kind: 'percent', by: -20 });
    expect([status, body.code, body.data]).toEqual([
      422,
      'MATCHING_NOT_CHANGEABLE',
      { count: 1, names: ['Unable bulk'] },
    ]);
    expect(body.message).toContain('Unable bulk');
    expect((await pricesOf('Unable')).map(({ price }) => price)).toEqual([4_500, 4_000]);
    await makeProduct(store, { name: 'Too dear', price: 100_000 });
    const huge = await changeAll({ search: 'too dear' }, { kind: 'percent', by: 9_000_000 });
    expect(huge.body.data).toEqual({ count: 1, names: ['Too dear'] });
    await makeProduct(store, { name: 'Worth a little', price: 500 });
    for (const step of [{ kind: 'percent', by: -500 } as const, { kind: 'amount', by: -500 } as const]) {
      const nothing = await changeAll({ search: 'worth a little' }, step);
      expect(nothing.body.data).toEqual({ count: 1, names: ['Worth a little'] });
    }
    await makeProduct(store, { name: 'Bare thing', isPublished: false, images: [], categoryIds: [] });
    const bare = await changeAll({ search: 'bare thing' }, { kind: 'publish' });
    expect(bare.body.data).toEqual({ count: 1, names: ['Bare thing'] });
  });

  test('publishes drafts of a view, counts only those that were not so, and leaves what was changed since', async () => {
    for (const name of ['Draft one', 'Draft two']) await makeProduct(store, { name, isPublished: false });
    await makeProduct(store, { name: 'Draft shown' });
    const { body, id } = await changeAll({ search: 'draft ' }, { kind: 'publish' });
    expect(body.data.count).toBe(2);
    const listed = await call(endpoints.productList.find, { search: 'draft one' }, { token });
    const changes = [{ id: listed.body.data[0]?._id, price: 800 }];
    await call(endpoints.productList.change, { changes }, { token });
    await store.db
      .updateTable('products')
      .set({ isPublished: false, isListed: false })
      .where('name', '=', 'Draft two')
      .execute();
    // A new price does not matter here: its publication is undone all the same. The other product is a draft again already.
    expect((await undo(id)).body.data).toMatchObject({ state: 'undone', count: 2, kept: 1 });
    expect((await pricesOf('Draft')).map(({ isPublished }) => isPublished)).toEqual([false, true, false]);
  });

  test('moves all of a category to another one, and back without one that was deleted since', async () => {
    const from = await makeCategory(store);
    const other = await makeCategory(store);
    const { id: shelf, categoryIds } = await makeSubCategory(store);
    const [to = ''] = categoryIds;
    await makeProduct(store, { name: 'Moved one', categoryIds: [from.id], subCategoryIds: [] });
    const both = { categoryIds: [from.id, other.id], subCategoryIds: [] };
    await makeProduct(store, { name: 'Moved two', ...both });
    const step = { kind: 'move', category: to, subCategory: shelf };
    const { body, id } = await changeAll({ category: from.id }, step);
    expect(body.data.count).toBe(2);
    const found = await call(endpoints.productList.find, { category: to, sort: 'name' }, { token });
    expect(found.body.data.map(({ name, subCategory }) => [name, subCategory.map(({ _id }) => _id)])).toEqual(
      [
        ['Moved one', [shelf]],
        ['Moved two', [shelf]],
      ],
    );
    const deleted = await call(endpoints.category.delete, { _id: from.id }, { token });
    expect(deleted.status, deleted.body.message).toBe(200);
    // A published product without a category would appear nowhere, so that one stays where it was moved to.
    expect((await undo(id)).body.data).toMatchObject({ state: 'undone', count: 2, kept: 1 });
    const back = await call(endpoints.productList.find, { category: other.id }, { token });
    expect(back.body.data.map(({ name }) => name)).toEqual(['Moved two']);
    const foreign = await makeSubCategory(store);
    const refused = await changeAll(
      { category: other.id },
      { kind: 'move', category: to, subCategory: foreign.id },
    );
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['subCategory']]);
    expect((await changeAll({ category: other.id }, { kind: 'move' })).body.fields).toHaveProperty(
      'category',
    );
  });

  test('a search alone takes the products that its list shows, near words too', async () => {
    await makeProduct(store, { name: 'Shimmering bodybutter', price: 1_000 });
    const near = { search: 'bodybuter', isNear: true };
    const listed = await call(endpoints.product.get, { search: 'bodybuter', limit: 5 }, { token });
    const matched = await call(match, near, { token });
    expect([listed.body.totalCount, matched.body.data.count]).toEqual([1, 1]);
    expect((await changeAll(near, { kind: 'amount', by: 500 })).body.data.count).toBe(1);
  });

  test('a discount beside a running sale is the own one, and comes back', async () => {
    const { id: product } = await makeProduct(store, { name: 'Saleall', price: 1_000, discount: 10 });
    const sale = { kind: 'sale', name: 'All week', value: 30, products: [product] };
    await call(endpoints.promotion.save, sale, { token });
    const { id } = await changeAll({ search: 'saleall' }, { kind: 'discount', by: 5 });
    const own = () => call(endpoints.productList.find, { search: 'saleall' }, { token });
    expect((await own()).body.data).toMatchObject([{ discount: 5, saleDiscount: 30 }]);
    expect((await pricesOf('Saleall')).map(({ discount }) => discount)).toEqual([30]);
    await undo(id);
    expect((await own()).body.data).toMatchObject([{ discount: 10, saleDiscount: 30 }]);
  });

  test('is found again by the one who made it, the newest only, for a day and until it is undone', async () => {
    await makeProduct(store, { name: 'Foundagain', price: 1_000 });
    const admin = await makeAdmin(store);
    token = await logInAs(admin);
    const newest = async (asked = token) => (await call(followMatching, {}, { token: asked })).body.data;
    await changeAll({ search: 'foundagain' }, { kind: 'amount', by: 500 });
    clock.advance({ minutes: 1 });
    const { id } = await changeAll({ search: 'foundagain' }, { kind: 'amount', by: 500 });
    expect(await newest()).toMatchObject({ id, state: 'changed', count: 1 });
    expect(await newest(await logInAs(await makeAdmin(store)))).toBeNull();
    await undo(id);
    expect(await newest()).toBeNull();
    await changeAll({ search: 'foundagain' }, { kind: 'amount', by: 500 });
    expect(await newest()).toMatchObject({ state: 'changed' });
    clock.advance({ hours: 24, minutes: 1 });
    token = await logInAs(admin);
    expect(await newest()).toBeNull();
  });

  test('is undone for a day only', async () => {
    await makeProduct(store, { name: 'Daylong', price: 1_000 });
    const { id } = await changeAll({ search: 'daylong' }, { kind: 'amount', by: 500 });
    clock.advance({ hours: 25 });
    token = await logInAs(await makeAdmin(store));
    expect((await undo(id)).body.code).toBe('MATCHING_NOT_UNDOABLE');
    expect((await undo('unknown')).status).toBe(409);
  });

  test('is for those who see to the catalogue', async () => {
    const shopper = await logInAs(await makeUser(store));
    const step = { kind: 'percent', by: 10 };
    const press = { id: newPress(), stamp: 'x', step };
    expect((await call(match, {}, { token: shopper })).status).toBe(403);
    expect((await call(changeMatching, press, { token: shopper })).status).toBe(403);
    expect((await call(undoMatching, { id: 'x' }, { token: shopper })).status).toBe(403);
  });
});
