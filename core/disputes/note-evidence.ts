import type { Store } from '#core/store.ts';
import { transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { writeStaffNote } from '../orders/order-events.ts';

/** Notes the shop's evidence against a dispute: what it has, or has sent in the provider's own pages. */
export function noteEvidence(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  { disputeId, note }: { disputeId: string; note: string },
): Promise<Outcome<undefined, 'ISSUE_CLOSED'>> {
  const at = clock.now();
  return transaction(db, async (tx) => {
    const dispute = await tx
      .selectFrom('disputes')
      .select(['orderId', 'evidenceNote'])
      .where('id', '=', disputeId)
      .executeTakeFirst();
    const order = dispute && (await lockOrder(tx, { id: dispute.orderId }));
    if (!order) return refuse('ISSUE_CLOSED');
    await tx.updateTable('disputes').set({ evidenceNote: note }).where('id', '=', disputeId).execute();
    await writeStaffNote(tx, {
      ...{ orderId: order.id, status: order.status, staffId: staff.id },
      ...{ remark: 'dispute_evidence', note, at, after: { note } },
    });
    return succeed();
  });
}
