import { expect, test } from 'vitest';
import { placeOrder } from '#core/checkout/place-order.ts';
import { getOrder } from '#core/orders/order-queries.ts';
import { testShop } from '#tests/support/app.ts';
import { makeProduct } from '#tests/support/make.ts';
import { makeBuyer } from '#tests/support/make-buyer.ts';
import { recordStatements } from '#tests/support/record-statements.ts';

const shop = await testShop();
const { store } = shop;
// As in a shop at work, which remembers its settings until they change.
store.shopSettings.trust();
await store.shopSettings.read();

/**
 * Begin; the shopper; her key; her address; her cart and its products; the delivery zones; her phone is locked, and what it has under way; all that is
 * written; commit.
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
    const { list_items: lines, addressId, totalAmt: total } = order;
    let placed: Awaited<ReturnType<typeof placeOrder>> | undefined;

    const statements = await recordStatements(async () => {
      placed = await placeOrder(store, user, {
        lines,
        addressId,
        total,
        language: 'fr',
        idempotencyKey: 'press',
      });
    });

    expect(statements.map(({ text }) => text)).toHaveLength(statementsOfAnOrder);
    if (!placed?.ok) throw new Error('The order was refused.');
    expect(await getOrder(store.db, placed.value.id)).toMatchObject(placed.value);
  },
);
