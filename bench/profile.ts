import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { createDatabase } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { productPath } from '#shared/page-paths.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startThrowAwayPostgres } from '#tests/support/throw-away-postgres.ts';
import { closeShop, openShop } from './open-shop.ts';
import { addShopper, fillCart, fillCatalogue, orderCartOf } from './order-scene.ts';
import { type SelfTime, sampleSelfTimes } from './self-times.ts';

// `node bench/profile.ts`: where the shop's process spends its processor time while it serves a page that it keeps, makes pages that it
// does not have yet, and takes orders. Shares of busy time describe the code whatever the machine.

const hitMs = 5_000;
const missedPages = 400;
const orders = 400;
const mostRows = 12;
const run = promisify(execFile);

const folder = await mkdtemp(join(tmpdir(), 'shop-profile-'));
const postgres = await startThrowAwayPostgres({ isDurable: true });
try {
  const tables = [
    ...(await profilePages()),
    ['An order, 8 shoppers at a time', await profileOrders()] as const,
  ];
  const report = ['# Where the time goes', '', '`node bench/profile.ts` writes this file.', ''].concat(
    tables.flatMap(([name, times]) => tableOf(name, times)),
  );
  console.info(report.join('\n'));
  await writeFile(new URL('./results/profile.md', import.meta.url), report.join('\n'));
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

async function profilePages(): Promise<(readonly [string, SelfTime[]])[]> {
  const connectionString = await postgres.connectTo('pages');
  const place = { connectionString, dataFolder: folder, port: await freePort() };
  // The first start fills the shop.
  await closeShop(await openShop(place));
  const shop = await openShop(place);
  const sampled = async (work: () => Promise<unknown>): Promise<SelfTime[]> => {
    shop.send('sample');
    await work();
    shop.send('self times');
    const [answer] = await once(shop, 'message');
    return z.object({ selfTimes: z.array(z.object({ where: z.string(), share: z.number() })) }).parse(answer)
      .selfTimes;
  };
  const paths = await listProductPages(connectionString);
  const ask = (path: string) => fetch(`http://127.0.0.1:${place.port}${path}`).then((page) => page.text());
  await Promise.all(paths.slice(-20).map(ask));
  const miss = await sampled(async () => {
    const waiting = paths.slice(0, missedPages).values();
    const lane = async () => {
      for (const path of waiting) await ask(path);
    };
    await Promise.all(Array.from({ length: 4 }, lane));
  });
  const request = 'GET / HTTP/1.1\r\nhost: shop\r\naccept-encoding: br\r\naccept-language: en\r\n\r\n';
  const load = { port: place.port, connections: 32, milliseconds: hitMs, request };
  const client = new URL('./load-client.ts', import.meta.url).pathname;
  const hit = await sampled(() => run(process.execPath, [client, JSON.stringify(load)]));
  await closeShop(shop);
  return [
    ['A page that is kept (hit)', hit],
    ['A page that is made (miss), 4 at a time', miss],
  ];
}

async function listProductPages(connectionString: string): Promise<string[]> {
  const db = createDatabase(connectionString);
  const products = await db
    .selectFrom('products')
    .select(['id', 'name'])
    .where('isListed', '=', true)
    .execute();
  await db.destroy();
  return products.map(({ id, name }) => productPath({ _id: id, name }));
}

async function profileOrders(): Promise<SelfTime[]> {
  const connectionString = await postgres.connectTo('orders');
  await migrate(connectionString);
  const db = createDatabase(connectionString, { applicationName: 'shop bench' });
  const productIds = await fillCatalogue(db, 1_000);
  const carts = await Promise.all(
    Array.from({ length: orders }, async (_, turn) => {
      const shopper = await addShopper(db);
      const lines = [0, 331, 662].map((step) => ({
        productId: productIds[(turn * 7 + step) % 1_000] ?? '',
        quantity: 1,
      }));
      await fillCart(db, shopper, lines);
      return { shopper, lines };
    }),
  );
  const waiting = carts.values();
  const lane = async () => {
    for (const { shopper, lines } of waiting) await orderCartOf(db, shopper, lines);
  };
  const stop = await sampleSelfTimes();
  await Promise.all(Array.from({ length: 8 }, lane));
  const times = await stop();
  await db.destroy();
  return times;
}

function tableOf(name: string, times: readonly SelfTime[]): string[] {
  const rows = times.slice(0, mostRows);
  const rest = 1 - rows.reduce((sum, { share }) => sum + share, 0);
  return [
    `## ${name}`,
    '',
    '| self time in | share |',
    '|---|--:|',
    ...[...rows, { where: 'everything else', share: rest }].map(
      ({ where, share }) => `| ${where} | ${(100 * share).toFixed(1)} % |`,
    ),
    '',
  ];
}
