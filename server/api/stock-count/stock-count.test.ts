import { beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeProduct } from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';

const { call, store, logInAs } = await testShop();
const solange = { token: await logInAs(await makeAdmin(store, { name: 'Solange' })) };
const paul = { token: await logInAs(await makeAdmin(store, { name: 'Paul' })) };

beforeEach(async () => {
  await store.db
    .updateTable('stockCounts')
    .set({ endedAt: new Date(), endedBy: 'before' })
    .where('endedAt', 'is', null)
    .execute();
});

async function begin(): Promise<string> {
  const { body } = await call(endpoints.stockCount.start, {}, solange);
  return body.data.count?.id ?? '';
}

async function stockOf(id: string): Promise<number> {
  const { stock } = await store.db
    .selectFrom('products')
    .select('stock')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return stock;
}

const scan = (code: string, by = solange, idempotencyKey = '') =>
  call(endpoints.stockCount.scan, { code }, { ...by, ...(idempotencyKey === '' ? {} : { idempotencyKey }) });

describe('a count of the stock', () => {
  test('of two people is one: each scan is a piece, and the differences are booked together at the end', async () => {
    const balm = await makeProduct(store, { name: 'Counted balm', stock: 4, barcode: '3600523351234' });
    const gloss = await makeProduct(store, { name: 'Counted gloss', stock: 2, barcode: '3600523355678' });
    const rest = await makeProduct(store, { stock: 7 });
    const countId = await begin();
    const joined = await call(endpoints.stockCount.start, {}, paul);
    expect(joined.body.data.count).toMatchObject({ id: countId, startedBy: 'Solange' });

    await Promise.all([scan('3600523351234'), scan('3600523351234', paul), scan('3600523351234', paul)]);
    await scan('360052 335 5678');
    await scan('3600523355678');
    const now = (await call(endpoints.stockCount.get, {}, paul)).body.data;
    expect(now).toMatchObject({
      products: 2,
      differingProducts: 1,
      differing: [{ name: 'Counted balm', counted: 3, booked: 4 }],
    });
    expect(await stockOf(balm.id)).toBe(4);

    const ended = await call(endpoints.stockCount.end, { countId, applies: true }, solange);
    expect(ended.body.data).toEqual({ changed: 1, short: [] });
    expect([await stockOf(balm.id), await stockOf(gloss.id), await stockOf(rest.id)]).toEqual([3, 2, 7]);
    const { body } = await call(endpoints.stock.movements, { productId: balm.id }, solange);
    expect(body.data[0]).toMatchObject({
      change: -1,
      stock: 3,
      reason: 'adjustment',
      cause: 'counted',
      actorName: 'Solange',
    });
    const log = await call(endpoints.audit.list, {}, solange);
    expect(log.body.data[0]).toMatchObject({ kind: 'stock', action: 'applied', holds: `count:${countId}` });
    const held = await call(endpoints.audit.list, { partOf: `count:${countId}` }, solange);
    expect(held.body.data).toMatchObject([{ subjectName: 'Counted balm' }]);
    expect((await call(endpoints.stockCount.end, { countId, applies: true }, paul)).body.code).toBe(
      'COUNT_NOT_OPEN',
    );
  });

  test('is about the moment of counting: what is sold after it stays sold, and what is not packed is still on the shelf', async () => {
    const balm = await makeProduct(store, { stock: 10, barcode: '40011' });
    await makeOrder(store, [{ product: balm, quantity: 2 }], { status: 'Confirmed' });
    const countId = await begin();
    await scan('40011');
    const { body } = await call(endpoints.stockCount.set, { productId: balm.id, counted: 9 }, solange);
    expect(body.data.lines[0]).toMatchObject({ counted: 9, booked: 10 });
    await call(endpoints.stock.adjust, { productId: balm.id, change: -3, cause: 'damaged' }, paul);
    await call(endpoints.stockCount.end, { countId, applies: true }, solange);
    expect(await stockOf(balm.id)).toBe(8 - 3 - 1);
  });

  test('says of which goods more was sold than was there', async () => {
    const balm = await makeProduct(store, { name: 'Short balm', stock: 5 });
    const countId = await begin();
    await call(endpoints.stockCount.set, { productId: balm.id, counted: 1 }, solange);
    await call(endpoints.stock.adjust, { productId: balm.id, change: -3, cause: 'lost' }, paul);
    const { body } = await call(endpoints.stockCount.end, { countId, applies: true }, solange);
    expect(body.data).toEqual({ changed: 1, short: ['Short balm'] });
    expect(await stockOf(balm.id)).toBe(0);
  });

  test('counts a scan once, also when it is sent again after a lost answer', async () => {
    const balm = await makeProduct(store, { stock: 5, barcode: '40022' });
    await begin();
    await scan('40022', solange, 'first-scan');
    const again = await scan('40022', solange, 'first-scan');
    expect(again.body.data.line).toMatchObject({ productId: balm.id, counted: 1 });
    expect((await scan('40022', solange, 'second-scan')).body.data.line?.counted).toBe(2);
  });

  test('asks which product is meant, where several have the code or only a name was typed', async () => {
    const twins = await Promise.all(
      ['One', 'Two'].map((name) => makeProduct(store, { name: `Twin ${name}`, barcode: '40033' })),
    );
    await begin();
    const { body } = await scan('40033');
    expect(body.data.line).toBeNull();
    expect(body.data.matches.map(({ id }) => id).sort()).toEqual(twins.map(({ id }) => id).sort());
    expect((await scan('twin two')).body.data.matches).toMatchObject([{ name: 'Twin Two' }]);
    expect((await scan('nothing has this')).body.data).toEqual({ line: null, matches: [] });
    expect((await call(endpoints.stockCount.get, {}, solange)).body.data.products).toBe(0);
  });

  test('that is given up changes no stock, and a product is taken out of one', async () => {
    const balm = await makeProduct(store, { stock: 5, barcode: '40044' });
    const countId = await begin();
    await scan('40044');
    await call(endpoints.stockCount.set, { productId: balm.id, counted: null }, solange);
    expect((await call(endpoints.stockCount.get, {}, solange)).body.data.products).toBe(0);
    await scan('40044');
    expect(
      (await call(endpoints.stockCount.set, { productId: 'nosuchproduct', counted: 3 }, solange)).status,
    ).toBe(404);
    expect(
      (await call(endpoints.stockCount.end, { countId, applies: false }, solange)).body.data.changed,
    ).toBe(0);
    expect(await stockOf(balm.id)).toBe(5);
    expect((await scan('40044')).body.code).toBe('COUNT_NOT_OPEN');
  });
});
