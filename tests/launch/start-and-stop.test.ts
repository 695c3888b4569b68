import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { isAlive } from '#server/embedded-postgres/postmaster-pid.ts';
import {
  askDatabase,
  launchShop,
  newDataFolder,
  openShop,
  postgresProcess,
  usedDataFolder,
} from './launch-shop.ts';

// Real processes, on slow machines too: the time limit is for one that hangs.
vi.setConfig({ testTimeout: 120_000 });

test('the shop opens in a new folder whose path has spaces and accents, and says what one needs to know', async () => {
  const dataFolder = await newDataFolder();
  const shop = await openShop(dataFolder);
  const page = await fetch(`http://localhost:${shop.port}/`);
  expect(page.status).toBe(200);
  // Other users of this machine cannot read it.
  expect((await stat(dataFolder)).mode & 0o077).toBe(0);
  expect((await stat(join(dataFolder, 'postgres', 'shop-password'))).mode & 0o077).toBe(0);
  shop.pressCtrlC();
  const { output } = await shop.ended;
  expect(output).toContain(`http://localhost:${shop.port}`);
  expect(output).toMatch(/Admin .+@/);
  expect(output).toMatch(/Mail .+outbox/);
  expect(output).toMatch(/Money +online payments are simulated, no money moves/);
  expect(output).toMatch(/Stop .+Ctrl-C/);
});

test('Ctrl-C stops everything, PostgreSQL included, and the next start has what was saved', async () => {
  const dataFolder = await usedDataFolder();
  const shop = await openShop(dataFolder);
  await askDatabase(dataFolder, 'create table kept as select 2500 as price');
  const postgres = await postgresProcess(dataFolder);
  shop.pressCtrlC();
  expect((await shop.ended).exitCode).toBe(0);
  await expect.poll(() => isAlive(postgres ?? 0), { timeout: 10_000 }).toBe(false);
  expect(await postgresProcess(dataFolder)).toBeUndefined();
  const log = await readFile(join(dataFolder, 'postgres.log'), 'utf8');
  expect(log).toContain('database system is shut down');

  await openShop(dataFolder);
  expect(await askDatabase(dataFolder, 'select price from kept')).toEqual([{ price: 2500 }]);
});

test('the shop goes on, and can be stopped, when the reader of its output is gone', async () => {
  const dataFolder = await usedDataFolder();
  const shop = await openShop(dataFolder);
  shop.process.stdout?.destroy();
  shop.process.stderr?.destroy();
  // The lost connection is logged to an output that is closed by now.
  await askDatabase(
    dataFolder,
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'shop'",
  );
  await expect
    .poll(async () => (await fetch(`http://localhost:${shop.port}/api/category/get`)).status, {
      timeout: 10_000,
    })
    .toBe(200);
  shop.pressCtrlC();
  await expect.poll(() => isAlive(shop.processId), { timeout: 20_000 }).toBe(false);
  expect(await postgresProcess(dataFolder)).toBeUndefined();
});

test('Ctrl-C while the shop is still starting leaves nothing running either', async () => {
  const dataFolder = await newDataFolder();
  const shop = await launchShop(dataFolder);
  await expect
    .poll(
      () =>
        stat(join(dataFolder, 'shop.pid')).then(
          () => true,
          () => false,
        ),
      { interval: 5, timeout: 60_000 },
    )
    .toBe(true);
  shop.pressCtrlC();
  await shop.ended;
  expect(await postgresProcess(dataFolder)).toBeUndefined();
});

test('the log of its own PostgreSQL tells of a failure without what is in the row', async () => {
  const dataFolder = await usedDataFolder();
  await openShop(dataFolder);
  const add = "insert into persons values ('amina' || '@example.com')";
  await askDatabase(dataFolder, 'create table persons (email text primary key)');
  await askDatabase(dataFolder, add);
  await expect(askDatabase(dataFolder, add)).rejects.toThrow('duplicate key');
  const log = await readFile(join(dataFolder, 'postgres.log'), 'utf8');
  expect(log).toContain('violates unique constraint "persons_pkey"');
  expect(log).not.toContain('amina@example.com');
});
