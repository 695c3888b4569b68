import { chmod, chown, readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { unlessMissing } from '#adapters/unless-missing.ts';
import { StartProblem } from '#server/start-problem.ts';
import { runProgram } from './run-program.ts';

/** How to run a PostgreSQL program: with a command in front of it, under another account, or neither. */
export type PostgresAccount = { prefix: string[]; identity: { uid?: number; gid?: number } };

type SystemAccount = { name: string; uid: number; gid: number };

const sameAccount: PostgresAccount = { prefix: [], identity: {} };

/**
 * PostgreSQL refuses to run as root. For root there are two ways out: a user namespace in which root's own files
 * appear to belong to an ordinary account (nothing to create, works in a folder only root may enter), and, where the
 * system forbids that, switching to an ordinary account, which then must be able to reach the folder.
 */
export async function choosePostgresAccount(cluster: string, postgres: string): Promise<PostgresAccount> {
  if (process.getuid?.() !== 0) return sameAccount;
  const accounts = await listSystemAccounts();
  const owner = await stat(cluster).catch(unlessMissing);
  const ownerAccount = accounts.find((account) => account.uid === owner?.uid);
  if (ownerAccount) return switchTo(ownerAccount, cluster, postgres);
  const ordinary = preferredAccount(accounts);
  if (!ordinary) throw new StartProblem(refusesRoot(cluster));
  const namespace = inNamespace(ordinary);
  const trial = await runProgram(namespace, postgres, ['--version']);
  if (trial.exitCode === 0) return namespace;
  // The account may pass through the data folder without listing it; secret files in it have their own mode.
  await chmod(dirname(cluster), 0o711);
  const switched = await switchTo(ordinary, cluster, postgres);
  if (owner) await giveTo(ordinary, cluster);
  return switched;
}

/**
 * With a separate account, PostgreSQL must own the files it writes; otherwise they belong to the user who runs the
 * shop.
 */
export async function handOver(account: PostgresAccount, path: string): Promise<void> {
  const { uid, gid } = account.identity;
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid);
}

function inNamespace(account: SystemAccount): PostgresAccount {
  return {
    prefix: ['unshare', '--user', `--map-user=${account.uid}`, `--map-group=${account.gid}`],
    identity: {},
  };
}

async function switchTo(account: SystemAccount, cluster: string, postgres: string): Promise<PostgresAccount> {
  const switched: PostgresAccount = { prefix: [], identity: { uid: account.uid, gid: account.gid } };
  const program = await runProgram(switched, postgres, ['--version']);
  const folder = await runProgram(switched, 'test', ['-x', dirname(cluster)]);
  if (program.exitCode !== 0 || folder.exitCode !== 0) throw new StartProblem(refusesRoot(cluster));
  return switched;
}

function refusesRoot(cluster: string): string {
  return `PostgreSQL refuses to run as root, and no other account can reach ${cluster} here: start the shop as an ordinary user, move it to a folder that other accounts may enter, or set DATABASE_URL.`;
}

// initdb looks its account up by number, so it has to be one that the system knows.
async function listSystemAccounts(): Promise<SystemAccount[]> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n');
  return lines
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter((account) => account.name !== '' && account.uid > 0 && account.gid > 0);
}

function preferredAccount(accounts: SystemAccount[]): SystemAccount | undefined {
  const named = (name: string) => accounts.find((account) => account.name === name);
  return named('postgres') ?? accounts.find((account) => account.uid >= 1000) ?? accounts[0];
}

async function giveTo(account: SystemAccount, folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  for (const path of [folder, ...entries.map((entry) => join(folder, entry))]) {
    await chown(path, account.uid, account.gid);
  }
}
