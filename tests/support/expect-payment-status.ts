import { expect } from 'vitest';
import { paymentStatusOf } from '#core/orders/payment-status.ts';
import { readPaymentFacts } from '#core/orders/update-payment-status.ts';
import type { Store } from '#core/store.ts';

/** What is written of the money of orders is what their attempts, cash and refunds say at this moment. */
export async function expectPaymentStatus(
  { db }: Pick<Store, 'db'>,
  orderIds: Iterable<string>,
): Promise<void> {
  for (const orderId of orderIds) {
    const { paymentStatus, ...facts } = await readPaymentFacts(db, orderId);
    expect(paymentStatus, JSON.stringify(facts)).toBe(paymentStatusOf(facts));
  }
}
