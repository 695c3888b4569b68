import { describe, expect, test } from 'vitest';
import { deleteOldViews } from '#core/wishlist/sync-viewed.ts';
import { endpoints } from '#shared/endpoints.ts';
import { mostViewed } from '#shared/viewed.ts';
import { testShop } from '#tests/support/app.ts';
import { makeProduct, makeUser } from '#tests/support/make.ts';

const { app, call, store, clock, logInAs } = await testShop();
const { sync } = endpoints.viewed;

async function shopper() {
  const user = await makeUser(store);
  return { ...user, token: await logInAs(user) };
}

async function makeProducts(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1) ids.push((await makeProduct(store)).id);
  return ids;
}

describe('PUT /api/viewed/sync', () => {
  test('brings the looked-at products of two devices together, the last one first; twice changes nothing', async () => {
    const { token } = await shopper();
    const [first = '', second = '', third = ''] = await makeProducts(3);
    await call(sync, { viewed: [second, first] }, { token });
    clock.advance({ minutes: 1 });
    const change = { viewed: [third, first] };
    const answers = await Promise.all([call(sync, change, { token }), call(sync, change, { token })]);
    for (const { body } of answers) expect(body.data.ids).toEqual([third, first, second]);
    expect((await call(sync, { removed: [first] }, { token })).body.data.ids).toEqual([third, second]);
    expect((await call(sync, { isCleared: true }, { token })).body.data.ids).toEqual([]);
  });

  test('keeps twelve, and of a family the shade that was looked at last', async () => {
    const { token } = await shopper();
    const ids = await makeProducts(mostViewed + 1);
    const [newest = '', ...others] = ids;
    await call(sync, { viewed: others }, { token });
    clock.advance({ minutes: 1 });
    const { body } = await call(sync, { viewed: [newest] }, { token });
    expect(body.data.ids).toEqual([newest, ...others.slice(0, -1)]);
    await store.db
      .updateTable('products')
      .set({ family: 'test-viewed' })
      .where('id', 'in', [newest, ids[2] ?? ''])
      .execute();
    expect((await call(sync, {}, { token })).body.data.ids).not.toContain(ids[2]);
    expect((await call(sync, { viewed: ids.slice(0, 12).concat('one-more') }, { token })).status).toBe(422);
  });

  test('leaves out what is unknown or gone, and is one shopper’s alone', async () => {
    const [{ token }, stranger] = [await shopper(), await shopper()];
    const [id = ''] = await makeProducts(1);
    await call(sync, { viewed: ['nothing', id] }, { token });
    expect((await call(sync, { isCleared: true }, stranger)).body.data.ids).toEqual([]);
    expect((await call(sync, {}, { token })).body.data.ids).toEqual([id]);
    await store.db.updateTable('products').set({ isListed: false }).where('id', '=', id).execute();
    expect((await call(sync, {}, { token })).body.data.ids).toEqual([]);
  });

  test('is for shoppers who are logged in, is in the copy of their data, and goes with time and with the account', async () => {
    expect((await call(sync, {})).status).toBe(401);
    const { id, token } = await shopper();
    const [old, young] = [await makeProduct(store), await makeProduct(store, { name: 'Looked at' })];
    await call(sync, { viewed: [old.id] }, { token });
    clock.advance({ days: 100 });
    const again = await logInAs({ id });
    await call(sync, { viewed: [young.id] }, { token: again });
    const { payload } = await app.inject({
      method: 'GET',
      url: '/api/personal-data/export',
      headers: { authorization: `Bearer ${again}` },
    });
    expect(JSON.parse(payload).viewed).toMatchObject([{ name: old.name }, { name: 'Looked at' }]);
    clock.advance({ days: 81 });
    await deleteOldViews(store);
    const left = () =>
      store.db.selectFrom('viewedProducts').select('productId').where('userId', '=', id).execute();
    expect(await left()).toEqual([{ productId: young.id }]);
    await store.db.deleteFrom('users').where('id', '=', id).execute();
    expect(await left()).toEqual([]);
  });
});
