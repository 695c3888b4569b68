import { sql } from 'kysely';
import { transaction } from '#db/transaction.ts';
import { isProductField } from '#shared/product-fields.ts';
import { addPicture } from '../media/add-picture.ts';
import type { Store } from '../store.ts';
import { fetchPictures } from './fetch-pictures.ts';
import { isWebAddress } from './foreign-values.ts';
import type { ImportProblem } from './imports.ts';
import { keepProblems } from './keep-problems.ts';
import { keepFile, notDealtWith } from './kept-files.ts';
import { listRows, namedFiles, type PlannedRow, planRows, rowsAsCells } from './plan-rows.ts';

const rowsAtMost = 500;
/** Rows at once where pictures are fetched: fewer, so that the progress is seen to move. */
const rowsWithPictures = 25;

type Checker = Pick<Store, 'db' | 'clock' | 'tableFiles' | 'media' | 'pictureSource'>;

/**
 * Checks the next rows of the dry run: counts what they would do and notes their problems, without touching a product. Returns 'pictures'
 * if it fetches pictures from other servers.
 */
export async function checkRows(store: Checker, importId: string): Promise<'rows' | 'pictures'> {
  const { db, clock } = store;
  const {
    position,
    fields: names,
    isMapped,
  } = await db
    .selectFrom('imports')
    .select(['position', 'fields'])
    .select(sql<boolean>`mapping is not null`.as('isMapped'))
    .where('id', '=', importId)
    .executeTakeFirstOrThrow();
  const fields = names.filter(isProductField);
  const rowsAtOnce = isMapped && fields.includes('images') ? rowsWithPictures : rowsAtMost;
  const rows = await listRows(db, { importId, after: position, limit: rowsAtOnce });
  const files = namedFiles(rowsAsCells(rows, fields));
  await storeFiles(store, importId, files);
  if (isMapped && (await fetchPictures(store, importId, files)) === 'more') return 'pictures';
  const planned = await planRows(db, importId, fields, rows);
  await transaction(db, async (tx) => {
    const moved = await tx
      .updateTable('imports')
      .set({
        ...countsOf(planned),
        position: position + rows.length,
        changedAt: clock.now(),
        ...(rows.length < rowsAtOnce ? { state: 'checked' } : {}),
      })
      .where('id', '=', importId)
      .where('state', '=', 'checking')
      // False if another process has checked and counted the same rows meanwhile.
      .where('position', '=', position)
      .returning('id')
      .executeTakeFirst();
    if (moved) await keepProblems(tx, importId, problemsOf(planned));
  });
  return isMapped && files.some(isWebAddress) ? 'pictures' : 'rows';
}

export function problemsOf(planned: readonly PlannedRow[]): ImportProblem[] {
  return planned.flatMap((plan) =>
    [...('problems' in plan ? plan.problems : []), ...plan.notes].map((problem) => ({
      ...problem,
      value: problem.value.slice(0, 200),
      row: plan.row,
    })),
  );
}

/** The counts of these rows, added to those of the import. */
export function countsOf(planned: readonly PlannedRow[]) {
  const count = (effect: string) =>
    planned.filter((plan) => ('problems' in plan ? 'faulty' : plan.effect) === effect).length;
  return {
    createdCount: sql<number>`created_count + ${count('create')}`,
    updatedCount: sql<number>`updated_count + ${count('update')}`,
    unchangedCount: sql<number>`unchanged_count + ${count('same')}`,
    faultyCount: sql<number>`faulty_count + ${count('faulty')}`,
  };
}

/** Adds the pictures of a ZIP to the shop, as a form does, before a product names them; unused ones are removed after a day. */
async function storeFiles(store: Checker, importId: string, names: readonly string[]): Promise<void> {
  const { db, tableFiles } = store;
  const wanted = names.filter((name) => !name.startsWith('/media/') && !isWebAddress(name));
  const missing = await notDealtWith(db, importId, wanted);
  if (missing.length === 0) return;
  for await (const { name, bytes } of tableFiles.readFiles(importId, missing)) {
    const stored = typeof bytes === 'string' ? undefined : await addPicture(store, bytes);
    const refusal = stored?.ok ? null : (stored?.refusal.code ?? String(bytes));
    await keepFile(db, { importId, name, url: stored?.ok ? stored.value.url : null, refusal });
  }
}
