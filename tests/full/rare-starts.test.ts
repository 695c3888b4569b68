import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isAlive } from '#server/embedded-postgres/postmaster-pid.ts';
import { emptyDatabase } from '#tests/support/database.ts';
import {
  launchShop,
  newDataFolder,
  openShop,
  postgresProcess,
  sentenceOfRefusedStart,
  usedDataFolder,
} from '../launch/launch-shop.ts';

// The rarer cases in which a start is refused, recovers or runs under another account; `tests/launch` has one of each.
vi.setConfig({ testTimeout: 120_000 });

const isRoot = process.getuid?.() === 0;

test('a data folder that is a file is refused', async () => {
  const dataFolder = await newDataFolder();
  await writeFile(dataFolder, 'no folder');
  expect(await sentenceOfRefusedStart(dataFolder)).toContain('cannot be used (it is not a folder)');
});

test.skipIf(isRoot)('a data folder that one may not write to is refused', async () => {
  const dataFolder = await newDataFolder();
  await mkdir(dataFolder, { mode: 0o500 });
  expect(await sentenceOfRefusedStart(dataFolder)).toContain('this account may not write to it');
  await chmod(dirname(dataFolder), 0o700);
});

test('a database folder without its version is refused as damaged', async () => {
  const dataFolder = await usedDataFolder();
  await rm(join(dataFolder, 'postgres', 'PG_VERSION'));
  expect(await sentenceOfRefusedStart(dataFolder)).toContain('is damaged (PG_VERSION is missing)');
});

test('a database folder whose control file is broken is refused, and no PostgreSQL is left running', async () => {
  const dataFolder = await usedDataFolder();
  await truncate(join(dataFolder, 'postgres', 'global', 'pg_control'), 100);
  expect(await sentenceOfRefusedStart(dataFolder)).toMatch(
    /PostgreSQL cannot start on the database folder .+pg_control/,
  );
  expect(isAlive((await postgresProcess(dataFolder)) ?? 0)).toBe(false);
});

test('a database folder of another major version is refused', async () => {
  const dataFolder = await newDataFolder();
  await mkdir(join(dataFolder, 'postgres'), { recursive: true });
  await writeFile(join(dataFolder, 'postgres', 'PG_VERSION'), '17\n');
  expect(await sentenceOfRefusedStart(dataFolder)).toContain('was made by PostgreSQL 17');
});

test('a DATABASE_URL that takes the connection and says nothing is refused in seconds', async () => {
  const env = { DATABASE_URL: await silentDatabase() };
  const start = Date.now();
  expect(await sentenceOfRefusedStart(await newDataFolder(), { env })).toContain(
    'The database does not answer',
  );
  expect(Date.now() - start).toBeLessThan(30_000);
});

test('Ctrl-C ends a start that waits for the database', async () => {
  const seen = Promise.withResolvers<void>();
  const env = { DATABASE_URL: await silentDatabase(seen.resolve) };
  const shop = await launchShop(await newDataFolder(), { env });
  await seen.promise;
  const start = Date.now();
  shop.pressCtrlC();
  expect((await shop.ended).exitCode).toBe(1);
  expect(Date.now() - start).toBeLessThan(6_000);
});

test('a database that can only be read is refused in one sentence, which does not say that it is silent', async () => {
  const { connectionString } = await emptyDatabase();
  const env = { DATABASE_URL: `${connectionString}?options=-c%20default_transaction_read_only%3Don` };
  const sentence = await sentenceOfRefusedStart(await newDataFolder(), { env });
  expect(sentence).toMatch(/^The database takes no writes \(.+\): it is a standby, or set to read only/);
});

test('a database account without rights is refused in one sentence', async () => {
  const { connectionString, db } = await emptyDatabase();
  await sql`drop role if exists powerless`.execute(db);
  await sql`create role powerless login password 'powerless'`.execute(db);
  const url = new URL(connectionString);
  url.username = url.password = 'powerless';
  expect(await sentenceOfRefusedStart(await newDataFolder(), { env: { DATABASE_URL: url.href } })).toContain(
    'The database account may not do what the shop needs',
  );
});

test('a PostgreSQL that cannot be started again ends the shop, which says so', async () => {
  const dataFolder = await usedDataFolder();
  const shop = await openShop(dataFolder);
  await truncate(join(dataFolder, 'postgres', 'global', 'pg_control'), 100);
  process.kill((await postgresProcess(dataFolder)) ?? 0, 'SIGKILL');
  const { exitCode, output } = await shop.ended;
  expect(exitCode).toBe(1);
  expect(output).toContain('PostgreSQL has ended unexpectedly');
});

test('a first start that was interrupted while it made the database does not block the next', async () => {
  const dataFolder = await newDataFolder();
  await mkdir(join(dataFolder, 'postgres.new', 'base'), { recursive: true });
  await writeFile(join(dataFolder, 'postgres.new', 'PG_VERSION'), '18\n');
  const shop = await openShop(dataFolder);
  expect((await fetch(`http://localhost:${shop.port}/`)).status).toBe(200);
});

test('after a restart of the machine the old process number may be anyone: it is left alone', async () => {
  const dataFolder = await usedDataFolder();
  const bystander = spawn('sleep', ['60'], { stdio: 'ignore' });
  onTestFinished(() => {
    bystander.kill();
  });
  await writeFile(join(dataFolder, 'postgres', 'postmaster.pid'), `${bystander.pid}\n/elsewhere\n`);

  await openShop(dataFolder);
  expect(isAlive(bystander.pid ?? 0)).toBe(true);
});

// Only root can run a program in a folder that root owns.
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

/** A server that accepts connections and never answers. */
async function silentDatabase(onConnection: () => void = () => undefined): Promise<string> {
  const silent = createServer(onConnection).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => void silent.close());
  const address = silent.address();
  return `postgres://shop@127.0.0.1:${typeof address === 'object' ? address?.port : 0}/shop`;
}

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
