import { z } from 'zod';
import type { WebhookReading } from '#core/payments/payment-provider.ts';
import type { DisputeState } from '#shared/disputes.ts';
import { readObject } from './read-object.ts';

const disputeEvents: ReadonlySet<string> = new Set([
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
]);

export function isAboutDispute({ type }: { type: string }): boolean {
  return disputeEvents.has(type);
}

const saidDispute = z.object({
  created: z.number(),
  data: z.object({
    object: z.object({
      id: z.string().min(1),
      amount: z.number().int().positive(),
      payment_intent: z.string().nullish(),
      reason: z.string(),
      status: z.string(),
      evidence_details: z.object({ due_by: z.number().nullish() }).nullish(),
    }),
  }),
});

const states: Readonly<Record<string, DisputeState>> = {
  warning_needs_response: 'needs_answer',
  needs_response: 'needs_answer',
  warning_under_review: 'under_review',
  under_review: 'under_review',
  won: 'won',
  lost: 'lost',
  warning_closed: 'closed',
  prevented: 'closed',
};

/**
 * Reads a dispute. An unknown state counts as under review, so that no open dispute counts as ended. Payments without an intent are not
 * from our sessions. @throws ProviderTrouble for an unknown form, which the log and Stripe's own pages then show.
 */
export function readDispute(event: unknown): WebhookReading {
  const { created, data } = readObject(saidDispute, event, 'dispute');
  const { id, amount, payment_intent: transactionId, reason, status, evidence_details } = data.object;
  if (!transactionId) return { kind: 'ignored' };
  const dueBy = evidence_details?.due_by;
  return {
    kind: 'dispute',
    transactionId,
    dispute: {
      ...{ id, provider: 'stripe', amount, reason },
      state: states[status] ?? 'under_review',
      dueBy: dueBy ? new Date(dueBy * 1000) : null,
      saidAt: new Date(created * 1000),
    },
  };
}
