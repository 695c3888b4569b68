import type { Transaction } from '#db/transaction.ts';
import type { OrderStatus, PaymentStatus } from '#shared/order-status.ts';
import { wakeAttempts } from '../payments/payment-attempts.ts';
import { findCountedAttempt, oweRefund } from '../payments/refunds.ts';
import { writeOrderNote } from './order-events.ts';

type EndedOrder = { id: string; status: OrderStatus; paymentStatus: PaymentStatus };

/**
 * What the end of a sale means for its money: a payment that never came is not waited for any more; one that came is due
 * back.
 */
export async function closePayment(open: Transaction, order: EndedOrder, at: Date): Promise<void> {
  await wakeAttempts(open, order.id, at);
  const { total } = await open
    .updateTable('orders')
    .set({ holdExpiresAt: null })
    .where('id', '=', order.id)
    .returning('total')
    .executeTakeFirstOrThrow();
  if (order.paymentStatus === 'Processing' || order.paymentStatus === 'Failed') {
    await open.updateTable('orders').set({ paymentStatus: 'Cancelled' }).where('id', '=', order.id).execute();
  }
  if (order.paymentStatus === 'Paid') {
    const attempt = await findCountedAttempt(open, order.id);
    await oweRefund(open, { orderId: order.id, attempt, amount: total, cause: 'order_ended', at });
    await writeOrderNote(open, {
      orderId: order.id,
      status: order.status,
      actor: 'system',
      note: 'refund due',
      at,
    });
  }
}
