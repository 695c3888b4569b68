import type { CellReading } from './field-cells.ts';

/** A number with separators between its digits, or with zero cents: francs have no cents. */
const grouped = /^\d{1,3}(?:[\s\u00a0\u202f.,']\d{3})+(?:[.,]0{1,2})?$|^\d+[.,]0{1,2}$/;

/** The digits of a cell; undefined after a complaint that says what to write instead. */
export function digitsOf({ complain }: CellReading, cell: string): string | undefined {
  if (/^\d{1,15}$/.test(cell)) return cell;
  if (grouped.test(cell)) complain('writeDigits', cell.replace(/[.,]0{1,2}$/, '').replace(/\D/g, ''));
  else complain(/^[-\u2212]\s?\d/.test(cell) ? 'negative' : 'notWhole', cell);
  return undefined;
}

/** Reads a percent. Spreadsheet programs store “15 %” as 0.15, which is not a valid discount. */
export function percentOf(reading: CellReading, cell: string): string | undefined {
  const said = /^(\d{1,3})\s?%$/.exec(cell)?.[1];
  const share = /^0[.,]\d{1,2}$/.test(cell)
    ? String(Math.round(Number(cell.replace(',', '.')) * 100))
    : undefined;
  const digits = said ?? share;
  if (digits === undefined) return digitsOf(reading, cell);
  reading.complain('writeDigits', digits);
  return undefined;
}

/** True for '3.76E+12' in place of all digits, which spreadsheet programs make of a long number. */
export function isShortened(cell: string): boolean {
  return /^\d([.,]\d+)?E\+\d+$/.test(cell);
}
