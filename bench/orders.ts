import { sql } from 'kysely';
import { createDatabase, type Database } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { startThrowAwayPostgres } from '#tests/support/throw-away-postgres.ts';
import { type Latencies, latencies, printRow } from './latencies.ts';
import { openOrderProcesses } from './order-processes.ts';
import { addShopper, type Cart, fillCart, fillCatalogue, orderInLanes, type Shopper } from './order-scene.ts';
import { measurePgbench } from './pgbench-orders.ts';
import { measurePlain } from './plain-orders.ts';
import { type OrderRow, reportOrders } from './report-orders.ts';

// The cost of one order on a PostgreSQL that really writes to disk at commit, as the shop's does. Absolute times depend on the machine; the
// ratios to a primary-key read of the same run depend on the code.

const shoppers = 400;
const products = 1_000;
const linesPerCart = 3;

const server = await startThrowAwayPostgres({ isDurable: true, connections: 120 });
try {
  const connectionString = await server.connectTo('bench');
  await migrate(connectionString);
  const db = createDatabase(connectionString, { applicationName: 'shop bench', poolSize: 10 });
  await measureOrders(db, connectionString);
  await db.destroy();
} finally {
  await server.stop();
}

async function measureOrders(db: Database, connectionString: string): Promise<void> {
  const productIds = await fillCatalogue(db, products);
  const cast = await Promise.all(Array.from({ length: shoppers }, (_, number) => addShopper(db, number)));
  const spread = (turn: number) =>
    Array.from({ length: linesPerCart }, (_, line) => productIds[(turn * 7 + line * 331) % products] ?? '');
  const crowded = (turn: number) =>
    [0, 1 + ((turn * 7) % 400), 500 + ((turn * 331) % 400)].map((index) => productIds[index] ?? '');

  await measure(db, cast, { lanes: 4, choose: spread });
  const read = await measureReads(db, productIds);
  printRow('primary-key read, 1 lane', read, read);
  await compareWithPlainWrites(db, cast, { connectionString, spread, crowded });
  printRow('order, 1 lane', await measure(db, cast, { lanes: 1, choose: spread }), read);
  printRow('order, 8 lanes', await measure(db, cast, { lanes: 8, choose: spread }), read);
  printRow('order, 32 lanes', await measure(db, cast, { lanes: 32, choose: spread }), read);
  printRow(
    'order, 8 lanes, all of one product',
    await measure(db, cast, { lanes: 8, choose: crowded }),
    read,
  );
}

type Choices = Record<'spread' | 'crowded', (turn: number) => string[]> & { connectionString: string };

/** Compares orders with transactions that write as many rows and do nothing else, in turn; the median of the ratios counts. */
async function compareWithPlainWrites(
  db: Database,
  cast: readonly Shopper[],
  { connectionString, spread, crowded }: Choices,
): Promise<void> {
  const before = await countRows(db);
  await measure(db, cast, { lanes: 1, count: 20, choose: spread });
  // Stock rows are changed and cart lines removed; all other rows were added.
  const added = Math.round(((await countRows(db)) - before) / 20) + linesPerCart;
  const rows = { changed: linesPerCart, added };
  console.info(`An order writes ${rows.changed + rows.added} rows.`);
  const found: OrderRow[] = [];
  const processes = await openOrderProcesses(connectionString);
  // The first orders of each process load its code.
  await processes.measure(await fillCarts(db, cast, spread), 8);
  for (const [lanes, choose, name] of [
    [8, spread, '8 buyers'],
    [64, spread, '64 buyers'],
    [8, crowded, '8 buyers of one product'],
    [64, crowded, '64 buyers of one product'],
  ] as const) {
    const rounds: Round[] = [];
    for (let round = 0; round < 5; round += 1) {
      const order = await measure(db, cast, { lanes, choose });
      const isCrowded = choose === crowded;
      const load = { connectionString, lanes, rows, isCrowded };
      const plain = await measurePlain({ ...load, count: shoppers });
      const shared = await processes.measure(await fillCarts(db, cast, choose), lanes);
      const pgbench = await measurePgbench(load);
      rounds.push({ order: order.perSecond, plain: plain.perSecond, shared, pgbench });
    }
    found.push({ name, ...middleOf(rounds) });
  }
  await processes.close();
  await reportOrders(found, { rowsAnOrder: rows.changed + rows.added, processes: processes.count });
}

type Round = Omit<OrderRow, 'name'>;

function middleOf(rounds: readonly Round[]): Round {
  const ratio = ({ order, plain }: Round) => order / plain;
  const sorted = rounds.toSorted((a, b) => ratio(a) - ratio(b));
  return sorted[Math.floor(sorted.length / 2)] ?? { order: 0, plain: 1, shared: 0, pgbench: undefined };
}

async function countRows(db: Database): Promise<number> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'cart_items'
  `.execute(db);
  const counts = await Promise.all(
    rows.map(({ name }) => sql<{ count: number }>`select count(*) from ${sql.table(name)}`.execute(db)),
  );
  return counts.reduce((sum, { rows: [row] }) => sum + (row?.count ?? 0), 0);
}

type Load = { lanes: number; count?: number; choose: (turn: number) => string[] };

/** Lets shoppers with full carts order, this many at a time; only the ordering is timed. */
async function measure(
  db: Database,
  cast: readonly Shopper[],
  { lanes, count = shoppers, choose }: Load,
): Promise<Latencies> {
  const carts = await fillCarts(db, cast.slice(0, count), choose);
  const started = performance.now();
  const times = await orderInLanes(db, carts, lanes);
  return latencies(times, performance.now() - started);
}

async function fillCarts(db: Database, cast: readonly Shopper[], choose: Load['choose']): Promise<Cart[]> {
  const carts = cast.map((shopper, turn) => ({
    shopper,
    lines: choose(turn).map((productId) => ({ productId, quantity: 1 })),
  }));
  for (const { shopper, lines } of carts) await fillCart(db, shopper, lines);
  return carts;
}

async function measureReads(db: Database, productIds: readonly string[]) {
  const times: number[] = [];
  const started = performance.now();
  for (let turn = 0; turn < 2_000; turn += 1) {
    const before = performance.now();
    await db
      .selectFrom('products')
      .selectAll()
      .where('id', '=', productIds[(turn * 7) % products] ?? '')
      .execute();
    times.push(performance.now() - before);
  }
  return latencies(times, performance.now() - started);
}
