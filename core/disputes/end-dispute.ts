import type { Store } from '#core/store.ts';
import { transaction } from '#db/transaction.ts';
import { type DisputeEnd, isOpenDispute } from '#shared/disputes.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { getOrderNumber, writeOrderNote } from '../orders/order-events.ts';
import { providerOf } from '../payments/find-provider.ts';
import { findAttempt } from '../payments/payment-attempts.ts';
import { enterDispute } from './note-dispute.ts';

export type EndDispute = { disputeId: string; end: DisputeEnd; note: string };

/**
 * Enters how a dispute ended, as staff read it in the pages of a provider that is no longer configured: its own reports cannot be verified
 * (decision 629). The end gets the time of the last report, so that later reports overrule it once the provider is configured again.
 */
export function endDispute(
  { db, clock, payments }: Pick<Store, 'db' | 'clock' | 'payments'>,
  staff: Pick<CurrentUser, 'id'>,
  { disputeId, end, note }: EndDispute,
): Promise<Outcome<undefined, 'ISSUE_CLOSED' | 'DISPUTE_AT_PROVIDER'>> {
  const at = clock.now();
  return transaction(db, async (tx) => {
    const of = await tx
      .selectFrom('disputes')
      .select(['attemptId', 'orderId'])
      .where('id', '=', disputeId)
      .executeTakeFirst();
    const order = of && (await lockOrder(tx, { id: of.orderId }));
    const attempt = of && (await findAttempt(tx, of.attemptId));
    const dispute = await tx
      .selectFrom('disputes')
      .select(['id', 'provider', 'amount', 'reason', 'state', 'dueBy', 'saidAt'])
      .where('id', '=', disputeId)
      .executeTakeFirst();
    if (!order || !attempt || !dispute || !isOpenDispute(dispute.state)) return refuse('ISSUE_CLOSED');
    if (providerOf(payments, attempt)) return refuse('DISPUTE_AT_PROVIDER');
    const remark = await enterDispute(tx, attempt, { ...dispute, state: end }, at);
    await writeOrderNote(tx, {
      ...{ orderId: order.id, status: order.status, actor: 'staff', actorId: staff.id },
      ...{ ...(remark && { remark }), note, at },
    });
    await recordChange(tx, {
      ...{ actorId: staff.id, kind: 'order', action: 'changed', at },
      ...{ subjectId: order.id, subjectName: await getOrderNumber(tx, order.id) },
      after: { isDisputeWon: end === 'won', note },
    });
    return succeed();
  });
}
