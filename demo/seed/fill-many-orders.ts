import { sql } from 'kysely';
import type { Database } from '#db/client.ts';

const PRODUCTS = 2_000;
const RIDERS = 20;
// In one statement, indexing the words of more orders would exceed its time limit.
const ORDERS_AT_ONCE = 5_000;
/** Spreads the orders over days, about ninety a day. */
const MINUTES_BETWEEN = 16;

/**
 * The orders of a shop after some years, for measuring: nearly all delivered and paid at the door, about sixty in each queue, a few in a
 * thousand ended otherwise or odd. Names are as people have them, so that some are found often and some once. `order1` is the oldest.
 */
export async function fillManyOrders(
  db: Database,
  { orders, until }: { orders: number; until: Date },
): Promise<void> {
  await sql`insert into users (id, name, email, password_hash) values ('user', 'Amina', 'amina@example.com', '-')`.execute(
    db,
  );
  await sql`insert into products (id, name, description, unit, images, price, stock)
    select 'p' || lpad(n::text, 11, '0'), 'Product ' || n, '', '1', '{}', 2500, n % 100
    from generate_series(1, ${PRODUCTS}::int) as n`.execute(db);
  await sql`insert into riders (id, name, phone, created_at)
    select 'rider' || n, 'Rider ' || n, '+2376900000' || lpad(n::text, 2, '0'), ${until}
    from generate_series(1, ${RIDERS}::int) as n`.execute(db);
  for (let first = 1; first <= orders; first += ORDERS_AT_ONCE) {
    await insertOrders(db, { first, last: Math.min(orders, first + ORDERS_AT_ONCE - 1), orders, until });
  }
  await sql`insert into order_lines
      (order_id, position, product_id, name, image, unit, unit_price, discount, discounted_unit_price, quantity)
    select 'order' || n, place, 'p' || lpad((n * (place + 1) % ${PRODUCTS}::int + 1)::text, 11, '0'), 'Product', '', '1', 2500, 0, 2500, 1
    from generate_series(1, ${orders}::int) as n, generate_series(0, 1) as place`.execute(db);
  await fillCashBooks(db);
  await sql`vacuum analyze orders, order_lines, products, riders, cash_collections, cash_handovers`.execute(
    db,
  );
}

async function insertOrders(
  db: Database,
  { first, last, orders, until }: { first: number; last: number; orders: number; until: Date },
): Promise<void> {
  await sql`
    with made as (
      select n, ${until}::timestamptz - (${orders}::int - n) * ${MINUTES_BETWEEN}::int * interval '1 minute' as placed_at,
        -- The queues hold what came last.
        case when n > ${orders}::int - 60 then 'Placed' when n > ${orders}::int - 120 then 'Confirmed'
          when n > ${orders}::int - 180 then 'Packed' when n > ${orders}::int - 260 then 'Out for delivery'
          when n % 200 = 0 then 'Refused' when n % 40 = 0 then 'Cancelled' else 'Delivered' end as status
      from generate_series(${first}::int, ${last}::int) as n
    )
    insert into orders (id, order_number, user_id, status, payment_status, payment_method, quantity,
      undiscounted_total, total, email, phone, language, delivery_name, delivery_address_line, delivery_city, delivery_state,
      delivery_country, delivery_pincode, delivery_mobile, created_at, updated_at, rider_id, dispatched_at, delivered_at, cash_collected, settled)
    select 'order' || n, 'NB-' || lpad((n % 10000)::text, 4, '0') || '-' || lpad(n::text, 6, '0'), 'user', status,
      case when status in ('Refused', 'Cancelled') then 'Cancelled' when n % 1000 = 7 then 'Refunded'
        when status = 'Delivered' and n % 1000 <> 5 then 'Paid' else 'Processing' end,
      'cash_on_delivery', 2, 5000, 5000, 'a@example.com', '+2376' || lpad((n * 7919::bigint % 100000000)::text, 8, '0'), 'fr',
      (array['Amina', 'Brigitte', 'Chantal', 'Désirée', 'Estelle', 'Fatou', 'Grâce', 'Hawa', 'Irène', 'Joséphine'])[1 + n % 10] || ' '
        || (array['Njoya', 'Essomba', 'Fouda', 'Mbarga', 'Ngo Bell', 'Talla', 'Abanda', 'Kamga', 'Tchoumi', 'Ekambi', 'Sali'])[1 + n % 11]
        || case when n % 5000 = 1 then ' Zoutchang' else '' end,
      'Akwa', (array['Kribi', 'Garoua', 'Bafoussam', 'Yaoundé', 'Douala'])[1 + least(4, n % 17)], 'Littoral', 'Cameroon', '00237',
      '+2376' || lpad((n * 7919::bigint % 100000000)::text, 8, '0'), placed_at, placed_at,
      case when sent then 'rider' || (1 + n % ${RIDERS}::int) end,
      case when sent then placed_at + interval '1 day' end,
      case when status = 'Delivered' then placed_at + interval '26 hours' end,
      case when status <> 'Delivered' or n % 1000 = 7 then 0 when n % 1000 = 5 then 3000 else 5000 end,
      case when n % 1000 = 7 then 5000 when status <> 'Delivered' then 0 when n % 1000 = 5 then 3000 else 5000 end
    from made, lateral (select status in ('Out for delivery', 'Delivered', 'Refused') as sent) as way
    order by n`.execute(db);
}

/** Fills in the cash of every delivered order, and each rider's cash of each day handed to the till that evening. */
async function fillCashBooks(db: Database): Promise<void> {
  await sql`insert into cash_collections (order_id, rider_id, amount, actor_id, created_at)
    select id, rider_id, cash_collected, 'user', delivered_at from orders where cash_collected > 0 order by delivered_at`.execute(
    db,
  );
  await sql`insert into cash_handovers (rider_id, amount, actor_id, created_at)
    select rider_id, sum(amount), 'user', max(created_at) + interval '1 hour' from cash_collections
    group by rider_id, date_trunc('day', created_at) order by 4`.execute(db);
}
