import type pg from 'pg';
import { MigrationProblem } from './migration-problem.ts';
import { type Migration, readMigrations, shopMigrations } from './read-migrations.ts';
import { renamedMigrations } from './renamed-migrations.ts';
import { refuseUnfitServer } from './server-problem.ts';
import { WritableClient } from './writable-client.ts';

export type MigrateOptions = {
  folder?: string;
  onApplied?: (file: string) => void;
};

const migrationLock = 7_263_001;

/**
 * Brings the database to the newest schema: runs each new `NNNN_name.sql` in its own transaction, in order, forward
 * only. Two processes that start together apply it once. If an applied file was changed since, the start stops, because
 * the database does not have the schema that the file describes.
 */
export async function migrate(connectionString: string, options: MigrateOptions = {}): Promise<string[]> {
  const migrations = await readMigrations(options.folder ?? shopMigrations);
  const client = new WritableClient({
    connectionString,
    application_name: 'shop migrations',
    connectionTimeoutMillis: 10_000,
  });
  // If the connection breaks, the statement fails too.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await refuseUnfitServer(client);
    await lockMigrations(client);
    const pending = await findPending(client, migrations);
    for (const migration of pending) {
      await apply(client, migration);
      options.onApplied?.(migration.file);
    }
    return pending.map((migration) => migration.file);
  } finally {
    // Ends the session, which releases the advisory lock.
    await client.end();
  }
}

/** Holds the lock until the session ends. */
export async function lockMigrations(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [migrationLock]);
}

export async function createMigrationsTable(client: pg.Client): Promise<void> {
  await client.query(`create table if not exists schema_migrations (
    file text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`);
}

async function findPending(client: pg.Client, migrations: Migration[]): Promise<Migration[]> {
  await createMigrationsTable(client);
  await renameApplied(client, migrations);
  const applied = await client.query<{ file: string; checksum: string }>(
    'select file, checksum from schema_migrations order by file',
  );
  const known = new Map(migrations.map((migration) => [migration.file, migration]));
  for (const row of applied.rows) {
    const migration = known.get(row.file);
    if (!migration) {
      throw new MigrationProblem(
        `The database has the migration ${row.file}, which this version of the shop does not know: it was last used by a newer version.`,
      );
    }
    if (migration.checksum !== row.checksum) {
      throw new MigrationProblem(
        `The migration ${row.file} has changed since it was applied to this database: restore the file and put the change into a new migration.`,
      );
    }
  }
  const done = new Set(applied.rows.map((row) => row.file));
  const pending = migrations.filter((migration) => !done.has(migration.file));
  const newest = applied.rows.at(-1)?.file ?? '';
  const late = pending.find((migration) => migration.file < newest);
  if (late) {
    throw new MigrationProblem(
      `The migration ${late.file} comes before ${newest}, which is already applied: give it the next free number.`,
    );
  }
  return pending;
}

/** Renames an applied migration only if its content is the same. */
async function renameApplied(client: pg.Client, migrations: Migration[]): Promise<void> {
  for (const [before, file] of Object.entries(renamedMigrations)) {
    const checksum = migrations.find((migration) => migration.file === file)?.checksum;
    await client.query('update schema_migrations set file = $1 where file = $2 and checksum = $3', [
      file,
      before,
      checksum,
    ]);
  }
}

/** Runs in the caller's transaction. */
export async function applyMigration(client: pg.Client, migration: Migration): Promise<void> {
  await client.query(migration.sql);
  await client.query('insert into schema_migrations (file, checksum) values ($1, $2)', [
    migration.file,
    migration.checksum,
  ]);
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await applyMigration(client, migration);
    await client.query('commit');
  } catch (cause) {
    // If the connection is lost, so is the transaction.
    await client.query('rollback').catch(() => undefined);
    throw new Error(
      `The migration ${migration.file} failed: ${cause instanceof Error ? cause.message : cause}`,
      {
        cause,
      },
    );
  }
}
