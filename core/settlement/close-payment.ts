import type { Transaction } from '#db/transaction.ts';
import type { OrderStatus, PaymentStatus } from '#shared/order-status.ts';
import { writeOrderNote } from '../orders/order-events.ts';
import { writeReservation } from '../orders/reservation.ts';
import { updatePaymentStatus } from '../orders/update-payment-status.ts';
import { wakeAttempts } from '../payments/payment-attempts.ts';
import { findCountedAttempt, oweRefund } from '../refunds/owe-refund.ts';

type EndedOrder = { id: string; status: OrderStatus; paymentStatus: PaymentStatus };

/**
 * What the end of a sale means for its money: a payment that never came is not waited for any more; one that came is due
 * back.
 */
export async function closePayment(tx: Transaction, order: EndedOrder, at: Date): Promise<void> {
  await wakeAttempts(tx, order.id, at);
  await writeReservation(tx, order.id, null);
  await updatePaymentStatus(tx, order.id, at);
  if (order.paymentStatus === 'Refunded') return;
  const { total, cashCollected, cashWaived } = await tx
    .selectFrom('orders')
    .select(['total', 'cashCollected', 'cashWaived'])
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
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
