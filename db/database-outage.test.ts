import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { databaseLine } from '#tests/support/database-line.ts';
import { createDatabase, type Database } from './client.ts';
import { isDatabaseOutage } from './database-outage.ts';
import { transaction } from './transaction.ts';

const { db: direct, connectionString } = await testDatabase();

test('a connection that is reset while a query runs is an outage, not a bug', async () => {
  const line = await databaseLine(connectionString);
  const db = createDatabase(line.connectionString, { applicationName: 'reset in use' });
  onTestFinished(() => db.destroy());
  const failed = sql`select pg_sleep(30)`.execute(db).then(
    () => undefined,
    (error: unknown) => error,
  );
  await expect.poll(countRunning, { timeout: 5_000 }).toBe(1);
  line.reset();
  const error = await failed;
  expect(error).toMatchObject({ code: 'ECONNRESET' });
  expect(isDatabaseOutage(error)).toBe(true);
});

describe('a database that is frozen', () => {
  test('ends a query in seconds, and the next one is asked on another connection', async () => {
    const { db, line } = await frozenLine();
    const error = await db
      .selectFrom('products')
      .select('id')
      .execute()
      .catch((thrown: unknown) => thrown);
    expect(isDatabaseOutage(error)).toBe(true);
    line.mend();
    await expect.poll(() => readOnce(db)).toEqual([]);
  });

  test('ends a transaction in seconds, and leaves no connection that waits', async () => {
    const { db, line } = await frozenLine();
    const error = await transaction(db, (tx) => tx.selectFrom('products').select('id').execute()).catch(
      (thrown: unknown) => thrown,
    );
    expect(isDatabaseOutage(error)).toBe(true);
    line.mend();
    await expect.poll(() => readOnce(db)).toEqual([]);
    expect(await Promise.all([readOnce(db), readOnce(db), readOnce(db)])).toEqual([[], [], []]);
  });

  const readOnce = (db: Database) => db.selectFrom('products').select('id').execute().catch(String);

  /** A pool of two used connections on a connection that has gone silent. */
  async function frozenLine() {
    const line = await databaseLine(connectionString);
    const db = createDatabase(line.connectionString, { poolSize: 2, statementTimeoutMs: 200 });
    onTestFinished(() => db.destroy());
    await Promise.all([1, 2].map(() => sql`select pg_sleep(0.05)`.execute(db)));
    line.silence();
    return { db, line };
  }
});

async function countRunning(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where application_name = 'reset in use' and state = 'active'`.execute(direct);
  return rows[0]?.count ?? 0;
}

test.each([
  Object.assign(new Error('write EPIPE'), { code: 'EPIPE', syscall: 'write' }),
  Object.assign(new Error('read ETIMEDOUT'), { code: 'ETIMEDOUT', syscall: 'read' }),
])('$message is one as well', (error) => {
  expect(isDatabaseOutage(error)).toBe(true);
});

test('a client that leaves in the middle of its request is none', () => {
  expect(isDatabaseOutage(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))).toBe(false);
});
