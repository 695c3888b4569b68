import { describe, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeUser, TEST_PASSWORD } from '#tests/support/make.ts';

const shop = await testShop();

describe('request limits', () => {
  test('one address tries one account ten times, then has to wait; everybody else may try on', async () => {
    const app = await buildApp(shop.store, { trustProxy: ['127.0.0.1'], rateLimitFactor: 1 });
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      expect((await logIn(app, 'amina@example.com', '10.0.0.1')).statusCode).toBe(401);
    }
    const refused = await logIn(app, ' AMINA@example.com', '10.0.0.1');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
    expect(refused.json()).toMatchObject({ success: false, error: true, code: 'TOO_MANY_REQUESTS' });
    expect(refused.headers['cache-control']).toBe('no-store');
    expect((await logIn(app, 'amina@example.com', '10.0.0.2')).statusCode).toBe(401);
    expect((await logIn(app, 'ngono@example.com', '10.0.0.1')).statusCode).toBe(401);
    await app.close();
  });

  test('calls without a limit of their own have one per address, in memory', async () => {
    const app = await buildApp(shop.store, {
      trustProxy: ['127.0.0.1'],
      rateLimitFactor: 3 / 6_000,
      countsTogether: true,
    });
    const search = (address: string) =>
      app.inject({
        method: 'POST',
        url: '/api/product/search-product',
        headers: { 'x-forwarded-for': address },
        payload: { search: 'lipstick' },
      });
    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await search('10.0.9.1')).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await search('10.0.9.2')).statusCode).toBe(200);
    expect(await shop.store.db.selectFrom('requestCounts').select('key').execute()).toEqual([]);
    await app.close();
  });

  test.each([false, true])(
    'a stranger’s wrong tries do not keep the owner out (counted in the database: %s)',
    async (countsTogether) => {
      const app = await buildApp(shop.store, {
        trustProxy: ['127.0.0.1'],
        rateLimitFactor: 1,
        countsTogether,
      });
      const { email } = await makeUser(shop.store);
      for (let attempt = 1; attempt <= 12; attempt += 1) await logIn(app, email, '10.0.0.66');
      expect((await logIn(app, email, '10.0.0.66', TEST_PASSWORD)).statusCode).toBe(429);
      expect((await logIn(app, email, '41.202.1.1', TEST_PASSWORD)).statusCode).toBe(200);
      await app.close();
    },
  );

  test('a browser that was logged in before passes where its whole quarter has to wait', async () => {
    const app = await buildApp(shop.store, { trustProxy: ['127.0.0.1'], rateLimitFactor: 1 });
    const { email } = await makeUser(shop.store);
    const first = await logIn(app, email, '10.0.0.7', TEST_PASSWORD);
    const cookie = String(first.headers['set-cookie']).split(';', 1)[0] ?? '';
    expect(String(first.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Strict/);
    for (let attempt = 1; attempt <= 12; attempt += 1) await logIn(app, email, '10.0.0.7');
    expect((await logIn(app, email, '10.0.0.7', TEST_PASSWORD)).statusCode).toBe(429);
    expect((await logIn(app, email, '10.0.0.7', TEST_PASSWORD, cookie)).statusCode).toBe(200);
    // It is no way in: its own wrong tries are counted too, and a cookie that was changed counts for nothing.
    expect((await logIn(app, email, '10.0.0.7', TEST_PASSWORD, `${cookie}x`)).statusCode).toBe(429);
    const statuses = [];
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      statuses.push((await logIn(app, email, '10.0.0.7', 'a guess', cookie)).statusCode);
    }
    expect(statuses.slice(8)).toEqual([401, 429]);
    await app.close();
  });

  test('many addresses at one account have to wait for each answer, and are refused in the end', async () => {
    const app = await buildApp(shop.store, { trustProxy: ['127.0.0.1'], rateLimitFactor: 0.02 });
    const began = performance.now();
    const statuses: number[] = [];
    for (let attempt = 1; attempt <= 7; attempt += 1) {
      statuses.push((await logIn(app, 'everybody@example.com', `10.0.1.${attempt}`)).statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 6 }, () => 401), 429]);
    expect(performance.now() - began).toBeGreaterThan(2_900);
    await app.close();
  });

  test('one address may try a hundred accounts, then has to wait', async () => {
    const app = await buildApp(shop.store, { trustProxy: false, rateLimitFactor: 1 });
    for (let attempt = 1; attempt <= 100; attempt += 1) {
      const answer = await app.inject({ method: 'POST', url: '/api/user/login', payload: {} });
      expect(answer.statusCode).toBe(422);
    }
    const refused = await app.inject({ method: 'POST', url: '/api/user/login', payload: {} });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await app.close();
  });

  test('RATE_LIMIT_FACTOR multiplies them', async () => {
    const app = await buildApp(shop.store, { trustProxy: ['127.0.0.1'], rateLimitFactor: 1.5 });
    const statuses: number[] = [];
    for (let attempt = 1; attempt <= 16; attempt += 1) {
      statuses.push((await logIn(app, 'factor@example.com', '10.0.0.1')).statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 15 }, () => 401), 429]);
    await app.close();
  });

  test('never multiply the tries of a one-time code', async () => {
    const app = await buildApp(shop.store, { trustProxy: false, rateLimitFactor: 1_000 });
    const ask = () =>
      app.inject({
        method: 'PUT',
        url: '/api/user/forgot-password',
        payload: { email: 'eight@example.com' },
      });
    for (let mail = 1; mail <= 8; mail += 1) expect((await ask()).statusCode).toBe(200);
    expect((await ask()).statusCode).toBe(429);
    await app.close();
  });

  test('are set on every call that is worth guessing at or costly', async () => {
    const app = await buildApp(shop.store, { trustProxy: false, rateLimitFactor: 0.0001 });
    const { user, file, order } = endpoints;
    const limited = [
      user.login,
      user.register,
      user.forgotPassword,
      user.verifyForgotPasswordOtp,
      user.resetPassword,
    ];
    for (const endpoint of limited) expect(await statusOfSecond(app, endpoint)).toBe(429);
    for (const endpoint of [user.uploadAvatar, file.upload, order.cashOnDelivery, order.checkout]) {
      // Without a session these stop before they are counted.
      expect(await statusOfSecond(app, endpoint)).toBe(401);
    }
    await app.close();
  });
});

describe('X-Forwarded-For', () => {
  test('is believed from the proxy TRUST_PROXY names', async () => {
    const app = await buildApp(shop.store, { trustProxy: ['127.0.0.1'], rateLimitFactor: 0.0001 });
    expect((await logIn(app, 'a@example.com', '41.202.1.1')).statusCode).toBe(401);
    expect((await logIn(app, 'b@example.com', '41.202.1.2')).statusCode).toBe(401);
    expect((await logIn(app, 'c@example.com', '41.202.1.2')).statusCode).toBe(429);
    await app.close();
  });

  test.each([{ trustProxy: false as const }, { trustProxy: ['10.1.1.1'] }])(
    'is not believed with %j',
    async ({ trustProxy }) => {
      const app = await buildApp(shop.store, { trustProxy, rateLimitFactor: 0.0001 });
      expect((await logIn(app, 'd@example.com', '41.202.1.1')).statusCode).toBe(401);
      expect((await logIn(app, 'e@example.com', '41.202.1.2')).statusCode).toBe(429);
      await app.close();
    },
  );

  test('counts back from the shop where TRUST_PROXY is a number of proxies', async () => {
    const app = await buildApp(shop.store, { trustProxy: 1, rateLimitFactor: 0.0001 });
    expect((await logIn(app, 'f@example.com', '1.1.1.1, 41.202.1.1')).statusCode).toBe(401);
    expect((await logIn(app, 'g@example.com', '2.2.2.2, 41.202.1.1')).statusCode).toBe(429);
    await app.close();
  });
});

type App = typeof shop.app;

function logIn(app: App, email: string, forwardedFor: string, password = 'wrong words', cookie?: string) {
  return app.inject({
    method: 'POST',
    url: '/api/user/login',
    headers: { 'x-forwarded-for': forwardedFor, ...(cookie === undefined ? {} : { cookie }) },
    payload: { email, password },
  });
}

async function statusOfSecond(app: App, endpoint: string): Promise<number> {
  const [method, url = ''] = endpoint.split(' ');
  const request = { method: method === 'PUT' ? ('PUT' as const) : ('POST' as const), url };
  await app.inject(request);
  return (await app.inject(request)).statusCode;
}
