import type { Transaction } from '#db/transaction.ts';
import type { OrderStatus, PaymentStatus } from '#shared/order-status.ts';
import { writeOrderNote } from './order-events.ts';

type EndedOrder = { id: string; status: OrderStatus; paymentStatus: PaymentStatus };

/**
 * What the end of a sale means for its money: a payment that never came is not waited for any more; one that came is due
 * back, which somebody of the shop has to see to.
 */
export async function closePayment(open: Transaction, order: EndedOrder, at: Date): Promise<void> {
  if (order.paymentStatus === 'Processing' || order.paymentStatus === 'Failed') {
    await open.updateTable('orders').set({ paymentStatus: 'Cancelled' }).where('id', '=', order.id).execute();
  }
  if (order.paymentStatus === 'Paid') {
    await open.updateTable('orders').set({ needsAttention: true }).where('id', '=', order.id).execute();
    await writeOrderNote(open, {
      orderId: order.id,
      status: order.status,
      actor: 'system',
      note: 'refund due',
      at,
    });
  }
}
