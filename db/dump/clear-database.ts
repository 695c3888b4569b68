import type pg from 'pg';
import { listTables } from './list-tables.ts';

/** Removes the shop's tables and functions, but not the extensions. Runs in its caller's transaction. */
export async function clearDatabase(
  client: pg.Client,
  { mayLoseRows }: { mayLoseRows: boolean },
): Promise<void> {
  const tables = await listTables(client);
  if (tables.length === 0) return;
  if (!mayLoseRows)
    throw new DatabaseInUse(
      'The database holds a shop already, which a restore would replace. Say so with --replace, and make a backup of it first.',
    );
  await refuseOtherSessions(client);
  const names = await allTables(client);
  await client.query(`drop table ${names.join(', ')} cascade`);
  const { rows: functions } = await client.query<{ name: string }>(`
    select oid::regprocedure::text as name from pg_proc as function
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = function.oid and deptype = 'e')
  `);
  for (const { name } of functions) await client.query(`drop routine if exists ${name} cascade`);
}

/** Includes tables that a dump leaves out: migrations create them again. */
async function allTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select oid::regclass::text as name from pg_class as class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and not exists (select from pg_depend where objid = class.oid and deptype = 'e')
  `);
  return rows.map(({ name }) => name);
}

async function refuseOtherSessions(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ count: number }>(`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name like 'shop%'
  `);
  if ((rows[0]?.count ?? 0) > 0)
    throw new DatabaseInUse('A shop is running on this database: stop it first.');
}

/** Why a database is not cleared, as a sentence for the operator. */
export class DatabaseInUse extends Error {}
