import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeProduct } from '#tests/support/make.ts';
import { makeBuyer } from '#tests/support/make-buyer.ts';

const shop = await testShop();
const { db } = shop.store;

const migration = await readFile(new URL('./migrations/0045_idempotency_keys.sql', import.meta.url), 'utf8');

test('a key of before the upgrade still answers with the order that it placed', async () => {
  const product = await makeProduct(shop.store, { stock: 5 });
  const amina = await makeBuyer(shop, [{ product, quantity: 2 }]);
  const press = () =>
    shop.call(endpoints.order.cashOnDelivery, amina.order, {
      token: amina.token,
      idempotencyKey: 'press-1',
    });
  const first = await press();
  expect(first.status).toBe(201);
  await sql`
    create table order_keys (user_id text, key text, body_hash bytea, order_id text, created_at timestamptz)
  `.execute(db);
  await sql`create table guest_merges (user_id text, key text, answer jsonb, created_at timestamptz)`.execute(
    db,
  );
  await sql`create table product_saves (actor_id text, key text, body_hash bytea, product_id text, saved_at timestamptz)`.execute(
    db,
  );
  await sql`insert into order_keys select user_id, key, body_hash, answer #>> '{}', created_at from idempotency_keys`.execute(
    db,
  );
  await sql`insert into guest_merges values (${amina.user.id}, 'merge-1', '{"dropped": []}', now())`.execute(
    db,
  );
  await sql`drop table idempotency_keys`.execute(db);

  await sql.raw(migration).execute(db);

  const again = await press();
  expect([again.status, again.body.data._id]).toEqual([201, first.body.data._id]);
  const works = await db.selectFrom('idempotencyKeys').select('work').orderBy('work').execute();
  expect(works.map(({ work }) => work)).toEqual(['guest_merge', 'order']);
});
