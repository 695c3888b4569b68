import { randomUUID } from 'node:crypto';
import type { Transaction } from '#db/transaction.ts';
import { findPaymentMoney } from '../ledger/what-came.ts';
import { selectRefunds } from './refund-queries.ts';

/**
 * Keeps money that went back without the shop, or that a bank has taken, from going back twice: lowers the due refunds of the payment to
 * what is left of it, and requests them anew. A refund already sent to the provider stays until it has answered, because it may have
 * been made; a provider refuses a refund of more than it has, and then the refund is lowered. The caller has locked the order.
 */
export async function lowerDue(tx: Transaction, attemptId: string, at: Date): Promise<void> {
  let tooMuch = await countTooMuch(tx, attemptId);
  if (tooMuch <= 0) return;
  const open = await selectRefunds(tx)
    .select(['dueAt', 'sentBackAt'])
    .where('attemptId', '=', attemptId)
    .where('state', '=', 'due')
    .orderBy('sequence', 'desc')
    .forUpdate()
    .execute();
  for (const { id, amount, dueAt, sentBackAt } of open) {
    const taken = Math.min(amount, tooMuch);
    tooMuch -= taken;
    if (taken === 0) return;
    if (taken === amount) {
      await tx.deleteFrom('refunds').where('id', '=', id).execute();
      continue;
    }
    await tx
      .updateTable('refunds')
      // A refund that a bank has sent back stays with the staff: another try would end at the same bank.
      .set({ amount: amount - taken, requestId: randomUUID(), dueAt: sentBackAt ? dueAt : at })
      .where('id', '=', id)
      .execute();
  }
}

async function countTooMuch(tx: Transaction, attemptId: string): Promise<number> {
  const sums = await tx
    .selectFrom('paymentAttempts')
    .select((attempt) => [
      attempt
        .selectFrom('refunds')
        .select(({ fn }) => fn.sum<number>('amount').as('amount'))
        .where('attemptId', '=', attemptId)
        .as('refunded'),
      attempt
        .selectFrom('disputes')
        .select(({ fn }) => fn.sum<number>('amount').as('amount'))
        .where('attemptId', '=', attemptId)
        .where('state', '=', 'lost')
        .as('lost'),
    ])
    .where('id', '=', attemptId)
    .executeTakeFirstOrThrow();
  return (sums.refunded ?? 0) + (sums.lost ?? 0) - (await findPaymentMoney(tx, attemptId));
}
