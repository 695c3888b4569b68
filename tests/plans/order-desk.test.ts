import { beforeAll, describe, expect, test } from 'vitest';
import { getCashDay } from '#core/cash/cash-day.ts';
import { listIssues } from '#core/issues/issue-queries.ts';
import { findDeskOrder } from '#core/order-desk/desk-order.ts';
import { countWaitingOrders, type DeskFilters, listDeskOrders } from '#core/order-desk/desk-queries.ts';
import { createShopSettings } from '#core/settings/shop-settings.ts';
import { defaultSettings } from '#core/settings.ts';
import { fillManyOrders } from '#demo/seed/fill-many-orders.ts';
import { deskViews } from '#shared/order-desk.ts';
import { shopDayOf } from '#shared/shop-day.ts';
import { testDatabase } from '#tests/support/database.ts';
import { explain, recordStatements } from '#tests/support/record-statements.ts';

const { db } = await testDatabase();
const store = { db, payments: [], settings: defaultSettings, shopSettings: createShopSettings(db) };

const orders = 20_000;
const now = new Date('2026-06-30T12:00:00Z');
beforeAll(() => fillManyOrders(db, { orders, until: now }));

const everything = { view: 'all', search: '', city: '' } as const satisfies DeskFilters;
const lists: readonly (readonly [string, DeskFilters])[] = [
  ...deskViews.map((view) => [`the view ${view}`, { ...everything, view }] as const),
  ['one status', { ...everything, status: 'Refused' }],
  ['one payment status', { ...everything, paymentStatus: 'Refunded' }],
  ['one city', { ...everything, city: 'kribi' }],
  ['some days', { ...everything, from: '2026-05-01', to: '2026-05-02' }],
  ['status, city and days', { ...everything, status: 'Cancelled', city: 'kribi', from: '2026-01-01' }],
  ['an order number', { ...everything, search: 'NB-7777-017777' }],
  ['a phone', { ...everything, search: '+237 6 40 77 60 63' }],
  ['a rare name', { ...everything, search: 'zoutchang' }],
  ['a common name', { ...everything, search: 'essomba' }],
];

describe.each(lists)('with 20,000 orders, the list of %s', (_, wanted) => {
  test('is one statement that reads by index, on the first page, the second and one far down', async () => {
    const { next } = await listDeskOrders(db, { ...wanted, limit: 30 });
    for (const after of [undefined, ...(next === null ? [] : [next]), 'order10001']) {
      const statements = await recordStatements(() => listDeskOrders(db, { ...wanted, after, limit: 30 }));
      expect(statements).toHaveLength(1);
      await expectIndexes(statements);
    }
  });
});

test.each([
  ['what waits in each view', () => countWaitingOrders(db)],
  ['one order', () => findDeskOrder(store, 'order10000')],
  ['what needs attention', () => listIssues({ db, payments: [] }, { search: '', page: 1, limit: 30 })],
  ['the cash of today', () => getCashDay(db, shopDayOf(now))],
] as const)('with 20,000 orders, %s is read by index', async (_, work) => {
  await expectIndexes(await recordStatements(work));
});

async function expectIndexes(statements: Awaited<ReturnType<typeof recordStatements>>): Promise<void> {
  for (const statement of statements) {
    expect(await explain(db, statement)).not.toMatch(/Seq Scan on (orders|order_|cash_)/);
  }
}
