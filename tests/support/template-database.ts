import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '#db/migrate.ts';
import { endWithThisProcess } from './run-guard.ts';
import { databaseUrl, runOnServer } from './run-on-server.ts';
import { startThrowAwayPostgres } from './throw-away-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    templateDatabase: { serverUrl: string; name: string };
    /** A folder of this run, for what one worker makes and all use. */
    runFolder: string;
  }
}

/**
 * Runs once per run: makes one database with the real migrations, which every test file clones. `npm test` passes a server in
 * TEST_DATABASE_URL; a test file run alone starts one for itself.
 */
export default async function setUpTemplateDatabase(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const own = given ? undefined : await startThrowAwayPostgres();
  const serverUrl = given ?? (await own?.connectTo('postgres')) ?? '';
  const name = `template_${randomBytes(6).toString('hex')}`;
  await runOnServer(serverUrl, `create database ${name}`);
  await migrate(databaseUrl(serverUrl, name));
  project.provide('templateDatabase', { serverUrl, name });
  const runFolder = await mkdtemp(join(tmpdir(), 'shop test run '));
  const release = endWithThisProcess({ kind: 'files', folder: runFolder });
  project.provide('runFolder', runFolder);
  return async () => {
    await rm(runFolder, { recursive: true, force: true });
    release();
    if (own) await own.stop();
    else await runOnServer(serverUrl, `drop database ${name}`);
  };
}
