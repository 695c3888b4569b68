import type { Store } from '#core/store.ts';
import { transaction } from '#db/transaction.ts';
import { francs } from '#shared/money.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { type FilledLine, fillCart } from '../cart/fill-cart.ts';
import { lockShopper } from '../cart/lock-shopper.ts';

export type LineAgain = FilledLine & { name: string; nameFr: string | null };

/**
 * Puts the lines of an earlier order back in the cart at today's prices, each as far as the stock allows. The cart ends
 * up with at least what was ordered then, so that a second press changes nothing.
 */
export function orderAgain(
  store: Pick<Store, 'db' | 'clock'>,
  shopper: Pick<CurrentUser, 'id'>,
  orderId: string,
): Promise<Outcome<LineAgain[], 'ORDER_NOT_FOUND'>> {
  return transaction(store.db, async (tx) => {
    await lockShopper(tx, shopper.id);
    const lines = await tx
      .selectFrom('orderLines')
      .innerJoin('orders', 'orders.id', 'orderLines.orderId')
      .select(['orderLines.productId', 'orderLines.name', 'orderLines.nameFr', 'orderLines.quantity'])
      .where('orders.id', '=', orderId)
      .where('orders.userId', '=', shopper.id)
      // Without gifts: they are not ordered again.
      .where('unitPrice', '>', francs(0))
      .orderBy('orderLines.position')
      .execute();
    if (lines.length === 0) return refuse('ORDER_NOT_FOUND');
    const filled = await fillCart(tx, shopper.id, lines, store.clock.now());
    const names = new Map(lines.map(({ productId, name, nameFr }) => [productId, { name, nameFr }]));
    return succeed(
      filled.map((line) => ({ ...line, ...(names.get(line.productId) ?? { name: '', nameFr: null }) })),
    );
  });
}
