import { randomBytes } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { createDatabase, type Database, type DatabaseOptions } from '#db/client.ts';
import { databaseUrl, runOnServer } from './run-on-server.ts';

export type TestDatabase = { db: Database; connectionString: string };

/**
 * A migrated, empty database for this test file alone; it is dropped after the file's last test. Call it at the top
 * of the file: `const { db } = await testDatabase();`
 */
export function testDatabase(options: DatabaseOptions = {}): Promise<TestDatabase> {
  return createTestDatabase(inject('templateDatabase').name, options);
}

/** A database without any migration, for tests that bring their own schema. */
export function emptyDatabase(): Promise<TestDatabase> {
  return createTestDatabase('template0', {});
}

async function createTestDatabase(template: string, options: DatabaseOptions): Promise<TestDatabase> {
  const { serverUrl } = inject('templateDatabase');
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copying the template's files takes half the processor time of the default, which writes every page to the log.
  await runOnServer(serverUrl, `create database ${name} template ${template} strategy file_copy`);
  const connectionString = databaseUrl(serverUrl, name);
  const db = createDatabase(planningOnce(connectionString), {
    applicationName: 'shop tests',
    namesStatements: 'all',
    ...options,
  });
  afterAll(async () => {
    await db.destroy();
    await runOnServer(serverUrl, `drop database ${name} with (force)`);
  });
  return { db, connectionString };
}

/**
 * A test file sends the same statements again and again over a few connections to a few rows: planning them each time was a third of
 * PostgreSQL's work. The shop itself plans most of them for their parameters (db/prepared.ts); so do tests/plans and the shops that tests
 * launch.
 */
function planningOnce(connectionString: string): string {
  const url = new URL(connectionString);
  url.searchParams.set('options', '-c plan_cache_mode=force_generic_plan');
  return url.href;
}
