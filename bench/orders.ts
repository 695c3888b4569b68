import { sql } from 'kysely';
import { placeOrder } from '#core/checkout/place-order.ts';
import { newCatalogueId, newId } from '#core/ids.ts';
import { createDatabase, type Database } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { francs } from '#shared/money.ts';
import { bill } from '#shared/pricing.ts';
import { startThrowAwayPostgres } from '#tests/support/throw-away-postgres.ts';
import { type Latencies, latencies, printRow } from './latencies.ts';
import { measurePlain } from './plain-orders.ts';
import { type OrderRow, reportOrders } from './report-orders.ts';

// What one order costs, on a PostgreSQL that really writes to disk at commit, as in the shop. Absolute times say
// something about the machine; the ratios to a primary-key read of the same run say something about the code.

const shoppers = 200;
const products = 1_000;
const linesPerCart = 3;

type Shopper = { id: string; addressId: string };

const server = await startThrowAwayPostgres({ isDurable: true });
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
  const productIds = await fillCatalogue(db);
  const cast = await Promise.all(Array.from({ length: shoppers }, () => addShopper(db)));
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

/**
 * Orders compared with transactions that write as many rows and do nothing else, in turn; the median of the ratios
 * counts.
 */
async function compareWithPlainWrites(
  db: Database,
  cast: readonly Shopper[],
  { connectionString, spread, crowded }: Choices,
): Promise<void> {
  const before = await countRows(db);
  await measure(db, cast, { lanes: 1, count: 20, choose: spread });
  // Stock is changed and cart lines are removed; all other rows were added.
  const added = Math.round(((await countRows(db)) - before) / 20) + linesPerCart;
  const rows = { changed: linesPerCart, added };
  console.info(`An order writes ${rows.changed + rows.added} rows.`);
  const found: OrderRow[] = [];
  for (const [lanes, choose, name] of [
    [8, spread, '8 buyers'],
    [64, spread, '64 buyers'],
    [8, crowded, '8 buyers of one product'],
    [64, crowded, '64 buyers of one product'],
  ] as const) {
    const pairs: { order: number; plain: number }[] = [];
    for (let round = 0; round < 5; round += 1) {
      const order = await measure(db, cast, { lanes, choose });
      const isCrowded = choose === crowded;
      const plain = await measurePlain({ connectionString, lanes, count: shoppers, rows, isCrowded });
      pairs.push({ order: order.perSecond, plain: plain.perSecond });
    }
    found.push({ name, ...middleOf(pairs) });
  }
  await reportOrders(found, rows.changed + rows.added);
}

function middleOf(pairs: readonly { order: number; plain: number }[]) {
  const sorted = pairs.toSorted((a, b) => a.order / a.plain - b.order / b.plain);
  return sorted[Math.floor(sorted.length / 2)] ?? { order: 0, plain: 1 };
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

/** Shoppers with full carts order, so many at a time; only the ordering is timed. */
async function measure(
  db: Database,
  cast: readonly Shopper[],
  { lanes, count = shoppers, choose }: Load,
): Promise<Latencies> {
  const store = { db, clock: { now: () => new Date() } };
  const carts = cast.slice(0, count).map((shopper, turn) => ({
    shopper,
    lines: choose(turn).map((productId) => ({ productId, quantity: 1 })),
  }));
  for (const { shopper, lines } of carts) await fillCart(db, shopper, lines);
  const times: number[] = [];
  const waiting = carts.values();
  const lane = async () => {
    for (const { shopper, lines } of waiting) {
      const started = performance.now();
      const outcome = await placeOrder(store, shopper, {
        lines,
        addressId: shopper.addressId,
        total: bill(lines.map(() => ({ price: francs(2_500), discount: 10, quantity: 1 }))).total,
        language: 'fr',
        idempotencyKey: newId(),
      });
      times.push(performance.now() - started);
      if (!outcome.ok) throw new Error(`The order was refused: ${outcome.refusal.code}`);
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: lanes }, lane));
  return latencies(times, performance.now() - started);
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

async function fillCatalogue(db: Database): Promise<string[]> {
  const ids = Array.from({ length: products }, () => newCatalogueId());
  await db
    .insertInto('products')
    .values(
      ids.map((id, index) => ({
        id,
        name: `Lipstick ${index}`,
        description: 'Matte.',
        unit: '1 piece',
        stock: 1_000_000,
        price: 2_500,
        discount: 10,
      })),
    )
    .execute();
  return ids;
}

async function addShopper(db: Database): Promise<Shopper> {
  const shopper = { id: newId(), addressId: newId() };
  await db
    .insertInto('users')
    .values({ id: shopper.id, name: 'Amina', email: `${shopper.id}@example.com`, passwordHash: '-' })
    .execute();
  await db
    .insertInto('addresses')
    .values({
      id: shopper.addressId,
      userId: shopper.id,
      name: 'Amina',
      email: 'amina@example.com',
      addressLine: 'Bonapriso, face à la pharmacie',
      city: 'Douala',
      state: 'Littoral',
      country: 'Cameroun',
      pincode: '00237',
      mobile: '+237677123456',
    })
    .execute();
  return shopper;
}

async function fillCart(
  db: Database,
  shopper: Shopper,
  lines: readonly { productId: string; quantity: number }[],
): Promise<void> {
  await db
    .insertInto('cartItems')
    .values(lines.map((line) => ({ ...line, id: newId(), userId: shopper.id })))
    .execute();
}
