import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { databaseLine } from '#tests/support/database-line.ts';
import { createDatabase, type Database } from './client.ts';
import { isDatabaseOutage } from './database-outage.ts';
import { eachHost } from './writable-host.ts';

const { connectionString } = await testDatabase();
const [one, other] = [await databaseLine(connectionString), await databaseLine(connectionString)];
const hostOf = (address: string) => new URL(address).host;
const both = connectionString.replace(
  hostOf(connectionString),
  `${hostOf(one.connectionString)},${hostOf(other.connectionString)}`,
);

test.each([
  ['postgres://shop:pass@one/shop', ['postgres://shop:pass@one/shop']],
  [
    'postgres://shop:a%2Cb@one:5432,two:5433/shop?sslmode=require',
    [
      'postgres://shop:a%2Cb@one:5432/shop?sslmode=require',
      'postgres://shop:a%2Cb@two:5433/shop?sslmode=require',
    ],
  ],
  ['postgres://one,two/shop', ['postgres://one/shop', 'postgres://two/shop']],
  ['postgres:///shop?host=/run/postgresql', ['postgres:///shop?host=/run/postgresql']],
])('%s names its hosts', (address, hosts) => {
  expect(eachHost(address)).toEqual(hosts);
});

test('another host is found when the one in use goes, and while none is there it is an outage', async () => {
  const db = createDatabase(both, { poolSize: 3 });
  onTestFinished(() => db.destroy());
  expect(await readOne(db)).toBe(1);
  one.cut();
  await expect.poll(() => readOne(db)).toBe(1);
  other.cut();
  const error = await sql`select 1`.execute(db).catch((thrown: unknown) => thrown);
  expect(isDatabaseOutage(error)).toBe(true);
  one.mend();
  await expect.poll(() => readOne(db)).toBe(1);
  other.mend();
});

test('a server that has become a standby is left: the next statement asks another connection', async () => {
  const db = createDatabase(connectionString, { poolSize: 1 });
  onTestFinished(() => db.destroy());
  await sql`set default_transaction_read_only = on`.execute(db);
  const error = await sql`create table of_tests (id int)`.execute(db).catch((thrown: unknown) => thrown);
  expect(isDatabaseOutage(error)).toBe(true);
  await expect
    .poll(() =>
      sql`create table of_tests (id int)`.execute(db).then(
        () => 'made',
        (thrown: unknown) => String(thrown),
      ),
    )
    .toBe('made');
});

async function readOne(db: Database): Promise<unknown> {
  const { rows } = await sql<{ one: number }>`select 1 as one`
    .execute(db)
    .catch((error: unknown) => ({ rows: [{ one: error }] }));
  return rows[0]?.one;
}
