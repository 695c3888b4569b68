import { describe, expect, test } from 'vitest';
import { forgetVisitors } from '#core/visits/count-visits.ts';
import { buildApp } from '#server/app.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeProduct } from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';
import { noteVisits } from './note-visits.ts';
import { visitStepOf } from './visit-step.ts';

const { call, store, clock, logInAs } = await testShop();
type Seen = { method: string; url: string; headers: Record<string, string>; network: string };
const networkOf = ({ network }: Seen) => network;
const phone =
  'Mozilla/5.0 (Linux; Android 13; TECNO KI5) AppleWebKit/537.36 Chrome/125.0 Mobile Safari/537.36';
const page = { accept: 'text/html,application/xhtml+xml', 'user-agent': phone };

describe('the step of a visit', () => {
  test.each([
    ['GET', '/', page, 'visit'],
    ['GET', '/fr?utm=x', page, 'visit'],
    ['GET', '/lips-0123456789ab', page, 'visit'],
    ['GET', '/fr/product/velvet-0123456789ab', page, 'product'],
    ['GET', '/product/velvet-0123456789ab.data', { ...page, accept: '*/*' }, 'product'],
    ['POST', '/api/product/get-product-details', page, 'product'],
    ['POST', '/api/cart/create', page, 'cart'],
    ['GET', '/fr/cart', page, 'cart'],
    ['GET', '/checkout.data?_routes=checkout', { ...page, accept: '*/*' }, 'checkout'],
    // None of these is a visit.
    ['GET', '/', { ...page, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, undefined],
    ['GET', '/', { ...page, 'user-agent': 'WhatsApp/2.23' }, undefined],
    ['GET', '/', { accept: 'text/html' }, undefined],
    ['GET', '/cart', { ...page, 'sec-purpose': 'prefetch' }, undefined],
    ['HEAD', '/', page, undefined],
    ['GET', '/offline', page, undefined],
    ['GET', '/', { ...page, accept: '*/*' }, undefined],
    ['GET', '/dashboard/overview', page, undefined],
    ['GET', '/media/a.webp', page, undefined],
    ['POST', '/api/cart/get', page, undefined],
  ])('%s %s is %4$s', (method, url, headers, step) => {
    expect(visitStepOf({ method, url, headers })).toBe(step);
  });
});

async function conversion(days = '7') {
  const token = await logInAs(await makeAdmin(store));
  return (await call(endpoints.overview.get, { days }, { token })).body.data.conversion;
}

describe('visits', () => {
  test('are counted once a day for a browser and network, with how far they got, beside the time before', async () => {
    const visits = noteVisits(store, networkOf);
    const see = (url: string, network: string, method = 'GET') =>
      visits.note({ method, url, headers: page, network });
    // 23:30 on the 28th in Douala, and half past midnight.
    clock.set('2026-02-28T22:30:00Z');
    see('/', '41.202.0.1');
    clock.set('2026-02-28T23:30:00Z');
    for (const url of ['/', '/', '/product/velvet-0123456789ab', '/checkout']) see(url, '41.202.0.1');
    see('/product/velvet-0123456789ab', '41.202.0.2');
    await visits.write();
    // Another process, or the same one after a restart.
    const beside = noteVisits(store, networkOf);
    beside.note({ method: 'GET', url: '/cart', headers: page, network: '41.202.0.1' });
    await Promise.all([beside.stop(), visits.stop()]);
    clock.set('2026-03-01T10:00:00Z');
    const product = await makeProduct(store, { stock: 5 });
    await makeOrder(store, [{ product, quantity: 1 }]);
    clock.set('2026-03-07T10:00:00Z');
    const { days, before } = await conversion();
    expect(days[0]).toEqual({ day: '2026-03-01', visits: 2, products: 2, carts: 1, checkouts: 1, orders: 1 });
    expect(before).toEqual({ visits: 1, products: 0, carts: 0, checkouts: 0, orders: 0 });
  });

  test('are set beside who ordered, counted once a day as well, however many orders she placed', async () => {
    clock.set('2026-04-01T10:00:00Z');
    const product = await makeProduct(store, { stock: 9 });
    const { userId } = await makeOrder(store, [{ product, quantity: 1 }]);
    await makeOrder(store, [{ product, quantity: 1 }], { userId });
    await makeOrder(store, [{ product, quantity: 1 }]);
    expect((await conversion()).days.at(-1)).toMatchObject({ visits: 0, orders: 2 });
  });

  test('leave nothing of who came once their day is over, and only numbers in the meantime', async () => {
    const marks = await store.db.selectFrom('visitMarks').selectAll().execute();
    expect(JSON.stringify(marks)).not.toContain('41.202');
    await forgetVisitors(store);
    expect(await store.db.selectFrom('visitMarks').selectAll().execute()).toEqual([]);
    expect(await store.db.selectFrom('visitSalts').selectAll().execute()).toEqual([]);
    expect(await store.db.selectFrom('visitCounts').selectAll().execute()).not.toEqual([]);
  });

  test('are seen in front of whatever answers', async () => {
    clock.set('2026-05-01T10:00:00Z');
    const app = await buildApp(store, { trustProxy: false, rateLimitFactor: 1_000 });
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const seen = await fetch(`${url}${endpoints.product.getDetails.split(' ')[1]}`, {
      ...{ method: 'POST', body: '{}', headers: { ...page, 'content-type': 'application/json' } },
    });
    await seen.text();
    await app.close();
    expect((await conversion()).days.at(-1)).toMatchObject({ visits: 1, products: 1, carts: 0 });
  });

  test('cannot be made up by addresses that a visitor writes into X-Forwarded-For herself', async () => {
    clock.set('2026-06-01T10:00:00Z');
    const app = await buildApp(store, { trustProxy: 1, rateLimitFactor: 1_000 });
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    // The proxy appends the last address; the visitor writes those before it.
    for (const madeUp of ['41.202.0.7', '41.202.0.8', '41.202.0.9']) {
      const seen = await fetch(`${url}/`, {
        headers: { ...page, 'x-forwarded-for': `${madeUp}, 41.202.0.1` },
      });
      await seen.text();
    }
    await app.close();
    expect((await conversion()).days.at(-1)).toMatchObject({ visits: 1 });
  });
});
