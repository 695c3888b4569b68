import { readFile } from 'node:fs/promises';
import fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { readHealth } from '#core/health/read-health.ts';
import { createShopSettings } from '#core/settings/shop-settings.ts';
import { createDatabase } from '#db/client.ts';
import { mountHealth } from '#server/api/mount-health.ts';
import { queues } from '#server/jobs/queues.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { databaseLine } from '#tests/support/database-line.ts';
import { makeAdmin, makeProduct, makeUser, TEST_PASSWORD } from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';
import { createTestClock } from '#tests/support/test-clock.ts';
import { loggablePath } from '../plugins/loggable-path.ts';
import { markOf } from './note-access.ts';
import { readShopGauges } from './shop-gauges.ts';

const token = 'of the tests, for Prometheus';
const shop = await testShop({ env: { metricsToken: token, logsRequests: true } });
const { app, call, store } = shop;

const securityEvents = () =>
  shop.logged.map(({ facts }) => facts).filter((facts) => 'kind' in facts && facts.kind === 'security');

async function readMetrics(of = app): Promise<Map<string, number>> {
  const answer = await of.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
  expect(answer.statusCode).toBe(200);
  const lines = answer.body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [, name = '', value] = /^(.+) (\S+)$/.exec(line) ?? [];
      return [name, Number(value)];
    }),
  );
}

describe('the log of security', () => {
  test('has each login and each failed one, by marks that tell accounts apart and name no one', async () => {
    const amina = await makeUser(store, { email: 'amina@example.com' });
    await call(endpoints.user.login, { email: 'Amina@example.com', password: 'wrong-words' });
    await call(endpoints.user.login, { email: 'other@example.com', password: 'wrong-words' });
    await call(endpoints.user.forgotPassword, { email: 'amina@example.com' });
    await call(endpoints.user.login, { email: 'amina@example.com', password: TEST_PASSWORD });
    const events = securityEvents();
    expect(events).toMatchObject([
      { call: 'user.login', result: 'WRONG_CREDENTIALS', account: markOf(store, 'amina@example.com') },
      { call: 'user.login', result: 'WRONG_CREDENTIALS', account: markOf(store, 'other@example.com') },
      { call: 'user.forgotPassword', result: 'ok', account: markOf(store, 'amina@example.com') },
      { call: 'user.login', result: 'ok', account: markOf(store, 'amina@example.com') },
    ]);
    expect(new Set(events.map((event) => Reflect.get(event, 'from'))).size).toBe(1);
    const written = JSON.stringify(shop.logged);
    for (const personal of ['amina', 'other@', 'wrong-words', TEST_PASSWORD, '127.0.0.1', amina.name]) {
      expect(written.toLowerCase()).not.toContain(personal.toLowerCase());
    }
  });

  test('has what a role does not allow, with who tried', async () => {
    const user = await makeUser(store);
    await call(endpoints.audit.list, {}, { token: await shop.logInAs(user) });
    expect(securityEvents().at(-1)).toMatchObject({
      ...{ call: 'audit.list', result: 'NO_PERMISSION', user: user.id, role: 'USER' },
    });
  });

  test('has an owner who is kept out because no second code was set up in time', async () => {
    const shopSettings = createShopSettings(store.db, { secondFactorGraceDays: 7 });
    const strict = await testShop({
      on: { db: store.db, connectionString: shop.connectionString },
      overrides: { shopSettings },
    });
    const owner = await makeAdmin(store);
    const roleSince = new Date(strict.clock.now().getTime() - 8 * 86_400_000);
    await store.db.updateTable('users').set({ roleSince }).where('id', '=', owner.id).execute();
    await strict.call(endpoints.audit.list, {}, { token: await strict.logInAs(owner) });
    expect(strict.logged.at(-1)?.facts).toMatchObject({
      ...{ kind: 'security', call: 'audit.list', result: 'SECOND_FACTOR_DUE' },
      ...{ user: owner.id, role: 'OWNER' },
    });
  });

  test('has roles and e-mails that change, and by whom', async () => {
    const [owner, helper] = [await makeAdmin(store), await makeUser(store, { role: 'MANAGER' })];
    const wanted = { id: helper.id, role: 'ORDERS', shown: 'MANAGER' };
    await call(endpoints.staff.changeRole, wanted, { token: await shop.logInAs(owner) });
    expect(securityEvents().at(-1)).toMatchObject({ call: 'staff.changeRole', result: 'ok', user: owner.id });
    const amina = await makeUser(store);
    const asked = { name: 'Amina', mobile: '677123456', email: 'new@example.com', password: TEST_PASSWORD };
    await call(endpoints.user.updateUser, asked, { token: await shop.logInAs(amina) });
    expect(securityEvents().at(-1)).toMatchObject({
      ...{ call: 'user.updateUser', result: 'ok', user: amina.id },
      account: markOf(store, 'new@example.com'),
    });
  });

  test('has what the owner does to an account', async () => {
    const [admin, customer] = [await makeAdmin(store), await makeUser(store)];
    const input = { id: customer.id, isBlocked: true };
    await call(endpoints.customer.setBlocked, input, { token: await shop.logInAs(admin) });
    expect(securityEvents().at(-1)).toMatchObject({
      call: 'customer.setBlocked',
      result: 'ok',
      user: admin.id,
    });
  });
});

test('the log of security has who is refused by a limit, once a minute for each network', async () => {
  const limited = await testShop({ env: { rateLimitFactor: 0.1 } });
  const tries = async () => {
    for (let count = 0; count < 13; count += 1) {
      await limited.call(endpoints.user.login, {});
    }
  };
  const refused = () =>
    limited.logged.flatMap(({ facts }) =>
      'result' in facts && facts.result === 'TOO_MANY_REQUESTS' ? [facts] : [],
    );
  await tries();
  expect(refused()).toEqual([
    expect.objectContaining({ kind: 'security', call: '/api/user/login', from: expect.any(String) }),
  ]);
  limited.clock.advance({ minutes: 1, seconds: 1 });
  await tries();
  expect(refused()).toHaveLength(2);
});

describe('the log of requests', () => {
  test('has no word that was typed and no key of a link', async () => {
    await app.inject('/api/category/get?q=amina%40example.com');
    expect(shop.logged.at(-1)).toMatchObject({
      facts: { method: 'GET', path: '/api/category/get', status: 200, requestId: expect.any(String) },
    });
    expect(loggablePath({ url: '/fr/track/Ab3-xyz?x=1' })).toBe('/fr/track/…');
    expect(loggablePath({ url: '/track/Ab3-xyz.data' })).toBe('/track/….data');
    expect(loggablePath({ url: '/fr/review/Ab3-xyz' })).toBe('/fr/review/…');
    expect(loggablePath({ url: '/pay/Ab3-xyz' })).toBe('/pay/…');
  });
});

describe('the metrics', () => {
  test('are there for who has the token only', async () => {
    for (const authorization of ['', 'Bearer wrong', token]) {
      expect((await app.inject({ url: '/metrics', headers: { authorization } })).statusCode).toBe(404);
    }
  });

  test('count requests, refusals and conflicts of stock, and show jobs, backups, disk and connections', async () => {
    const buyer = await makeUser(store);
    const product = await makeProduct(store, { stock: 1 });
    const session = { token: await shop.logInAs(buyer) };
    const { body } = await call(endpoints.cart.create, { productId: product.id }, session);
    await call(endpoints.cart.updateQty, { _id: body.data._id, qty: 5 }, session);
    const read = await readMetrics();
    expect(read.get('shop_refusals_total{code="STOCK_SHORT"}')).toBe(1);
    expect(read.get('shop_requests_total{kind="call",route="/api/cart/create",status="2xx"}')).toBe(1);
    expect(read.get('shop_database_connections{state="waiting"}')).toBe(0);
    expect(read.get('shop_backup_overdue')).toBe(0);
    expect(read.get('shop_disk_free_bytes')).toBeGreaterThan(0);
    expect(read.get('shop_process_memory_bytes')).toBeGreaterThan(50_000_000);
  });

  test('show the oldest job that waits', async () => {
    await call(endpoints.user.forgotPassword, { email: 'amina@example.com' });
    shop.clock.advance({ minutes: 5 });
    const read = await readMetrics();
    const waits = [...read].filter(([name]) => name.startsWith('shop_oldest_job_seconds{queue="messages"'));
    expect(Math.max(...waits.map(([, seconds]) => seconds))).toBeGreaterThanOrEqual(300);
  });

  test('show money that is still to go back, by what it waits for, and for how long the oldest waits', async () => {
    const lines = [{ product: await makeProduct(store, { stock: 5 }), quantity: 1 }];
    const { id } = await makeOrder(store, lines, { status: 'Returned' });
    expect((await readMetrics()).get('shop_open_refunds{state="by_hand"}')).toBe(0);
    const refundId = '6f3e3c52-0c53-4a5c-9d3f-5a2b9c1d7e11';
    await store.db
      .insertInto('refunds')
      .values({
        ...{ id: refundId, requestId: refundId, orderId: id, amount: 2_500, cause: 'order_ended' },
        ...{ state: 'due', createdAt: shop.clock.now() },
      })
      .execute();
    shop.clock.advance({ minutes: 10 });
    const read = await readMetrics();
    expect(read.get('shop_open_refunds{state="by_hand"}')).toBe(1);
    expect(read.get('shop_open_refunds{state="under_way"}')).toBe(0);
    expect(read.get('shop_open_refunds{state="stuck"}')).toBe(0);
    expect(read.get('shop_oldest_refund_seconds')).toBeCloseTo(600, 0);
  });

  test('go on while the database is away, and say so', async () => {
    const line = await databaseLine(shop.connectionString);
    const db = createDatabase(line.connectionString);
    afterAll(() => db.destroy());
    const on = { db, connectionString: line.connectionString };
    const away = await testShop({ env: { metricsToken: token }, on });
    const before = await readMetrics(away.app);
    expect([before.get('shop_database_up'), before.get('shop_database_writable')]).toEqual([1, 1]);
    line.cut();
    const read = await readMetrics(away.app);
    expect(read.get('shop_database_up')).toBe(0);
    expect(read.get('shop_database_writable')).toBe(0);
    expect(read.get('shop_process_memory_bytes')).toBeGreaterThan(50_000_000);
    expect(read.get('shop_disk_free_bytes')).toBeGreaterThan(0);
    expect([...read.keys()].filter((name) => name.startsWith('shop_jobs'))).toEqual([]);
    line.mend();
    await expect.poll(async () => (await readMetrics(away.app)).get('shop_database_up')).toBe(1);
  });
});

describe('health', () => {
  test('is alive without the database, ready with it, and answers at the earlier address', async () => {
    expect((await app.inject('/health/live')).json()).toEqual({ status: 'alive' });
    expect((await app.inject('/health/ready')).json()).toMatchObject({ status: 'ready', database: 'up' });
    expect((await app.inject('/api/health')).json().data).toMatchObject({ database: 'up' });
  });
});

test('a database that can only be read is said by health, its page and the metrics, while pages go on', async () => {
  const db = createDatabase(`${shop.connectionString}?options=-c%20default_transaction_read_only%3Don`);
  afterAll(() => db.destroy());
  const on = { ...store, db };
  const bare = fastify();
  mountHealth(bare, on);
  const ready = await bare.inject('/health/ready');
  expect([ready.statusCode, ready.json()]).toMatchObject([200, { status: 'ready', database: 'read-only' }]);
  const [finding] = await readHealth(on, queues);
  expect(finding).toEqual({ check: 'database', level: 'bad', amount: null });
  const gauges = await readShopGauges(on);
  const gaugeOf = (name: string) => gauges.find((gauge) => gauge.name === name)?.value;
  expect([gaugeOf('shop_database_up'), gaugeOf('shop_database_writable')]).toEqual([1, 0]);
});

test('a database whose disk is full is said by health too, and asked for room once in ten seconds', async () => {
  // PostgreSQL finds this `repeat` first: the shop's probe for room then fails as on a full disk.
  await sql`create schema full_disk`.execute(store.db);
  await sql`create function full_disk.repeat(text, integer) returns text language plpgsql as
    $$begin raise exception 'no room' using errcode = 'disk_full'; end$$`.execute(store.db);
  const path = '-c%20search_path%3Dfull_disk%2Cpg_catalog%2Cpublic';
  const db = createDatabase(`${shop.connectionString}?options=${path}`);
  afterAll(() => db.destroy());
  const bare = fastify();
  const clock = createTestClock();
  mountHealth(bare, { ...store, db, clock });
  const readiness = async () => {
    const { statusCode, body } = await bare.inject('/health/ready');
    return [statusCode, JSON.parse(body)];
  };
  expect(await readiness()).toMatchObject([200, { status: 'ready', database: 'full' }]);
  await sql`drop function full_disk.repeat(text, integer)`.execute(store.db);
  expect(await readiness()).toMatchObject([200, { database: 'full' }]);
  clock.advance({ seconds: 11 });
  expect(await readiness()).toMatchObject([200, { database: 'up' }]);
});

test('the Grafana board asks for metrics that there are', async () => {
  const board = JSON.parse(
    await readFile(new URL('../../deploy/grafana-board.json', import.meta.url), 'utf8'),
  );
  const asked = new Set(JSON.stringify(board.panels).match(/\bshop_\w+/g));
  const sources = ['../../core/metrics.ts', './shop-gauges.ts', './process-readings.ts'];
  const texts = await Promise.all(sources.map((file) => readFile(new URL(file, import.meta.url), 'utf8')));
  expect([...asked].filter((name) => !texts.join('').includes(name))).toEqual([]);
  expect(asked.size).toBeGreaterThan(12);
});
