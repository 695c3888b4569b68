import type { Readable } from 'node:stream';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { DatabaseDump, DumpedTable } from './database-dump.ts';
import { listTables, type TableShape } from './list-tables.ts';
import { tallyRows } from './tally-rows.ts';

/** Passes the rows of each table to `write`, which must have stored them when it returns. */
export async function dumpDatabase(
  snapshot: pg.Client,
  write: (table: string, rows: Readable) => Promise<void>,
): Promise<DatabaseDump> {
  const migrations = await snapshot.query<DatabaseDump['migrations'][number]>(
    'select file, checksum from public.schema_migrations order by file',
  );
  const tables: DumpedTable[] = [];
  for (const table of await listTables(snapshot)) tables.push(await dumpTable(snapshot, table, write));
  const sequences = await snapshot.query<DatabaseDump['sequences'][number]>(
    `select sequencename::text as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by sequencename`,
  );
  return { migrations: migrations.rows, tables, sequences: sequences.rows };
}

async function dumpTable(
  snapshot: pg.Client,
  { name, columns }: TableShape,
  write: (table: string, rows: Readable) => Promise<void>,
): Promise<DumpedTable> {
  const source = snapshot.query(copyTo(copyStatement(name, columns, 'to stdout')));
  const counted = tallyRows();
  source.on('error', (error) => counted.destroy(error));
  await write(name, source.pipe(counted));
  return { name, columns, ...counted.tally() };
}

export function copyStatement(
  table: string,
  columns: readonly string[],
  direction: 'to stdout' | 'from stdin',
): string {
  const names = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  return `copy public.${pg.escapeIdentifier(table)} (${names}) ${direction}`;
}
