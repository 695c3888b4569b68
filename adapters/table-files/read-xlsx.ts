import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { streamXlsxRows } from 'hucre/xlsx';
import type { TableRow } from '#core/catalogue-files/table-files.ts';
import { importLimits } from '#shared/catalogue-files.ts';

/** Reads the first sheet. A formula counts as the value it showed when the file was saved. */
export async function* readXlsx(path: string): AsyncGenerator<TableRow> {
  const maxInputBytes = importLimits.tableMegabytes * 1024 * 1024;
  // Node's web stream is the same at run time; only its declared type differs.
  const file = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
  for await (const { index, values } of streamXlsxRows(file, { sheet: 0, maxInputBytes })) {
    yield { row: index + 1, cells: values.map(textOf) };
  }
}

type Value = string | number | boolean | Date | null | object | undefined;

function textOf(value: Value): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date)
    return value
      .toISOString()
      .slice(0, 19)
      .replace('T', ' ')
      .replace(/ 00:00:00$/, '');
  // Rounds to what the program showed: a calculated price may be stored as 13750.000000000002.
  if (typeof value === 'number') return String(Number(value.toPrecision(15)));
  return String(value);
}
