import { z } from 'zod';
import type { SeenRefund, WebhookReading } from '#core/payments/payment-provider.ts';
import { readObject } from './read-object.ts';

/** Accounts with an older version of Stripe's API get the last of these. */
const refundEvents: ReadonlySet<string> = new Set([
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.refund.updated',
]);

export function isAboutRefund({ type }: { type: string }): boolean {
  return refundEvents.has(type);
}

const paymentIntent = z
  .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
  .nullish()
  .transform((intent) => intent ?? undefined);

const refund = z.object({
  id: z.string().min(1),
  status: z.string().nullable(),
  amount: z.number().int(),
  payment_intent: paymentIntent,
  metadata: z
    // A person who refunds in Stripe's pages may enter anything under this key.
    .object({ refund_id: z.uuid().optional().catch(undefined) })
    .nullish(),
});

/** Of our own refunds only failures are read here; we ask about the rest. A refund without our id was made in Stripe's own pages. */
export function readRefund(object: unknown): WebhookReading {
  const {
    id,
    status,
    amount,
    metadata,
    payment_intent: transactionId,
  } = readObject(refund, object, 'refund');
  const requestId = metadata?.refund_id;
  if (requestId === undefined) {
    if (transactionId === undefined) return { kind: 'ignored' };
    return { kind: 'refunds_seen', provider: 'stripe', transactionId, refunds: [seenRefund(object)] };
  }
  if (!hasFailed(status)) return { kind: 'ignored' };
  return { kind: 'refund_sent_back', requestId, refundReference: id, raw: { id, status, amount } };
}

export function seenRefund(object: unknown): SeenRefund {
  const { id, amount, status, metadata } = readObject(refund, object, 'refund');
  return {
    ...(metadata?.refund_id === undefined ? {} : { requestId: metadata.refund_id }),
    ...{ refundReference: id, amount, raw: { id, status, amount } },
    state: stateOf(status),
  };
}

function stateOf(status: string | null): SeenRefund['state'] {
  if (status === 'succeeded') return 'refunded';
  return hasFailed(status) ? 'failed' : 'pending';
}

export function hasFailed(status: string | null): boolean {
  return status === 'failed' || status === 'canceled';
}

export function isAboutRefundedCharge({ type }: { type: string }): boolean {
  return type === 'charge.refunded';
}

const refundedCharge = z.object({ data: z.object({ object: z.object({ payment_intent: paymentIntent }) }) });

/** The payment of a charge that was refunded, fully or in part; undefined if it is not from our sessions. */
export function refundedPaymentIn(event: unknown): string | undefined {
  return readObject(refundedCharge, event, 'charge').data.object.payment_intent;
}
