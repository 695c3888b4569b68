import type { Transaction } from '#db/transaction.ts';
import { returnDeadline } from '#shared/return-request.ts';
import type { LockedOrder } from '../orders/lock-order.ts';

/** Whether the order was delivered no longer ago than the return policy allows. */
export function isReturnOpen(
  { status, deliveredAt }: Pick<LockedOrder, 'status' | 'deliveredAt'>,
  at: Date,
): boolean {
  return status === 'Delivered' && deliveredAt !== null && at <= returnDeadline(deliveredAt);
}

/** Whether pieces may come back: within 14 days, or later if the return was requested in time and accepted. */
export async function mayComeBack(tx: Transaction, order: LockedOrder, at: Date): Promise<boolean> {
  if (isReturnOpen(order, at)) return true;
  const accepted = await tx
    .selectFrom('returnRequests')
    .select('orderId')
    .where('orderId', '=', order.id)
    .where('state', '=', 'accepted')
    .executeTakeFirst();
  return accepted !== undefined;
}

/** Taking the parcel back accepts the return, if it was not answered before. */
export async function acceptWithParcel(
  tx: Transaction,
  { orderId, actorId, at }: { orderId: string; actorId?: string | undefined; at: Date },
): Promise<void> {
  await tx
    .updateTable('returnRequests')
    .set({ state: 'accepted', answeredAt: at, answeredBy: actorId ?? null })
    .where('orderId', '=', orderId)
    .where('state', '=', 'requested')
    .execute();
}
