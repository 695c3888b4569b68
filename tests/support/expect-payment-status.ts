import { expect } from 'vitest';
import { paymentStatusOf, settledOf } from '#core/orders/payment-status.ts';
import { readPaymentFacts } from '#core/orders/update-payment-status.ts';
import type { Store } from '#core/store.ts';

/** Expects the stored payment status and the settled amount to follow from attempts, cash and refunds. */
export async function expectPaymentStatus(
  { db }: Pick<Store, 'db'>,
  orderIds: Iterable<string>,
): Promise<void> {
  for (const orderId of orderIds) {
    const { paymentStatus, settled, ...facts } = await readPaymentFacts(db, orderId);
    const due = { paymentStatus: paymentStatusOf(facts), settled: settledOf(facts) };
    expect({ paymentStatus, settled, orderId }, JSON.stringify(facts)).toEqual({ ...due, orderId });
  }
}
