import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive, stopOrphan } from '#server/embedded-postgres/postmaster-pid.ts';
import { type EmbeddedPostgres, startPostgres } from '#server/embedded-postgres/start-postgres.ts';
import { endWithThisProcess } from './run-guard.ts';

const prefix = 'shop-tests-';
const ownerFile = 'owner';

export type ThrowAwayPostgres = EmbeddedPostgres & { folder: string };

/**
 * A PostgreSQL in a temporary folder that is removed after the run. It skips durability for speed, unless `isDurable` makes it write as the
 * shop's does.
 */
export async function startThrowAwayPostgres({
  isDurable = false,
  connections,
}: {
  isDurable?: boolean;
  connections?: number;
} = {}): Promise<ThrowAwayPostgres> {
  await removeLeftovers();
  const folder = await mkdtemp(join(tmpdir(), prefix));
  await writeFile(join(folder, ownerFile), String(process.pid));
  const release = endWithThisProcess({ kind: 'postgres', folder });
  const server = await startPostgres({ folder, isDurable, connections });
  return {
    ...server,
    folder,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
      release();
    },
  };
}

/** Removes what a run has left because even its guard was killed. */
async function removeLeftovers(): Promise<void> {
  const folders = (await readdir(tmpdir())).filter((name) => name.startsWith(prefix));
  for (const folder of folders.map((name) => join(tmpdir(), name))) {
    const owner = await readFile(join(folder, ownerFile), 'utf8').catch(() => undefined);
    if (owner === undefined || isAlive(Number(owner))) continue;
    await stopOrphan(join(folder, 'postgres'));
    await rm(folder, { recursive: true, force: true });
  }
}
