import { createHash, randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import type { Transaction } from '#db/transaction.ts';
import { dataFolderProblem } from './data-folder/data-folder-problem.ts';
import type { Env } from './env.ts';
import { StartProblem } from './start-problem.ts';

export const authSecretFile = 'auth-secret';

/** Processes of one shop that start together create only one secret. */
const startLock = 7_263_004;
const leastCharacters = 32;

/**
 * The secret from AUTH_SECRET, or else from the data folder, where the first start creates it. A copy of the database must
 * not be enough to sign access tokens, so the database has only the fingerprint, which reveals that another secret is used
 * with it.
 */
export async function provideAuthSecret(
  db: Database,
  { authSecret, dataFolder }: Pick<Env, 'authSecret' | 'dataFolder'>,
): Promise<string> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${startLock})`.execute(tx);
    const secret = authSecret ?? (await secretOfFolder(tx, join(dataFolder, authSecretFile)));
    // Earlier versions stored the secret itself.
    await tx.deleteFrom('secrets').where('name', '=', 'auth').execute();
    return secret;
  });
}

async function secretOfFolder(tx: Transaction, file: string): Promise<string> {
  const rows = await tx.selectFrom('secrets').select(['name', 'value']).execute();
  const stored = new Map(rows.map(({ name, value }) => [name, value]));
  const fingerprint = stored.get('auth_fingerprint');
  const kept = await readSecret(file);
  if (fingerprint === undefined) {
    const secret = kept ?? (await writeSecret(file, stored.get('auth') ?? newSecret()));
    await tx
      .insertInto('secrets')
      .values({ name: 'auth_fingerprint', value: fingerprintOf(secret) })
      .execute();
    return secret;
  }
  if (kept !== undefined && fingerprintOf(kept) === fingerprint) return kept;
  const problem = kept === undefined ? 'is missing' : 'belongs to another database';
  throw new StartProblem(
    `The file ${file} ${problem}; this shop signs logins with the secret in it. Put the right file back or copy it from another ` +
      `machine of this shop, or set AUTH_SECRET (the same on every machine, at least ${leastCharacters} characters). ` +
      'With a new secret people stay logged in; codes sent by mail or SMS have to be asked for again, and authenticator apps are set ' +
      'up anew (recovery codes still let in, else npm run second-factor-off; docs/operate.md).',
  );
}

async function readSecret(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return undefined;
    throw dataFolderProblem(file, cause);
  });
  const secret = text?.trim();
  if (secret === undefined || secret.length >= leastCharacters) return secret;
  throw new StartProblem(
    `The file ${file} holds no secret of at least ${leastCharacters} characters: put the right one back, or remove it and set AUTH_SECRET.`,
  );
}

/** Written to the disk before the database gets its fingerprint. */
async function writeSecret(file: string, secret: string): Promise<string> {
  await writeFile(`${file}.part`, `${secret}\n`, { mode: 0o600, flush: true });
  await rename(`${file}.part`, file);
  return secret;
}

function newSecret(): string {
  return randomBytes(48).toString('base64url');
}

function fingerprintOf(secret: string): string {
  return createHash('sha256').update(`signing secret ${secret}`).digest('base64url');
}
