import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { z } from 'zod';
import { isAlive, readPostmaster } from '#server/embedded-postgres/postmaster-pid.ts';
import { freePort } from '#tests/support/free-port.ts';
import { endWithThisProcess } from '#tests/support/run-guard.ts';
import project from '../../package.json' with { type: 'json' };

const run = promisify(execFile);
/** The time limit for an answer, because a shop that was just killed gives none. */
const answerMs = 20_000;

/**
 * In megabytes: objects on the heap; what is outside the heap, such as kept pages; and what the shop's process took before the collection.
 */
export type Held = { heap: number; buffers: number; taken: number };

const heldAnswer = z.object({ heap: z.number(), buffers: z.number(), taken: z.number() });
const collector = new URL('./collect-when-asked.ts', import.meta.url).href;

export type ShopUnderTest = {
  url: string;
  /** How often it was started. */
  life: () => number;
  killShop: () => Promise<void>;
  killDatabase: () => Promise<void>;
  freezeDatabase: (milliseconds: number) => Promise<void>;
  /** Fills its disk for this long. */
  fillDisk: (milliseconds: number) => Promise<void>;
  /** The memory of the shop and the processes that it has started, without PostgreSQL. */
  megabytes: () => Promise<number>;
  /** What the shop holds right after a garbage collection; undefined while it is not open. */
  held: () => Promise<Held | undefined>;
  database: () => Promise<string>;
  close: () => Promise<void>;
};

/** Runs `npm start` on a disk of its own and restarts it whenever it ends, as systemd and containers do. */
export async function openShopUnderTest(disk: string): Promise<ShopUnderTest> {
  const dataFolder = join(disk, 'data');
  const cluster = join(dataFolder, 'postgres');
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const log = createWriteStream(join(tmpdir(), 'soak-shop.log'));
  let lives = 0;
  let child: ChildProcess | undefined;
  let isClosing = false;
  const release = [
    endWithThisProcess({ kind: 'postgres', folder: dataFolder }),
    endWithThisProcess({ kind: 'files', folder: dataFolder }),
  ];

  async function keepOpen(): Promise<void> {
    while (!isClosing) {
      lives += 1;
      const [, ...words] = project.scripts.start.split(' ');
      const started = spawn(process.execPath, ['--expose-gc', '--import', collector, ...words], {
        env: {
          ...process.env,
          PORT: String(port),
          DATA_DIR: dataFolder,
          ADMIN_EMAIL: 'soak@example.com',
          ADMIN_PASSWORD: 'une-boutique-a-douala',
          RATE_LIMIT_FACTOR: '1000',
          LOG_LEVEL: 'warn',
          BACKUP_DAILY: 'off',
        },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      });
      child = started;
      started.stdout?.pipe(log, { end: false });
      started.stderr?.pipe(log, { end: false });
      const released = endWithThisProcess({ kind: 'process', processId: started.pid ?? 0 });
      await new Promise((resolve) => started.once('exit', resolve));
      released();
      await delay(1_000);
    }
  }

  const kept = keepOpen();
  await untilOpen(url);
  const postgres = async () => (await readPostmaster(cluster))?.processId ?? 0;
  const ofPostgres = async () => [await postgres(), ...(await childrenOf(await postgres()))];
  return {
    url,
    life: () => lives,
    killShop: async () => void child?.kill('SIGKILL'),
    killDatabase: async () => {
      for (const processId of await ofPostgres()) signal(processId, 'SIGKILL');
    },
    freezeDatabase: async (milliseconds) => {
      const frozen = await ofPostgres();
      for (const processId of frozen) signal(processId, 'SIGSTOP');
      await delay(milliseconds);
      for (const processId of frozen) signal(processId, 'SIGCONT');
    },
    fillDisk: async (milliseconds) => {
      const filler = join(disk, 'filler');
      await mkdir(disk, { recursive: true });
      const until = Date.now() + milliseconds;
      // Space that PostgreSQL frees is filled as well.
      while (Date.now() < until) {
        await writeFile(filler, Buffer.alloc(1024 * 1024), { flag: 'a' }).catch((error: Error) => {
          if (!error.message.startsWith('ENOSPC')) throw error;
          return delay(200);
        });
      }
      await rm(filler, { force: true });
    },
    megabytes: async () => {
      const pid = child?.pid ?? 0;
      const database = new Set(await ofPostgres());
      const processes = [pid, ...(await childrenOf(pid))].filter((processId) => !database.has(processId));
      return Math.round(
        (await Promise.all(processes.map(residentKilobytes))).reduce((a, b) => a + b, 0) / 1024,
      );
    },
    held: async () => {
      const asked = child;
      if (!asked?.connected) return undefined;
      const answered = once(asked, 'message', { signal: AbortSignal.timeout(answerMs) });
      asked.send('held');
      const [answer] = await answered.catch(() => []);
      return answer === undefined ? undefined : heldAnswer.parse(answer);
    },
    database: async () => {
      const password = (await readFile(join(cluster, 'shop-password'), 'utf8')).trim();
      return `postgres://shop:${password}@127.0.0.1:${(await readPostmaster(cluster))?.port}/shop`;
    },
    close: async () => {
      isClosing = true;
      child?.kill('SIGTERM');
      await kept;
      log.end();
      for (const go of release) go();
    },
  };
}

export async function untilOpen(url: string): Promise<void> {
  for (;;) {
    const isOpen = await fetch(`${url}/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isOpen) return;
    await delay(250);
  }
}

/** Sends a signal to a process unless it has ended meanwhile. */
function signal(processId: number, name: NodeJS.Signals): void {
  if (isAlive(processId)) process.kill(processId, name);
}

async function childrenOf(processId: number): Promise<number[]> {
  // `pgrep` exits with 1 if there are no children.
  const { stdout } = await run('pgrep', ['-P', String(processId)]).catch(() => ({ stdout: '' }));
  return stdout.split('\n').filter(Boolean).map(Number);
}

async function residentKilobytes(processId: number): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
}
