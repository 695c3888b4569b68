import { sql } from 'kysely';
import { getCashDay } from '#core/cash/cash-day.ts';
import { listIssues } from '#core/issues/issue-queries.ts';
import { findDeskOrder } from '#core/order-desk/desk-order.ts';
import { countWaitingOrders, type DeskFilters, listDeskOrders } from '#core/order-desk/desk-queries.ts';
import { readOverview } from '#core/overview/overview-queries.ts';
import { createShopSettings } from '#core/settings/shop-settings.ts';
import { defaultSettings } from '#core/settings.ts';
import { createDatabase, type Database } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { fillManyOrders } from '#demo/seed/fill-many-orders.ts';
import { type DeskView, deskViews } from '#shared/order-desk.ts';
import { daysBefore, shopDayOf } from '#shared/shop-day.ts';
import { startThrowAwayPostgres } from '#tests/support/throw-away-postgres.ts';
import { type Latencies, latencies, printRow } from './latencies.ts';

// The cost of the order desk's pages with 100,000 orders, as a ratio to a primary-key read of the same run. The last figure of a line is
// the number of sequential scans of `orders`: 0 if an index was used.

const orders = Number(process.argv[2] ?? 100_000);
const rounds = 40;
const clock = { now: () => new Date('2026-06-30T12:00:00Z') };

const everything = { view: 'all', search: '', city: '' } as const satisfies DeskFilters;
const lists: readonly (readonly [string, DeskFilters])[] = [
  ...deskViews.map((view: DeskView) => [`view ${view}`, { ...everything, view }] as const),
  ...searchOf('its number', 'NB-7777-077777'),
  ...searchOf('a part of its number', '077777'),
  ...searchOf('a phone', '+237 6 15 91 60 63'),
  ...searchOf('the end of a phone', '916063'),
  ...searchOf('a rare name', 'zoutchang'),
  ...searchOf('a common name', 'amina njoya'),
  ...searchOf('a very common name', 'essomba'),
  ...searchOf('two letters', 'za'),
  ...searchOf('no order', 'no one at all'),
  ['one status', { ...everything, status: 'Refused' }],
  ['one payment status', { ...everything, paymentStatus: 'Refunded' }],
  ['one city', { ...everything, city: 'kribi' }],
  ['some days', { ...everything, from: '2025-02-01', to: '2025-02-28' }],
  [
    'status, city and days',
    { ...everything, status: 'Cancelled', city: 'garoua', from: '2025-01-01', to: '2025-12-31' },
  ],
  ['a name in a view', { ...everything, view: 'out', search: 'essomba' }],
];

const server = await startThrowAwayPostgres({ isDurable: true });
try {
  const connectionString = await server.connectTo('bench');
  await migrate(connectionString);
  // A single connection, because only it knows all of its own scans.
  const db = createDatabase(connectionString, { applicationName: 'shop bench', poolSize: 1 });
  await fillManyOrders(db, { orders, until: clock.now() });
  await measureOrderDesk(db);
  await db.destroy();
} finally {
  await server.stop();
}

async function measureOrderDesk(db: Database): Promise<void> {
  const read = await measureReads(db);
  printRow(`primary-key read among ${orders} orders`, read, read);
  const show = async (name: string, work: () => Promise<unknown>) => {
    const before = await countScans(db);
    const found = await measure(work);
    const scans = (await countScans(db)) - before;
    printRow(`${name} (${(scans / (rounds + 1)).toFixed(0)} scans)`, found, read);
  };

  for (const [name, filters] of lists) {
    for (const [page, after] of await pagesOf(db, filters)) {
      await show(`${name}, ${page}`, () => listDeskOrders(db, { ...filters, after, limit: 30 }));
    }
  }
  await show('counts beside the views', () => countWaitingOrders(db));
  const store = { db, clock, payments: [], settings: defaultSettings, shopSettings: createShopSettings(db) };
  await show('one order', () => findDeskOrder(store, `order${orders / 2}`));
  const today = shopDayOf(clock.now());
  await show('cash desk, today', () => getCashDay(db, today));
  await show('cash desk, a year ago', () => getCashDay(db, daysBefore(today, 365)));
  for (const page of [1, 2, 4]) {
    await show(`attention list, page ${page}`, () => listIssues(store, { search: '', page, limit: 30 }));
  }
  for (const days of [7, 30, 90]) await show(`overview, ${days} days`, () => readOverview(store, { days }));
}

function searchOf(what: string, search: string): [string, DeskFilters][] {
  return [[`search for ${what}`, { ...everything, search }]];
}

/** The first page, the second and one far down, if the list has that many. */
async function pagesOf(db: Database, filters: DeskFilters): Promise<[string, string | undefined][]> {
  const first = await listDeskOrders(db, { ...filters, limit: 30 });
  if (first.next === null) return [['page 1', undefined]];
  let deep = first.next;
  let pages = 1;
  for (; pages < 100; pages += 1) {
    const { next } = await listDeskOrders(db, { ...filters, after: deep, limit: 30 });
    if (next === null) break;
    deep = next;
  }
  return [
    ['page 1', undefined],
    ['page 2', first.next],
    ...(pages > 2 ? [[`page ${pages + 1}`, deep] satisfies [string, string]] : []),
  ];
}

async function measure(work: () => Promise<unknown>): Promise<Latencies> {
  const times: number[] = [];
  await work();
  const started = performance.now();
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return latencies(times, performance.now() - started);
}

async function measureReads(db: Database): Promise<Latencies> {
  const times: number[] = [];
  const started = performance.now();
  for (let turn = 0; turn < 1_000; turn += 1) {
    const id = `order${1 + ((turn * 7919) % orders)}`;
    const start = performance.now();
    await db.selectFrom('orders').selectAll().where('id', '=', id).execute();
    times.push(performance.now() - start);
  }
  return latencies(times, performance.now() - started);
}

async function countScans(db: Database): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ scans: number }>`
    select seq_scan as scans from pg_stat_user_tables where relname = 'orders'`.execute(db);
  return rows[0]?.scans ?? 0;
}
