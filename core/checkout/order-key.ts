import { createHash } from 'node:crypto';
import type { WorkKey } from '../idempotency/kept-answers.ts';
import type { PlaceOrder } from './order-cart.ts';

type OrderBody = Omit<PlaceOrder, 'lines' | 'gift' | 'language' | 'idempotencyKey'> & {
  quantities: ReadonlyMap<string, number>;
  /** How the order is paid online; undefined for cash on delivery. */
  payment?: { method: string; payerPhone?: string | undefined } | undefined;
  /** The customer and the delivery place, if a staff member orders for a caller. */
  caller?: readonly string[];
};

/**
 * The idempotency key of an order. Two bodies are the same if they ask for the same order, in whatever order their
 * lines are.
 */
export function orderKeyOf(
  user: { id: string },
  key: string | undefined,
  {
    quantities,
    addressId,
    total,
    email = '',
    phone = '',
    deliveryNote,
    quarter,
    isPickUp,
    promoCode,
    payment,
    caller = [],
  }: OrderBody,
): WorkKey | undefined {
  if (key === undefined) return undefined;
  const lines = [...quantities].sort(([a], [b]) => (a < b ? -1 : 1));
  // Left out if there is none, so that keys of orders without a note stay the same.
  const note = deliveryNote ? [`note ${deliveryNote}`] : [];
  const way = [...(quarter ? [`quarter ${quarter}`] : []), ...(isPickUp ? ['pick-up'] : [])];
  const code = promoCode ? [`code ${promoCode}`] : [];
  const asked = payment ? [payment.method, payment.payerPhone ?? ''] : [];
  const parts = [...asked, ...caller, ...note, ...way, ...code];
  const body = JSON.stringify([lines, addressId, total, email, phone, ...parts]);
  return { userId: user.id, work: 'order', key, bodyHash: createHash('sha256').update(body).digest() };
}
