import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { makeProduct } from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';
import { createTestClock } from '#tests/support/test-clock.ts';

const { db } = await testDatabase();
const store = { db, clock: createTestClock() };
const migration = await readFile(new URL('./migrations/0067_money_ledger.sql', import.meta.url), 'utf8');

test('a shop from before the ledger finds its payments, cash without entries and write-offs in it', async () => {
  const product = await makeProduct(store, { price: 3_000, stock: 9 });
  const lines = [{ product, quantity: 1 }];
  const cash = await makeOrder(store, lines, { status: 'Delivered', paymentStatus: 'Paid' });
  await db.deleteFrom('cashCollections').execute();
  const short = await makeOrder(store, lines, { status: 'Delivered' });
  await db
    .updateTable('orders')
    .set({ cashCollected: 2_000, cashWaived: 1_000, paymentStatus: 'Paid' })
    .where('id', '=', short.id)
    .execute();
  const online = await makeOrder(store, lines, { status: 'Placed' });
  await sql`drop view order_money, money_movements, order_issues`.execute(db);
  await sql`drop table cash_write_offs, refund_reversals`.execute(db);
  await sql`drop index refunds_done_at`.execute(db);
  await sql`alter table payment_attempts drop column received_amount, drop column received_at`.execute(db);
  await sql`insert into payment_attempts (id, order_id, provider, method, kind, is_simulated, state, amount, expires_at, created_at, updated_at)
    values (gen_random_uuid(), ${online.id}, 'stripe', 'card', 'hosted', false, 'succeeded', 3000, now(), now(), now())`.execute(
    db,
  );

  await sql.raw(migration).execute(db);

  const movements = await db
    .selectFrom('moneyMovements')
    .select(['orderId', 'kind', 'amount', 'place'])
    .orderBy('orderId')
    .orderBy('kind')
    .execute();
  const expected = [
    { orderId: cash.id, kind: 'in', amount: 3_000, place: 'cash' },
    { orderId: short.id, kind: 'in', amount: 2_000, place: 'cash' },
    { orderId: short.id, kind: 'waived', amount: 1_000, place: 'cash' },
    { orderId: online.id, kind: 'in', amount: 3_000, place: 'stripe' },
  ];
  expect(movements).toHaveLength(4);
  expect(movements).toEqual(expect.arrayContaining(expected));
});
