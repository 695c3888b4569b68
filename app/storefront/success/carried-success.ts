import type { Succeeded } from '../../messages/checkout-messages.ts';

/** The state that checkout passes to /success. */
export type CarriedSuccess = { text: Succeeded; orderId: string };

/** Reads that state. Without an order the page says 'Payment' (spec §2). */
export function readSuccess(carried: unknown): { text: Succeeded; orderId: string | undefined } {
  if (typeof carried !== 'object' || carried === null || !('text' in carried)) {
    return { text: 'Payment', orderId: undefined };
  }
  const orderId = 'orderId' in carried && typeof carried.orderId === 'string' ? carried.orderId : undefined;
  return { text: carried.text === 'Order' ? 'Order' : 'Payment', orderId };
}
