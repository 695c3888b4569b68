import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { TableRow } from '#core/catalogue-files/table-files.ts';
import { TableTrouble } from './table-trouble.ts';

/** The longest row in bytes: room for all texts of a product several times over. */
const longestRow = 1024 * 1024;

/** Reads CSV as spreadsheet programs write it: with comma, semicolon or tab, in UTF-8, UTF-16 or Windows-1252. */
export async function* readCsv(path: string): AsyncGenerator<TableRow> {
  const encoding = await findEncoding(path);
  const { separator, isSaid } = await findSeparator(path, encoding);
  const parser = parse({
    delimiter: separator,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: longestRow,
  });
  let row = 0;
  try {
    const records: AsyncIterable<string[]> = pipeline(
      Readable.from(decoded(path, encoding)),
      parser,
      // The reader of the records gets the error.
      () => undefined,
    );
    for await (const cells of records) {
      row += 1;
      if (row === 1 && isSaid) continue;
      yield { row, cells };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE';
    throw isOpen ? new TableTrouble('openQuotes', String(row + 1)) : error;
  }
}

async function* decoded(path: string, encoding: string): AsyncGenerator<string> {
  // It also removes the byte order mark.
  const decoder = new TextDecoder(encoding);
  for await (const bytes of createReadStream(path)) yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}

/**
 * A file that is neither UTF-8 nor UTF-16 comes from a program that still uses a Windows code page, as French Excel does for “CSV”.
 */
async function findEncoding(path: string): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const bytes of createReadStream(path)) {
      if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
      decoder.decode(bytes, { stream: true });
    }
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252';
    throw error;
  }
}

/** The separator named by a first line such as `sep=;`, which programs write for Excel and which is no row; else the one of the title row. */
async function findSeparator(
  path: string,
  encoding: string,
): Promise<{ separator: string; isSaid: boolean }> {
  let start = '';
  for await (const text of decoded(path, encoding)) {
    start += text;
    if (start.trimStart().includes('\n') || start.length > longestRow) break;
  }
  const first = start.trimStart().split('\n')[0] ?? '';
  const said = /^"?sep=([;,\t|])"?[;,\s]*$/i.exec(first)?.[1];
  if (said !== undefined) return { separator: said, isSaid: true };
  const titles = first.replace(/"[^"]*"/g, '');
  const counts = [';', ',', '\t'].map((separator) => ({
    separator,
    count: titles.split(separator).length,
  }));
  return { separator: counts.toSorted((a, b) => b.count - a.count)[0]?.separator ?? ',', isSaid: false };
}
