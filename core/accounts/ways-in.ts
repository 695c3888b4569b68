import type { Transaction } from '#db/transaction.ts';
import { endUnconfirmedChanges } from './email-change-queries.ts';

/** What was asked for before a change of password or address must not undo it: codes, grants, and addresses not confirmed yet. */
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
