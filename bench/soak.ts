import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { createDatabase, type Database } from '#db/client.ts';
import { liftLimits } from '#tests/support/without-limits.ts';
import { shop, workAtDesk } from './soak/people.ts';
import { type Found, reportSoak } from './soak/report-soak.ts';
import { openShopUnderTest, type ShopUnderTest, untilOpen } from './soak/shop-under-test.ts';
import { type Disturbance, Tally } from './soak/tally.ts';

// `npm run bench:soak [minutes]`: half an hour of shopping and desk work, while the shop and its database are killed, the database
// freezes and the disk fills up. At the end every acknowledged order must be there once, and stock must be what its ledger says.

const minutes = Number(process.argv[2] ?? 30);
const shoppers = 6;
const diskMegabytes = 1_800;
/** When the memory is measured, as fractions of the whole time: between the disturbances, when the last process has run for a while. */
const lookedAt = [0.38, 0.52, 0.62, 0.72, 0.84, 0.98];

const run = promisify(execFile);
const parent = await mkdtemp(join(tmpdir(), 'shop-soak-'));
const disk = join(parent, 'disk');
await mkdir(disk);
// The disk to fill up has to be a file system of its own; only root may create one.
const hasOwnDisk = process.getuid?.() === 0;
if (hasOwnDisk) await run('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m,mode=755`, 'tmpfs', disk]);
// Requests that the shop does not answer are counted, not printed.
console.warn = () => undefined;

const tested = await openShopUnderTest(disk);
try {
  await reportSoak(await soak(tested), { minutes, shoppers });
} finally {
  await tested.close();
  if (hasOwnDisk) await run('umount', [disk]);
  await rm(parent, { recursive: true, force: true });
}

async function soak(shopUnderTest: ShopUnderTest): Promise<Found> {
  const { url } = shopUnderTest;
  await prepare(shopUnderTest);
  const tally = new Tally();
  const endsAt = tally.startedAt + minutes * 60_000;
  const scene = { url, tally, isOver: () => Date.now() > endsAt };
  const people = [...Array.from({ length: shoppers }, (_, number) => shop(scene, number)), workAtDesk(scene)];
  const watching = watchMemory(shopUnderTest, tally, endsAt);
  const noting = noteHeld(shopUnderTest, tally);
  for (const { at, kind, disturb } of plan(shopUnderTest)) {
    await delay(Math.max(0, tally.startedAt + at * minutes * 60_000 - Date.now()));
    console.info(`${new Date().toISOString()} ${kind}; ${tally.acknowledged.size} orders so far`);
    const disturbance: Disturbance = { kind, at: Date.now(), endedAt: undefined };
    tally.disturbances.push(disturbance);
    await disturb();
    disturbance.endedAt = Date.now();
  }
  await Promise.all([...people, watching, noting]);
  // Kill the shop, so that anything kept only in memory would be lost.
  await shopUnderTest.killShop();
  await delay(2_000);
  await untilOpen(url);
  return { tally, ...(await compare(shopUnderTest, tally)) };
}

/**
 * The disturbances, with their time as a fraction of the whole; the shop is killed early, so that one process then runs long enough to
 * watch its memory.
 */
function plan(shopUnderTest: ShopUnderTest) {
  const { killShop, killDatabase, freezeDatabase, fillDisk } = shopUnderTest;
  const freeze = () => freezeDatabase(20_000);
  const fill = () => (hasOwnDisk ? fillDisk(45_000) : Promise.resolve());
  return [
    { at: 0.05, kind: 'shop killed', disturb: killShop },
    { at: 0.13, kind: 'shop killed', disturb: killShop },
    { at: 0.2, kind: 'database killed', disturb: killDatabase },
    { at: 0.3, kind: 'database frozen for 20 s', disturb: freeze },
    {
      at: 0.4,
      kind: hasOwnDisk ? 'disk full for 45 s' : 'disk full: left out, only root can',
      disturb: fill,
    },
    { at: 0.55, kind: 'database killed', disturb: killDatabase },
    { at: 0.65, kind: 'database frozen for 20 s', disturb: freeze },
    { at: 0.75, kind: 'database killed', disturb: killDatabase },
  ];
}

async function withDatabase<Result>(
  shopUnderTest: ShopUnderTest,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const db = createDatabase(await shopUnderTest.database(), { applicationName: 'shop soak' });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

function prepare(shopUnderTest: ShopUnderTest): Promise<void> {
  return withDatabase(shopUnderTest, async (db) => {
    await liftLimits(db);
    await sql`with filled as (update products set stock = stock + 5000 returning id)
      insert into stock_movements (product_id, change, reason) select id, 5000, 'edit' from filled`.execute(
      db,
    );
  });
}

async function watchMemory({ megabytes, life }: ShopUnderTest, tally: Tally, endsAt: number): Promise<void> {
  while (Date.now() < endsAt) {
    tally.memory.push({ at: Date.now(), megabytes: await megabytes(), life: life() });
    await delay(5_000);
  }
}

async function noteHeld({ held }: ShopUnderTest, tally: Tally): Promise<void> {
  for (const part of lookedAt) {
    await delay(Math.max(0, tally.startedAt + part * minutes * 60_000 - Date.now()));
    const found = await held();
    if (found) tally.held.push({ part: `${Math.round(part * minutes * 10) / 10}`, ...found });
  }
}

/** Reads the tables directly, past all code of the shop. */
function compare(shopUnderTest: ShopUnderTest, tally: Tally): Promise<Omit<Found, 'tally'>> {
  return withDatabase(shopUnderTest, async (db) => {
    const orders = await db.selectFrom('orders').select('id').execute();
    const there = new Set(orders.map(({ id }) => id));
    const wrongStock = await sql<{ id: string }>`select id from products where stock <>
      (select coalesce(sum(change), 0) from stock_movements where product_id = products.id)`.execute(db);
    return {
      lost: [...tally.acknowledged.values()].filter((id) => !there.has(id)),
      placed: orders.length,
      wrongStock: wrongStock.rows.length,
      lives: shopUnderTest.life(),
    };
  });
}
