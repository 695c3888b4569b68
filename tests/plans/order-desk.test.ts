import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { countWaitingOrders, listDeskOrders } from '#core/order-desk/desk-queries.ts';
import { testDatabase } from '#tests/support/database.ts';
import { explain, recordStatements } from '#tests/support/record-statements.ts';

const { db } = await testDatabase();

const everything = { view: 'all', search: '', city: '', limit: 30 } as const;
const lists = [
  ['all orders', everything],
  ['all orders, far down', { ...everything, after: 'order10000' }],
  ['what is to be confirmed', { ...everything, view: 'to_confirm' }],
  ['what is on its way', { ...everything, view: 'out' }],
  ['the cash to collect', { ...everything, view: 'cash_to_collect' }],
  ['what needs attention', { ...everything, view: 'attention' }],
  ['one status', { ...everything, status: 'Refused' }],
  ['one payment status', { ...everything, paymentStatus: 'Refunded' }],
  ['one city', { ...everything, city: 'kribi' }],
  ['some days', { ...everything, from: '2026-02-01', to: '2026-02-02' }],
  ['an order number', { ...everything, search: 'NB-7777-017777' }],
  ['a phone', { ...everything, search: '6 77 01 77 77' }],
  ['a name', { ...everything, search: 'Shopper 17777' }],
] as const;

/** A shop of some years: nearly everything delivered and paid, and a little that waits. */
beforeAll(async () => {
  await sql`insert into users (id, name, email, password_hash) values ('user', 'Amina', 'amina@example.com', '-')`.execute(
    db,
  );
  // In parts, because the words of that many orders take longer than one statement may.
  for (const part of [0, 1, 2, 3]) {
    await sql`insert into orders (id, order_number, user_id, status, payment_status, payment_method, needs_attention, quantity,
      undiscounted_total, total, email, phone, language, delivery_name, delivery_address_line, delivery_city, delivery_state,
      delivery_country, delivery_pincode, delivery_mobile, created_at)
    select 'order' || n, 'NB-' || lpad((n % 10000)::text, 4, '0') || '-' || lpad(n::text, 6, '0'), 'user',
      case when n % 1000 = 0 then 'Refused' when n % 1000 = 1 then 'Placed' when n % 1000 < 4 then 'Out for delivery' else 'Delivered' end,
      case when n % 1000 < 4 then 'Processing' when n % 1000 = 5 then 'Refunded' else 'Paid' end,
      'cash_on_delivery', n % 5000 = 0, 1, 2500, 2500, 'a@example.com', '+2376770' || lpad(n::text, 5, '0'), 'fr', 'Shopper ' || n,
      'Akwa', case when n % 2000 = 0 then 'Kribi' else 'Douala' end, 'Littoral', 'Cameroon', '00237', '+2376770' || lpad(n::text, 5, '0'),
      timestamptz '2026-01-01' + n * interval '5 minutes'
    from generate_series(${part * 5000 + 1}::int, ${part * 5000 + 5000}::int) as n`.execute(db);
  }
  await sql`analyze orders`.execute(db);
});

describe.each(lists)('with 20,000 orders, the list of %s', (_, wanted) => {
  test('is one statement that reads by index and finds something', async () => {
    const statements = await recordStatements(async () => {
      expect((await listDeskOrders(db, wanted)).rows).not.toHaveLength(0);
    });
    expect(statements).toHaveLength(1);
    for (const statement of statements) {
      const plan = await explain(db, statement);
      expect(plan).toMatch(/Index/);
      expect(plan).not.toMatch(/Seq Scan/);
    }
  });
});

test('what waits in each view is counted from indexes alone or nearly so', async () => {
  const [statement] = await recordStatements(() => countWaitingOrders(db));
  if (!statement) throw new Error('Nothing was asked.');
  expect(await explain(db, statement)).not.toMatch(/Seq Scan/);
});
