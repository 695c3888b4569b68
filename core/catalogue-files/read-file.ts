import { sql } from 'kysely';
import { type Transaction, transaction } from '#db/transaction.ts';
import type { FileTrouble } from '#shared/catalogue-files.ts';
import type { Store } from '../store.ts';
import { readText } from './cell-text.ts';
import { endImport } from './end-import.ts';
import { keepProblems } from './keep-problems.ts';
import { type HeaderProblem, readHeader } from './table-columns.ts';
import type { TableRow } from './table-files.ts';

type Reader = Pick<Store, 'db' | 'clock' | 'tableFiles'>;

/**
 * Reads the file into rows of the database. After an interruption it begins from the start: rows are known by their
 * position, and those already stored are skipped.
 */
export async function readFile(store: Reader, importId: string): Promise<void> {
  const { db, clock, tableFiles } = store;
  let header: ReturnType<typeof readHeader> | undefined;
  let titles = 0;
  let rowCount = 0;
  for await (const part of tableFiles.readTable(importId)) {
    if ('trouble' in part) return fail(store, importId, part);
    let rows = part.rows;
    const [first] = rows;
    if (header === undefined && first !== undefined) {
      header = readHeader(first.cells);
      titles = first.row;
      if (header.problems.length > 0) return refuseColumns(store, importId, titles, header.problems);
      rows = rows.slice(1);
    }
    await keepRows(store, {
      importId,
      rows,
      before: rowCount,
      referenceIndex: header?.fields.indexOf('reference') ?? 0,
    });
    rowCount += rows.length;
  }
  if (header === undefined || rowCount === 0) return fail(store, importId, { trouble: 'empty', value: '' });
  await db
    .updateTable('imports')
    .set({ state: 'checking', fields: header.fields, rowCount, position: 0, changedAt: clock.now() })
    .where('id', '=', importId)
    .where('state', '=', 'reading')
    .execute();
}

type RowsToKeep = {
  importId: string;
  rows: readonly TableRow[];
  /** Number of rows already stored. */
  before: number;
  /** The column of the reference. */
  referenceIndex: number;
};

async function keepRows(
  { db }: Reader,
  { importId, rows, before, referenceIndex }: RowsToKeep,
): Promise<void> {
  if (rows.length === 0) return;
  const kept = rows.map(({ row, cells }, index) => ({
    position: before + index + 1,
    row_number: row,
    cells,
    reference: readText(cells[referenceIndex] ?? ''),
  }));
  await sql`
    insert into import_rows (import_id, position, row_number, cells, reference)
    select ${importId}, position, row_number, cells, lower(reference)
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb)
      as row (position integer, row_number integer, cells text[], reference text)
    on conflict do nothing
  `.execute(db);
}

async function fail(
  store: Reader,
  importId: string,
  { trouble, value }: { trouble: FileTrouble; value: string },
): Promise<void> {
  await transaction(store.db, (tx) => noteFailure(tx, store, importId, trouble, value));
  await store.tableFiles.remove(importId);
}

/** Unknown columns are not guessed or ignored: the owner may count on one. */
async function refuseColumns(
  store: Reader,
  importId: string,
  row: number,
  problems: readonly HeaderProblem[],
): Promise<void> {
  await transaction(store.db, async (tx) => {
    await noteFailure(tx, store, importId, 'wrongColumns', '');
    await keepProblems(
      tx,
      importId,
      problems.map((problem) => ({ ...problem, field: '', row })),
    );
  });
  await store.tableFiles.remove(importId);
}

async function noteFailure(
  tx: Transaction,
  { clock }: Reader,
  importId: string,
  failure: FileTrouble,
  failureValue: string,
): Promise<void> {
  await endImport(tx, importId, {
    from: ['reading'],
    to: 'failed',
    failure,
    failureValue,
    at: clock.now(),
  });
}
