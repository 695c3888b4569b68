import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testShop } from '#tests/support/app.ts';
import { makeProduct } from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';

const { store } = await testShop();
const { db } = store;

const [migration, ofCash] = await Promise.all(
  ['0038_remarks_of_orders', '0136_cash_written_off_in_histories'].map((name) =>
    readFile(new URL(`./migrations/${name}.sql`, import.meta.url), 'utf8'),
  ),
);

test('what was written off with a note only gets its remark, and the same words at another moment stay a note', async () => {
  const { id } = await makeOrder(store, [{ product: await makeProduct(store, { stock: 5 }), quantity: 1 }]);
  const [at, later] = [new Date('2026-11-01T10:00:00.123Z'), new Date('2026-11-01T10:05:00Z')];
  await db.deleteFrom('orderEvents').where('orderId', '=', id).execute();
  const note = 'No coins';
  await db
    .insertInto('cashWriteOffs')
    .values({ orderId: id, amount: 25, note, actorId: 'solange', createdAt: at })
    .execute();
  for (const createdAt of [at, later]) {
    await db
      .insertInto('orderEvents')
      .values({ orderId: id, fromStatus: 'Placed', toStatus: 'Placed', actor: 'staff', note, createdAt })
      .execute();
  }
  await sql.raw(ofCash ?? '').execute(db);
  const events = await db
    .selectFrom('orderEvents')
    .select(['remark', 'note'])
    .where('orderId', '=', id)
    .orderBy('id')
    .execute();
  expect(events).toEqual([
    { remark: 'cash_written_off', note },
    { remark: null, note },
  ]);
});

test('what the shop once wrote in English becomes a code, and what a person typed alike stays', async () => {
  const product = await makeProduct(store, { stock: 5 });
  const { id } = await makeOrder(store, [{ product, quantity: 1 }], { status: 'Cancelled' });
  const refundId = '6f3e3c52-0c53-4a5c-9d3f-5a2b9c1d7e10';
  const at = new Date('2026-11-01T10:00:00.123Z');
  await db.deleteFrom('orderEvents').where('orderId', '=', id).execute();
  await db
    .insertInto('refunds')
    .values({
      ...{ id: refundId, requestId: refundId, orderId: id, amount: 100, cause: 'order_ended' },
      ...{ state: 'done', reference: 'MP1', createdAt: at, doneAt: at },
    })
    .execute();
  await db
    .insertInto('returnRequests')
    .values({
      ...{ orderId: id, reason: 'other', state: 'refused', answer: 'Worn: no.', requestedAt: at },
      ...{ answeredAt: at, answeredBy: 'solange' },
    })
    .execute();
  const kept = [
    ['system', 'nobody paid in time'],
    ['provider', 'refunded: MP1'],
    ['staff', 'return refused: Worn: no.'],
    ['staff', 'refunded: half of it in cash'],
    ['staff', 'refund due: ask Ama first'],
    ['staff', 'looked at: the box'],
    ['staff', 'nobody paid in time'],
  ] as const;
  await sql`alter table order_events drop column remark`.execute(db);
  for (const [actor, note] of kept) {
    await db
      .insertInto('orderEvents')
      .values({
        ...{ orderId: id, fromStatus: 'Cancelled', toStatus: 'Cancelled', actor, note, createdAt: at },
      })
      .execute();
  }

  await sql.raw(migration ?? '').execute(db);

  const events = await db
    .selectFrom('orderEvents')
    .select(['remark', 'note'])
    .where('orderId', '=', id)
    .orderBy('id')
    .execute();
  expect(events.map(({ remark, note }) => [remark, note])).toEqual([
    ['not_paid_in_time', ''],
    ['refunded', 'MP1'],
    ['return_refused', 'Worn: no.'],
    [null, 'refunded: half of it in cash'],
    [null, 'refund due: ask Ama first'],
    [null, 'looked at: the box'],
    [null, 'nobody paid in time'],
  ]);
});
