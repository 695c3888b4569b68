import type { Store } from '#core/store.ts';
import { transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { RefundSource } from '#shared/refund-causes.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { getOrderNumber } from '../orders/order-events.ts';
import { findAttempt } from '../payments/payment-attempts.ts';
import { besideDrawer, takeFromTill } from '../till/lock-till.ts';
import { isDisputed } from './left-to-give-back.ts';
import { finishRefund, isStuck, selectRefunds } from './refund-queries.ts';

export type SettleRefund = {
  refundId: string;
  reference: string;
  seenAtProvider: boolean;
  /** Undefined: the way it came, cash out of the till. */
  paidFrom?: RefundSource | undefined;
};

export type SettleRefundRefusal = 'REFUND_NOT_OPEN' | 'REFUND_DISPUTED' | 'TILL_SHORT' | 'INVALID_FIELDS';

/**
 * A staff member has given the money back and writes down its number (decision 24). Not while a provider is being asked to:
 * the money would go back twice. Where the provider does not answer, someone has looked in its own pages. Cash comes out of the open till.
 */
export async function settleRefund(
  store: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  { refundId, reference, seenAtProvider, paidFrom }: SettleRefund,
): Promise<Outcome<undefined, SettleRefundRefusal>> {
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
    const attempt = refund.attemptId === null ? undefined : await findAttempt(tx, refund.attemptId);
    // Nothing came of a test: no cash leaves the till for it.
    if (attempt?.isSimulated && paidFrom !== undefined) {
      return refuse('INVALID_FIELDS', { fields: { paidFrom: 'invalid' } });
    }
    const source = paidFrom ?? (attempt ? 'provider' : 'till');
    const taken =
      source === 'till'
        ? await takeFromTill(tx, store, refund.amount)
        : succeed({ ...besideDrawer, at: store.clock.now() });
    if (!taken.ok) return taken;
    const { at, ...place } = taken.value;
    const isPaidElsewhere = source === 'elsewhere';
    const isPaidInCash = source === 'till' && attempt !== undefined;
    const finished = { reference, actorId: staff.id, at, place, isPaidElsewhere, isPaidInCash };
    await finishRefund(tx, refund, finished);
    await recordChange(tx, {
      actorId: staff.id,
      kind: 'refund',
      action: 'changed',
      subjectId: refund.orderId,
      subjectName: await getOrderNumber(tx, refund.orderId),
      after: {
        ...{ amount: refund.amount, reference },
        ...(seenAtProvider ? { seenAtProvider } : {}),
        ...(isPaidInCash ? { isPaidInCash } : {}),
        ...(isPaidElsewhere ? { isPaidElsewhere } : {}),
      },
      at,
    });
    return succeed();
  });
}
