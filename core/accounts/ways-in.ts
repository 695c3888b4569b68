import type { Transaction } from '#db/transaction.ts';
import { endUnconfirmedChanges } from './email-change-queries.ts';

/** Ends codes, grants and unconfirmed addresses requested before a change of password or address, which must not undo it. */
export async function dropWaysIn(tx: Transaction, userId: string, now: Date): Promise<void> {
  for (const table of ['oneTimeCodes', 'resetGrants'] as const) {
    await tx
      .updateTable(table)
      .set({ usedAt: now })
      .where('userId', '=', userId)
      .where('usedAt', 'is', null)
      .execute();
  }
  await endUnconfirmedChanges(tx, userId, now);
}
