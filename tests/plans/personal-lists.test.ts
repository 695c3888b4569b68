import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { listAddresses } from '#core/addresses/address-queries.ts';
import { listCart } from '#core/cart/cart-queries.ts';
import { listOrders } from '#core/orders/order-queries.ts';
import { testDatabase } from '#tests/support/database.ts';
import { explain, recordStatements } from '#tests/support/record-statements.ts';

const { db } = await testDatabase();

const shoppers = 400;
const lists = [
  ['orders', 2, (userId: string) => listOrders(db, { userId, limit: 100 })],
  ['the cart', 3, (userId: string) => listCart(db, userId)],
  ['addresses', 1, (userId: string) => listAddresses(db, userId)],
] as const;

/** Enough rows for the planner to choose indexes: 8,000 orders with three lines each, 4,000 cart lines, 2,000 addresses. */
beforeAll(async () => {
  await sql`insert into users (id, name, email, password_hash)
    select 'user' || n, 'Amina', 'amina' || n || '@example.com', '-' from generate_series(1, ${shoppers}::int) as n`.execute(
    db,
  );
  await sql`insert into products (id, name, description, unit, stock, price)
    select lpad(n::text, 12, '0'), 'Lipstick ' || n, 'Matte.', '1', 10, 2500 from generate_series(1, 1000) as n`.execute(
    db,
  );
  await sql`insert into addresses (id, user_id, name, email, address_line, city, state, country, pincode, mobile)
    select 'address' || u || 'n' || n, 'user' || u, 'A', 'a@example.com', 'Akwa', 'Douala', 'Littoral', 'Cameroon', '00237', '+237677123456'
    from generate_series(1, ${shoppers}::int) as u, generate_series(1, 5) as n`.execute(db);
  await sql`insert into cart_items (id, user_id, product_id, quantity)
    select 'line' || u || 'n' || n, 'user' || u, lpad((u + n * 50)::text, 12, '0'), 1
    from generate_series(1, ${shoppers}::int) as u, generate_series(1, 10) as n`.execute(db);
  await sql`insert into orders (id, order_number, user_id, status, payment_method, quantity, undiscounted_total, total, email, phone,
      language, delivery_name, delivery_address_line, delivery_city, delivery_state, delivery_country, delivery_pincode, delivery_mobile)
    select 'order' || u || 'n' || n, u || '-' || n, 'user' || u, 'Placed', 'cash_on_delivery', 3, 7500, 7500, 'a@example.com', '+237677123456',
      'fr', 'A', 'Akwa', 'Douala', 'Littoral', 'Cameroon', '00237', '+237677123456'
    from generate_series(1, 20) as n, generate_series(1, ${shoppers}::int) as u`.execute(db);
  await sql`insert into order_lines (order_id, position, product_id, name, image, unit, unit_price, discount, discounted_unit_price, quantity)
    select id, position, 'p', 'Lipstick', '', '1', 2500, 0, 2500, 1 from orders, generate_series(0, 2) as position`.execute(
    db,
  );
  await sql`analyze`.execute(db);
});

describe.each(lists)('the list of %s', (_, statementCount, list) => {
  test('is a fixed number of statements, however long it is', async () => {
    expect(await list('user7')).not.toHaveLength(0);
    expect(await recordStatements(() => list('user7'))).toHaveLength(statementCount);
  });

  test('reads by index only what it shows', async () => {
    for (const statement of await recordStatements(() => list('user7'))) {
      const plan = await explain(db, statement);
      expect(plan).toMatch(/Index/);
      expect(plan).not.toMatch(/Seq Scan on (orders|order_lines|cart_items|addresses|products)/);
    }
  });
});
