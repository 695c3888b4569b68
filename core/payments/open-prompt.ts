import type { Transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';

/**
 * Providers of mobile money take no prompt back: while one of a shopper's can still be approved, whatever would lead to a second one
 * waits, or she might pay twice and have the money given back by hand.
 */
export async function awaitOpenPrompt(
  tx: Transaction,
  { userId, at }: { userId: string; at: Date },
): Promise<Outcome<undefined, 'PROMPT_OPEN'>> {
  const prompt = await tx
    .selectFrom('paymentAttempts')
    .innerJoin('orders', 'orders.id', 'paymentAttempts.orderId')
    .select(['paymentAttempts.orderId', 'paymentAttempts.expiresAt'])
    .where('orders.userId', '=', userId)
    .where('paymentAttempts.kind', '=', 'phone_prompt')
    // Without the provider's answer no one knows whether the phone rings.
    .where('paymentAttempts.state', 'in', ['created', 'pending', 'unknown'])
    .where('paymentAttempts.expiresAt', '>', at)
    .orderBy('paymentAttempts.expiresAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!prompt) return succeed(undefined);
  return refuse('PROMPT_OPEN', { orderId: prompt.orderId, minutes: minutesUntil(prompt.expiresAt, at) });
}

export function minutesUntil(end: Date, at: Date): number {
  return Math.ceil((end.getTime() - at.getTime()) / 60_000);
}
