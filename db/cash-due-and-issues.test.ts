import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testShop } from '#tests/support/app.ts';
import { makeProduct } from '#tests/support/make.ts';
import { makeShortCash } from '#tests/support/make-issue.ts';
import { makeOrder } from '#tests/support/make-order.ts';

const { store } = await testShop();
const { db } = store;

const migration = await readFile(
  new URL('./migrations/0043_cash_due_and_issues.sql', import.meta.url),
  'utf8',
);

test('cash that was short and looked at stays looked at, and what was paid before the cash desk is collected', async () => {
  const product = await makeProduct(store, { price: 3_000, stock: 9 });
  const lines = [{ product, quantity: 1 }];
  const delivered = { status: 'Delivered' } as const;
  const [seen, unseen] = [await makeOrder(store, lines, delivered), await makeOrder(store, lines, delivered)];
  await makeShortCash(store, seen.id);
  await makeShortCash(store, unseen.id);
  const paid = await makeOrder(store, lines, { ...delivered, paymentStatus: 'Paid' });
  await db.updateTable('orders').set({ cashCollected: 0 }).where('id', '=', paid.id).execute();
  await db.deleteFrom('cashCollections').where('orderId', '=', paid.id).execute();
  await sql`drop view order_issues`.execute(db);
  await sql`drop index payment_attempts_odd`.execute(db);
  await sql`alter table orders drop column cash_due, add column needs_attention boolean not null default false`.execute(
    db,
  );
  await sql`create index orders_cash_to_collect on orders (created_at)`.execute(db);
  await sql`create index orders_needing_attention on orders (created_at)`.execute(db);
  await sql`alter table cash_collections drop column looked_at, drop column looked_by`.execute(db);
  await sql`update orders set needs_attention = true where id = ${unseen.id}`.execute(db);

  await sql.raw(migration).execute(db);

  const issues = await db.selectFrom('orderIssues').select(['orderId', 'reason']).execute();
  expect(issues).toEqual([{ orderId: unseen.id, reason: 'cash_short' }]);
  const orders = await db.selectFrom('orders').select(['id', 'cashCollected', 'cashDue']).execute();
  expect(orders).toHaveLength(3);
  expect(orders).toContainEqual({ id: paid.id, cashCollected: 3_000, cashDue: 0 });
  expect(orders).toContainEqual({ id: seen.id, cashCollected: 1, cashDue: 2_999 });
});
