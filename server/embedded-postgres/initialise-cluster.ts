import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from '#adapters/unless-missing.ts';
import { diskIsFull, StartProblem } from '#server/start-problem.ts';
import { handOver, type PostgresAccount } from './postgres-account.ts';
import { type ProgramResult, runProgram } from './run-program.ts';

export const databaseUser = 'shop';
const majorVersion = '18';
const passwordFile = 'shop-password';

/**
 * Creates the database folder. It is filled under another name and renamed when complete, so an interrupted start
 * leaves nothing that could be taken for a database.
 */
export async function initialiseCluster(
  cluster: string,
  account: PostgresAccount,
  initdb: string,
): Promise<void> {
  if (await holdsCluster(cluster)) return;
  const draft = `${cluster}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await handOver(account, draft);
  await createIn(draft, account, initdb);
  await rm(cluster, { recursive: true, force: true });
  await rename(draft, cluster);
}

/** The password that `initialiseCluster` chose; it opens the database on this machine's loopback address only. */
export async function readPassword(cluster: string): Promise<string> {
  const path = join(cluster, passwordFile);
  const password = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new StartProblem(`The database folder ${cluster} is damaged: ${passwordFile} is missing.`, {
      cause,
    });
  });
  return password.trim();
}

async function holdsCluster(cluster: string): Promise<boolean> {
  const entries = await readdir(cluster).catch(unlessMissing);
  if (entries === undefined || entries.length === 0) return false;
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(unlessMissing);
  if (version === undefined) {
    throw new StartProblem(
      `The database folder ${cluster} is damaged (PG_VERSION is missing): move it away and restore a backup (npm run restore), or choose another DATA_DIR.`,
    );
  }
  if (version.trim() !== majorVersion) {
    throw new StartProblem(
      `The database folder ${cluster} was made by PostgreSQL ${version.trim()}, and this shop brings PostgreSQL ${majorVersion}: export it with the old version, or choose another DATA_DIR.`,
    );
  }
  return true;
}

async function createIn(draft: string, account: PostgresAccount, initdb: string): Promise<void> {
  const password = `${draft}.password`;
  await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600 });
  await handOver(account, password);
  const result = await runInitdb(draft, password, account, initdb);
  if (result.exitCode !== 0) {
    await rm(draft, { recursive: true, force: true });
    await rm(password, { force: true });
    if (/No space left on device|Disk quota exceeded/.test(result.output))
      throw new StartProblem(diskIsFull());
    const reason = result.output.split('\n').find((line) => line.includes('error:')) ?? result.output.trim();
    throw new StartProblem(`The database could not be made in ${draft}: ${reason}.`);
  }
  await rename(password, join(draft, passwordFile));
}

// The C library decides which characters are letters, and not every system has the first of these locales.
async function runInitdb(
  draft: string,
  password: string,
  account: PostgresAccount,
  initdb: string,
): Promise<ProgramResult> {
  const run = (characterType: string) =>
    runProgram(account, initdb, [...initdbOptions(characterType), `--pwfile=${password}`, draft]);
  const result = await run('C.UTF-8');
  return result.output.includes('invalid locale name') ? run('en_US.UTF-8') : result;
}

// The built-in C.UTF-8 sorts alike on every machine and every version of the C library.
function initdbOptions(characterType: string): string[] {
  return [
    `--username=${databaseUser}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    `--lc-ctype=${characterType}`,
    '--no-instructions',
  ];
}
