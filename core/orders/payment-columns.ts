import type { Transaction } from '#db/transaction.ts';
import type { OnlineMethod } from '#shared/payment-methods.ts';
import { findWaived, findWhatCame } from '../ledger/what-came.ts';
import { updatePaymentStatus } from './update-payment-status.ts';

// Write how an order is paid, as chosen and as received, and then the payment status that follows.

type Chosen = { method: OnlineMethod; isSimulated: boolean; at: Date };

/** Records that the shopper now pays online by this method. */
export async function writeChosenMethod(
  tx: Transaction,
  orderId: string,
  { method, isSimulated, at }: Chosen,
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ paymentMethod: method, isPaymentSimulated: isSimulated, updatedAt: at })
    .where('id', '=', orderId)
    .execute();
  await updatePaymentStatus(tx, orderId, at);
}

/** Records that the shopper pays the rider instead: nothing is reserved any more, and the order is placed. */
export async function writeCashInstead(tx: Transaction, orderId: string, at: Date): Promise<void> {
  await tx
    .updateTable('orders')
    .set({
      paymentMethod: 'cash_on_delivery',
      isPaymentSimulated: false,
      reservationExpiresAt: null,
      updatedAt: at,
    })
    .where('id', '=', orderId)
    .execute();
  await updatePaymentStatus(tx, orderId, at);
}

/**
 * Records the money of a counted attempt, which may come after the reservation has expired. A partial payment of what the rider collects does
 * not change the order's method.
 */
export async function writeOnlinePayment(
  tx: Transaction,
  orderId: string,
  { paymentId, method, isSimulated, isPart, at }: Chosen & { paymentId: string; isPart: boolean },
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({
      ...(isPart ? {} : { paymentMethod: method }),
      // A real partial payment of a test order leaves it a test: it must not make the whole a sale.
      ...(isPart && !isSimulated ? {} : { isPaymentSimulated: isSimulated }),
      paymentId,
      reservationExpiresAt: null,
      reservationExpiredAt: null,
      updatedAt: at,
    })
    .where('id', '=', orderId)
    .execute();
  await updatePaymentStatus(tx, orderId, at);
}

/** Writes the cash of an order, and the cash written off, as the sums of their entries in the ledger. */
export async function writeOrderCash(
  tx: Transaction,
  orderId: string,
  at: Date,
): Promise<{ collected: number; waived: number }> {
  const { cash: collected } = await findWhatCame(tx, orderId);
  const waived = await findWaived(tx, orderId);
  await tx
    .updateTable('orders')
    .set({ cashCollected: collected, cashWaived: waived, updatedAt: at })
    .where('id', '=', orderId)
    .execute();
  await updatePaymentStatus(tx, orderId, at);
  return { collected, waived };
}
