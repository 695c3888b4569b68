import { sql } from 'kysely';
import { type Transaction, transaction } from '#db/transaction.ts';
import { type FileTrouble, importLimits } from '#shared/catalogue-files.ts';
import { type FileMapping, type NewShelf, saysUncounted } from '#shared/foreign-columns.ts';
import type { ProductField } from '#shared/product-fields.ts';
import { shopDayOf } from '#shared/shop-day.ts';
import type { Store } from '../store.ts';
import { readText } from './cell-text.ts';
import { endImport } from './end-import.ts';
import { fieldsFrom } from './foreign-rows.ts';
import { cutTo } from './foreign-values.ts';
import { getMapping } from './imports.ts';
import { readShelves, type Shelves } from './place-in-shelves.ts';
import { addSamples, guessMapping, keyOfTitles, type OwnPart, translate } from './read-foreign.ts';
import { readSameNamed } from './same-named.ts';
import { readHeader } from './table-columns.ts';
import type { TableRow } from './table-files.ts';
import { collectUncounted } from './uncounted-goods.ts';

type Reader = Pick<Store, 'db' | 'clock' | 'tableFiles'>;

/**
 * Reads the file into rows of the database. After an interruption it starts over: rows are known by their position, and those already
 * stored are skipped. A file whose columns are not ours waits until the owner has chosen what they mean.
 */
export async function readFile(store: Reader, importId: string): Promise<void> {
  const { db, tableFiles } = store;
  const mapping = await getMapping(db, importId);
  if (mapping?.isChosen) return readForeignFile(store, importId, mapping);
  let header: ReturnType<typeof readHeader> | undefined;
  let guess: FileMapping | undefined;
  let rowCount = 0;
  for await (const part of tableFiles.readTable(importId)) {
    if ('trouble' in part) return fail(store, importId, part);
    let rows = part.rows;
    const [first] = rows;
    if (header === undefined && first !== undefined) {
      header = readHeader(first.cells);
      if (header.problems.length > 0) {
        guess = await guessMapping(db, first.cells);
        if (guess.titles.length > importLimits.columns)
          return fail(store, importId, { trouble: 'wrongColumns', value: '' });
      }
      rows = rows.slice(1);
    }
    if (guess) addSamples(guess, rows);
    else {
      const referenceIndex = header?.fields.indexOf('reference') ?? 0;
      await keepRows(store, { importId, rows, before: rowCount, referenceIndex });
    }
    rowCount += rows.length;
    // Samples are taken only from the beginning of the file.
    if (guess && rowCount > rowsLookedAt) break;
  }
  if (guess && isText(guess, rowCount)) return fail(store, importId, { trouble: 'unreadable', value: '' });
  if (header === undefined || rowCount === 0) return fail(store, importId, { trouble: 'empty', value: '' });
  if (guess) await waitForMapping(store, importId, guess);
  else await endReading(store, importId, { fields: header.fields, rowCount, newShelves: [], mapping: null });
}

const rowsLookedAt = 2_000;

/** True if the file is a text and not a table, whatever its name ends with: no word of its first line is a column title that we know. */
function isText({ titles, meanings }: FileMapping, rowCount: number): boolean {
  return meanings.every((meaning) => meaning === 'skip') && (titles.length === 1 || rowCount === 0);
}

async function readForeignFile(store: Reader, importId: string, mapping: FileMapping): Promise<void> {
  const { db } = store;
  const fields = fieldsFrom(mapping);
  const shelves = await readShelves(db);
  const uncounted = collectUncounted(mapping);
  let rowCount = 0;
  for await (const part of readOwnRows(store, { importId, mapping, shelves })) {
    if ('trouble' in part) return fail(store, importId, part);
    uncounted.add(part.rows);
    const rows = part.rows.map(({ row, cells, trouble }) => ({
      row,
      // The problem is put beyond the fields: a row of our own file with more cells is refused as well.
      cells: [...fields.map((field) => cells[field] ?? ''), ...(trouble ? [trouble] : [])],
    }));
    const referenceIndex = fields.indexOf('reference');
    await keepRows(store, { importId, rows, before: rowCount, referenceIndex });
    rowCount += rows.length;
  }
  if (rowCount === 0) return fail(store, importId, { trouble: 'empty', value: '' });
  await endReading(store, importId, {
    ...{ fields, rowCount, newShelves: shelves.listNew() },
    mapping: { ...mapping, uncountedCount: await uncounted.countNew(db) },
  });
}

type ForeignFile = { importId: string; mapping: FileMapping; shelves: Shelves };

async function* readOwnRows(
  { db, clock, tableFiles }: Reader,
  { importId, mapping, shelves }: ForeignFile,
): AsyncGenerator<OwnPart> {
  const sameNamed = await readSameNamed(db);
  const columns = { ...mapping, today: shopDayOf(clock.now()) };
  for await (const part of translate(columns, () => tableFiles.readTable(importId), shelves)) {
    yield 'trouble' in part ? part : { rows: part.rows.map(sameNamed) };
  }
}

/**
 * Waits for the owner to choose what the columns mean. She first sees how many products the file sells without counting them, so all
 * rows are read for that.
 */
async function waitForMapping(store: Reader, importId: string, guess: FileMapping): Promise<void> {
  const { db, clock } = store;
  const uncounted = collectUncounted(guess);
  if (saysUncounted(guess.meanings)) {
    const shelves = await readShelves(db);
    for await (const part of readOwnRows(store, { importId, mapping: guess, shelves })) {
      if ('trouble' in part) return fail(store, importId, part);
      uncounted.add(part.rows);
    }
  }
  const mapping: FileMapping = { ...guess, uncountedCount: await uncounted.countNew(db) };
  await db
    .updateTable('imports')
    .set({
      ...{ state: 'mapping', changedAt: clock.now() },
      ...{ mapping: JSON.stringify(mapping), titlesKey: keyOfTitles(mapping.titles) },
    })
    .where('id', '=', importId)
    .where('state', '=', 'reading')
    .execute();
}

type ReadTable = {
  fields: ProductField[];
  rowCount: number;
  newShelves: NewShelf[];
  /** Null if the columns are our own. */
  mapping: FileMapping | null;
};

async function endReading(
  { db, clock }: Reader,
  importId: string,
  { fields, rowCount, newShelves, mapping }: ReadTable,
): Promise<void> {
  await db
    .updateTable('imports')
    .set({
      ...{ state: 'checking', fields, rowCount, position: 0, changedAt: clock.now() },
      newShelves: JSON.stringify(newShelves),
      ...(mapping && { mapping: JSON.stringify(mapping) }),
    })
    .where('id', '=', importId)
    .where('state', '=', 'reading')
    .execute();
}

type RowsToKeep = {
  importId: string;
  rows: readonly TableRow[];
  /** The number of rows already stored. */
  before: number;
  /** The index of the reference column. */
  referenceIndex: number;
};

/**
 * Cuts references, because they are kept in an index. The limit is above any valid length, so the check of the row still refuses a cut
 * one.
 */
const longestReference = 200;

async function keepRows(
  { db }: Reader,
  { importId, rows, before, referenceIndex }: RowsToKeep,
): Promise<void> {
  if (rows.length === 0) return;
  const kept = rows.map(({ row, cells }, index) => ({
    position: before + index + 1,
    row_number: row,
    cells,
    reference: cutTo(readText(cells[referenceIndex] ?? ''), longestReference),
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
