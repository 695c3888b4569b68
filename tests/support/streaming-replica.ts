import { execFile } from 'node:child_process';
import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { type EmbeddedPostgres, startPostgres } from '#server/embedded-postgres/start-postgres.ts';
import { endWithThisProcess } from './run-guard.ts';

const run = promisify(execFile);

export type Replicated = {
  primary: EmbeddedPostgres;
  replica: EmbeddedPostgres;
  /** Names both servers, the primary first. */
  connectionString: string;
  direct: { primary: string; replica: string };
  /** Kills the primary like a machine that loses its power: no process closes its connections. */
  killPrimary: () => Promise<void>;
  promoteReplica: () => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * A primary and a standby that follows it, both on this machine, from the PostgreSQL that `npm ci` installed. If `isSynchronous`, a commit
 * counts only once the standby has it on its disk (`synchronous_standby_names`).
 */
export async function startReplicated({ isSynchronous = true } = {}): Promise<Replicated> {
  const parent = await mkdtemp(join(tmpdir(), 'shop-replica-'));
  const folders = { primary: join(parent, 'primary'), replica: join(parent, 'replica') };
  await mkdir(folders.primary);
  const release = [
    endWithThisProcess({ kind: 'postgres', folder: folders.primary }),
    endWithThisProcess({ kind: 'postgres', folder: folders.replica }),
    endWithThisProcess({ kind: 'files', folder: parent }),
  ];
  const first = await startPostgres({ folder: folders.primary });
  await first.connectTo('shop');
  await first.stop();
  // With owners and permissions: where the shop runs as root, PostgreSQL runs under an account of its own.
  await run('cp', ['-a', folders.primary, folders.replica]);
  if (isSynchronous) {
    await appendFile(
      join(folders.primary, 'postgres', 'postgresql.auto.conf'),
      "synchronous_standby_names = '*'\n",
    );
  }
  const primary = await startPostgres({ folder: folders.primary });
  const cluster = join(folders.replica, 'postgres');
  const password = (await readFile(join(cluster, 'shop-password'), 'utf8')).trim();
  await appendFile(
    join(cluster, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=shop password=${password}'\n`,
  );
  await writeFile(join(cluster, 'standby.signal'), '');
  const replica = await startPostgres({ folder: folders.replica });
  const direct = { primary: await primary.connectTo('shop'), replica: addressAt(replica.port, password) };
  const { host } = new URL(direct.primary);
  return {
    primary,
    replica,
    direct,
    connectionString: direct.primary.replace(host, `${host},127.0.0.1:${replica.port}`),
    killPrimary: async () => {
      const { stdout } = await run('pgrep', ['-P', String(primary.processId)]);
      for (const processId of [primary.processId, ...stdout.split('\n').filter(Boolean).map(Number)]) {
        process.kill(processId, 'SIGKILL');
      }
      await primary.ended;
    },
    promoteReplica: () => ask(direct.replica, 'select pg_promote()'),
    stop: async () => {
      await Promise.all([primary.stop(), replica.stop()]);
      await rm(parent, { recursive: true, force: true });
      for (const go of release) go();
    },
  };
}

function addressAt(port: number, password: string): string {
  return `postgres://shop:${password}@127.0.0.1:${port}/shop`;
}

async function ask(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
