import { writeXlsxStream } from 'hucre/xlsx';
import type { TableToWrite } from '#core/exchange/exchange-files.ts';

/** Row by row as it is read; the titles stay in sight while the owner scrolls. */
export async function* writeXlsx({ rows, sheetName }: TableToWrite): AsyncGenerator<Uint8Array> {
  yield* writeXlsxStream(rows, { name: sheetName, freezePane: { rows: 1 } });
}
