import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { type Transaction, transaction } from '#db/transaction.ts';
import { refuse, succeed } from '#shared/outcome.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();

beforeEach(async () => {
  await sql`drop table if exists shelves`.execute(db);
  await sql`create table shelves (id integer primary key, stock integer not null)`.execute(db);
  await sql`insert into shelves values (1, 10), (2, 10)`.execute(db);
});

const takeFrom = (shelf: number, tx: Transaction) =>
  sql`update shelves set stock = stock - 1 where id = ${shelf}`.execute(tx);

async function stocks(): Promise<number[]> {
  const { rows } = await sql<{ stock: number }>`select stock from shelves order by id`.execute(db);
  return rows.map((row) => row.stock);
}

test('what a success did stays', async () => {
  const result = await transaction(db, async (tx) => {
    await takeFrom(1, tx);
    return succeed('taken');
  });
  expect(result).toEqual(succeed('taken'));
  expect(await stocks()).toEqual([9, 10]);
});

test('what was done before a refusal is undone, and the refusal is handed on', async () => {
  const result = await transaction(db, async (tx) => {
    await takeFrom(1, tx);
    return refuse('STOCK_SHORT', { productId: '2', name: 'Rouge', available: 0 });
  });
  expect(result.ok).toBe(false);
  expect(await stocks()).toEqual([10, 10]);
});

test('what was done before an error is undone, and the error is handed on', async () => {
  const work = transaction(db, async (tx) => {
    await takeFrom(1, tx);
    throw new Error('the lights went out');
  });
  await expect(work).rejects.toThrow('the lights went out');
  expect(await stocks()).toEqual([10, 10]);
});

test('two carts that take from two shelves in opposite order both get through', async () => {
  const meet = Promise.withResolvers<void>();
  let arrived = 0;
  const takeBoth = (first: number, second: number) =>
    transaction(db, async (tx) => {
      await takeFrom(first, tx);
      arrived += 1;
      if (arrived === 2) meet.resolve();
      await meet.promise;
      await takeFrom(second, tx);
    });
  await Promise.all([takeBoth(1, 2), takeBoth(2, 1)]);
  expect(arrived).toBe(3);
  expect(await stocks()).toEqual([8, 8]);
});
