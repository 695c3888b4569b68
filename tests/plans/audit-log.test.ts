import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { listAuditEntries } from '#core/audit/audit-queries.ts';
import { testDatabase } from '#tests/support/database.ts';
import { explain, recordStatements } from '#tests/support/record-statements.ts';

const { db } = await testDatabase();

const products = 8_000;
/** In one statement, indexing the words of more products would exceed its time limit. */
const productsAtOnce = 2_000;

/** Every fourth product is a 'crème', one is a 'velours'; each has five entries. */
beforeAll(async () => {
  for (let first = 1; first <= products; first += productsAtOnce) {
    await sql`insert into products (id, name, name_fr, description, unit, stock, price)
      select lpad(n::text, 12, '0'), 'Product ' || n,
        case when n = 777 then 'Baume velours' when n % 4 = 0 then 'Crème ' || n else 'Savon ' || n end, '', '1', 10, 2500
      from generate_series(${first}::int, ${first + productsAtOnce - 1}::int) as n`.execute(db);
  }
  await sql`insert into audit_entries (at, actor_id, actor_name, kind, action, subject_id, subject_name, changes)
    select now(), 'solange', 'Solange', 'product', 'changed', lpad(n::text, 12, '0'), 'Product ' || n, '[]'
    from generate_series(1, 5) as time, generate_series(1, ${products}::int) as n`.execute(db);
  await sql`analyze`.execute(db);
});

test.each([
  ['a French name that one product has', 'velours', 5],
  ['a French name and a word of the entry', 'velours solange', 5],
  ['a word that is in no name', 'zoutchang', 0],
  ['an English name', 'product 4777', 5],
])('with 40,000 entries, the search for %s reads by index', async (_, search, found) => {
  const wanted = { search, limit: 50 };
  expect((await listAuditEntries(db, wanted)).entries).toHaveLength(found);
  const statements = await recordStatements(() => listAuditEntries(db, wanted));
  expect(statements).toHaveLength(2);
  for (const statement of statements) {
    expect(await explain(db, statement)).not.toMatch(
      /Seq Scan on (audit_entries|products)|audit_entries_pkey/,
    );
  }
});

test('a French word that thousands of products have looks up some tens of them, and stays within its time', async () => {
  const statements = await recordStatements(() => listAuditEntries(db, { search: 'creme', limit: 50 }));
  const [lookUp, list] = statements;
  expect(statements).toHaveLength(2);
  expect(lookUp && (await explain(db, lookUp))).not.toContain('Seq Scan on products');
  const things = list?.parameters.find(Array.isArray) ?? [];
  expect(things).toHaveLength(60);
  expect(list && (await explain(db, list))).toContain('audit_entries_of_subject');
});
