import type { ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { StartProblem } from '#server/start-problem.ts';
import { databaseUser, initialiseCluster, readPassword } from './initialise-cluster.ts';
import { choosePostgresAccount, type PostgresAccount } from './postgres-account.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { readPostmaster, stopOrphan, stopPostmaster } from './postmaster-pid.ts';
import { spawnAs } from './run-program.ts';

export type EmbeddedPostgres = {
  /** Returns the address of a database, which the first call creates. */
  connectTo: (database: string) => Promise<string>;
  processId: number;
  port: number;
  /** Resolves when the server has ended, for whatever reason. */
  ended: Promise<void>;
  stop: () => Promise<void>;
};

export type EmbeddedPostgresOptions = {
  /** Holds the database in `postgres/` and its log; the caller holds the folder's lock. */
  folder: string;
  /** Off only for temporary data: a power cut may then ruin it. */
  isDurable?: boolean;
  /** The most connections at the same time. */
  connections?: number | undefined;
  /** The port it had before; else any free port. */
  port?: number | undefined;
};

type Launched = { child: ChildProcess; processId: number; port: number; ended: Promise<void> };
type Attempt = Launched | { failure: string };

const startLimitMs = 300_000;
const shopSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_wal_size: '512MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  jit: 'off',
  // The data is in memory or on an SSD. With 4, the default, reading an order scanned whole tables where three index entries were enough.
  random_page_cost: '1.1',
  // More verbose messages would repeat the row's contents: e-mails, phones, addresses.
  log_error_verbosity: 'terse',
};
const throwAwaySettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};

/** Starts the shop's own PostgreSQL on a free port of the loopback address, and recovers if the last run did not end cleanly. */
export async function startPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const binaries = await findPostgresBinaries();
  const cluster = join(options.folder, 'postgres');
  const account = await choosePostgresAccount(cluster, binaries.postgres);
  await stopOrphan(cluster);
  await initialiseCluster(cluster, account, binaries.initdb);
  const password = await readPassword(cluster);
  const settings = {
    ...shopSettings,
    max_connections: String(options.connections ?? 60),
    ...(options.isDurable === false ? throwAwaySettings : {}),
  };
  const server = await launchWithPatience(options, cluster, account, binaries.postgres, settings);
  const address = (database: string) => addressOf({ password, port: server.port }, database);
  return {
    connectTo: async (database) => {
      await createDatabaseOnce(address('postgres'), database);
      return address(database);
    },
    processId: server.processId,
    port: server.port,
    ended: server.ended,
    stop: async () => {
      server.child.ref();
      await stopPostmaster(cluster, server.processId);
      await server.ended;
    },
  };
}

/** Whether a shop with its own PostgreSQL was ever opened in this data folder. */
export function hasPostgres(folder: string): boolean {
  return existsSync(join(folder, 'postgres', 'PG_VERSION'));
}

/** The address of the PostgreSQL of a running shop; undefined if there is none. */
export async function findRunningPostgres(folder: string, database: string): Promise<string | undefined> {
  const cluster = join(folder, 'postgres');
  const postmaster = await readPostmaster(cluster);
  if (!postmaster?.isReady) return undefined;
  return addressOf({ password: await readPassword(cluster), port: postmaster.port }, database);
}

function addressOf({ password, port }: { password: string; port: number }, database: string): string {
  return `postgres://${databaseUser}:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`;
}

async function launchWithPatience(
  { folder, port }: Pick<EmbeddedPostgresOptions, 'folder' | 'port'>,
  cluster: string,
  account: PostgresAccount,
  postgres: string,
  settings: Record<string, string>,
): Promise<Launched> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const place = { folder, port: port ?? (await findFreePort()) };
    const attempt = await launch(place, cluster, account, postgres, settings);
    if (!('failure' in attempt)) return attempt;
    // Another program may take the free port first, and the last processes of a killed server need a moment to notice.
    const mayPass = /could not bind|could not create any TCP|pre-existing shared memory/.test(
      attempt.failure,
    );
    if (!mayPass || Date.now() > deadline) {
      throw new StartProblem(
        `PostgreSQL cannot start on the database folder ${cluster}: ${lastComplaint(attempt.failure)} (whole log: ${join(folder, 'postgres.log')})`,
      );
    }
    await delay(200);
  }
}

async function launch(
  { folder, port }: { folder: string; port: number },
  cluster: string,
  account: PostgresAccount,
  postgres: string,
  settings: Record<string, string>,
): Promise<Attempt> {
  const logFile = join(folder, 'postgres.log');
  const log = openLog(logFile);
  const options = Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
  // A separate session: Ctrl-C in the terminal reaches only this process, which stops PostgreSQL last.
  const child = spawnAs(account, postgres, ['-D', cluster, '-p', String(port), ...options], {
    stdio: ['ignore', log.descriptor, log.descriptor],
    detached: true,
  });
  closeSync(log.descriptor);
  child.unref();
  const state = { hasEnded: false };
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      state.hasEnded = true;
      resolve();
    };
    child.once('exit', end).once('error', end);
  });
  const deadline = Date.now() + startLimitMs;
  while (!state.hasEnded) {
    const postmaster = await readPostmaster(cluster);
    if (postmaster?.isReady && postmaster.processId === child.pid)
      return { child, processId: child.pid, port, ended };
    if (Date.now() > deadline) {
      child.kill('SIGQUIT');
      return { failure: `FATAL: it was not ready after ${startLimitMs / 1000} seconds.` };
    }
    await delay(10);
  }
  return { failure: await readFrom(logFile, log.offset) };
}

function openLog(file: string): { descriptor: number; offset: number } {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  const isLong = size > 10_000_000;
  return { descriptor: openSync(file, isLong ? 'w' : 'a', 0o600), offset: isLong ? 0 : size };
}

async function readFrom(file: string, offset: number): Promise<string> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const { buffer } = await handle.read(Buffer.alloc(size - offset), 0, size - offset, offset);
    return buffer.toString('utf8');
  } finally {
    await handle.close();
  }
}

function lastComplaint(log: string): string {
  const lines = log.split('\n').filter((line) => line.trim() !== '');
  const complaint =
    lines.find((line) => /PANIC:|FATAL:/.test(line)) ?? lines.at(-1) ?? 'it ended without a word.';
  return complaint.replace(/^.*?(PANIC|FATAL):\s*/, '');
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

async function createDatabaseOnce(connectionString: string, database: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(database)}`);
  } finally {
    await client.end();
  }
}
