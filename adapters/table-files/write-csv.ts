import type { TableToWrite } from '#core/catalogue-files/table-files.ts';

/** Writes CSV with a byte order mark, so that Excel reads it as UTF-8. */
export async function* writeCsv({ rows, separator }: TableToWrite): AsyncGenerator<string> {
  yield '\ufeff';
  for await (const cells of rows) {
    yield `${cells.map((cell) => quoted(String(cell), separator)).join(separator)}\r\n`;
  }
}

function quoted(cell: string, separator: string): string {
  return cell.includes(separator) || /["\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
