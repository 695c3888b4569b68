import { beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeProduct, makeUser } from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';

const { call, store, clock, logInAs } = await testShop();
const { getCounts, find } = endpoints.adminFrame;

let token: string;
beforeAll(async () => {
  token = await logInAs(await makeAdmin(store));
});

/** A product whose last piece was sold at that time. */
async function soldOut(at: string): Promise<string> {
  const { id } = await makeProduct(store, { stock: 0 });
  await store.db
    .insertInto('stockMovements')
    .values({ productId: id, change: -1, reason: 'order', createdAt: new Date(at) })
    .execute();
  return id;
}

async function found(search: string) {
  const { status, body } = await call(find, { search }, { token });
  expect(status, body.message).toBe(200);
  return body.data;
}

describe('GET /api/admin-frame/get-counts', () => {
  test('counts what waits: orders, cash, messages and products without a piece left', async () => {
    const before = (await call(getCounts, {}, { token })).body.data;
    const gloss = await makeProduct(store, { stock: 9 });
    await soldOut(clock.now().toISOString());
    for (const status of ['Placed', 'Confirmed', 'Packed', 'Delivered'] as const) {
      await makeOrder(store, [{ product: gloss, quantity: 1 }], { status, paymentStatus: 'Paid' });
    }
    await call(endpoints.contact.sendMessage, {
      ...{ name: 'Amina', email: 'amina@example.com', subject: 'other', message: 'Do you deliver to Buea?' },
      consent: true,
    });
    const counts = (await call(getCounts, {}, { token })).body.data;
    expect(counts).toMatchObject({
      orders: before.orders + 3,
      newMessages: before.newMessages + 1,
      soldOut: before.soldOut + 1,
    });
  });
});

describe('products that have sold out', () => {
  test('count for a fortnight, and for as long as shoppers wait for them', async () => {
    const count = async () => (await call(getCounts, {}, { token })).body.data.soldOut;
    const before = await count();
    const days = 24 * 3_600_000;
    const ago = (time: number) => new Date(clock.now().getTime() - time).toISOString();
    const gone = await soldOut(ago(30 * days));
    const draft = await soldOut(ago(days));
    await store.db
      .updateTable('products')
      .set({ isPublished: false, isListed: false })
      .where('id', '=', draft)
      .execute();
    expect(await count()).toBe(before);
    await soldOut(ago(13 * days));
    expect(await count()).toBe(before + 1);
    await store.db
      .insertInto('stockAlerts')
      .values({
        ...{ id: 'waits', productId: gone, channel: 'sms', recipient: '+237677000001', language: 'fr' },
        ...{ token: 'waits', askedAt: clock.now() },
      })
      .execute();
    expect(await count()).toBe(before + 2);
  });
});

describe('POST /api/admin-frame/find', () => {
  test('finds an order by its number, by the name at the door and by a phone number however it is typed', async () => {
    const gloss = await makeProduct(store, { stock: 9 });
    const { id } = await makeUser(store, { name: 'Registered Otherwise', mobile: '+237699000001' });
    const order = await makeOrder(store, [{ product: gloss, quantity: 1 }], { userId: id });
    await store.db
      .updateTable('orders')
      .set({ phone: '+237655443322', deliveryName: 'Nadège Mbarga' })
      .where('id', '=', order.id)
      .execute();
    const { orderNumber } = await store.db
      .selectFrom('orders')
      .select('orderNumber')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    for (const search of [orderNumber, 'nadege', '6 55 44 33 22', '+237 655-443-322', '00237655443322']) {
      const { orders } = await found(search);
      expect([search, orders.map(({ id }) => id)]).toEqual([search, [order.id]]);
    }
    // The customer is also found by that order's phone, although she registered with another one.
    expect((await found('6 55 44 33 22')).customers).toMatchObject([{ id, name: 'Registered Otherwise' }]);
  });

  test('finds a product by its reference and by its name in both languages, drafts too', async () => {
    const velvet = await makeProduct(store, {
      ...{ name: 'Velvet Hibiscus', nameFr: 'Velours hibiscus', reference: 'KFDT-03', isPublished: false },
    });
    for (const search of ['kfdt-03', 'KFDT-0', 'velvet hib', 'velours hib']) {
      const { products } = await found(search);
      expect([search, products.map(({ id }) => id)]).toEqual([search, [velvet.id]]);
    }
  });

  test('finds a product by its barcode, as a scanner sends it and as it is printed', async () => {
    const balm = await makeProduct(store, { name: 'Karite balm', barcode: '3600523351234' });
    await makeProduct(store, { name: 'Another balm', barcode: '3600523351241' });
    for (const search of ['3600523351234', '3 600523 351234', ' 3600523351234 ']) {
      const { products } = await found(search);
      expect([search, products.map(({ id }) => id)]).toEqual([search, [balm.id]]);
    }
    expect((await found('36005233512')).products).toEqual([]);
    const listed = await call(
      endpoints.productList.find,
      { search: '3 600523 351234', view: 'all' },
      { token },
    );
    expect(listed.body.data).toMatchObject([{ _id: balm.id }]);
    const stock = await call(endpoints.stock.list, { search: '3600523351234' }, { token });
    expect(stock.body.data).toMatchObject([{ id: balm.id }]);
  });

  test('shows no admin among the customers, and nothing for what is not there', async () => {
    await makeAdmin(store, { name: 'Qwyxz Owner' });
    expect(await found('qwyxz')).toEqual({ orders: [], products: [], customers: [] });
  });

  test('is for admins only, and asks for words', async () => {
    const shopper = await logInAs(await makeUser(store));
    expect((await call(find, { search: 'gloss' })).status).toBe(401);
    expect((await call(find, { search: 'gloss' }, { token: shopper })).status).toBe(403);
    expect((await call(getCounts, {}, { token: shopper })).status).toBe(403);
    const { status, body } = await call(find, { search: ' ' }, { token });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['search']]);
  });

  test('finds for each role only what its own lists would show', async () => {
    const [catalogue, orders] = [
      await logInAs(await makeUser(store, { role: 'CATALOGUE' })),
      await logInAs(await makeUser(store, { role: 'ORDERS' })),
    ];
    const gloss = await makeProduct(store, { name: 'Zazou gloss', stock: 9 });
    const { id } = await makeUser(store, { name: 'Zazou Mbarga' });
    await makeOrder(store, [{ product: gloss, quantity: 1 }], { userId: id });
    await store.db
      .updateTable('orders')
      .set({ deliveryName: 'Zazou Mbarga' })
      .where('userId', '=', id)
      .execute();
    const seen = async (by: string) => {
      const { data } = (await call(find, { search: 'zazou' }, { token: by })).body;
      return [data.orders.length, data.products.length, data.customers.length];
    };
    expect([await seen(token), await seen(catalogue), await seen(orders)]).toEqual([
      [1, 1, 1],
      [0, 1, 0],
      [1, 0, 1],
    ]);
    expect((await call(getCounts, {}, { token: orders })).body.data.role).toBe('ORDERS');
  });
});
