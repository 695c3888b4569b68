import { spawn } from 'node:child_process';
import { appendFile, cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserShop } from './browser-shop-address.ts';

export type NextVersion = { port: number; close: () => Promise<void> };

const root = fileURLToPath(new URL('../..', import.meta.url));
const needed =
  /^(app|shared|core|server|adapters|db|demo|scripts|public|[\w-]+(\.\w+)?\.config\.ts|tsconfig.*\.json|package(-lock)?\.json)$/;

/** The shop after an upgrade: built from a copy of the sources in which one line differs, on the same database and pictures. */
export async function openNextVersion(): Promise<NextVersion> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-next-version-'));
  const tree = join(folder, 'tree');
  const data = join(folder, 'data');
  await cp(root, tree, {
    recursive: true,
    filter: (path) =>
      path === root || path === root.slice(0, -1) || needed.test(path.slice(root.length).split('/')[0] ?? ''),
  });
  await symlink(join(root, 'node_modules'), join(tree, 'node_modules'));
  await appendFile(
    join(tree, 'app', 'entry.client.tsx'),
    "\ndocument.documentElement.dataset.version = 'next';\n",
  );
  await cp(browserShop.dataFolder, data, {
    recursive: true,
    filter: (path) => basename(path) !== basename(browserShop.databaseFile),
  });
  const port = browserShop.port + 1;
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: tree,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: await readFile(browserShop.databaseFile, 'utf8'),
      DATA_DIR: data,
      PORT: String(port),
      RATE_LIMIT_FACTOR: '1000',
      PICTURE_JOB: 'off',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  await Promise.race([
    untilAnswering(port),
    ended.then(() => Promise.reject(new Error('The next version ended'))),
  ]);
  return { port, close };
}

async function untilAnswering(port: number): Promise<void> {
  for (;;) {
    try {
      if ((await fetch(`http://localhost:${port}/api/health`)).ok) return;
    } catch (closed) {
      console.debug('The next version is not open yet', closed);
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}
