import { describe, expect, test } from 'vitest';
import { countRequest } from '#core/request-counts/request-counts.ts';
import { buildApp } from '#server/app.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeUser, TEST_PASSWORD } from '#tests/support/make.ts';

const shop = await testShop();

// Concurrent, because the tests mostly wait. Each has its own accounts and addresses.
describe.concurrent('tries of a login', () => {
  test('one who mistypes a password waits a little longer each time, and is let in', async () => {
    const app = await buildApp(shop.store, { trustProxy: ['127.0.0.1'], rateLimitFactor: 1 });
    const { email } = await makeUser(shop.store);
    const waited: number[] = [];
    for (let attempt = 1; attempt <= 7; attempt += 1) {
      waited.push(
        await millisecondsOf(async () => expect((await logIn(app, email, '10.0.0.1')).statusCode).toBe(401)),
      );
    }
    expect(waited[5]).toBeGreaterThanOrEqual(990);
    expect(waited[6]).toBeGreaterThanOrEqual(1_990);
    expect((await logIn(app, email, '10.0.0.1', TEST_PASSWORD)).statusCode).toBe(200);
    await app.close();
  });

  test('the right password passes within six seconds, also after twenty wrong ones from the same address', async () => {
    const app = await counting();
    const { email } = await makeUser(shop.store);
    await wereTried(20, 'account', `${email} 10.0.0.4`);
    const waited = await millisecondsOf(async () =>
      expect((await logIn(app, email, '10.0.0.4', TEST_PASSWORD)).statusCode).toBe(200),
    );
    expect(waited).toBeGreaterThanOrEqual(4_990);
    await app.close();
  });

  test('one address guesses at one account thirty times in a quarter of an hour, and no more', async () => {
    const app = await counting();
    await wereTried(29, 'account', `amina@example.com 10.0.0.5`);
    expect((await logIn(app, 'amina@example.com', '10.0.0.5')).statusCode).toBe(401);
    const refused = await logIn(app, ' AMINA@example.com', '10.0.0.5');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
    expect(refused.json()).toMatchObject({ success: false, error: true, code: 'TOO_MANY_REQUESTS' });
    expect(refused.headers['cache-control']).toBe('no-store');
    expect((await logIn(app, 'amina@example.com', '10.0.0.2')).statusCode).toBe(401);
    expect((await logIn(app, 'ngono@example.com', '10.0.0.5')).statusCode).toBe(401);
    await app.close();
  });

  test('ten of one address wait at a time; more are refused at once, and all others are served meanwhile', async () => {
    const app = await counting();
    const { email } = await makeUser(shop.store);
    await wereTried(10, 'account', `crowd@example.com 10.0.0.8`);
    const crowd = Array.from({ length: 14 }, () => logIn(app, 'crowd@example.com', '10.0.0.8'));
    let isServed = false;
    const whileOthersWait = crowd.map(async (login) => {
      const answer = await login;
      return { answer, isServed };
    });
    expect((await logIn(app, email, '10.0.0.8', TEST_PASSWORD)).statusCode).toBe(200);
    expect((await logIn(app, 'crowd@example.com', '10.0.0.9')).statusCode).toBe(401);
    isServed = true;
    const answers = (await Promise.all(whileOthersWait)).map(({ answer, isServed: wasServed }) => {
      if (answer.statusCode === 401) expect(wasServed).toBe(true);
      return answer;
    });
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      ...Array.from({ length: 10 }, () => 401),
      ...Array.from({ length: 4 }, () => 429),
    ]);
    expect(answers.find(({ statusCode }) => statusCode === 429)?.headers['retry-after']).toBe('5');
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
      await Promise.all(Array.from({ length: 31 }, () => logIn(app, email, '10.0.0.66')));
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
    await Promise.all(Array.from({ length: 30 }, () => logIn(app, email, '10.0.0.7')));
    expect((await logIn(app, email, '10.0.0.7', TEST_PASSWORD)).statusCode).toBe(429);
    expect((await logIn(app, email, '10.0.0.7', TEST_PASSWORD, cookie)).statusCode).toBe(200);
    // The cookie does not weaken the limit: wrong tries with it are counted too, and a changed cookie has no effect.
    expect((await logIn(app, email, '10.0.0.7', TEST_PASSWORD, `${cookie}x`)).statusCode).toBe(429);
    await Promise.all(Array.from({ length: 29 }, () => logIn(app, email, '10.0.0.7', 'a guess', cookie)));
    expect((await logIn(app, email, '10.0.0.7', 'a guess', cookie)).statusCode).toBe(429);
    await app.close();
  });

  test('many addresses at one account have to wait for each answer, and are refused in the end', async () => {
    const app = await counting();
    await wereTried(20, 'together', `everybody@example.com`);
    const waited = await millisecondsOf(async () =>
      expect((await logIn(app, 'everybody@example.com', '10.0.1.1')).statusCode).toBe(401),
    );
    expect(waited).toBeGreaterThanOrEqual(490);
    await wereTried(279, 'together', `everybody@example.com`);
    expect((await logIn(app, 'everybody@example.com', '10.0.1.2')).statusCode).toBe(429);
    await app.close();
  });
});

describe('request limits', () => {
  test('calls without a limit of their own have one per address, in memory', async () => {
    await shop.store.db.deleteFrom('requestCounts').execute();
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
    const app = await buildApp(shop.store, { trustProxy: ['127.0.0.1'], rateLimitFactor: 0.03 });
    const empty = () => app.inject({ method: 'POST', url: '/api/user/login', payload: {} });
    const statuses = [await empty(), await empty(), await empty(), await empty()];
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 429]);
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
      // Without a session these are refused before they are counted.
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

  test.each([false, true])(
    'with IPv6 is one client for its whole /64, and an IPv4 one is the same when written as IPv6 (counted in the database: %s)',
    async (countsTogether) => {
      await shop.store.db.deleteFrom('requestCounts').execute();
      const app = await buildApp(shop.store, {
        ...{ trustProxy: ['127.0.0.1'], rateLimitFactor: 0.0001, countsTogether },
      });
      const statusFrom = async (address: string) =>
        (await logIn(app, `${address}@example.com`, address)).statusCode;
      expect(await statusFrom('2c0f:230:1:2::1')).toBe(401);
      expect(await statusFrom('2c0f:230:1:2:ffff::9')).toBe(429);
      expect(await statusFrom('2c0f:0230:0001:0002::2')).toBe(429);
      expect(await statusFrom('2c0f:230:1:3::1')).toBe(401);
      expect(await statusFrom('41.202.1.77')).toBe(401);
      expect(await statusFrom('::ffff:41.202.1.77')).toBe(429);
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

/** A shop that counts in the database, where a test can set earlier counts. */
function counting(): Promise<App> {
  return buildApp(shop.store, { trustProxy: ['127.0.0.1'], rateLimitFactor: 1, countsTogether: true });
}

/** Records logins before this test: of an account and an address, or of an account from all addresses. */
async function wereTried(times: number, group: 'account' | 'together', key: string): Promise<void> {
  // The plugin that counts appends the call to the key.
  const name = `${group} ${endpoints.user.login} ${key}${endpoints.user.login}`;
  for (let time = 0; time < times; time += 1) await countRequest(shop.store, name, 15 * 60_000);
}

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

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
