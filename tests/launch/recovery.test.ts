import { expect, test, vi } from 'vitest';
import { isAlive } from '#server/embedded-postgres/postmaster-pid.ts';
import { askDatabase, openShop, postgresProcess, usedDataFolder } from './launch-shop.ts';

// Real processes, on slow machines too: the time limit is for one that hangs.
vi.setConfig({ testTimeout: 120_000 });

test('after kill -9 of the shop the next start ends its orphaned PostgreSQL and has everything', async () => {
  const dataFolder = await usedDataFolder();
  const killed = await openShop(dataFolder);
  await askDatabase(dataFolder, 'create table kept as select 2500 as price');
  const orphan = (await postgresProcess(dataFolder)) ?? 0;
  process.kill(killed.processId, 'SIGKILL');
  await killed.ended;
  expect(isAlive(orphan)).toBe(true);

  await openShop(dataFolder);
  expect(await postgresProcess(dataFolder)).not.toBe(orphan);
  expect(await askDatabase(dataFolder, 'select price from kept')).toEqual([{ price: 2500 }]);
});

test('after kill -9 of PostgreSQL the shop starts it again and goes on with everything', async () => {
  const dataFolder = await usedDataFolder();
  const shop = await openShop(dataFolder);
  await askDatabase(dataFolder, 'create table kept as select 2500 as price');
  const killed = (await postgresProcess(dataFolder)) ?? 0;
  process.kill(killed, 'SIGKILL');
  const health = async () => (await fetch(`http://localhost:${shop.port}/api/health`)).status;
  await expect.poll(() => postgresProcess(dataFolder), { timeout: 40_000 }).not.toBe(killed);
  await expect.poll(health, { timeout: 40_000 }).toBe(200);
  expect(await askDatabase(dataFolder, 'select price from kept')).toEqual([{ price: 2500 }]);
  const restarted = (await postgresProcess(dataFolder)) ?? 0;
  shop.pressCtrlC();
  const { exitCode, complaint } = await shop.ended;
  expect(exitCode).toBe(0);
  const said = complaint
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  expect(said).toContainEqual(
    expect.objectContaining({ level: 'warn', message: expect.stringContaining('was started again') }),
  );
  expect(isAlive(restarted)).toBe(false);
});

test('after kill -9 of both at once the next start has everything', async () => {
  const dataFolder = await usedDataFolder();
  const shop = await openShop(dataFolder);
  await askDatabase(dataFolder, 'create table kept as select 2500 as price');
  const postgres = (await postgresProcess(dataFolder)) ?? 0;
  process.kill(shop.processId, 'SIGKILL');
  process.kill(postgres, 'SIGKILL');
  await shop.ended;

  await openShop(dataFolder);
  expect(await askDatabase(dataFolder, 'select price from kept')).toEqual([{ price: 2500 }]);
});
