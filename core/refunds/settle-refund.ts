import type { Store } from '#core/store.ts';
import { transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { getOrderNumber } from '../orders/order-events.ts';
import { takeFromTill } from '../till/lock-till.ts';
import { isDisputed } from './left-to-give-back.ts';
import { finishRefund, isStuck, selectRefunds } from './refund-queries.ts';

export type SettleRefund = {
  refundId: string;
  reference: string;
  seenAtProvider: boolean;
  /** Of cash: it was given back otherwise than out of the till. */
  isPaidElsewhere: boolean;
};

/**
 * A staff member has given the money back and writes down its number (decision 24). Not while a provider is being asked to:
 * the money would go back twice. Where the provider does not answer, someone has looked in its own pages. Cash comes out of the open till.
 */
export async function settleRefund(
  store: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  { refundId, reference, seenAtProvider, isPaidElsewhere }: SettleRefund,
): Promise<Outcome<undefined, 'REFUND_NOT_OPEN' | 'REFUND_DISPUTED' | 'TILL_SHORT'>> {
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
    if (!seenAtProvider && (await isDisputed(tx, refund.attemptId))) return refuse('REFUND_DISPUTED');
    // Like everyone who moves cash of an order: the order first, the till last.
    await lockOrder(tx, { id: refund.orderId });
    const isCash = refund.attemptId === null;
    const taken =
      isCash && !isPaidElsewhere
        ? await takeFromTill(tx, store, refund.amount)
        : succeed({ tillId: null, at: store.clock.now() });
    if (!taken.ok) return taken;
    const { tillId, at } = taken.value;
    const outOf = { tillId, isPaidElsewhere: isCash && isPaidElsewhere };
    await finishRefund(tx, refund, { reference, actorId: staff.id, at, ...outOf });
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
