import type { Store } from '#core/store.ts';
import { transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { PhoneRefusal } from '#shared/phone-refusal.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import { writePhoneRefusal } from '../orders/confirmation-calls.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { getOrderNumber } from '../orders/order-events.ts';
import { endOrder } from '../settlement/end-order.ts';

export type PhoneRefused = { orderId: string; reason: PhoneRefusal; note: string };

/**
 * Cancels an order that the shopper declined when called, and keeps the reason given on the phone. Allowed only while the
 * order waits for that call; later it is an ordinary cancellation.
 */
export function notePhoneRefusal(
  store: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  { orderId, reason, note }: PhoneRefused,
): Promise<Outcome<undefined, 'ORDER_NOT_FOUND' | 'ORDER_MOVE_NOT_ALLOWED'>> {
  return transaction(store.db, async (tx) => {
    const order = await lockOrder(tx, { id: orderId });
    if (!order) return refuse('ORDER_NOT_FOUND');
    const { phoneRefusal } = await tx
      .selectFrom('orders')
      .select('phoneRefusal')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    // A repeated request.
    if (phoneRefusal !== null) return succeed();
    if (order.status !== 'Placed') return refuse('ORDER_MOVE_NOT_ALLOWED');
    const at = store.clock.now();
    const by = { actor: 'staff', actorId: staff.id, at } as const;
    const moved = await endOrder(tx, { ...by, orderId, to: 'Cancelled', note });
    if (!moved.ok) return moved;
    await writePhoneRefusal(tx, orderId, reason);
    await recordChange(tx, {
      ...{ actorId: staff.id, kind: 'order', action: 'changed', at },
      ...{ subjectId: orderId, subjectName: await getOrderNumber(tx, orderId) },
      ...{ before: { phoneRefusal: null }, after: { phoneRefusal: reason } },
    });
    return succeed();
  });
}
