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
  /** A part of the money, as goodwill; undefined for all of it. */
  part?: { amount: number; left: number } | undefined;
};

export type StartRefundRefusal =
  | 'ORDER_NOT_FOUND'
  | 'REFUND_NOT_POSSIBLE'
  | 'REFUND_CHANGED'
  | 'INVALID_FIELDS';

/**
 * Refunds all or a part of what came for an order; the parcel is not affected. To refund everything while the parcel is still in the shop,
 * staff cancel the order instead; otherwise someone would still dispatch it.
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
    // A second press: the money is due already.
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

/** A part is at most what is left, and the screen must have shown the current rest: a second press finds less and is refused. */
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
