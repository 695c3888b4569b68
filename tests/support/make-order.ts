import { placeOrder } from '#core/checkout/place-order.ts';
import type { Store } from '#core/store.ts';
import { francs } from '#shared/money.ts';
import type { OrderStatus, PaymentStatus } from '#shared/order-status.ts';
import { bill } from '#shared/pricing.ts';
import { makeAddress, makeCartItem, makeUser } from './make.ts';
import type { Wanted } from './make-buyer.ts';
import { withoutLimits } from './without-limits.ts';

type State = { status?: OrderStatus; paymentStatus?: PaymentStatus };

export type MadeOrder = { id: string; userId: string; addressId: string };

/** Places an order as a shopper does, then puts it into the state in which the story begins. */
export async function makeOrder(
  store: Pick<Store, 'db' | 'clock'>,
  lines: readonly Wanted[],
  given: State & { userId?: string } = {},
): Promise<MadeOrder> {
  const userId = given.userId ?? (await makeUser(store)).id;
  const { id: addressId } = await makeAddress(store, { userId });
  for (const { product, quantity } of lines) {
    await makeCartItem(store, { userId, productId: product.id, quantity });
  }
  const charged = bill(
    lines.map(({ product, quantity }) => ({
      price: francs(product.price),
      discount: product.discount,
      quantity,
    })),
  );
  const placed = await placeOrder(
    withoutLimits(store),
    { id: userId },
    {
      lines: lines.map(({ product, quantity }) => ({ productId: product.id, quantity })),
      addressId,
      total: charged.total,
      language: 'en',
    },
  );
  if (!placed.ok) throw new Error(`The order was refused: ${placed.refusal.code}`);
  await putInto(store, placed.value, given);
  return { id: placed.value.id, userId, addressId };
}

/** Sets the status and the facts it follows from; a paid order was paid to the courier. */
async function putInto(
  store: Pick<Store, 'db' | 'clock'>,
  { id, total }: { id: string; total: number },
  { status, paymentStatus }: State,
): Promise<void> {
  if (!status && !paymentStatus) return;
  const deliveredAt = status === 'Delivered' ? store.clock.now() : null;
  const hasPaid = paymentStatus === 'Paid' || paymentStatus === 'Refunded';
  if (hasPaid && total > 0) {
    const cash = { orderId: id, amount: total, note: '', actorId: '', createdAt: store.clock.now() };
    await store.db.insertInto('cashCollections').values(cash).execute();
  }
  await store.db
    .updateTable('orders')
    .set({
      ...(status ? { status, deliveredAt } : {}),
      ...(paymentStatus ? { paymentStatus } : {}),
      ...(hasPaid ? { cashCollected: total, settled: total } : {}),
    })
    .where('id', '=', id)
    .execute();
}
