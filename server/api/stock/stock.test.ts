import { beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeProduct, makeUser } from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';

const { call, store, logInAs } = await testShop();
const { list, adjust, movements, setLimit } = endpoints.stock;

let token: string;
beforeAll(async () => {
  token = await logInAs(await makeAdmin(store));
});

describe('POST /api/stock/list', () => {
  test('shows what runs out first, drafts too, and leaves deleted products out', async () => {
    const given = { name: 'Runout balm' };
    const plenty = await makeProduct(store, { ...given, stock: 30 });
    const low = await makeProduct(store, { ...given, stock: 5, isPublished: false });
    const none = await makeProduct(store, { ...given, stock: 0 });
    await makeProduct(store, { ...given, stock: 1, isListed: false });
    const idsOf = async (view: string) => {
      const { body } = await call(list, { view, search: 'runout' }, { token });
      return body.data.map((row) => row.id);
    };
    expect(await idsOf('all')).toEqual([none.id, low.id, plenty.id]);
    expect(await idsOf('low')).toEqual([low.id]);
    expect(await idsOf('sold_out')).toEqual([none.id]);
  });

  test('finds a part of the French name, page by page, and counts the views', async () => {
    for (const stock of [1, 2, 3]) await makeProduct(store, { nameFr: 'Écrin 100% de karité', stock });
    const { body } = await call(list, { search: '100% DE', page: 2, limit: 2 }, { token });
    expect(body).toMatchObject({ totalCount: 3, data: [{ stock: 3, nameFr: 'Écrin 100% de karité' }] });
    expect(body.counts.all).toBeGreaterThanOrEqual(body.counts.low + body.counts.sold_out);
    expect(body.counts.low).toBeGreaterThanOrEqual(3);
  });

  test('finds a name without its accents, its words in any order', async () => {
    const { id } = await makeProduct(store, { name: 'Sèche Œuvre', nameFr: 'Crème sèche' });
    for (const search of ['creme', 'oeuvre seche', 'CRÈME Sèche']) {
      const { body } = await call(list, { search }, { token });
      expect([search, body.data.map((row) => row.id)]).toEqual([search, [id]]);
    }
  });

  test('says how many pieces lie on the shelf for orders that are not packed', async () => {
    const product = await makeProduct(store, { name: 'Shelf balm', stock: 10 });
    await makeOrder(store, [{ product, quantity: 2 }], { status: 'Confirmed' });
    await makeOrder(store, [{ product, quantity: 1 }], { status: 'Packed' });
    const { body } = await call(list, { search: 'shelf balm' }, { token });
    expect(body.data).toMatchObject([{ stock: 7, ordered: 2 }]);
  });

  test('refuses a view there is none of', async () => {
    const { status, body } = await call(list, { view: 'lost' }, { token });
    expect([status, body.fields]).toEqual([422, { view: 'This value is not valid.' }]);
  });
});

describe('PUT /api/stock/adjust', () => {
  test('changes the stock and notes who, how many and why', async () => {
    const { id } = await makeProduct(store, { stock: 4 });
    const answer = await call(
      adjust,
      { productId: id, change: -3, cause: 'damaged', note: 'Broken in the lorry' },
      { token },
    );
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ message: 'Stock changed', data: { id, stock: 1 } });
    const { body } = await call(movements, { productId: id }, { token });
    expect(body).toMatchObject({ totalCount: 2, stock: 1 });
    expect(body.data).toMatchObject([
      {
        change: -3,
        stock: 1,
        reason: 'adjustment',
        cause: 'damaged',
        note: 'Broken in the lorry',
        actorName: 'Solange',
      },
      { change: 4, stock: 4, reason: 'opening', cause: null, actorName: null },
    ]);
  });

  test('a double click changes it once, and the key of one change opens no other', async () => {
    const { id } = await makeProduct(store, { stock: 10 });
    const received = { productId: id, change: 5, cause: 'received' };
    const options = { token, idempotencyKey: 'delivery-of-monday' };
    const answers = await Promise.all([call(adjust, received, options), call(adjust, received, options)]);
    expect(answers.map(({ body }) => body.data.stock)).toEqual([15, 15]);
    const other = await call(adjust, { ...received, change: 6 }, options);
    expect([other.status, other.body.code]).toEqual([409, 'KEY_REUSED']);
    expect((await call(movements, { productId: id }, { token })).body.stock).toBe(15);
  });

  test('takes no more than there is, and says how much that is', async () => {
    const { id } = await makeProduct(store, { stock: 2 });
    const { status, body } = await call(adjust, { productId: id, change: -3, cause: 'lost' }, { token });
    expect([status, body.code, body.message]).toEqual([
      409,
      'STOCK_BELOW_ZERO',
      'There are only 2 pieces in stock.',
    ]);
  });

  test('asks for a number other than zero and for a cause', async () => {
    const { id } = await makeProduct(store);
    const { status, body } = await call(adjust, { productId: id, change: 0 }, { token });
    expect(status).toBe(422);
    expect(body.fields).toEqual({
      change: 'Enter a number other than zero.',
      cause: 'This field is required.',
    });
    const tooMany = await call(adjust, { productId: id, change: 999_999, cause: 'other' }, { token });
    expect(tooMany.body.fields).toEqual({ change: 'At most 999990.' });
  });

  test.each([
    [3, 'damaged', 'This reason takes pieces away. Choose one that adds them.'],
    [3, 'lost', 'This reason takes pieces away. Choose one that adds them.'],
    [-3, 'received', 'This reason adds pieces. Choose one that takes them away.'],
  ] as const)('%i pieces are not %s', async (change, cause, message) => {
    const { id } = await makeProduct(store, { stock: 5 });
    const { status, body } = await call(adjust, { productId: id, change, cause }, { token });
    expect([status, body.fields]).toEqual([422, { cause: message }]);
    expect((await call(movements, { productId: id }, { token })).body.stock).toBe(5);
  });

  test('a count goes either way', async () => {
    const { id } = await makeProduct(store, { stock: 5 });
    for (const change of [2, -4]) {
      expect((await call(adjust, { productId: id, change, cause: 'counted' }, { token })).status).toBe(200);
    }
  });

  test('a deleted product has no stock to change', async () => {
    const { id } = await makeProduct(store, { isListed: false });
    expect((await call(adjust, { productId: id, change: 1, cause: 'other' }, { token })).status).toBe(404);
  });
});

describe('PUT /api/stock/set-limit', () => {
  const limitOf = (productId: string, limit: unknown) => call(setLimit, { productId, limit }, { token });

  test('a product runs out at its own number, in the list and its counts; empty is the number of the shop', async () => {
    const { id, name } = await makeProduct(store, { name: 'Limited serum', stock: 12 });
    const isListed = async () => {
      const { body } = await call(list, { view: 'low', search: name }, { token });
      return body.data.map((row) => [row.isLow, row.lowStock]);
    };
    expect(await isListed()).toEqual([]);
    const answer = await limitOf(id, '12');
    expect(answer.body).toMatchObject({ message: 'Limit saved', data: { id, isLow: true, lowStock: 12 } });
    expect(await isListed()).toEqual([[true, 12]]);
    expect((await limitOf(id, 11)).body.data.isLow).toBe(false);
    expect((await limitOf(id, '')).body.data).toMatchObject({ isLow: false, lowStock: null });
    expect(
      (await call(adjust, { productId: id, change: -7, cause: 'lost' }, { token })).body.data.isLow,
    ).toBe(true);
  });

  test('refuses what is no number of pieces, and a product that is gone', async () => {
    const { id } = await makeProduct(store);
    for (const limit of ['-1', '2,5', 10_000, undefined]) {
      const { status, body } = await limitOf(id, limit);
      expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['limit']]);
    }
    expect((await limitOf('nothing', 3)).status).toBe(404);
  });
});

describe('GET /api/stock/movements', () => {
  test('names the order that took pieces', async () => {
    const product = await makeProduct(store, { stock: 3 });
    await makeOrder(store, [{ product, quantity: 2 }]);
    const { body } = await call(movements, { productId: product.id, limit: 1 }, { token });
    expect(body.data).toMatchObject([{ change: -2, stock: 1, reason: 'order', actorName: 'Amina' }]);
    expect(body.data[0]?.orderNumber).toMatch(/\w+/);
    expect(body.totalCount).toBe(2);
  });

  test('a product that never was has none', async () => {
    expect((await call(movements, { productId: 'nothing' }, { token })).status).toBe(404);
  });
});

test('stock is for admins only', async () => {
  const shopper = await logInAs(await makeUser(store));
  for (const endpoint of [list, adjust, movements, setLimit]) {
    expect((await call(endpoint, {})).status).toBe(401);
    expect((await call(endpoint, {}, { token: shopper })).status).toBe(403);
  }
});
