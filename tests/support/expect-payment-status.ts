import { expect } from 'vitest';
import { paymentStatusOf } from '#core/orders/payment-status.ts';
import { readPaymentFacts } from '#core/orders/update-payment-status.ts';
import type { Store } from '#core/store.ts';

/** The stored payment status follows from attempts, cash and refunds. */
export async function expectPaymentStatus(
  { db }: Pick<Store, 'db'>,
  orderIds: Iterable<string>,
): Promise<void> {
  for (const orderId of orderIds) {
    const { paymentStatus, ...facts } = await readPaymentFacts(db, orderId);
    expect(paymentStatus, JSON.stringify(facts)).toBe(paymentStatusOf(facts));
  }
}
