import type { Store } from '#core/store.ts';
import { type Transaction, transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { RefundSource } from '#shared/refund-causes.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { getOrderNumber } from '../orders/order-events.ts';
import { updatePaymentStatus } from '../orders/update-payment-status.ts';
import { findAttempt } from '../payments/payment-attempts.ts';
import { besideDrawer, takeFromTill } from '../till/lock-till.ts';
import { isDisputed } from './left-to-give-back.ts';
import { lowerDue } from './lower-due.ts';
import { finishRefund, isStuck, type Refund, selectRefunds } from './refund-queries.ts';

export type SettleRefund = {
  refundId: string;
  /** The amount that the screen showed to the staff member. */
  amount?: number | undefined;
  /** Empty only where the money comes out of the till. */
  reference: string;
  seenAtProvider: boolean;
  /** Undefined: the way the money came; for cash, the till. */
  paidFrom?: RefundSource | undefined;
};

export type SettleRefundRefusal =
  | 'REFUND_NOT_OPEN'
  | 'REFUND_CHANGED'
  | 'REFUND_DISPUTED'
  | 'TILL_SHORT'
  | 'INVALID_FIELDS';

/**
 * A staff member has refunded the money and enters its reference (decision 24); cash from the till
 * needs none. Refused while a provider is being asked, because the
 * money would go back twice; if the provider does not answer, someone has looked in its own pages. Cash comes out of the open till.
 */
export async function settleRefund(
  store: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  { refundId, amount, reference, seenAtProvider, paidFrom }: SettleRefund,
): Promise<Outcome<undefined, SettleRefundRefusal>> {
  return transaction(store.db, async (tx) => {
    const open = await selectRefunds(tx)
      .select(['dueAt', 'tries', 'lastError'])
      .where('id', '=', refundId)
      .where('state', '<>', 'done')
      .forUpdate()
      .executeTakeFirst();
    if (!open) return refuse('REFUND_NOT_OPEN');
    const isForPeople = open.dueAt === null || (isStuck(open) && seenAtProvider);
    if (!isForPeople) return refuse('REFUND_NOT_OPEN');
    if (amount !== undefined && amount !== open.amount)
      return refuse('REFUND_CHANGED', { left: open.amount });
    if (!seenAtProvider && (await isDisputed(tx, open.attemptId))) return refuse('REFUND_DISPUTED');
    // Lock order for all code that moves an order's cash: the order first, the till last.
    await lockOrder(tx, { id: open.orderId });
    const refund = open.state === 'pending' ? await lowerToRest(tx, open, store.clock.now()) : open;
    if (!refund) return succeed();
    const attempt = refund.attemptId === null ? undefined : await findAttempt(tx, refund.attemptId);
    // A simulated payment brought no money: no cash leaves the till for it.
    if (attempt?.isSimulated && paidFrom !== undefined) {
      return refuse('INVALID_FIELDS', { fields: { paidFrom: 'invalid' } });
    }
    const source = paidFrom ?? (attempt ? 'provider' : 'till');
    if (reference === '' && source !== 'till') {
      return refuse('INVALID_FIELDS', { fields: { reference: 'required' } });
    }
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
        amount: refund.amount,
        ...(reference === '' ? {} : { reference }),
        ...(seenAtProvider ? { seenAtProvider } : {}),
        ...(isPaidInCash ? { isPaidInCash } : {}),
        ...(isPaidElsewhere ? { isPaidElsewhere } : {}),
      },
      at,
    });
    return succeed();
  });
}

/** Lowers a refund that hung by what went back in the provider's pages meanwhile. Undefined if nothing is left of it. */
async function lowerToRest(
  tx: Transaction,
  { id, orderId, attemptId }: Refund,
  at: Date,
): Promise<Refund | undefined> {
  await tx.updateTable('refunds').set({ state: 'due' }).where('id', '=', id).execute();
  if (attemptId !== null) await lowerDue(tx, attemptId, at);
  await updatePaymentStatus(tx, orderId, at);
  return selectRefunds(tx).where('id', '=', id).executeTakeFirst();
}
