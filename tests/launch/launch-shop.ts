import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { expect, inject, onTestFinished } from 'vitest';
import { sendOverHttp } from '#app/client/http-api.ts';
import { isAlive, readPostmaster } from '#server/embedded-postgres/postmaster-pid.ts';
import { buildApi } from '#shared/build-api.ts';
import type { Api } from '#shared/contract/contract.ts';
import { endpoints } from '#shared/endpoints.ts';
import { freePort } from '#tests/support/free-port.ts';
import { endWithThisProcess } from '#tests/support/run-guard.ts';

export type Launched = {
  port: number;
  process: ChildProcess;
  processId: number;
  /** Resolves when the shop reports that it is open; rejects with its output if it ends before. */
  opened: Promise<void>;
  ended: Promise<{ exitCode: number | null; output: string; complaint: string }>;
  /** Does what Ctrl-C in a terminal does: signals every process of the group. */
  pressCtrlC: () => void;
  /** The output so far. */
  said: { output: string; complaint: string };
};

type LaunchOptions = {
  port?: number;
  env?: Record<string, string>;
  account?: { uid: number; gid: number };
  /** A program with arguments, such as `unshare`, that starts the shop. */
  through?: readonly string[];
};

const program = fileURLToPath(new URL('../../scripts/start.ts', import.meta.url));

/** Runs `npm start` as a separate process. Whatever a test leaves running is ended after it. */
export async function launchShop(dataFolder: string, options: LaunchOptions = {}): Promise<Launched> {
  const port = options.port ?? (await freePort());
  const [command = process.execPath, ...args] = [...(options.through ?? []), process.execPath, program];
  const child = spawn(command, args, {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: {
      PATH: process.env.PATH ?? '',
      DEMO_CATALOGUE: 'off',
      PORT: String(port),
      DATA_DIR: dataFolder,
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    ...options.account,
  });
  const said = { output: '', complaint: '' };
  const opened = Promise.withResolvers<void>();
  opened.promise.catch(() => undefined);
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said.output += text;
    if (said.output.includes(' is open: ')) opened.resolve();
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.complaint += text;
  });
  const ended = new Promise<{ exitCode: number | null; output: string; complaint: string }>((resolve) => {
    child.once('close', (exitCode) => {
      opened.reject(new Error(`The shop did not open: ${said.output}${said.complaint}`));
      resolve({ exitCode, ...said });
    });
  });
  const processId = child.pid ?? 0;
  const release = [
    endWithThisProcess({ kind: 'process', processId }),
    endWithThisProcess({ kind: 'postgres', folder: dataFolder }),
  ];
  onTestFinished(async () => {
    if (isAlive(processId)) process.kill(processId, 'SIGTERM');
    await ended;
    await endPostgres(dataFolder);
    for (const go of release) go();
  });
  return {
    port,
    process: child,
    processId,
    opened: opened.promise,
    ended,
    pressCtrlC: () => process.kill(-processId, 'SIGINT'),
    said,
  };
}

/** Launches a shop that is expected to open. */
export async function openShop(dataFolder: string, options: LaunchOptions = {}): Promise<Launched> {
  const shop = await launchShop(dataFolder, options);
  await shop.opened;
  return shop;
}

/** Launches a shop that is expected to refuse, and returns its only sentence; the exit code must not be zero. */
export async function sentenceOfRefusedStart(
  dataFolder: string,
  options: Pick<LaunchOptions, 'port' | 'env' | 'through'> = {},
): Promise<string> {
  const shop = await launchShop(dataFolder, options);
  const { exitCode, complaint } = await shop.ended;
  expect(exitCode).toBe(1);
  expect(complaint.trimEnd().split('\n')).toHaveLength(1);
  return complaint;
}

/** A path for a new data folder, with all kinds of characters that a home directory's name may contain. */
export async function newDataFolder(): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), 'shop launch é '));
  const release = endWithThisProcess({ kind: 'files', folder: parent });
  onTestFinished(async () => {
    await rm(parent, { recursive: true, force: true });
    release();
  });
  return join(parent, 'données de la boutique');
}

/** A data folder in which the shop has run once. It is a copy, because copying a database is faster than creating one. */
export async function usedDataFolder(): Promise<string> {
  const used = await openedOnce();
  const dataFolder = await newDataFolder();
  await cp(used, dataFolder, { recursive: true, preserveTimestamps: true });
  await chmod(dataFolder, 0o700);
  return dataFolder;
}

/** The first test of a run that asks for it makes it; the others wait. */
async function openedOnce(): Promise<string> {
  const place = join(inject('runFolder'), 'used once');
  const [dataFolder, ready] = [join(place, 'data'), join(place, 'ready')];
  while (!existsSync(ready)) {
    if (await makeFolder(place)) {
      try {
        const shop = await openShop(dataFolder);
        shop.pressCtrlC();
        await shop.ended;
        await writeFile(ready, '');
      } catch (failure) {
        // Another test may try again.
        await rm(place, { recursive: true, force: true });
        throw failure;
      }
    } else await delay(100);
  }
  return dataFolder;
}

/** False if the folder already exists. */
async function makeFolder(folder: string): Promise<boolean> {
  try {
    await mkdir(folder);
    return true;
  } catch (failure) {
    if (failure instanceof Error && 'code' in failure && failure.code === 'EEXIST') return false;
    throw failure;
  }
}

export async function postgresProcess(dataFolder: string): Promise<number | undefined> {
  return (await readPostmaster(join(dataFolder, 'postgres')))?.processId;
}

/** Queries the shop's own database, past the shop. */
export async function askDatabase(dataFolder: string, statement: string): Promise<unknown[]> {
  const cluster = join(dataFolder, 'postgres');
  const password = await readFile(join(cluster, 'shop-password'), 'utf8');
  const port = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[3];
  return askDatabaseAt(`postgres://shop:${password}@127.0.0.1:${port}/shop`, statement);
}

export async function askDatabaseAt(connectionString: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** The message of a call whose answer was lost. */
export const goneMessage = 'The shop is gone';

/** The shop's API over HTTP, without a token or with the given one. */
export function apiAt(port: number, token?: string): Api {
  return buildApi(
    endpoints,
    sendOverHttp({
      fetch: (path, init) => fetch(`http://localhost:${port}${String(path)}`, init),
      language: () => 'en',
      accessToken: () => token,
      refreshToken: () => undefined,
      keepAccessToken: () => undefined,
      keepRefreshToken: () => undefined,
      sessionEnded: () => undefined,
      networkDownMessage: () => goneMessage,
    }),
  );
}

async function endPostgres(dataFolder: string): Promise<void> {
  const left = await postgresProcess(dataFolder);
  if (left !== undefined && isAlive(left)) process.kill(left, 'SIGQUIT');
}
