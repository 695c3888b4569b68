import { spawn, spawnSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '#tests/support/free-port.ts';
import { endWithThisProcess } from './run-guard.ts';

/** Why tests with PgBouncer are skipped on this machine, if they are: no npm package contains it. */
export const pgbouncerMissing: string | undefined =
  spawnSync('pgbouncer', ['--version']).error === undefined
    ? undefined
    : 'PgBouncer is not installed on this machine (Debian: apt install pgbouncer)';

export type PgBouncer = { connectionString: string; stop: () => Promise<void> };

/** PgBouncer with the settings of deploy/pgbouncer.ini in front of this database, with so few connections that clients share them. */
export async function startPgBouncer(direct: string): Promise<PgBouncer> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-pgbouncer-'));
  const target = new URL(direct);
  const name = target.pathname.slice(1);
  const port = await freePort();
  const settings = {
    listen_port: String(port),
    auth_file: join(folder, 'userlist.txt'),
    default_pool_size: '4',
    server_tls_sslmode: 'disable',
    // PgBouncer refuses to run as root.
    ...(process.getuid?.() === 0 ? { user: 'daemon' } : {}),
  };
  const given = await readFile(new URL('../../deploy/pgbouncer.ini', import.meta.url), 'utf8');
  const file = Object.entries(settings).reduce(
    (text, [key, value]) => `${text.replace(new RegExp(`^${key} = .*$`, 'm'), '')}\n${key} = ${value}`,
    given
      .replace(/^shop = /m, `${name} = `)
      .replace('host=127.0.0.1 port=5432 dbname=shop', `host=${target.hostname} port=${target.port}`),
  );
  await writeFile(join(folder, 'pgbouncer.ini'), `${file}\n`);
  await writeFile(
    join(folder, 'userlist.txt'),
    `"${target.username}" "${decodeURIComponent(target.password)}"\n`,
  );
  await chmod(folder, 0o755);
  const child = spawn('pgbouncer', ['-q', join(folder, 'pgbouncer.ini')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const release = endWithThisProcess({ kind: 'process', processId: child.pid ?? 0 });
  const through = new URL(direct);
  through.hostname = '127.0.0.1';
  through.port = String(port);
  await untilOpen(through.href);
  return {
    connectionString: through.href,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
      release();
    },
  };
}

async function untilOpen(connectionString: string): Promise<void> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const client = new pg.Client({ connectionString });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await delay(50);
    }
  }
}
