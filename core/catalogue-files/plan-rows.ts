import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import type { ProductField } from '#shared/product-fields.ts';
import { findByReferences } from '../catalogue/admin-products.ts';
import { listCategoryIdsByName } from '../catalogue/category-queries.ts';
import { readShelfMap } from '../catalogue/fit-shelf.ts';
import { inKnownBrands } from '../catalogue/known-brand.ts';
import type { AdminProduct, WrittenProduct } from '../catalogue/product.ts';
import { newCatalogueId } from '../ids.ts';
import { findKnownPictures } from '../media/known-pictures.ts';
import { readDetails, readList, readText } from './cell-text.ts';
import { completeCells } from './complete-cells.ts';
import { keyOfFile, type Named } from './field-cells.ts';
import { isRowTrouble, type RowTrouble } from './foreign-rows.ts';
import { getMapping } from './imports.ts';
import { isWithoutPicture } from './picture-source.ts';
import { type FoundProblem, type ReadRow, type RowCells, readRow } from './read-row.ts';

export type KeptRow = { position: number; row: number; cells: readonly string[]; reference: string };
export type PlannedRow = {
  row: number;
  reference: string;
  /** The current product. */
  current: AdminProduct | undefined;
  /** What the row says, with what was completed. */
  cells: RowCells;
  /** Notes about the row, which is written all the same. */
  notes: readonly FoundProblem[];
} & (ReadRow | { problems: FoundProblem[] });

export async function listRows(
  db: Database,
  { importId, after, limit }: { importId: string; after: number; limit: number },
): Promise<KeptRow[]> {
  return db
    .selectFrom('importRows')
    .select(['position', 'rowNumber as row', 'cells', 'reference'])
    .where('importId', '=', importId)
    .where('position', '>', after)
    .orderBy('position')
    .limit(limit)
    .execute();
}

/**
 * Plans what each row would do to the current catalogue. In a transaction, everything the rows name is locked until it
 * ends.
 */
export async function planRows(
  db: Database,
  importId: string,
  fields: readonly ProductField[],
  rows: readonly KeptRow[],
): Promise<PlannedRow[]> {
  const references = [...new Set(rows.map(({ reference }) => reference))];
  const current = await findByReferences(db, references);
  const firstRows = await findFirstRows(db, importId, references);
  const cells = rows.map((row) => cellsOf(row, fields));
  const named = await findNamed(db, importId, cells);
  const mapping = await getMapping(db, importId);
  const planned = rows.map((row, index) => {
    const product = current.get(row.reference);
    const own = { cells: cells[index] ?? {}, notes: [] };
    const { cells: complete, notes } =
      mapping === null ? own : completeCells(own.cells, product, { ...mapping, files: named.files });
    return {
      ...{ row: row.row, reference: row.reference, current: product, cells: complete, notes },
      ...planRow(row, complete, {
        trouble: troubleOf(row.cells.slice(fields.length), mapping !== null),
        isForeign: mapping !== null,
        firstRow: firstRows.get(row.reference) ?? row.row,
        current: product,
        named,
      }),
    };
  });
  return withKnownBrands(db, planned);
}

/** The planned rows with each brand as the shop spells it. */
async function withKnownBrands(db: Database, planned: readonly PlannedRow[]): Promise<PlannedRow[]> {
  const good = planned.flatMap((row) => ('product' in row ? [row] : []));
  const before = good.flatMap(({ current }) => current ?? []);
  const products = await inKnownBrands(
    db,
    good.map(({ product }) => product),
    { before, ids: before.map(({ id }) => id) },
  );
  const branded = new Map(
    good.map((row, index) => [row.row, withBrand(row, products[index] ?? row.product)]),
  );
  return planned.map((row) => branded.get(row.row) ?? row);
}

/** A row that differs from its product in nothing but the spelling of the brand changes nothing. */
function withBrand(row: PlannedRow & ReadRow, product: WrittenProduct): PlannedRow {
  const { current } = row;
  if (!current) return { ...row, product };
  const changed = row.changed.filter(
    (field) =>
      (field !== 'details' && field !== 'detailsFr') || !isDeepStrictEqual(product[field], current[field]),
  );
  return {
    ...row,
    ...{ product, changed, effect: changed.length > 0 ? 'update' : 'same' },
    isFormChanged: changed.some((field) => field !== 'stock'),
  };
}

type Around = {
  trouble: RowTrouble | undefined;
  /** The file is another program's. */
  isForeign: boolean;
  firstRow: number;
  current: AdminProduct | undefined;
  named: Named;
};

/**
 * The problem of the whole row: it has more cells than titles, or a problem was noted when another program's file was
 * read.
 */
function troubleOf(beyond: readonly string[], isForeign: boolean): RowTrouble | undefined {
  const text = beyond.find((cell) => cell.trim() !== '');
  if (text === undefined) return undefined;
  return isForeign && isRowTrouble(text) ? text : 'extraCells';
}

function planRow(
  { row, reference }: KeptRow,
  cells: RowCells,
  { trouble, isForeign, firstRow, current, named }: Around,
): ReadRow | { problems: FoundProblem[] } {
  if (trouble) return { problems: [{ field: '', code: trouble, value: '' }] };
  if (reference !== '' && firstRow !== row) {
    return { problems: [{ field: 'reference', code: 'rowTwice', value: String(firstRow) }] };
  }
  if (current !== undefined && current.deletedAt !== null) {
    return { problems: [{ field: 'reference', code: 'deletedProduct', value: '' }] };
  }
  const planned = readRow(cells, current, named, newCatalogueId());
  if (!isForeign || !('problems' in planned)) return planned;
  return { problems: planned.problems.filter((problem) => !isMadeFromName(problem)) };
}

/** In a file of another program, reference and description are made from the name: only the missing name is the owner's to fill in. */
function isMadeFromName({ field, code }: FoundProblem): boolean {
  return code === 'required' && (field === 'reference' || field === 'description');
}

function cellsOf({ cells }: KeptRow, fields: readonly ProductField[]): RowCells {
  return Object.fromEntries(fields.map((field, index) => [field, cells[index] ?? '']));
}

/** The first row for each reference: of several with the same one, only the first counts. */
async function findFirstRows(
  db: Database,
  importId: string,
  references: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ reference: string; row: number }>`
    select reference, min(row_number) as row from import_rows
    where import_id = ${importId} and reference = any (${references}::text[]) group by reference
  `.execute(db);
  return new Map(rows.map(({ reference, row }) => [reference, row]));
}

async function findNamed(db: Database, importId: string, cells: readonly RowCells[]): Promise<Named> {
  const ids = await listCategoryIdsByName(db);
  return {
    ...ids,
    shelves: await readShelfMap(db, 'all'),
    files: await findFiles(db, importId, namedFiles(cells)),
  };
}

/** The pictures named in the cells: addresses, and file names in lower case. */
export function namedFiles(cells: readonly RowCells[]): string[] {
  const names = cells.flatMap(({ images = '', imageTexts = '', imageTextsFr = '', imageSlots = '' }) => [
    ...readList(readText(images)),
    ...[imageTexts, imageTextsFr, imageSlots].flatMap(picturesDescribed),
  ]);
  return [...new Set(names.map(keyOfFile))];
}

export function rowsAsCells(rows: readonly KeptRow[], fields: readonly ProductField[]): RowCells[] {
  return rows.map((row) => cellsOf(row, fields));
}

export async function findFiles(
  db: Database,
  importId: string,
  names: readonly string[],
): Promise<Named['files']> {
  if (names.length === 0) return new Map();
  const stored = await db
    .selectFrom('importFiles')
    .select(['name', 'url', 'refusal'])
    .where('importId', '=', importId)
    .where('name', 'in', names)
    .execute();
  const urls = [...names, ...stored.flatMap(({ url }) => url ?? [])];
  const known = await findKnownPictures(db, urls);
  const files = new Map<string, { url: string } | 'refused'>();
  for (const url of known) files.set(url, { url });
  for (const { name, url, refusal } of stored) {
    if (url !== null && known.has(url)) files.set(name, { url });
    else if (refusal !== null && refusal !== 'missing' && !isWithoutPicture(refusal))
      files.set(name, 'refused');
  }
  return files;
}

function picturesDescribed(cell: string): string[] {
  return (readDetails(readText(cell)) ?? []).map(([name]) => name);
}
