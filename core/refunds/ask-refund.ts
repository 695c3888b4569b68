import type { Store } from '#core/store.ts';
import { transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { workOn } from '../jobs/work-off.ts';
import { getOrderStatus } from '../orders/lock-order.ts';
import { writeStaffNote } from '../orders/order-events.ts';
import { providerOf } from '../payments/find-provider.ts';
import { findAttempt } from '../payments/payment-attempts.ts';
import { isDisputed } from './left-to-give-back.ts';
import { selectRefunds } from './refund-queries.ts';
import { refundRequests } from './refund-requests.ts';

/** Asks the provider for the refund again, for example after its keys were corrected, so that staff need not pay it by hand. */
export async function askRefund(
  store: Pick<Store, 'db' | 'clock' | 'log' | 'payments'>,
  staff: Pick<CurrentUser, 'id'>,
  refundId: string,
): Promise<Outcome<undefined, 'REFUND_NOT_OPEN' | 'REFUND_BY_HAND' | 'REFUND_DISPUTED'>> {
  const at = store.clock.now();
  const asked = await transaction(store.db, async (tx) => {
    const refund = await selectRefunds(tx)
      .where('id', '=', refundId)
      .where('state', '=', 'due')
      .where('dueAt', 'is', null)
      .forUpdate()
      // A second press does not wait for the lock: by holding it next, it would delay the first one's request.
      .skipLocked()
      .executeTakeFirst();
    if (!refund) return refuse('REFUND_NOT_OPEN');
    const attempt = refund.attemptId === null ? undefined : await findAttempt(tx, refund.attemptId);
    if (!attempt || !providerOf(store.payments, attempt)?.refund) return refuse('REFUND_BY_HAND');
    if (await isDisputed(tx, attempt.id)) return refuse('REFUND_DISPUTED');
    await tx.updateTable('refunds').set({ dueAt: at }).where('id', '=', refundId).execute();
    await writeStaffNote(tx, {
      ...{ orderId: refund.orderId, status: await getOrderStatus(tx, refund.orderId), staffId: staff.id },
      ...{ remark: 'refund_asked_again', at, kind: 'refund' },
    });
    return succeed();
  });
  // Does the job's work now, so that the admin sees the result.
  if (asked.ok) await workOn(store, refundRequests, refundId);
  return asked;
}
