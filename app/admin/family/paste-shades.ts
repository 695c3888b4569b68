import { columnTitles, productFormLabels } from '#shared/messages/product-field-messages.ts';
import { formerShadeColumns, shadeColumnMessages } from '../../messages/family-messages.ts';
import { emptyRow, type ShadeColumn, type ShadeRow, shadeColumns } from './family-form.ts';

export type PastedShade = Partial<Record<ShadeColumn, string>>;

/** The cells of a text as a spreadsheet copies it: one row a line, with tabs between the cells. */
export function cellsIn(text: string): string[][] {
  return text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.split('\t').map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ''));
}

/** The shades of a pasted list: read by the titles in its first line, or by what the cells look like. */
export function shadesIn(text: string): PastedShade[] {
  const [first, ...others] = cellsIn(text);
  if (first === undefined) return [];
  const columns = first.map(columnNamed);
  if (columns[0] === undefined || (first.length > 1 && columns.every((column) => column === undefined))) {
    return [first, ...others].map(guessed);
  }
  return others.map((cells) =>
    Object.fromEntries(
      cells.flatMap((cell, index) => {
        const column = columns[index];
        return column === undefined || cell === '' ? [] : [[column, readCell(column, cell)]];
      }),
    ),
  );
}

/** The shades of cells pasted into a field of the table: they fill it and the fields to the right and below. */
export function shadesFrom(column: ShadeColumn, cells: readonly string[][]): PastedShade[] {
  const columns = shadeColumns.slice(shadeColumns.indexOf(column));
  return cells.map((line) =>
    Object.fromEntries(
      columns.flatMap((name, index) => {
        const cell = line[index];
        return cell === undefined || cell === '' ? [] : [[name, readCell(name, cell)]];
      }),
    ),
  );
}

/** Fills rows from `start` on, and adds new ones for the rest. */
export function withPasted(
  rows: readonly ShadeRow[],
  start: number,
  shades: readonly PastedShade[],
  newKey: () => string,
): ShadeRow[] {
  const filled = rows.map((row, index) => withValues(row, shades[index - start] ?? {}));
  const left = shades.slice(Math.max(0, rows.length - start));
  return [...filled, ...left.map((shade) => withValues(emptyRow(newKey()), shade))];
}

function withValues(row: ShadeRow, shade: PastedShade): ShadeRow {
  const { shadeHex = '', ...others } = shade;
  const filled = { ...row, ...others };
  return shadeHex === '' ? filled : { ...filled, shadeHex, isColourChosen: true };
}

/** Where a pasted list begins: at the first row that has no name yet. */
export function firstUnnamed(rows: readonly ShadeRow[]): number {
  const index = rows.findIndex(({ shadeName, shadeNameFr }) => (shadeName + shadeNameFr).trim() === '');
  return index === -1 ? rows.length : index;
}

const colour = /^#?([0-9a-f]{6})$/i;
const amount = /^[\d\s.,]+(f|fcfa|xaf)?$/i;

function guessed([name = '', ...cells]: string[]): PastedShade {
  const shade: PastedShade = { shadeName: name };
  for (const cell of cells.filter((one) => one !== '')) {
    if (/[#a-f]/i.test(cell) && colour.test(cell)) shade.shadeHex ??= readCell('shadeHex', cell);
    else if (!amount.test(cell)) shade.shadeNameFr ??= cell;
    else if (shade.stock === undefined) shade.stock = cell;
    else shade.price ??= cell;
  }
  return shade;
}

function readCell(column: ShadeColumn, cell: string): string {
  if (column !== 'shadeHex') return cell;
  const digits = colour.exec(cell)?.[1];
  return digits === undefined ? '' : `#${digits.toLowerCase()}`;
}

function columnNamed(title: string): ShadeColumn | undefined {
  const word = title.toLowerCase();
  return shadeColumns.find((column) => titlesOf(column).some((known) => known.toLowerCase() === word));
}

const former: Partial<Record<ShadeColumn, string>> = formerShadeColumns;

function titlesOf(column: ShadeColumn): string[] {
  const own = [shadeColumnMessages.en[column], shadeColumnMessages.fr[column]];
  const tables = [columnTitles.en, columnTitles.fr, productFormLabels.en, productFormLabels.fr, former];
  return [...own, ...tables.flatMap((titles) => titles[column] ?? [])];
}
