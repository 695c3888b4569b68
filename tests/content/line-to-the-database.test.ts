import pg from 'pg';
import { expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { productPath } from '#shared/page-paths.ts';
import { keptShop, openBeside } from '#tests/support/kept-shop.ts';
import { type MadeProduct, makeProduct } from '#tests/support/make.ts';
import { runs } from '#tests/support/runs.ts';

// The pages and answers served while the connection for change notices is broken, silent, or restored.

const shop = await keptShop();
const other = await openBeside(shop);
const { see, ask, line, withinASecond } = shop;

function pathOf({ id, name }: MadeProduct): string {
  return productPath({ _id: id, name });
}

/** Runs a statement on another connection, as another process would. */
async function elsewhere(statement: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: shop.connectionString });
  await client.connect();
  await client.query(statement, values);
  await client.end();
}

function setPrice({ id }: MadeProduct, price: number): Promise<void> {
  return elsewhere('update products set price = $2 where id = $1', [id, price]);
}

test('a price that changes in another process is seen in both', async () => {
  const product = await makeProduct(shop.store);
  for (const one of [shop, other]) await one.see(pathOf(product));

  await setPrice(product, 7_770);

  for (const one of [shop, other]) {
    await withinASecond(async () => (await one.see(pathOf(product))).text).toContain('7770');
  }
});

test('a change that came while the listener was thrown out is seen', async () => {
  const product = await makeProduct(shop.store);
  await see(pathOf(product));

  await elsewhere(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'shop listener %' and datname = current_database()",
  );
  await setPrice(product, 8_880);

  await withinASecond(async () => (await see(pathOf(product))).text).toContain('8880');
  // The next notice is received again, too.
  await setPrice(product, 8_990);
  await withinASecond(async () => (await see(pathOf(product))).text).toContain('8990');
});

test('without a database the last copy is served, and says so; what was never seen is answered in words', async () => {
  const product = await makeProduct(shop.store);
  const never = await makeProduct(shop.store);
  await see(pathOf(product));
  await ask(endpoints.product.getDetails, { productId: product.id });

  line.cut();
  const page = await expectLastCopy(() => see(pathOf(product)));
  expect(page.text).toContain(product.name);
  // The browser shows this time above the page.
  const madeAt = Date.parse(/<html data-seen-at="([^"]+)" /.exec(page.text)?.[1] ?? '');
  expect(Math.abs(Date.now() - madeAt)).toBeLessThan(60_000);
  const answer = await expectLastCopy(() => ask(endpoints.product.getDetails, { productId: product.id }));
  expect(answer.text).toContain(product.name);
  const unknown = await see(pathOf(never));
  expect([unknown.status, unknown.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await ask(endpoints.product.getDetails, { productId: never.id })).status).toBe(503);

  await setPrice(product, 9_990);
  line.mend();
  await expect
    .poll(async () => (await see(pathOf(product))).text, { timeout: runs(10_000, 3_000) })
    .toContain('9990');
  await expect.poll(async () => (await see(pathOf(product))).headers.has('warning')).toBe(false);
  expect((await see(pathOf(product))).text).not.toContain('data-seen-at');
});

test('after a restart of the database a change made meanwhile is seen, and so is the next one', async () => {
  const product = await makeProduct(shop.store);
  for (const one of [shop, other]) await one.see(pathOf(product));

  // All connections end, as by a restart: those for queries and the one that listens.
  await elsewhere(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await setPrice(product, 6_610);

  for (const one of [shop, other]) {
    await withinASecond(async () => (await one.see(pathOf(product))).text).toContain('6610');
  }
  await setPrice(product, 6_720);
  for (const one of [shop, other]) {
    await withinASecond(async () => (await one.see(pathOf(product))).text).toContain('6720');
  }
});

test('a line that falls silent is not believed for more than a moment', async () => {
  const product = await makeProduct(shop.store);
  await see(pathOf(product));
  line.silence();

  await expect.poll(() => shop.kept().isTrusted, { timeout: runs(10_000, 2_500) }).toBe(false);
  line.mend();
  await expect.poll(() => shop.kept().isTrusted).toBe(true);
});

test('while the database is frozen a page seen before is there in two seconds', async () => {
  const product = await makeProduct(shop.store);
  await see(pathOf(product));
  line.silence();
  await expect.poll(() => shop.kept().isTrusted, { timeout: runs(10_000, 2_500) }).toBe(false);

  const start = Date.now();
  const page = await see(pathOf(product));
  expect(Date.now() - start).toBeLessThan(runs(8_000, 4_000));
  expect([page.status, page.headers.has('warning')]).toEqual([200, true]);
  line.mend();
  await expect.poll(() => shop.kept().isTrusted).toBe(true);
});

async function expectLastCopy(look: () => ReturnType<typeof see>): ReturnType<typeof see> {
  await withinASecond(async () => (await look()).headers.has('warning')).toBe(true);
  const seen = await look();
  expect(seen.status).toBe(200);
  expect(seen.headers.get('warning')).toMatch(/^111 /);
  expect(seen.headers.has('age')).toBe(true);
  expect(seen.headers.get('cache-control')).toBe('no-cache');
  return seen;
}
