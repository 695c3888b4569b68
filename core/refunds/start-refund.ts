import type { Store } from '#core/store.ts';
import { type Transaction, transaction } from '#db/transaction.ts';
import { canMove } from '#shared/order-status.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { getOrderNumber, writeOrderNote } from '../orders/order-events.ts';
import { findCountedAttempt, oweRefund } from './owe-refund.ts';

export type StartRefund = { orderId: string; reason: string };

/**
 * The shop gives the whole money of an order back that has left it: nothing of the parcel moves. As long as the parcel is
 * here the order is cancelled instead, which owes the money too; otherwise somebody would still send it out.
 */
export function startRefund(
  store: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  { orderId, reason }: StartRefund,
): Promise<Outcome<undefined, 'ORDER_NOT_FOUND' | 'REFUND_NOT_POSSIBLE'>> {
  const at = store.clock.now();
  return transaction(store.db, async (tx) => {
    const order = await lockOrder(tx, { id: orderId });
    if (!order) return refuse('ORDER_NOT_FOUND');
    if (order.paymentStatus !== 'Paid' || canMove(order.status, 'Cancelled')) {
      return refuse('REFUND_NOT_POSSIBLE');
    }
    const attempt = await findCountedAttempt(tx, orderId);
    // The second of two presses: the money is due already.
    if (await isOwed(tx, orderId, attempt?.id)) return succeed();
    const { total } = await tx
      .selectFrom('orders')
      .select('total')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    await oweRefund(tx, { orderId, attempt, amount: total, cause: 'by_shop', at });
    await writeOrderNote(tx, {
      orderId,
      status: order.status,
      actor: 'staff',
      actorId: staff.id,
      remark: 'refund_started',
      note: reason,
      at,
    });
    await recordChange(tx, {
      actorId: staff.id,
      kind: 'refund',
      action: 'added',
      subjectId: orderId,
      subjectName: await getOrderNumber(tx, orderId),
      after: { amount: total },
      at,
    });
    return succeed();
  });
}

/** The order's own money; that of a second payment is owed apart from it. */
async function isOwed(tx: Transaction, orderId: string, attemptId: string | undefined): Promise<boolean> {
  const refund = await tx
    .selectFrom('refunds')
    .select('id')
    .where('orderId', '=', orderId)
    .where('attemptId', attemptId === undefined ? 'is' : '=', attemptId ?? null)
    .executeTakeFirst();
  return refund !== undefined;
}
