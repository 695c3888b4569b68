import { sql } from 'kysely';
import type { Transaction } from '#db/transaction.ts';
import { importLimits, type RowProblem } from '#shared/catalogue-files.ts';
import type { ImportProblem } from './imports.ts';

/** Problems of rows that are written all the same. */
const notes: readonly RowProblem[] = [
  'pictureNotFetched',
  'pictureNotUsable',
  'shadeColourUnknown',
  'costWithCents',
  'costInOtherMoney',
  'barcodeShortened',
];

/**
 * Counts all problems and stores the first ones: thousands of them would repeat the same few mistakes. If there is no room, notes are
 * dropped in favour of refused rows.
 */
export async function keepProblems(
  tx: Transaction,
  importId: string,
  problems: readonly ImportProblem[],
): Promise<void> {
  if (problems.length === 0) return;
  await tx
    .updateTable('imports')
    .set({ problemCount: sql<number>`problem_count + ${problems.length}` })
    .where('id', '=', importId)
    .execute();
  const [refused, noted] = [
    problems.filter(({ code }) => !notes.includes(code)),
    problems.filter(({ code }) => notes.includes(code)),
  ];
  const free = importLimits.keptProblems - (await countKept(tx, importId));
  const room = free + (await dropNotes(tx, importId, refused.length - free));
  const kept = [...refused, ...noted].slice(0, Math.max(0, room));
  if (kept.length === 0) return;
  await tx
    .insertInto('importProblems')
    .values(kept.map(({ row, field, code, value }) => ({ importId, rowNumber: row, field, code, value })))
    .execute();
}

async function countKept(tx: Transaction, importId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('importProblems')
    .select((fields) => fields.fn.countAll<number>().as('count'))
    .where('importId', '=', importId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Drops the last notes; returns how many it dropped. */
async function dropNotes(tx: Transaction, importId: string, most: number): Promise<number> {
  if (most <= 0) return 0;
  const dropped = await tx
    .deleteFrom('importProblems')
    .where('id', 'in', (query) =>
      query
        .selectFrom('importProblems')
        .select('id')
        .where('importId', '=', importId)
        .where('code', 'in', notes)
        .orderBy('id', 'desc')
        .limit(most),
    )
    .returning('id')
    .execute();
  return dropped.length;
}
