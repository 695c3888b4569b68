import type { Transaction } from '#db/transaction.ts';

/** Lets the job go through the rows of an import again from the first one, in another state. */
export async function forgetCheck(
  tx: Transaction,
  importId: string,
  { state, at }: { state: 'reading' | 'checking' | 'applying'; at: Date },
): Promise<void> {
  await tx.deleteFrom('importProblems').where('importId', '=', importId).execute();
  await tx
    .updateTable('imports')
    .set({
      ...{ state, dueAt: at, changedAt: at, position: 0, problemCount: 0 },
      ...{ createdCount: 0, updatedCount: 0, unchangedCount: 0, faultyCount: 0 },
    })
    .where('id', '=', importId)
    .execute();
}
