import { writeXlsxStream } from 'hucre/xlsx';
import type { TableToWrite } from '#core/catalogue-files/table-files.ts';

/** Writes XLSX row by row as rows are read; the title row stays visible while the owner scrolls. */
export async function* writeXlsx({ rows, sheetName }: TableToWrite): AsyncGenerator<Uint8Array> {
  yield* writeXlsxStream(escaped(rows), { name: sheetName, freezePane: { rows: 1 } });
}

/**
 * In XLSX `_x0041_` means the character with that number, so the first `_` of such a sequence in a text is
 * escaped.
 */
async function* escaped(rows: TableToWrite['rows']): AsyncGenerator<(string | number)[]> {
  for await (const cells of rows) {
    yield cells.map((cell) =>
      typeof cell === 'string' ? cell.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_') : cell,
    );
  }
}
