import { z } from 'zod';
import type { Store } from '#core/store.ts';
import { transaction } from '#db/transaction.ts';
import { type Outcome, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { leaveCart } from '../cart/lock-cart.ts';
import { lockShopper } from '../cart/lock-shopper.ts';
import { answerKept, findAnswer } from '../idempotency/kept-answers.ts';
import { readContact } from '../orders/order-contact.ts';
import { getOrder, type Order } from '../orders/order-queries.ts';
import { type OrderCartRefusal, orderCart, type PlaceOrder, quantitiesOf } from './order-cart.ts';
import { orderKeyOf } from './order-key.ts';
import { readOrderLimits } from './order-limits.ts';

export type PlaceOrderRefusal = OrderCartRefusal | 'INVALID_FIELDS' | 'KEY_REUSED';

/** Turns a cart into an order to be paid on delivery, as a whole or not at all (decision 22). */
export async function placeOrder(
  store: Pick<Store, 'db' | 'clock' | 'settings' | 'shopSettings'>,
  buyer: Pick<CurrentUser, 'id'>,
  input: PlaceOrder,
): Promise<Outcome<Order, PlaceOrderRefusal>> {
  const contact = readContact(input);
  if (!contact.ok) return contact;
  const key = orderKeyOf(buyer, input.idempotencyKey, { ...input, quantities: quantitiesOf(input.lines) });
  const limits = await readOrderLimits(store);
  const at = store.clock.now();

  return transaction(store.db, async (tx) => {
    await lockShopper(tx, buyer.id);
    const earlier = key && (await findAnswer(tx, key));
    if (earlier?.ok === false) return earlier;
    if (earlier?.value !== undefined) return succeed(await getOrder(tx, z.string().parse(earlier.value)));
    return orderCart(tx, {
      buyer,
      input: { ...input, ...contact.value },
      method: 'cash_on_delivery',
      limits,
      at,
      beside: ({ id, lines }) => [leaveCart(lines), ...(key ? [answerKept(key, { answer: id, at })] : [])],
    });
  });
}
