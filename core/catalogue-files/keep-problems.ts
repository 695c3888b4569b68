import { sql } from 'kysely';
import type { Transaction } from '#db/transaction.ts';
import { importLimits } from '#shared/catalogue-files.ts';
import type { ImportProblem } from './imports.ts';

/** Counts all problems and stores the first ones: thousands of them would repeat the same few mistakes. */
export async function keepProblems(
  tx: Transaction,
  importId: string,
  problems: readonly ImportProblem[],
): Promise<void> {
  if (problems.length === 0) return;
  const { problemCount } = await tx
    .updateTable('imports')
    .set({ problemCount: sql<number>`problem_count + ${problems.length}` })
    .where('id', '=', importId)
    .returning('problemCount')
    .executeTakeFirstOrThrow();
  const room = Math.max(0, importLimits.keptProblems - (problemCount - problems.length));
  const kept = problems.slice(0, room);
  if (kept.length === 0) return;
  await tx
    .insertInto('importProblems')
    .values(kept.map(({ row, field, code, value }) => ({ importId, rowNumber: row, field, code, value })))
    .execute();
}
