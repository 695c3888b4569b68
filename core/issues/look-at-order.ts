import type { Store } from '#core/store.ts';
import { transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { noteCollectionsLookedAt } from '../cash/note-collections-looked-at.ts';
import { noteDisputesLookedAt } from '../disputes/note-disputes-looked-at.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { writeStaffNote } from '../orders/order-events.ts';
import { noteAttemptsLookedAt } from '../payments/payment-attempts.ts';
import { listIssuesOf } from './issue-queries.ts';

export type LookAtOrder = { orderId: string; note: string };

/** Marks what is odd about an order as dealt with. Money that is due and unanswered returns stay open, as they need more than a look. */
export function lookAtOrder(
  store: Pick<Store, 'db' | 'clock' | 'payments'>,
  staff: Pick<CurrentUser, 'id'>,
  { orderId, note }: LookAtOrder,
): Promise<Outcome<undefined, 'ORDER_NOT_FOUND' | 'ISSUE_CLOSED'>> {
  const at = store.clock.now();
  return transaction(store.db, async (tx) => {
    const order = await lockOrder(tx, { id: orderId });
    if (!order) return refuse('ORDER_NOT_FOUND');
    const issues = await listIssuesOf({ db: tx, payments: store.payments }, orderId);
    if (!issues.some(({ kind }) => kind === 'odd')) return refuse('ISSUE_CLOSED');
    const looked = { orderId, by: staff.id, at };
    await noteAttemptsLookedAt(tx, looked);
    await noteCollectionsLookedAt(tx, looked);
    await noteDisputesLookedAt(tx, looked);
    await writeStaffNote(tx, {
      ...{ orderId, status: order.status, staffId: staff.id },
      ...{ remark: 'looked_at', note, at },
    });
    return succeed();
  });
}
