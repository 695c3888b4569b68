import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive, stopOrphan } from '#server/embedded-postgres/postmaster-pid.ts';
import { type EmbeddedPostgres, startPostgres } from '#server/embedded-postgres/start-postgres.ts';

const prefix = 'shop-tests-';
const ownerFile = 'owner';

/** A PostgreSQL in a temporary folder that survives neither the run nor a power cut, and is fast for it. */
export async function startThrowAwayPostgres(): Promise<EmbeddedPostgres> {
  await removeLeftovers();
  const folder = await mkdtemp(join(tmpdir(), prefix));
  await writeFile(join(folder, ownerFile), String(process.pid));
  const server = await startPostgres({ folder, isDurable: false });
  return {
    ...server,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A run that was killed leaves its server behind: the next run ends it, when the process that started it is gone. */
async function removeLeftovers(): Promise<void> {
  const folders = (await readdir(tmpdir())).filter((name) => name.startsWith(prefix));
  for (const folder of folders.map((name) => join(tmpdir(), name))) {
    const owner = await readFile(join(folder, ownerFile), 'utf8').catch(() => undefined);
    if (owner === undefined || isAlive(Number(owner))) continue;
    await stopOrphan(join(folder, 'postgres'));
    await rm(folder, { recursive: true, force: true });
  }
}
