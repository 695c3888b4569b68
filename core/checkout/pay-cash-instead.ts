import type { Store } from '#core/store.ts';
import { transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { takeOrderedLines } from '../cart/take-ordered-lines.ts';
import { lockPhone } from '../orders/lock-phone.ts';
import { moveOrder } from '../orders/move-order.ts';
import { getOrder, type Order } from '../orders/order-queries.ts';
import { writeCashInstead } from '../orders/payment-columns.ts';
import type { MoveOrderRefusal } from '../orders/write-move.ts';
import { wakeAttempts } from '../payments/payment-attempts.ts';
import { lockPayableOrder, type PayableRefusal } from './lock-payable-order.ts';
import { readOrderLimits } from './order-limits.ts';
import { type CashLimitRefusal, readCashLimits } from './phone-limits.ts';

/**
 * Lets a shopper who could not pay online pay the rider: the reserved order is placed as it is. If the online payment
 * arrives after all, it is counted then.
 */
export async function payCashInstead(
  store: Pick<Store, 'db' | 'clock' | 'settings' | 'shopSettings'>,
  buyer: Pick<CurrentUser, 'id'>,
  orderId: string,
): Promise<
  Outcome<Order, MoveOrderRefusal | CashLimitRefusal | PayableRefusal | 'CASH_NOT_HERE' | 'CASH_NOT_TAKEN'>
> {
  const limits = await readOrderLimits(store);
  if (!limits.takesCash) return refuse('CASH_NOT_TAKEN');
  const at = store.clock.now();
  return transaction(store.db, async (tx) => {
    const locked = await lockPayableOrder(tx, { orderId, userId: buyer.id, at });
    if (!locked.ok) return locked;
    const { takesCash, deliveryZone } = locked.value;
    if (!takesCash) return refuse('CASH_NOT_HERE', { place: deliveryZone });
    await lockPhone(tx, locked.value.phone, 'orders');
    const allow = await readCashLimits(tx, { buyerId: buyer.id, ...locked.value }, limits);
    const isAllowed = allow(locked.value.total);
    if (!isAllowed.ok) return isAllowed;
    const moved = await moveOrder(tx, {
      orderId,
      to: 'Placed',
      actor: 'shopper',
      actorId: buyer.id,
      remark: 'cash_instead',
      at,
    });
    if (!moved.ok) return moved;
    await writeCashInstead(tx, orderId, at);
    const order = await getOrder(tx, orderId);
    await takeOrderedLines(tx, { userId: buyer.id, lines: order.lines });
    await wakeAttempts(tx, orderId, at);
    return succeed(order);
  });
}
