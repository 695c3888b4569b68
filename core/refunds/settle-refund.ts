import type { Store } from '#core/store.ts';
import { transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import { getOrderNumber } from '../orders/order-events.ts';
import { finishRefund, isStuck, selectRefunds } from './refund-queries.ts';

/**
 * A staff member has given the money back and writes down its number (decision 24). Not while a provider is being asked to:
 * the money would go back twice. Where the provider does not answer, someone has looked in its own pages.
 */
export async function settleRefund(
  store: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  { refundId, reference, seenAtProvider }: { refundId: string; reference: string; seenAtProvider: boolean },
): Promise<Outcome<undefined, 'REFUND_NOT_OPEN'>> {
  return transaction(store.db, async (tx) => {
    const refund = await selectRefunds(tx)
      .select(['dueAt', 'tries', 'lastError'])
      .where('id', '=', refundId)
      .where('state', '<>', 'done')
      .forUpdate()
      .executeTakeFirst();
    if (!refund) return refuse('REFUND_NOT_OPEN');
    const isForPeople = refund.dueAt === null || (isStuck(refund) && seenAtProvider);
    if (!isForPeople) return refuse('REFUND_NOT_OPEN');
    const at = store.clock.now();
    await finishRefund(tx, refund, { reference, actorId: staff.id, at });
    await recordChange(tx, {
      actorId: staff.id,
      kind: 'refund',
      action: 'changed',
      subjectId: refund.orderId,
      subjectName: await getOrderNumber(tx, refund.orderId),
      after: { amount: refund.amount, reference, ...(seenAtProvider ? { seenAtProvider } : {}) },
      at,
    });
    return succeed();
  });
}
