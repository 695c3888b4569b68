import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { collectCash } from '#core/cash/collect-cash.ts';
import { correctCollection } from '#core/cash/correct-collection.ts';
import { saveRider } from '#core/cash/save-rider.ts';
import { closeTill } from '#core/till/close-till.ts';
import { lockOpenTill } from '#core/till/lock-till.ts';
import { noteTillEntry } from '#core/till/note-entry.ts';
import { openTill } from '#core/till/open-till.ts';
import { countCarried, countExpected, findOpenTillId } from '#core/till/till-queries.ts';
import { transaction } from '#db/transaction.ts';
import { dyingStore, unlessKilled } from '#tests/lives/dying-store.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeProduct } from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';

const { store, clock } = await testShop({ database: { poolSize: 20 } });
const people = [await makeAdmin(store), await makeAdmin(store)] as const;

async function dueParcel(): Promise<string> {
  const product = await makeProduct(store, { price: 6_000, stock: 5 });
  return (await makeOrder(store, [{ product, quantity: 1 }], { status: 'Out for delivery' })).id;
}

async function open(float = 10_000): Promise<number> {
  await openTill(store, people[0], { float, note: 'Counted' });
  return (await findOpenTillId(store.db))?.id ?? 0;
}

async function close(tillId: number): Promise<void> {
  const expected = await countExpected(store.db, tillId);
  const closing = { tillId, expected, counted: expected, counts: undefined, note: '' };
  expect(await closeTill(store, people[0], closing)).toMatchObject({ ok: true });
}

const collect = (orderId: string) =>
  collectCash(store, people[0], { orderId, due: 6_000, amount: 6_000, note: '' });

/**
 * Expects, till by till, the expected sum to be the float plus what came in minus what went out, and each till to begin with what the one
 * before left.
 */
async function expectChain(): Promise<void> {
  const { rows } = await sql<{
    closed: boolean;
    left: number;
    expected: number;
    carried: number;
    begun: number;
  }>`
    select closed_at is not null as closed, expected, carried,
      opening_float + coalesce((select sum(amount) from cash_collections where till_id = tills.id), 0)
        + coalesce((select sum(case kind when 'paid_in' then amount else -amount end) from till_entries where till_id = tills.id), 0) as left,
      lag(counted) over (order by id) + coalesce((select sum(amount) from cash_collections
        where after_till_id = (select max(before.id) from tills as before where before.id < tills.id)), 0) as begun
    from tills order by id
  `.execute(store.db);
  for (const { closed, left, expected, carried, begun } of rows) {
    if (closed) expect(expected).toBe(left);
    expect(carried).toBe(begun);
  }
}

describe('the till', () => {
  test('is opened once and closed once, however many press at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      clock.advance({ minutes: 1 });
      const opened = await Promise.all(
        [...people, ...people].map((person) => openTill(store, person, { float: 5_000, note: 'Counted' })),
      );
      expect(opened.filter(({ ok }) => ok)).toHaveLength(1);
      const tillId = (await findOpenTillId(store.db))?.id ?? 0;
      clock.advance({ minutes: 1 });
      const closed = await Promise.all(
        people.map((person, index) =>
          closeTill(store, person, {
            ...{ tillId, expected: 5_000, counted: 5_000 - index, counts: undefined, note: 'Counted' },
          }),
        ),
      );
      expect(closed.filter(({ ok }) => ok)).toHaveLength(1);
    }
    await expectChain();
  });

  test('loses no cash that comes while it is opened or closed', async () => {
    for (let round = 0; round < 6; round += 1) {
      const orders = await Promise.all([dueParcel(), dueParcel(), dueParcel(), dueParcel()]);
      const tillId = await open();
      const expected = await countExpected(store.db, tillId);
      clock.advance({ minutes: 1 });
      await Promise.all([
        ...orders.slice(0, 2).map(collect),
        delay(4 * round).then(() =>
          closeTill(store, people[0], {
            ...{ tillId, expected, counted: expected, counts: undefined, note: '' },
          }),
        ),
      ]);
      if ((await findOpenTillId(store.db)) !== undefined) await close(tillId);
      clock.advance({ minutes: 1 });
      const carried = await countCarried(store.db);
      const float = (carried?.counted ?? 0) + (carried?.since ?? 0);
      await Promise.all([
        ...orders.slice(2).map(collect),
        delay(4 * round).then(() => openTill(store, people[1], { float, note: 'Counted' })),
      ]);
      clock.advance({ minutes: 1 });
      const next = (await findOpenTillId(store.db))?.id ?? 0;
      await close(next);
      clock.advance({ minutes: 1 });
    }
    const paid = await store.db
      .selectFrom('cashCollections')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(paid.count).toBe(24);
    await expectChain();
  });

  test('counts cash once that came before an opening and a closing of the same moment', async () => {
    const before = await countCarried(store.db);
    await collect(await dueParcel());
    const float = (before?.counted ?? 0) + (before?.since ?? 0) + 6_000;
    expect(await countCarried(store.db)).toMatchObject({ since: (before?.since ?? 0) + 6_000 });
    await close(await open(float));
    expect(await countCarried(store.db)).toEqual({ counted: float, since: 0 });
    clock.advance({ minutes: 1 });
  });

  test('misses no cash that a machine with a slow clock takes after a closing', async () => {
    await close(await open());
    clock.advance({ seconds: -2 });
    await collect(await dueParcel());
    clock.advance({ minutes: 1 });
    expect(await countCarried(store.db)).toEqual({ counted: 10_000, since: 6_000 });
  });

  test('misses no cash that turns out to have come across the counter while the till is being closed', async () => {
    const rider = await saveRider(store, people[0], { name: 'Ibrahim', phone: '690000001' });
    if (!rider.ok) throw new Error('The rider is not known.');
    const orderId = await dueParcel();
    await store.db.updateTable('orders').set({ riderId: rider.value.id }).where('id', '=', orderId).execute();
    await collect(orderId);
    const { id: entryId } = await store.db
      .selectFrom('cashCollections')
      .select('id')
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow();
    const tillId = await open();
    const right = { entryId, amount: 6_000, riderId: null, note: 'She came to the shop' };
    let correcting: Promise<unknown> = Promise.resolve();
    await transaction(store.db, async (tx) => {
      await lockOpenTill(tx);
      correcting = correctCollection(store, people[1], right);
      await delay(200);
      await tx
        .updateTable('tills')
        .set({ closedAt: clock.now(), closedBy: people[0].id, expected: 10_000, counted: 10_000 })
        .where('id', '=', tillId)
        .execute();
    });
    expect(await correcting).toMatchObject({ ok: true });
    expect(await countCarried(store.db)).toEqual({ counted: 10_000, since: 6_000 });
    clock.advance({ minutes: 1 });
  });

  test('gives out once what two take at the same moment', async () => {
    const tillId = await open();
    const shown = await countExpected(store.db, tillId);
    const taking = { kind: 'banked', amount: shown, note: 'Bank', shown } as const;
    const taken = await Promise.all(
      [...people, ...people].map((person) => noteTillEntry(store, person, taking)),
    );
    expect(taken.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await countExpected(store.db, tillId)).toBe(0);
    await close(tillId);
  });

  test('is as before, or closed with its entry in the log, where the process is killed in between', async () => {
    for (let statements = 1; statements < 12; statements += 1) {
      clock.advance({ minutes: 1 });
      const tillId = await open();
      const expected = await countExpected(store.db, tillId);
      const closing = { tillId, expected, counted: expected, counts: undefined, note: '' };
      await unlessKilled(closeTill(dyingStore(store, statements), people[0], closing));
      const { closedAt } = await store.db
        .selectFrom('tills')
        .select('closedAt')
        .where('id', '=', tillId)
        .executeTakeFirstOrThrow();
      const entries = await store.db
        .selectFrom('auditEntries')
        .select('id')
        .where('kind', '=', 'till')
        .where('action', '=', 'closed')
        .where('subjectId', '=', String(tillId))
        .execute();
      expect(entries).toHaveLength(closedAt === null ? 0 : 1);
      if (closedAt === null) await close(tillId);
    }
    await expectChain();
  });
});
