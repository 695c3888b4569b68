import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { readOverview } from '#core/overview/overview-queries.ts';
import { testDatabase } from '#tests/support/database.ts';
import { explain, recordStatements } from '#tests/support/record-statements.ts';

const { db } = await testDatabase();
const clock = { now: () => new Date('2026-06-30T12:00:00Z') };

/** Thirty thousand orders in half a year, each of two out of two thousand products. */
beforeAll(async () => {
  await sql`insert into users (id, name, email, password_hash) values ('user', 'Amina', 'amina@example.com', '-')`.execute(
    db,
  );
  await sql`insert into products (id, name, description, unit, images, price, stock)
    select 'p' || lpad(n::text, 11, '0'), 'Product ' || n, '', '1', '{}', 2500, n % 100 from generate_series(1, 2000) as n`.execute(
    db,
  );
  // In parts, because indexing the words of that many orders exceeds the time limit of one statement.
  for (const part of [0, 1, 2, 3, 4, 5]) {
    await sql`insert into orders (id, order_number, user_id, status, payment_status, payment_method, quantity,
      undiscounted_total, total, email, phone, language, delivery_name, delivery_address_line, delivery_city, delivery_state,
      delivery_country, delivery_pincode, delivery_mobile, created_at, settled)
    select 'order' || n, 'NB-' || lpad(n::text, 6, '0'), 'user',
      case when n % 50 = 0 then 'Cancelled' when n % 1000 < 4 then 'Out for delivery' else 'Delivered' end,
      case when n % 1000 < 4 then 'Processing' else 'Paid' end,
      'cash_on_delivery', 2, 5000, 5000, 'a@example.com', '+237677012345', 'fr', 'Shopper', 'Akwa', 'Douala', 'Littoral',
      'Cameroon', '00237', '+237677012345', timestamptz '2026-01-01' + n * interval '8 minutes 38 seconds',
      case when n % 1000 < 4 then 0 else 5000 end
    from generate_series(${part * 5000 + 1}::int, ${part * 5000 + 5000}::int) as n`.execute(db);
  }
  await sql`insert into order_lines (order_id, position, product_id, name, image, unit, unit_price, discount, discounted_unit_price, quantity)
    select 'order' || n, place, 'p' || lpad((n * (place + 1) % 2000 + 1)::text, 11, '0'), 'Product', '', '1', 2500, 0, 2500, 1
    from generate_series(1, 30000) as n, generate_series(0, 1) as place`.execute(db);
  await sql`vacuum analyze orders, order_lines, products`.execute(db);
});

test('with 30,000 orders the figures of 90 days come from indexes, all but the lines of what was sold', async () => {
  const statements = await recordStatements(async () => {
    const overview = await readOverview({ db, clock }, { days: 90 });
    expect(overview.sales.orders).toBeGreaterThan(14_000);
    expect(overview.days).toHaveLength(90);
  });
  expect(statements.length).toBeLessThanOrEqual(24);
  for (const statement of statements) {
    const plan = await explain(db, statement);
    expect(plan, statement.text).not.toMatch(/Seq Scan on (orders|products)/);
  }
});
