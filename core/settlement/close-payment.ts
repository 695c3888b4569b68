import type { Transaction } from '#db/transaction.ts';
import type { OrderStatus, PaymentStatus } from '#shared/order-status.ts';
import { writeOrderNote } from '../orders/order-events.ts';
import { wakeAttempts } from '../payments/payment-attempts.ts';
import { findCountedAttempt, oweRefund } from '../refunds/owe-refund.ts';

type EndedOrder = { id: string; status: OrderStatus; paymentStatus: PaymentStatus };

/**
 * What the end of a sale means for its money: a payment that never came is not waited for any more; one that came is due
 * back.
 */
export async function closePayment(tx: Transaction, order: EndedOrder, at: Date): Promise<void> {
  await wakeAttempts(tx, order.id, at);
  const { total, cashCollected, cashWaived } = await tx
    .updateTable('orders')
    .set({ holdExpiresAt: null })
    .where('id', '=', order.id)
    .returning(['total', 'cashCollected', 'cashWaived'])
    .executeTakeFirstOrThrow();
  if (order.paymentStatus === 'Processing' || order.paymentStatus === 'Failed') {
    await tx.updateTable('orders').set({ paymentStatus: 'Cancelled' }).where('id', '=', order.id).execute();
  }
  if (order.paymentStatus === 'Refunded') return;
  const isPaid = order.paymentStatus === 'Paid';
  const attempt = isPaid ? await findCountedAttempt(tx, order.id) : undefined;
  // Cash goes back as far as it came: all that was not let go, or a part where the rest had not come yet.
  const cash = isPaid && !attempt ? total - cashWaived : cashCollected;
  const owed = { orderId: order.id, cause: 'order_ended', at } as const;
  if (attempt) await oweRefund(tx, { ...owed, attempt, amount: total });
  if (cash > 0) await oweRefund(tx, { ...owed, attempt: undefined, amount: cash });
  if (attempt || cash > 0) {
    await writeOrderNote(tx, {
      orderId: order.id,
      status: order.status,
      actor: 'system',
      remark: 'refund_due',
      at,
    });
  }
}
