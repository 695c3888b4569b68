import { makeFields, mapFields, valueOfKind } from '#shared/by-field.ts';
import type { RowProblem } from '#shared/catalogue-files.ts';
import { type InputSchemas, productInputs } from '#shared/contract/product-fields.ts';
import {
  type FieldKind,
  type ProductField,
  productFieldNames,
  productFields,
} from '#shared/product-fields.ts';
import { wrongPrices } from '#shared/wrong-prices.ts';
import { misfits, shelfOf, withCategories } from '../catalogue/fit-shelf.ts';
import type { AdminProduct, WrittenProduct, WrittenValue, WrittenValues } from '../catalogue/product.ts';
import { wrongPublication } from '../catalogue/product-form.ts';
import { asWritten } from './as-written.ts';
import { isShortened } from './cell-numbers.ts';
import { readText, sameLines } from './cell-text.ts';
import { type CellReading, fieldCells, type Named } from './field-cells.ts';
import { productCells } from './product-cells.ts';

/** `field` is '' for problems of the whole row. */
export type FoundProblem = { field: ProductField | ''; code: RowProblem; value: string };

export type ReadRow = {
  /** 'same' if the product has all these values already. */
  effect: 'create' | 'update' | 'same';
  product: WrittenProduct;
  isFormChanged: boolean;
  /** The cells that differ from the product; for a new one, all that it is made from. */
  changed: readonly ProductField[];
  /** True if the shop does not show the product, whatever the row says, because it has no photo or no category. */
  isDraftOnly: boolean;
};

export type RowCells = Partial<Record<ProductField, string>>;

type Complain = (field: ProductField, code: RowProblem, value?: string) => void;

/**
 * Compares a row with the product it names. A cell equal to what an export of the product would write is not validated,
 * so that importing an unchanged export changes nothing, even if rules were added since the product was saved.
 */
export function readRow(
  cells: RowCells,
  current: AdminProduct | undefined,
  named: Named,
  newId: string,
): ReadRow | { problems: FoundProblem[] } {
  const problems: FoundProblem[] = [];
  const complain: Complain = (field, code, value = '') =>
    void problems.push({ field, code, value: value.slice(0, 200) });
  const changed = changedFields(cells, current);
  const read = mapFields<WrittenValue, WrittenValue>(
    current ? asWritten(current) : blank,
    (kind, value, name) => {
      if (!changed.includes(name)) return value;
      const reading = {
        name,
        named,
        complain: (code: RowProblem, said?: string) => complain(name, code, said),
      };
      return readCell(kind, reading, readText(cells[name] ?? '')) ?? value;
    },
  );
  const isRefiled = changed.some((field) => field === 'categories' || field === 'subCategories');
  const values = isRefiled ? withCategories(read, named.shelves) : read;
  if (problems.length === 0) checkTogether(values, changed, complain);
  if (problems.length === 0 && isRefiled) checkShelf(values, { changed, current, named }, complain);
  if (problems.length > 0) return { problems };
  const isDraftOnly = Object.keys(wrongPublication(values, current)).length > 0;
  const product = { ...values, id: current?.id ?? newId, isPublished: values.isPublished && !isDraftOnly };
  const filed = values === read ? changed : categoriesIn(changed, product, current);
  const written = isDraftOnly ? publicationIn(filed, product, current) : filed;
  const isFormChanged = written.some((field) => field !== 'stock');
  const effect = current === undefined ? 'create' : written.length > 0 ? 'update' : 'same';
  return { effect, product, isFormChanged, changed: written, isDraftOnly };
}

/** The fields that change, if the row itself does not decide whether the product is published. */
function publicationIn(
  changed: readonly ProductField[],
  { isPublished }: WrittenProduct,
  current: AdminProduct | undefined,
): ProductField[] {
  const others = changed.filter((field) => field !== 'isPublished');
  return current?.isPublished === isPublished ? others : [...others, 'isPublished'];
}

/** The fields that change, if the categories are taken from the sub-categories. */
function categoriesIn(
  changed: readonly ProductField[],
  { categories }: WrittenProduct,
  current: AdminProduct | undefined,
): ProductField[] {
  const others = changed.filter((field) => field !== 'categories');
  const isAsBefore = current && shelfOf(current).categories.join() === categories.join();
  return isAsBefore ? others : [...others, 'categories'];
}

/**
 * The cells to check: for a new product those that are filled in or required, for an existing one those that differ.
 */
function changedFields(cells: RowCells, current: AdminProduct | undefined): ProductField[] {
  if (current === undefined) {
    return productFieldNames.filter((name) => cellOf(name).isRequired || readText(cells[name] ?? '') !== '');
  }
  const exported = productCells(current);
  return productFieldNames.filter((name) => {
    const cell = cells[name];
    return cell !== undefined && name !== 'reference' && !isSame(name, readText(cell), exported[name]);
  });
}

function isSame(name: ProductField, typed: string, exported: string): boolean {
  const { isSilentWhenEmpty, normal } = cellOf(name);
  if (isSilentWhenEmpty && typed === '') return true;
  return (normal?.(typed) ?? typed) === sameLines(exported).trim();
}

function readCell<Kind extends FieldKind>(
  kind: Kind,
  reading: CellReading,
  cell: string,
): WrittenValue[Kind] | undefined {
  const { isRequired, blank, read } = fieldCells[kind];
  const made = madeBySpreadsheet(cell);
  if (made) reading.complain(made, cell);
  else if (cell === '' && isRequired) reading.complain('required');
  else if (cell === '') return blank;
  else return read(reading, cell, valueOfKind<InputSchemas, Kind>(productInputs, kind, reading.name));
  return undefined;
}

/** Dates, errors and shortened numbers that spreadsheet programs put in place of typed text. */
function madeBySpreadsheet(cell: string): RowProblem | undefined {
  if (/^(\d{4}-\d\d-\d\d|\d{1,2}[/.-]\d{1,2}[/.-](\d{4}|\d\d))$/.test(cell)) return 'dateCell';
  if (/^(#(DIV\/0|N\/A|NAME|NOM|NOMBRE|NULL?|NUM|REF|VALUE|VALEUR)[!?]?|Err:\d{3})$/.test(cell))
    return 'errorCell';
  return isShortened(cell) ? 'shortenedNumber' : undefined;
}

/**
 * Checks rules over two cells; those on prices only if one of them is new, because a rule may be newer than the
 * product.
 */
function checkTogether(values: WrittenValues, changed: readonly ProductField[], complain: Complain): void {
  const { shadeName, shadeNameFr, shadeHex } = values;
  if (shadeName === null && (shadeHex !== null || shadeNameFr !== null))
    complain('shadeName', 'shadeIncomplete');
  if (shadeName !== null && shadeHex === null) complain('shadeHex', 'shadeIncomplete');
  if (!changed.some((field) => field === 'price' || field === 'discount' || field === 'bulkPrice')) return;
  const { discount, bulkPrice } = wrongPrices(values, values.bulkPrice);
  if (discount) complain('discount', discount);
  if (bulkPrice) complain('bulkPrice', bulkPrice);
}

function checkShelf(
  values: WrittenValues,
  {
    changed,
    current,
    named,
  }: { changed: readonly ProductField[]; current: AdminProduct | undefined; named: Named },
  complain: Complain,
): void {
  const field = changed.includes('subCategories') ? 'subCategories' : 'categories';
  for (const id of misfits(values, named.shelves, current && shelfOf(current)))
    complain(field, 'otherCategory', named.subCategoryNames.get(id));
}

const blank = makeFields<WrittenValue>((kind) => fieldCells[kind].blank);

function cellOf(name: ProductField) {
  return fieldCells[productFields[name].kind];
}
