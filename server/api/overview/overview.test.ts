import { beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import type { OrderStatus, PaymentStatus } from '#shared/order-status.ts';
import { testShop } from '#tests/support/app.ts';
import { type MadeProduct, makeAdmin, makeProduct, makeUser } from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';

const { call, store, clock, logInAs } = await testShop();
const { get } = endpoints.overview;

let token: string;
beforeAll(async () => {
  token = await logInAs(await makeAdmin(store));
});

type Ordered = { quantity?: number; status?: OrderStatus; paymentStatus?: PaymentStatus };

async function order(product: MadeProduct, at: string, { quantity = 1, ...state }: Ordered = {}) {
  clock.set(at);
  return makeOrder(store, [{ product, quantity }], { status: 'Delivered', paymentStatus: 'Paid', ...state });
}

async function overview(days?: string) {
  const { status, body } = await call(get, days === undefined ? {} : { days }, { token });
  expect(status, body.message).toBe(200);
  return body.data;
}

describe('GET /api/overview/get', () => {
  test('an empty shop has figures as well, all of them nothing', async () => {
    clock.set('2026-01-10T12:00:00Z');
    const figures = await overview('7');
    expect(figures).toMatchObject({
      from: '2026-01-04',
      to: '2026-01-10',
      sales: { orders: 0, total: 0 },
      statuses: [],
      topProducts: [],
      cashToCollect: { orders: 0, total: 0 },
      lowStock: { low: 0, soldOut: 0, products: [] },
    });
    expect(figures.days).toHaveLength(7);
    expect(figures.days.every(({ orders, total }) => orders === 0 && total === 0)).toBe(true);
  });

  test('adds up what was sold by day and by week of Douala, beside the time before', async () => {
    const gloss = await makeProduct(store, { name: 'Gloss', price: 3000, stock: 100 });
    const balm = await makeProduct(store, { name: 'Balm', price: 1001, discount: 10, stock: 100 });
    // Still Sunday in London, Monday the second in Douala.
    await order(gloss, '2026-03-01T23:00:00Z', { quantity: 2 });
    await order(balm, '2026-03-01T22:59:00Z');
    await order(gloss, '2026-03-07T10:00:00Z', { status: 'Placed', paymentStatus: 'Processing' });
    // The seven days before those.
    await order(gloss, '2026-02-28T12:00:00Z');
    // Orders that came to nothing.
    await order(gloss, '2026-03-05T12:00:00Z', { status: 'Cancelled' });
    await order(gloss, '2026-03-05T12:00:00Z', { status: 'Refused' });
    await order(gloss, '2026-03-05T12:00:00Z', { status: 'Returned', paymentStatus: 'Refunded' });
    await order(gloss, '2026-03-05T12:00:00Z', { status: 'Awaiting payment', paymentStatus: 'Processing' });

    clock.set('2026-03-07T12:00:00Z');
    const figures = await overview('7');
    expect(figures.from).toBe('2026-03-01');
    // 10 % of 1001 is 100.1, and a discount is rounded up: 900.
    expect(figures.sales).toEqual({ orders: 3, total: 9900 });
    expect(figures.salesBefore).toEqual({ orders: 1, total: 3000 });
    expect(figures.days.filter(({ orders }) => orders > 0)).toEqual([
      { day: '2026-03-01', orders: 1, total: 900 },
      { day: '2026-03-02', orders: 1, total: 6000 },
      { day: '2026-03-07', orders: 1, total: 3000 },
    ]);
    expect(figures.weeks).toEqual([
      { week: '2026-02-23', orders: 1, total: 900 },
      { week: '2026-03-02', orders: 2, total: 9000 },
    ]);
    expect(figures.statuses.map(({ status, orders }) => [status, orders]).toSorted()).toEqual([
      ['Awaiting payment', 1],
      ['Cancelled', 1],
      ['Delivered', 2],
      ['Placed', 1],
      ['Refused', 1],
      ['Returned', 1],
    ]);
    clock.set('2026-03-14T12:00:00Z');
    const later = await overview('7');
    // A status that only the earlier period had is listed with zero orders.
    expect(later.statuses.find(({ status }) => status === 'Refused')).toEqual({
      ...{ status: 'Refused', orders: 0, total: 0, ordersBefore: 1 },
    });
    clock.set('2026-03-07T12:00:00Z');
    expect(figures.topProducts).toMatchObject([
      { id: gloss.id, name: 'Gloss', quantity: 3, total: 9000 },
      { id: balm.id, name: 'Balm', quantity: 1, total: 900 },
    ]);
    expect((await overview('30')).sales).toEqual({ orders: 4, total: 12_900 });
  });

  test('shows the cash that is out, whenever it was ordered, and products that run out', async () => {
    const lamp = await makeProduct(store, { name: 'Ring lamp', price: 7000, stock: 7 });
    await order(lamp, '2025-06-01T12:00:00Z', { status: 'Out for delivery', paymentStatus: 'Processing' });
    await order(lamp, '2025-06-01T12:00:00Z', { status: 'Delivered', paymentStatus: 'Processing' });
    const short = await order(lamp, '2025-06-01T12:00:00Z', { paymentStatus: 'Processing' });
    await store.db
      .updateTable('orders')
      .set({ cashCollected: 5_000, settled: 5_000 })
      .where('id', '=', short.id)
      .execute();
    await order(lamp, '2025-06-01T12:00:00Z', { status: 'Delivered', paymentStatus: 'Paid' });
    await makeProduct(store, { name: 'Nothing left', stock: 0 });
    await makeProduct(store, { name: 'A draft', stock: 0, isPublished: false });
    clock.set('2026-04-01T12:00:00Z');
    const { cashToCollect, lowStock } = await overview('7');
    expect(cashToCollect).toEqual({ orders: 3, total: 16_000 });
    expect(lowStock.low).toBe(1);
    expect(lowStock.soldOut).toBe(1);
    expect(lowStock.products.map(({ name, stock }) => [name, stock])).toEqual([
      ['Nothing left', 0],
      ['Ring lamp', 3],
    ]);
  });

  test('a product that is deleted keeps its place under the name it was sold by', async () => {
    const gone = await makeProduct(store, { name: 'Gone gloss', stock: 50 });
    await order(gone, '2026-05-02T12:00:00Z', { quantity: 9 });
    await store.db
      .updateTable('products')
      .set({ isListed: false, deletedAt: clock.now() })
      .where('id', '=', gone.id)
      .execute();
    const { topProducts } = await overview('7');
    expect(topProducts[0]).toMatchObject({ name: 'Gone gloss', quantity: 9 });
  });

  test('knows three periods, and 30 days where none is named', async () => {
    expect((await overview()).days).toHaveLength(30);
    const { status, body } = await call(get, { days: '8' }, { token });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['days']]);
  });

  test('is for admins only', async () => {
    const shopper = await logInAs(await makeUser(store));
    expect((await call(get, {})).status).toBe(401);
    expect((await call(get, {}, { token: shopper })).status).toBe(403);
  });
});
