import { describe, expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { limits } from '#shared/limits.ts';
import { testShop } from '#tests/support/app.ts';
import { makeProduct, makeUser } from '#tests/support/make.ts';

const { app, call, store, clock, logInAs } = await testShop();
const { sync } = endpoints.wishlist;

async function shopper() {
  const user = await makeUser(store);
  return { ...user, token: await logInAs(user) };
}

async function makeProducts(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1) ids.push((await makeProduct(store)).id);
  return ids;
}

async function list(id: string, isListed: boolean): Promise<void> {
  await store.db.updateTable('products').set({ isListed }).where('id', '=', id).execute();
}

describe('PUT /api/wishlist/sync', () => {
  test('takes what a browser has changed, the newest first, and answers the list; twice changes nothing', async () => {
    const { token } = await shopper();
    const [first = '', second = '', third = ''] = await makeProducts(3);
    expect((await call(sync, { added: [second, first] }, { token })).body.data).toEqual({
      ids: [second, first],
    });
    clock.advance({ minutes: 1 });
    const change = { added: [third], removed: [first] };
    const answers = await Promise.all([call(sync, change, { token }), call(sync, change, { token })]);
    expect(answers.map(({ body }) => body.data.ids)).toEqual([
      [third, second],
      [third, second],
    ]);
    expect((await call(sync, {}, { token })).body.data.ids).toEqual([third, second]);
  });

  test('what two devices add comes together, and is one shopper’s alone', async () => {
    const { token } = await shopper();
    const stranger = await shopper();
    const [phone = '', desktop = ''] = await makeProducts(2);
    await Promise.all([
      call(sync, { added: [phone] }, { token }),
      call(sync, { added: [desktop] }, { token }),
    ]);
    expect(new Set((await call(sync, {}, { token })).body.data.ids)).toEqual(new Set([phone, desktop]));
    expect((await call(sync, { removed: [phone] }, stranger)).body.data.ids).toEqual([]);
    expect((await call(sync, {}, { token })).body.data.ids).toHaveLength(2);
  });

  test('leaves out what is unknown or gone, and shows it again when it is back', async () => {
    const { token } = await shopper();
    const [id = ''] = await makeProducts(1);
    expect((await call(sync, { added: ['nothing', id] }, { token })).body.data.ids).toEqual([id]);
    await list(id, false);
    expect((await call(sync, {}, { token })).body.data.ids).toEqual([]);
    await list(id, true);
    expect((await call(sync, {}, { token })).body.data.ids).toEqual([id]);
  });

  test('keeps the newest hundred', async () => {
    const { token } = await shopper();
    const ids = await makeProducts(limits.wishlist + 1);
    const [newest = '', ...others] = ids;
    await call(sync, { added: others }, { token });
    clock.advance({ minutes: 1 });
    const { body } = await call(sync, { added: [newest] }, { token });
    expect(body.data.ids).toHaveLength(limits.wishlist);
    expect(body.data.ids[0]).toBe(newest);
    expect(body.data.ids).not.toContain(others.at(-1));
  });

  test('is for shoppers who are logged in, is in the copy of their data and goes with the account', async () => {
    expect((await call(sync, {})).status).toBe(401);
    const { id, token } = await shopper();
    const product = await makeProduct(store, { name: 'Kept in mind' });
    await call(sync, { added: [product.id] }, { token });
    const { payload } = await app.inject({
      method: 'GET',
      url: '/api/personal-data/export',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(JSON.parse(payload).wishlist).toMatchObject([{ name: 'Kept in mind' }]);
    await store.db.deleteFrom('users').where('id', '=', id).execute();
    expect(
      await store.db.selectFrom('wishlistItems').select('productId').where('userId', '=', id).execute(),
    ).toEqual([]);
  });
});

describe('POST /api/product/get-by-ids', () => {
  test('answers listed products in the order of the ids, each once', async () => {
    const [one = '', two = '', gone = ''] = await makeProducts(3);
    await list(gone, false);
    const { body } = await call(endpoints.product.getByIds, { ids: [two, gone, one, two, 'nothing'] });
    expect(body.data.map(({ _id }) => _id)).toEqual([two, one]);
  });

  test('takes a hundred ids at most', async () => {
    const ids = Array.from({ length: 101 }, (_, number) => `id${number}`);
    expect((await call(endpoints.product.getByIds, { ids })).status).toBe(422);
  });
});
