import type { Store } from '#core/store.ts';
import { transaction } from '#db/transaction.ts';
import { type Outcome, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { takeOutOfCart } from '../cart/lock-cart.ts';
import { lockShopperAndCart } from '../cart/lock-shopper.ts';
import { readContact } from '../orders/order-contact.ts';
import { getOrder, type Order } from '../orders/order-queries.ts';
import { type OrderCartRefusal, orderCart, type PlaceOrder, quantitiesOf } from './order-cart.ts';
import { bindOrderKey, findOrderByKey, orderKeyOf } from './order-key.ts';

export type PlaceOrderRefusal = OrderCartRefusal | 'INVALID_FIELDS' | 'KEY_REUSED';

/** Turns a cart into an order to be paid on delivery, wholly or not at all (decision 22). */
export async function placeOrder(
  store: Pick<Store, 'db' | 'clock'>,
  buyer: Pick<CurrentUser, 'id'>,
  input: PlaceOrder,
): Promise<Outcome<Order, PlaceOrderRefusal>> {
  const contact = readContact(input);
  if (!contact.ok) return contact;
  const wanted = quantitiesOf(input.lines);
  const key = orderKeyOf(buyer, input.idempotencyKey, { ...input, quantities: wanted });
  const createdAt = store.clock.now();

  return transaction(store.db, async (tx) => {
    await lockShopperAndCart(tx, buyer.id);
    if (key) {
      const placed = await findOrderByKey(tx, key);
      if (!placed.ok) return placed;
      if (placed.value !== undefined) return succeed(await getOrder(tx, placed.value));
    }

    const prepared = await orderCart(tx, {
      buyer,
      input,
      wanted,
      contact: contact.value,
      status: 'Placed',
      paymentMethod: 'cash_on_delivery',
      createdAt,
    });
    if (!prepared.ok) return prepared;
    const { id, lines } = prepared.value;
    await takeOutOfCart(tx, lines);
    if (key) await bindOrderKey(tx, key, { id, createdAt });
    return succeed(await getOrder(tx, id));
  });
}
