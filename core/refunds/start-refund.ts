import type { Store } from '#core/store.ts';
import { type Transaction, transaction } from '#db/transaction.ts';
import { canMove } from '#shared/order-status.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import { findWhatCame, type WhatCame } from '../ledger/what-came.ts';
import { type LockedOrder, lockOrder } from '../orders/lock-order.ts';
import { getOrderNumber, writeOrderNote } from '../orders/order-events.ts';
import { leftToGiveBack, owePart } from './owe-refund.ts';

export type StartRefund = {
  orderId: string;
  reason: string;
  /** A part of the money, out of goodwill; the whole without it. */
  part?: { amount: number; left: number } | undefined;
};

export type StartRefundRefusal =
  | 'ORDER_NOT_FOUND'
  | 'REFUND_NOT_POSSIBLE'
  | 'REFUND_CHANGED'
  | 'INVALID_FIELDS';

/**
 * The shop gives back all that came for an order that has left it, or a part of what came: nothing of the parcel moves. As long as the
 * parcel is here the order is cancelled instead of giving back all of it; otherwise someone would still send it out.
 */
export function startRefund(
  store: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  { orderId, reason, part }: StartRefund,
): Promise<Outcome<undefined, StartRefundRefusal>> {
  const at = store.clock.now();
  return transaction(store.db, async (tx) => {
    const order = await lockOrder(tx, { id: orderId });
    if (!order) return refuse('ORDER_NOT_FOUND');
    const came = await findWhatCame(tx, orderId);
    const isPossible = part ? await isPartLeft(tx, order, came, part) : mayRefundAll(order);
    if (!isPossible.ok) return isPossible;
    const owed = await owePart(tx, came, part?.amount ?? came.total, { orderId, cause: 'by_shop', at });
    // The second of two presses: the money is due already.
    if (owed === 0) return succeed();
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
      after: { amount: owed },
      at,
    });
    return succeed();
  });
}

function mayRefundAll({ paymentStatus, status }: LockedOrder): Outcome<undefined, 'REFUND_NOT_POSSIBLE'> {
  const isPossible = paymentStatus === 'Paid' && !canMove(status, 'Cancelled');
  return isPossible ? succeed() : refuse('REFUND_NOT_POSSIBLE');
}

/** Never above what is left, and only by someone who has seen how much that is: a second press finds less. */
async function isPartLeft(
  tx: Transaction,
  { id, status }: LockedOrder,
  came: WhatCame,
  part: { amount: number; left: number },
): Promise<Outcome<undefined, 'REFUND_NOT_POSSIBLE' | 'REFUND_CHANGED' | 'INVALID_FIELDS'>> {
  const left = await leftToGiveBack(tx, came, id);
  if (left !== part.left) return refuse('REFUND_CHANGED', { left });
  if (part.amount > left) return refuse('INVALID_FIELDS', { fields: { amount: `maxNumber:${left}` } });
  return part.amount === left && canMove(status, 'Cancelled') ? refuse('REFUND_NOT_POSSIBLE') : succeed();
}
