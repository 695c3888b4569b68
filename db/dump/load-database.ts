import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { applyMigration, createMigrationsTable, lockMigrations } from '#db/migrate.ts';
import { MigrationProblem } from '#db/migration-problem.ts';
import { type Migration, readMigrations, shopMigrations } from '#db/read-migrations.ts';
import { refuseUnfitServer } from '#db/server-problem.ts';
import { clearDatabase } from './clear-database.ts';
import type { DatabaseDump, DumpedTable } from './database-dump.ts';
import { copyStatement } from './dump-database.ts';
import { openDumpSession } from './dump-session.ts';
import { fillDerivedTables, listTables } from './list-tables.ts';
import { tallyRows } from './tally-rows.ts';

export type LoadOptions = {
  read: (table: string) => Promise<Readable>;
  /** Whether the present rows may be replaced. Otherwise only an empty database is filled. */
  replaces?: boolean;
  onLoaded?: (table: string, rows: number) => void;
  /** Runs before the commit; if it fails, the database stays as it was. */
  beforeCommit?: (client: pg.Client) => Promise<void>;
};

/**
 * Replaces the contents of a database with those of a dump, in the dump's schema: completely or not at all. Afterwards `migrate` brings
 * it to the newest schema, as it would have done with the original.
 */
export async function loadDatabase(
  connectionString: string,
  dump: DatabaseDump,
  options: LoadOptions,
): Promise<void> {
  const migrations = await findMigrations(dump);
  const client = await openDumpSession(connectionString);
  try {
    await refuseUnfitServer(client);
    await client.query('begin');
    await lockMigrations(client);
    await clearDatabase(client, { mayLoseRows: options.replaces ?? false });
    await createMigrationsTable(client);
    for (const migration of migrations) await applyMigration(client, migration);
    await loadTables(client, dump, options);
    await fillDerivedTables(client);
    await options.beforeCommit?.(client);
    await client.query('commit');
    await client.query('analyze');
  } finally {
    // Without a commit nothing of it remains.
    await client.end();
  }
}

async function findMigrations(dump: DatabaseDump): Promise<Migration[]> {
  const known = new Map(
    (await readMigrations(shopMigrations)).map((migration) => [migration.file, migration]),
  );
  return dump.migrations.map(({ file, checksum }) => {
    const migration = known.get(file);
    if (migration?.checksum === checksum) return migration;
    throw new MigrationProblem(
      migration
        ? `The backup was made with another ${file} than this version of the shop has.`
        : `The backup has the migration ${file}, which this version of the shop does not know: it was made by a newer version.`,
    );
  });
}

async function loadTables(
  client: pg.Client,
  dump: DatabaseDump,
  { read, onLoaded }: LoadOptions,
): Promise<void> {
  const tables = await listTables(client);
  const names = tables.map(({ name }) => `public.${pg.escapeIdentifier(name)}`);
  // The dump already has the rows that triggers would derive and those that migrations insert.
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(', ')}`);
  for (const { name } of tables) {
    const dumped = dump.tables.find((table) => table.name === name);
    if (!dumped) throw new Error(`The table ${name} is missing in the backup.`);
    await loadTable(client, dumped, await read(name));
    onLoaded?.(name, dumped.rows);
  }
  await client.query('set constraints all immediate');
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const { name, value } of dump.sequences) {
    await client.query('select setval($1::regclass, $2)', [`public.${pg.escapeIdentifier(name)}`, value]);
  }
}

async function loadTable(client: pg.Client, dumped: DumpedTable, rows: Readable): Promise<void> {
  const counted = tallyRows();
  await pipeline(
    rows,
    counted,
    client.query(copyFrom(copyStatement(dumped.name, dumped.columns, 'from stdin'))),
  );
  const { rows: count, checksum } = counted.tally();
  if (count !== dumped.rows || checksum !== dumped.checksum) {
    throw new Error(`The rows of ${dumped.name} are not those that the backup names: it is damaged.`);
  }
}
