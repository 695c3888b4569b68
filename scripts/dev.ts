import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const apiFolders = ['server', 'core', 'adapters', 'db', 'shared'];
const server = join(root, 'scripts', 'dev-server.ts');

let shop: ChildProcess | undefined;
let changes = 0;

// Ctrl-C in the terminal reaches the shop too; when it has closed, this process ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, close);
for (const folder of apiFolders) void restartOnChange(join(root, folder));
open();

function open(): void {
  const opened = spawn(process.execPath, [server], { stdio: 'inherit', cwd: root });
  shop = opened;
  opened.once('exit', (exitCode) => {
    if (shop !== opened) return;
    shop = undefined;
    if (exitCode !== 0) console.log('Waiting for a change …');
  });
}

async function restartOnChange(folder: string): Promise<void> {
  for await (const { filename } of watch(folder, { recursive: true })) {
    if (!/\.(ts|sql)$/.test(filename ?? '') || /\.test\.ts$/.test(filename ?? '')) continue;
    changes += 1;
    void restartAfter(changes);
  }
}

// An editor saves several files at once: only the last change of a burst restarts the shop.
async function restartAfter(change: number): Promise<void> {
  await delay(200);
  if (change !== changes) return;
  await stopShop('SIGTERM');
  if (change === changes) open();
}

async function stopShop(signal: NodeJS.Signals): Promise<void> {
  const running = shop;
  if (!running) return;
  shop = undefined;
  running.kill(signal);
  await once(running, 'exit');
}

async function close(signal: NodeJS.Signals): Promise<void> {
  await stopShop(signal);
  process.exit(0);
}
