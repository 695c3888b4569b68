import { chown, mkdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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

// Real processes, on slow machines too: the limit is for one that hangs.
vi.setConfig({ testTimeout: 120_000 });

const isRoot = process.getuid?.() === 0;

test('the shop opens in a new folder whose path has spaces and accents, and says what one needs to know', async () => {
  const dataFolder = await newDataFolder();
  const shop = await openShop(dataFolder);
  const page = await fetch(`http://localhost:${shop.port}/`);
  expect(page.status).toBe(200);
  shop.pressCtrlC();
  const { output } = await shop.ended;
  expect(output).toContain(`http://localhost:${shop.port}`);
  expect(output).toMatch(/Admin .+@/);
  expect(output).toMatch(/Mail .+outbox/);
  expect(output).toMatch(/Money +online payments are simulated, no money moves/);
  expect(output).toMatch(/Stop .+Ctrl-C/);
});

test('Ctrl-C stops everything, PostgreSQL included', async () => {
  const dataFolder = await usedDataFolder();
  const shop = await openShop(dataFolder);
  const postgres = await postgresProcess(dataFolder);
  shop.pressCtrlC();
  expect((await shop.ended).exitCode).toBe(0);
  await expect.poll(() => isAlive(postgres ?? 0), { timeout: 10_000 }).toBe(false);
  expect(await postgresProcess(dataFolder)).toBeUndefined();
  const log = await readFile(join(dataFolder, 'postgres.log'), 'utf8');
  expect(log).toContain('database system is shut down');
});

test('the shop goes on, and can be stopped, when the reader of its output is gone', async () => {
  const dataFolder = await usedDataFolder();
  const shop = await openShop(dataFolder);
  shop.process.stdout?.destroy();
  shop.process.stderr?.destroy();
  // A lost connection is logged, to an output that is closed by now.
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
      { interval: 5, timeout: 15_000 },
    )
    .toBe(true);
  shop.pressCtrlC();
  await shop.ended;
  expect(await postgresProcess(dataFolder)).toBeUndefined();
});

test('what was saved is there after a stop and a second start', async () => {
  const dataFolder = await usedDataFolder();
  const first = await openShop(dataFolder);
  await askDatabase(dataFolder, 'create table kept as select 2500 as price');
  first.pressCtrlC();
  await first.ended;
  await openShop(dataFolder);
  expect(await askDatabase(dataFolder, 'select price from kept')).toEqual([{ price: 2500 }]);
});

test('others on this machine cannot read the data folder', async () => {
  const dataFolder = await newDataFolder();
  await openShop(dataFolder);
  expect((await stat(dataFolder)).mode & 0o077).toBe(0);
  expect((await stat(join(dataFolder, 'postgres', 'shop-password'))).mode & 0o077).toBe(0);
});

// Only root can run a program in a folder of root's.
test.runIf(isRoot && (await canBeReachedByOthers(process.execPath)))(
  'root can open a shop that an ordinary user made, and the user can go on with it',
  async () => {
    const user = await ordinaryAccount();
    const dataFolder = await newDataFolder();
    await chown(dirname(dataFolder), user.uid, user.gid);
    for (const account of [user, undefined, user]) {
      const shop = await openShop(dataFolder, account ? { account } : {});
      shop.pressCtrlC();
      expect((await shop.ended).exitCode).toBe(0);
    }
  },
);

test.runIf(isRoot)('root can open a shop in a folder that only root may enter', async () => {
  const dataFolder = await newDataFolder();
  await mkdir(dataFolder, { mode: 0o700 });
  const shop = await openShop(dataFolder);
  const page = await fetch(`http://localhost:${shop.port}/`);
  expect(page.status).toBe(200);
});

async function ordinaryAccount(): Promise<{ uid: number; gid: number }> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const [, , uid, gid] = lines.find(([name, , id]) => Number(id) > 0 && name === 'nobody') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

async function canBeReachedByOthers(path: string): Promise<boolean> {
  const parent = dirname(path);
  if (parent === path) return true;
  return ((await stat(parent)).mode & 0o001) !== 0 && canBeReachedByOthers(parent);
}
