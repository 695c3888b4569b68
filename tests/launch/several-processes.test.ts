import { execFile } from 'node:child_process';
import { get } from 'node:http';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { isAlive } from '#server/embedded-postgres/postmaster-pid.ts';
import { productPath } from '#shared/page-paths.ts';
import { testAuthSecret, testShop } from '#tests/support/app.ts';
import { makeProduct, makeUser } from '#tests/support/make.ts';
import { withinASecond } from '#tests/support/runs.ts';
import { shownPrice } from '#tests/support/shown-price.ts';
import { newDataFolder, openShop, postgresProcess, usedDataFolder } from './launch-shop.ts';

// With WEB_CONCURRENCY one start command runs several worker processes. Connections go to them in turn. The time limit is for a process
// that hangs.
vi.setConfig({ testTimeout: 120_000 });

const shop = await testShop();
const { db } = shop.store;
const run = promisify(execFile);
const looks = 4;
const metricsToken = 'of the tests, for all processes';

test('two processes behind one port are one shop; one that is killed is started again, and the other serves meanwhile', async () => {
  const env = {
    DATABASE_URL: shop.connectionString,
    AUTH_SECRET: testAuthSecret,
    WEB_CONCURRENCY: '2',
    METRICS_TOKEN: metricsToken,
  };
  const launched = await openShop(await newDataFolder(), { env });
  const product = await makeProduct(shop.store, { price: 5_150 });
  const path = productPath({ _id: product.id, name: product.name });
  const prices = async () => (await lookAround(launched.port, path)).map(shownPrice);
  // Each process makes its first page.
  await expect.poll(prices, { timeout: 20_000 }).toEqual(Array(looks).fill(5_150));

  await db.updateTable('products').set({ price: 6_260 }).where('id', '=', product.id).execute();
  await expect.poll(prices, withinASecond).toEqual(Array(looks).fill(6_260));

  const { email } = await makeUser(shop.store);
  const tries = await Promise.all(Array.from({ length: 32 }, () => logIn(launched.port, email)));
  expect(await logIn(launched.port, email)).toBe(429);

  const scrapes = await Promise.all(Array.from({ length: looks }, () => getAlone(launched.port, '/metrics')));
  for (const scrape of scrapes) {
    const memory = [...scrape.matchAll(/^shop_process_memory_bytes\{process="(\w+)"\} \d+$/gm)];
    expect(memory.map(([, name]) => name)).toEqual(['main', '1', '2']);
    const logins = scrape.matchAll(/^shop_access_events_total\{call="user.login".* (\d+)$/gm);
    expect([...logins].reduce((sum, [, count]) => sum + Number(count), 0)).toBe(
      tries.filter((status) => status === 401).length,
    );
  }

  const [first = 0, ...others] = await serving(launched.processId);
  expect(others).toHaveLength(1);

  process.kill(first, 'SIGKILL');
  await expect.poll(() => isAlive(first)).toBe(false);
  expect((await lookAround(launched.port, '/contact')).every((text) => text.includes('<html'))).toBe(true);
  await expect.poll(() => serving(launched.processId), { timeout: 60_000 }).toHaveLength(2);
  expect(await serving(launched.processId)).not.toContain(first);

  const last = await serving(launched.processId);
  process.kill(launched.processId, 'SIGKILL');
  // The restarted worker may still be loading its modules: only after that does it notice that the main process is gone.
  await expect.poll(() => last.filter(isAlive), { timeout: 60_000 }).toEqual([]);
});

test('Ctrl-C ends all processes and the shop’s own PostgreSQL', async () => {
  const dataFolder = await usedDataFolder();
  const launched = await openShop(dataFolder, { env: { WEB_CONCURRENCY: '2' } });
  const processes = [...(await serving(launched.processId)), (await postgresProcess(dataFolder)) ?? 0];
  expect(processes.every(isAlive)).toBe(true);

  launched.pressCtrlC();
  const { exitCode, output } = await launched.ended;

  expect(exitCode).toBe(0);
  expect(output).toContain('2 processes serve it');
  expect(processes.filter(isAlive)).toEqual([]);
});

/** Requests a page over several connections, so that every process is asked. */
function lookAround(port: number, path: string): Promise<string[]> {
  return Promise.all(Array.from({ length: looks }, () => getAlone(port, path)));
}

/** Requests a path over a new connection. */
function getAlone(port: number, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${metricsToken}` };
    get({ host: 'localhost', port, path, headers, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => resolve(text));
    }).on('error', reject);
  });
}

async function logIn(port: number, email: string): Promise<number> {
  const { status } = await fetch(`http://localhost:${port}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({ email, password: 'wrong' }),
  });
  return status;
}

/** The worker processes of this main process. */
async function serving(processId: number): Promise<number[]> {
  const { stdout } = await run('pgrep', ['-P', String(processId), '-f', 'serve-worker']);
  return stdout.split('\n').filter(Boolean).map(Number);
}
