import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { migrate } from '#db/migrate.ts';
import { MigrationProblem } from '#db/migration-problem.ts';
import { renamedMigrations } from '#db/renamed-migrations.ts';
import { serverProblem } from '#db/server-problem.ts';
import { sentenceOf } from '#server/start-problem.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db, connectionString } = await testDatabase();
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-migrations-'));
  await sql`drop table if exists schema_migrations, shelves, labels`.execute(db);
});

afterEach(() => rm(folder, { recursive: true }));

function write(file: string, text: string): Promise<void> {
  return writeFile(join(folder, file), text);
}

test('a second start applies nothing twice', async () => {
  await write('0001_shelves.sql', 'create table shelves (id integer);');
  expect(await migrate(connectionString, { folder })).toEqual(['0001_shelves.sql']);
  expect(await migrate(connectionString, { folder })).toEqual([]);
});

test('two processes that start together migrate once', async () => {
  await write('0001_shelves.sql', 'select pg_sleep(0.2); create table shelves (id integer);');
  const runs = await Promise.all([
    migrate(connectionString, { folder }),
    migrate(connectionString, { folder }),
  ]);
  expect(runs.flat()).toEqual(['0001_shelves.sql']);
});

test('a migration that fails in the middle leaves nothing of itself', async () => {
  await write('0001_shelves.sql', 'create table shelves (id integer);');
  await write('0002_labels.sql', 'create table labels (id integer); select 1 / 0;');
  await expect(migrate(connectionString, { folder })).rejects.toThrow(
    '0002_labels.sql failed: division by zero',
  );
  const { rows } = await sql<{ labels: string | null }>`select to_regclass('labels')::text as labels`.execute(
    db,
  );
  expect(rows).toEqual([{ labels: null }]);
});

test('a migration changed after it was applied stops the start', async () => {
  await write('0001_shelves.sql', 'create table shelves (id integer);');
  await migrate(connectionString, { folder });
  await write('0001_shelves.sql', 'create table shelves (id bigint);');
  await expect(migrate(connectionString, { folder })).rejects.toThrow('0001_shelves.sql has changed');
});

test('a database used by a newer version of the shop is left alone', async () => {
  await write('0001_shelves.sql', 'create table shelves (id integer);');
  await migrate(connectionString, { folder });
  await rm(join(folder, '0001_shelves.sql'));
  await expect(migrate(connectionString, { folder })).rejects.toThrow('newer version');
});

test('a migration numbered before an applied one is refused', async () => {
  await write('0002_shelves.sql', 'create table shelves (id integer);');
  await migrate(connectionString, { folder });
  await write('0001_labels.sql', 'create table labels (id integer);');
  await expect(migrate(connectionString, { folder })).rejects.toThrow('next free number');
});

test.each(['1_short.sql', '0001-dash.sql'])('the file name %s is refused', async (file) => {
  await write(file, 'select 1;');
  await expect(migrate(connectionString, { folder })).rejects.toThrow('is not named like');
});

test('a database that knows a migration by the number it had before is opened, and no other file of that name', async () => {
  const shop = await testDatabase();
  const names = Object.entries(renamedMigrations);
  for (const [before, file] of names) {
    await sql`update schema_migrations set file = ${before} where file = ${file}`.execute(shop.db);
  }
  expect(await migrate(shop.connectionString)).toEqual([]);
  const { rows } = await sql<{ file: string }>`select file from schema_migrations`.execute(shop.db);
  expect(rows.map(({ file }) => file)).toEqual(expect.arrayContaining(names.map(([, file]) => file)));

  const [[before, file] = ['', '']] = names;
  await sql`update schema_migrations set file = ${before}, checksum = 'another' where file = ${file}`.execute(
    shop.db,
  );
  await expect(migrate(shop.connectionString)).rejects.toThrow(before);
});

test('a database that cannot hold every sign is refused in a sentence, before anything is made in it', async () => {
  await write('0001_shelves.sql', 'create table shelves (id integer);');
  const name = `ascii_${process.pid}`;
  await sql.raw(`create database ${name} encoding 'SQL_ASCII' locale 'C' template template0`).execute(db);
  onTestFinished(async () => {
    await sql.raw(`drop database ${name} with (force)`).execute(db);
  });
  const address = new URL(connectionString);
  address.pathname = `/${name}`;
  const refused = await migrate(address.href, { folder }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(MigrationProblem);
  expect(refused).toMatchObject({ message: expect.stringContaining("encoding 'UTF8' template template0") });
});

test('a server older than the search needs is named with the version to install', () => {
  expect(serverProblem({ version: 15, encoding: 'UTF8' })).toMatch(
    /is PostgreSQL 15, the shop needs 17 or newer/,
  );
  expect(serverProblem({ version: 17, encoding: 'UTF8' })).toBeUndefined();
});

test('an extension that the server does not have is named in a sentence', async () => {
  await write('0001_shelves.sql', 'create extension no_such_extension;');
  const refused = await migrate(connectionString, { folder }).catch((error: unknown) => error);
  expect(sentenceOf(refused)).toMatch(/lacks something .+no_such_extension.+postgresql-contrib/);
});
