import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { placeOrder } from '#core/checkout/place-order.ts';
import { getOrder } from '#core/orders/order-queries.ts';
import { testShop } from '#tests/support/app.ts';
import { makeProduct } from '#tests/support/make.ts';
import { makeBuyer } from '#tests/support/make-buyer.ts';
import { explainGeneric, recordStatements } from '#tests/support/record-statements.ts';

const shop = await testShop();
const { store } = shop;
// As in a running shop, which remembers its settings until they change.
store.shopSettings.trust();
await store.shopSettings.read();

/**
 * The statements: begin; the shopper; her key; her address; her cart and its products; the delivery zones; her phone's lock and its open
 * orders; all writes together; commit.
 */
const statementsOfAnOrder = 10;

test.each([1, 12])(
  'an order of %i lines is a fixed number of statements, and answers what is stored',
  async (count) => {
    const products = await Promise.all(Array.from({ length: count }, () => makeProduct(store)));
    const { user, order } = await makeBuyer(
      shop,
      products.map((product) => ({ product, quantity: 2 })),
    );
    let placed: Awaited<ReturnType<typeof placeOrder>> | undefined;

    const statements = await recordStatements(async () => {
      placed = await place(user, order);
    });

    expect(statements.map(({ text }) => text)).toHaveLength(statementsOfAnOrder);
    if (!placed?.ok) throw new Error('The order was refused.');
    expect(await getOrder(store.db, placed.value.id)).toMatchObject(placed.value);
  },
);

test('the plan by which all orders are written reads by index only, also in a shop of a thousand products and a few hundred orders', async () => {
  const { user, order } = await makeBuyer(shop, [{ product: await makeProduct(store), quantity: 1 }]);
  await sql`insert into products (id, name, description, unit, stock, price)
    select lpad(n::text, 12, '0'), 'Lipstick ' || n, 'Matte.', '1', 10, 2500 from generate_series(1, 1000) as n`.execute(
    store.db,
  );
  await sql`insert into orders (id, order_number, user_id, status, payment_method, quantity, undiscounted_total, total, email, phone,
      language, delivery_name, delivery_address_line, delivery_city, delivery_state, delivery_country, delivery_pincode, delivery_mobile)
    select 'order' || n, n, ${user.id}::text, 'Delivered', 'cash_on_delivery', 3, 7500, 7500, 'a@example.com', '+2376771' || n,
      'fr', 'A', 'Akwa', 'Douala', 'Littoral', 'Cameroon', '00237', '+237677123456'
    from generate_series(1, 400) as n`.execute(store.db);
  await sql`analyze`.execute(store.db);

  const statements = await recordStatements(() => place(user, order));

  const writing = statements.at(-2)?.text ?? '';
  expect(writing).toContain('insert into orders');
  const plan = await explainGeneric(store.db, writing);
  expect(plan).toContain('orders_order_number_key');
  expect(plan).not.toMatch(/Seq Scan on (orders|products)/);
});

type Buyer = Awaited<ReturnType<typeof makeBuyer>>;

function place(user: Buyer['user'], order: Buyer['order']) {
  const { list_items: lines, addressId, totalAmt: total } = order;
  return placeOrder(store, user, { lines, addressId, total, language: 'fr', idempotencyKey: 'press' });
}
