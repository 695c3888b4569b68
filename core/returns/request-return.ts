import type { Store } from '#core/store.ts';
import { transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { RETURN_DAYS, type ReturnReason } from '#shared/return-request.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { getOrder, type Order } from '../orders/order-queries.ts';
import { isReturnOpen } from './return-window.ts';

export type RequestReturn = { orderId: string; reason: ReturnReason; details: string };

/** Requests a return, once and within 14 days of the delivery. The order's status changes when the parcel is back. */
export function requestReturn(
  store: Pick<Store, 'db' | 'clock'>,
  shopper: Pick<CurrentUser, 'id'>,
  { orderId, reason, details }: RequestReturn,
): Promise<Outcome<Order, 'ORDER_NOT_FOUND' | 'RETURN_CLOSED' | 'RETURN_REQUESTED'>> {
  const at = store.clock.now();
  return transaction(store.db, async (tx) => {
    const order = await lockOrder(tx, { id: orderId, userId: shopper.id });
    if (!order) return refuse('ORDER_NOT_FOUND');
    if (!isReturnOpen(order, at)) return refuse('RETURN_CLOSED', { days: RETURN_DAYS });
    const requested = await tx
      .insertInto('returnRequests')
      .values({ orderId, reason, details, requestedAt: at })
      .onConflict((conflict) => conflict.column('orderId').doNothing())
      .returning('orderId')
      .executeTakeFirst();
    if (!requested) return refuse('RETURN_REQUESTED');
    return succeed(await getOrder(tx, orderId));
  });
}
