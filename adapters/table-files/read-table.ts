import { open, stat } from 'node:fs/promises';
import type { TablePart, TableRow } from '#core/catalogue-files/table-files.ts';
import { importLimits } from '#shared/catalogue-files.ts';
import { readCsv } from './read-csv.ts';
import type { TablePaths } from './read-table-aside.ts';
import { TableTrouble } from './table-trouble.ts';
import { listEntries, openZip, unpack } from './zip-files.ts';

const rowsInPart = 500;
const megabyte = 1024 * 1024;
/** The most an XLSX may unpack to; its XML is ten to twenty times as long as the file. */
const mostUnpackedBytes = 1024 * megabyte;

/**
 * The rows of a CSV, of an XLSX, or of the single one in a ZIP; the kind is recognised by the bytes, not by the name.
 */
export async function* readTable(paths: TablePaths): AsyncGenerator<TablePart> {
  try {
    yield* inParts(await findRows(paths));
  } catch (error) {
    if (!(error instanceof TableTrouble)) throw error;
    yield { trouble: error.trouble, value: error.value };
  }
}

async function findRows({ upload, table }: TablePaths): Promise<AsyncIterable<TableRow>> {
  if ((await kindOf(upload)) !== 'zip') return rowsOf(upload);
  const zip = await openZip(upload);
  try {
    const entries = await listEntries(zip);
    if (entries.some(({ fileName }) => fileName === 'xl/workbook.xml')) return rowsOf(upload);
    const tables = entries.filter(({ fileName }) => /\.(csv|txt|xlsx)$/i.test(fileName));
    const [found] = tables;
    if (found === undefined) throw new TableTrouble('noTable');
    if (tables.length > 1) throw new TableTrouble('severalTables');
    if (found.uncompressedSize > importLimits.tableMegabytes * megabyte) throw tableTooLarge();
    await unpack(zip, found, table);
  } finally {
    zip.close();
  }
  return rowsOf(table);
}

async function rowsOf(path: string): Promise<AsyncIterable<TableRow>> {
  const { size } = await stat(path);
  if (size > importLimits.tableMegabytes * megabyte) throw tableTooLarge();
  const kind = await kindOf(path);
  if (kind === 'oldExcel') throw new TableTrouble('oldExcel');
  if (kind === 'text') return readCsv(path);
  const zip = await openZip(path);
  try {
    const unpacked = (await listEntries(zip)).reduce((sum, entry) => sum + entry.uncompressedSize, 0);
    if (unpacked > mostUnpackedBytes) throw tableTooLarge();
  } finally {
    zip.close();
  }
  // Loaded only when needed: the library takes a third of this process's start time, and most tables are CSV.
  const { readXlsx } = await import('./read-xlsx.ts');
  return readXlsx(path);
}

async function kindOf(path: string): Promise<'zip' | 'oldExcel' | 'text'> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 0);
    const start = buffer.toString('hex');
    if (start.startsWith('504b0304') || start.startsWith('504b0506')) return 'zip';
    return start === 'd0cf11e0a1b11ae1' ? 'oldExcel' : 'text';
  } finally {
    await file.close();
  }
}

async function* inParts(rows: AsyncIterable<TableRow>): AsyncGenerator<TablePart> {
  let part: TableRow[] = [];
  let count = 0;
  for await (const { row, cells } of rows) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    // The header is not counted.
    if (count > importLimits.rows) throw new TableTrouble('tooManyRows', String(importLimits.rows));
    count += 1;
    part.push({ row, cells: cells.map(storable) });
    if (part.length === rowsInPart) {
      yield { rows: part };
      part = [];
    }
  }
  if (part.length > 0) yield { rows: part };
}

/**
 * PostgreSQL's text type has no U+0000: a file with one is refused. A lone surrogate becomes a replacement character.
 */
function storable(cell: string): string {
  if (cell.includes('\u0000')) throw new TableTrouble('unreadable');
  return cell.toWellFormed();
}

function tableTooLarge(): TableTrouble {
  return new TableTrouble('tableTooLarge', String(importLimits.tableMegabytes));
}
