import type { Transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';

/**
 * Mobile money providers cannot withdraw a prompt. While the shopper can still approve one, anything that would send a second one is
 * refused; otherwise she might pay twice, and staff would have to refund her by hand.
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
    // Without the provider's answer, the prompt may still reach the phone.
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
