import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();

test('counts and sums arrive as numbers', async () => {
  const { rows } = await sql`select count(*) as how_many, sum(price) as in_all, 1.5::numeric as half
    from (values (2500), (14000)) as prices (price)`.execute(db);
  expect(rows).toEqual([{ howMany: 2, inAll: 16_500, half: 1.5 }]);
});

test('a number beyond what JavaScript counts exactly is an error, not a wrong digit', async () => {
  await expect(sql`select 9007199254740993::int8 as id`.execute(db)).rejects.toThrow('too large');
});

test('points in time are dates, calendar days stay as written', async () => {
  const { rows } =
    await sql`select '2025-03-05 15:30+01'::timestamptz as at, '2025-03-05'::date as day`.execute(db);
  expect(rows).toEqual([{ at: new Date('2025-03-05T14:30:00Z'), day: '2025-03-05' }]);
});

test('a connection that breaks in the middle of a transaction fails that transaction, and nothing else', async () => {
  const broken = db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(db);
    // The connection breaks between two queries, so that no query is running that could fail.
    await setTimeout(100);
    await sql`select 1`.execute(tx);
  });
  await expect(broken).rejects.toThrow(/terminat|Connection|not queryable/);
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
});

test('names inside stored details are not renamed', async () => {
  const { rows } = await sql`select '{"skin_type": {"how_to": "gently"}}'::jsonb as more_details`.execute(db);
  expect(rows).toEqual([{ moreDetails: { skin_type: { how_to: 'gently' } } }]);
});
