import type { Transaction } from '#db/transaction.ts';
import type { OrderStatus, PaymentStatus } from '#shared/order-status.ts';
import { findWhatCame } from '../ledger/what-came.ts';
import { writeOrderNote } from '../orders/order-events.ts';
import { writeReservation } from '../orders/reservation.ts';
import { updatePaymentStatus } from '../orders/update-payment-status.ts';
import { wakeAttempts } from '../payments/payment-attempts.ts';
import { oweWhatCame } from '../refunds/owe-refund.ts';

type EndedOrder = { id: string; status: OrderStatus; paymentStatus: PaymentStatus };

/**
 * Settles the money of a sale that has ended: the shop stops waiting for a payment that has not come; one that came is
 * due back.
 */
export async function closePayment(tx: Transaction, order: EndedOrder, at: Date): Promise<void> {
  await wakeAttempts(tx, order.id, at);
  await writeReservation(tx, order.id, null);
  await updatePaymentStatus(tx, order.id, at);
  if (order.paymentStatus === 'Refunded') return;
  const came = await findWhatCame(tx, order.id);
  if (came.total === 0) return;
  await oweWhatCame(tx, came, { orderId: order.id, cause: 'order_ended', at });
  await writeOrderNote(tx, {
    orderId: order.id,
    status: order.status,
    actor: 'system',
    remark: 'refund_due',
    at,
  });
}
