import type { Transaction } from '#db/transaction.ts';
import type { OnlineMethod } from '#shared/payment-methods.ts';
import { findWaived, findWhatCame } from '../ledger/what-came.ts';
import { updatePaymentStatus } from './update-payment-status.ts';

// Writes how an order is paid, as chosen and as received, and then the payment status that follows.

type Chosen = { method: OnlineMethod; isSimulated: boolean; at: Date };

/** The shopper pays online by this method now. */
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

/** The shopper pays the courier instead: nothing is reserved any more, the order is placed. */
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

/** The money of a counted attempt has come, perhaps after the reservation had expired. A part of what the courier collects changes no method. */
export async function writeOnlinePayment(
  tx: Transaction,
  orderId: string,
  { paymentId, method, isSimulated, isPart, at }: Chosen & { paymentId: string; isPart: boolean },
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({
      ...(isPart ? {} : { paymentMethod: method }),
      // A real part of a test order leaves it a test: it must not make a sale of the whole.
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

/** The cash of an order, and what was let go of it, as the ledger adds up their entries. */
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
