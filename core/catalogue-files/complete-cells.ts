import type { FileMapping } from '#shared/foreign-columns.ts';
import { productFieldNames } from '#shared/product-fields.ts';
import type { AdminProduct } from '../catalogue/product.ts';
import { isShortened } from './cell-numbers.ts';
import { readDetails, readList, readText, writeDetails, writeList } from './cell-text.ts';
import type { Named } from './field-cells.ts';
import {
  colourSaid,
  hasCents,
  isInOtherMoney,
  isWebAddress,
  uncountedStock,
  unknownColour,
} from './foreign-values.ts';
import type { FoundProblem, RowCells } from './read-row.ts';

type Completed = { cells: RowCells; notes: FoundProblem[] };

/**
 * Completes a row of another program's file with what such files leave empty. A product that the shop already has keeps what its row
 * does not mention; a new one gets its name as description, and the unit and the number of uncounted pieces that the owner chose. French
 * texts are the English ones as well until these have words of their own, as in the form.
 */
export function completeCells(
  row: RowCells,
  current: AdminProduct | undefined,
  { unit, pieces, files }: Pick<FileMapping, 'unit' | 'pieces'> & { files: Named['files'] },
): Completed {
  const notes: FoundProblem[] = [];
  const cells: RowCells = { ...row };
  const images = readList(readText(row.images ?? ''));
  const fetched = images.flatMap((name) => {
    if (!isWebAddress(name)) return name;
    const file = files.get(name);
    if (file === undefined || file === 'refused') {
      const code = file === 'refused' ? 'pictureNotUsable' : 'pictureNotFetched';
      notes.push({ field: 'images', code, value: name });
      return [];
    }
    return file.url;
  });
  // An incomplete list would remove pictures that the product has.
  if (notes.length > 0 && current !== undefined) delete cells.images;
  else if (images.length > 0) cells.images = writeList([...new Set(fetched)]);
  const cost = readText(row.purchaseCost ?? '');
  // Rounded or converted, it would put a figure into the margins that no one has entered.
  const notTaken = hasCents(cost) ? 'costWithCents' : isInOtherMoney(cost) ? 'costInOtherMoney' : undefined;
  if (notTaken) {
    notes.push({ field: 'purchaseCost', code: notTaken, value: cost });
    delete cells.purchaseCost;
  }
  const barcode = readText(row.barcode ?? '');
  if (isShortened(barcode)) {
    notes.push({ field: 'barcode', code: 'barcodeShortened', value: barcode });
    delete cells.barcode;
  }
  const shade = readText(row.shadeName ?? '');
  if (shade !== '' && readText(row.shadeHex ?? '') === '') {
    const known = current?.shadeHex ?? colourSaid(shade);
    if (known === undefined) notes.push({ field: 'shadeHex', code: 'shadeColourUnknown', value: shade });
    cells.shadeHex = known ?? unknownColour;
  }
  Object.assign(cells, englishOf(row, current));
  const isUncounted = row.stock === uncountedStock;
  if (current === undefined) {
    if (isUncounted) cells.stock = String(pieces ?? 0);
    cells.unit = row.unit || unit;
    return { cells, notes };
  }
  if (isUncounted) delete cells.stock;
  const details = readDetails(row.details ?? '') ?? [];
  const others = current.details.filter(([label]) => details.every(([said]) => said !== label));
  if (details.length > 0) cells.details = writeDetails(sortedAs(current.details, [...others, ...details]));
  for (const field of ['categories', 'subCategories'] as const) {
    const isSame =
      sortedNames(readList(cells[field] ?? '')) === sortedNames(current[field].map(({ name }) => name));
    if (isSame) delete cells[field];
  }
  for (const field of productFieldNames) {
    if (readText(cells[field] ?? '') === '') delete cells[field];
  }
  return { cells, notes };
}

function englishOf(row: RowCells, current: AdminProduct | undefined): RowCells {
  const { nameFr = '', descriptionFr = '' } = row;
  const followsName = current === undefined || current.name === current.nameFr;
  const name = row.name || (followsName ? nameFr : '');
  const followsText =
    current === undefined ||
    current.description === current.name ||
    current.description === current.descriptionFr;
  return { name, description: row.description || (followsText ? descriptionFr || name : '') };
}

function sortedNames(names: readonly string[]): string {
  return JSON.stringify(names.toSorted());
}

/** Sorts details so that those the product already had keep their order. */
function sortedAs(
  before: readonly (readonly [string, string])[],
  details: readonly (readonly [string, string])[],
): (readonly [string, string])[] {
  const place = ([label]: readonly [string, string]) => {
    const index = before.findIndex(([known]) => known === label);
    return index === -1 ? before.length : index;
  };
  return details.toSorted((one, other) => place(one) - place(other));
}
