import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { databaseLine } from '#tests/support/database-line.ts';
import { createDatabase } from './client.ts';
import { isDatabaseOutage } from './database-outage.ts';

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
