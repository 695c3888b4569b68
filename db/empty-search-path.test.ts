import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { makeAdmin, makeProduct } from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';

const { db } = await testDatabase();
const { connectionString } = await testDatabase();

const restored = new pg.Client({ connectionString });
await restored.connect();
afterAll(() => restored.end());

// As pg_restore loads rows: no name is found without its schema, and triggers are enabled only after the rows.
await restored.query(`set search_path = ''; set session_replication_role = replica`);

test('rows are restored with an empty search path', async () => {
  const admin = await makeAdmin({ db });
  const product = await makeProduct({ db }, { name: 'Rouge à lèvres', nameFr: 'Cœur' });
  await makeOrder({ db, clock: { now: () => new Date() } }, [{ product, quantity: 1 }]);
  await db
    .insertInto('auditEntries')
    .values({
      at: new Date(),
      actorId: admin.id,
      actorName: 'Solange',
      action: 'changed',
      kind: 'product',
      subjectId: product.id,
      subjectName: 'Rouge à lèvres',
      changes: '[]',
    })
    .execute();

  for (const table of ['categories', 'sub_categories', 'products', 'users', 'orders', 'audit_entries']) {
    const rows = await readRows(table);
    expect(rows.length).toBeGreaterThan(0);
    await restoreRows(table, rows);
  }
});

test('every function of the shop finds its tables whatever the search path is', async () => {
  const { rows } = await sql<{ name: string }>`
    select oid::regprocedure::text as name
    from pg_proc as function
    where pronamespace = 'public'::regnamespace
      and prosqlbody is null
      and not exists (select from unnest(proconfig) as setting where setting = 'search_path=public, pg_temp')
      and not exists (select from pg_depend where objid = function.oid and deptype = 'e')
  `.execute(db);
  expect(rows).toEqual([]);
});

async function readRows(table: string): Promise<unknown[]> {
  const { rows } = await sql<{
    row: unknown;
  }>`select to_jsonb(t) as row from ${sql.table(table)} as t`.execute(db);
  return rows.map(({ row }) => row);
}

async function restoreRows(table: string, rows: unknown[]): Promise<void> {
  const columns = await restored.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [`public.${table}`],
  );
  const names = columns.rows.map(({ name }) => name).join(', ');
  await restored.query(
    `insert into public.${table} (${names}) overriding system value
     select ${names} from jsonb_populate_recordset(null::public.${table}, $1)`,
    [JSON.stringify(rows)],
  );
}
