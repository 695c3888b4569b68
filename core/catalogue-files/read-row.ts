import type { FileColumn, RowProblem } from '#shared/catalogue-files.ts';
import { limits } from '#shared/limits.ts';
import { francs, MAX_FRANCS } from '#shared/money.ts';
import { priceAfterDiscount } from '#shared/pricing.ts';
import type { AdminProduct } from '../catalogue/admin-products.ts';
import type { Detail } from '../catalogue/product.ts';
import type { WrittenProduct } from '../catalogue/write-products.ts';
import { readDetails, readList, readText, sameLines } from './cell-text.ts';
import { productCells } from './product-cells.ts';

/** `field` is '' where the row as a whole is meant. */
export type FoundProblem = { field: FileColumn | ''; code: RowProblem; value: string };

/** What a row may name, by the name in small letters. */
export type Named = {
  categories: ReadonlyMap<string, string>;
  subCategories: ReadonlyMap<string, string>;
  /** Addresses of pictures by what a cell says; 'refused' for a file that is no picture. */
  files: ReadonlyMap<string, { url: string } | 'refused'>;
};

export type ReadRow = {
  /** 'same' where the product holds all of it already. */
  effect: 'create' | 'update' | 'same';
  product: WrittenProduct;
  /** The current stock, where the row has no other. */
  stock: number;
  isFormChanged: boolean;
};

export type RowCells = Partial<Record<FileColumn, string>>;

/**
 * One row against the product it names. A cell that says what an export of the product would say is not looked at, so that
 * an export that comes back changes nothing, whatever rules were added since the product was saved.
 */
export function readRow(
  cells: RowCells,
  current: AdminProduct | undefined,
  named: Named,
  newId: string,
): ReadRow | { problems: FoundProblem[] } {
  const problems: FoundProblem[] = [];
  const reading: Reading = {
    product: current ? asWritten(current) : blankProduct(newId),
    stock: current?.stock ?? 0,
    named,
    complain: (field, code, value = '') => void problems.push({ field, code, value: value.slice(0, 200) }),
  };
  const changed = changedFields(cells, current);
  for (const field of changed) {
    const cell = readText(cells[field] ?? '');
    const made = madeBySpreadsheet(cell);
    if (made) reading.complain(field, made, cell);
    else readers[field](reading, cell);
  }
  if (problems.length === 0) checkWhole(reading, changed);
  if (problems.length > 0) return { problems };
  const { product, stock } = reading;
  const isFormChanged = changed.some((field) => field !== 'stock');
  const effect = current === undefined ? 'create' : changed.length > 0 ? 'update' : 'same';
  return { effect, product, stock, isFormChanged };
}

type Reading = {
  product: WrittenProduct;
  stock: number;
  named: Named;
  complain: (field: FileColumn, code: RowProblem, value?: string) => void;
};

const neededFields: readonly FileColumn[] = ['reference', 'name', 'description', 'unit', 'price'];

/** Of a new product everything that is filled in or has to be; of an existing one what differs. */
function changedFields(cells: RowCells, current: AdminProduct | undefined): FileColumn[] {
  if (current === undefined) {
    return fields.filter((field) => neededFields.includes(field) || readText(cells[field] ?? '') !== '');
  }
  const stands = productCells(current);
  return fields.filter((field) => {
    const cell = cells[field];
    return cell !== undefined && field !== 'reference' && !isSame(field, cell, stands[field]);
  });
}

function isSame(field: FileColumn, cell: string, stands: string): boolean {
  const typed = readText(cell);
  // Of these an empty cell says nothing: the product stays as it is.
  if ((field === 'stock' || field === 'published') && typed === '') return true;
  if (field === 'published') return yesOrNo(typed) === stands;
  if (field === 'discount' && typed === '') return stands === '0';
  return typed === sameLines(stands).trim();
}

/** What no person types: spreadsheet programs put it in the place of what was typed. */
function madeBySpreadsheet(cell: string): RowProblem | undefined {
  if (/^(\d{4}-\d\d-\d\d|\d{1,2}[/.-]\d{1,2}[/.-](\d{4}|\d\d))$/.test(cell)) return 'dateCell';
  if (/^(#(DIV\/0|N\/A|NAME|NOM|NOMBRE|NULL?|NUM|REF|VALUE|VALEUR)[!?]?|Err:\d{3})$/.test(cell))
    return 'errorCell';
  return /^\d([.,]\d+)?E\+\d+$/.test(cell) ? 'shortenedNumber' : undefined;
}

const readers: Record<FileColumn, (reading: Reading, cell: string) => void> = {
  reference: ({ product, complain }, cell) => {
    if (cell === '') return complain('reference', 'required');
    if (cell.length > limits.reference || /\p{Cc}/u.test(cell)) {
      return complain('reference', 'badReference', String(limits.reference));
    }
    product.reference = cell;
  },
  name: (reading, cell) => {
    reading.product.name = neededText(reading, 'name', cell, limits.productName);
  },
  nameFr: (reading, cell) => {
    reading.product.nameFr = text(reading, 'nameFr', cell, limits.productName);
  },
  description: (reading, cell) => {
    reading.product.description = neededText(reading, 'description', cell, limits.description);
  },
  descriptionFr: (reading, cell) => {
    reading.product.descriptionFr = text(reading, 'descriptionFr', cell, limits.description);
  },
  unit: (reading, cell) => {
    reading.product.unit = neededText(reading, 'unit', cell, limits.shortText);
  },
  price: (reading, cell) => {
    if (cell === '') return reading.complain('price', 'required');
    reading.product.price = whole(reading, 'price', cell, 1, MAX_FRANCS);
  },
  discount: (reading, cell) => {
    reading.product.discount = cell === '' ? 0 : percent(reading, cell);
  },
  bulkPrice: (reading, cell) => {
    reading.product.bulkPrice = cell === '' ? null : whole(reading, 'bulkPrice', cell, 1, MAX_FRANCS);
  },
  stock: (reading, cell) => {
    reading.stock = whole(reading, 'stock', cell, 0, limits.stock);
  },
  categories: ({ product, named, complain }, cell) => {
    product.categoryIds = idsNamed(cell, named.categories, (name) =>
      complain('categories', 'unknownCategory', name),
    );
  },
  subCategories: ({ product, named, complain }, cell) => {
    product.subCategoryIds = idsNamed(cell, named.subCategories, (name) =>
      complain('subCategories', 'unknownSubCategory', name),
    );
  },
  pictures: (reading, cell) => {
    reading.product.images = pictures(reading, cell);
  },
  details: (reading, cell) => {
    reading.product.details = details(reading, 'details', cell);
  },
  detailsFr: (reading, cell) => {
    reading.product.detailsFr = cell === '' ? null : details(reading, 'detailsFr', cell);
  },
  shade: (reading, cell) => {
    reading.product.shadeName = text(reading, 'shade', cell, limits.shortText);
  },
  shadeHex: ({ product, complain }, cell) => {
    if (cell !== '' && !/^#[0-9a-fA-F]{6}$/.test(cell)) return complain('shadeHex', 'notHex');
    product.shadeHex = cell === '' ? null : cell;
  },
  family: (reading, cell) => {
    reading.product.family = text(reading, 'family', cell, limits.shortText);
  },
  published: ({ product, complain }, cell) => {
    const answer = yesOrNo(cell);
    if (answer === undefined) return complain('published', 'notYesOrNo');
    product.isPublished = answer === 'yes';
  },
};

const fields = Object.keys(readers).filter((field): field is FileColumn => Object.hasOwn(readers, field));

/** What two cells say together; only where one of them is new, because a rule may be younger than the product. */
function checkWhole({ product, complain }: Reading, changed: readonly FileColumn[]): void {
  const { price, discount, bulkPrice, shadeName, shadeHex } = product;
  if ((shadeName === null) !== (shadeHex === null)) {
    complain(shadeName === null ? 'shade' : 'shadeHex', 'shadeIncomplete');
  }
  if (!changed.some((field) => field === 'price' || field === 'discount' || field === 'bulkPrice')) return;
  if (priceAfterDiscount(francs(price), discount) < 1) complain('discount', 'discountTooHigh');
  if (bulkPrice !== null && bulkPrice >= price) complain('bulkPrice', 'bulkPriceAbovePrice');
}

function neededText(reading: Reading, field: FileColumn, cell: string, limit: number): string {
  if (cell === '') reading.complain(field, 'required');
  return text(reading, field, cell, limit) ?? '';
}

function text({ complain }: Reading, field: FileColumn, cell: string, limit: number): string | null {
  if (cell.length > limit) complain(field, 'tooLong', String(limit));
  return cell === '' ? null : cell;
}

/** What people write between the digits of a price, and the cents that francs do not have. */
const grouped = /^\d{1,3}(?:[\s\u00a0\u202f.,']\d{3})+(?:[.,]0{1,2})?$|^\d+[.,]0{1,2}$/;

function whole({ complain }: Reading, field: FileColumn, cell: string, least: number, most: number): number {
  if (grouped.test(cell)) {
    const digits = cell.replace(/[.,]0{1,2}$/, '').replace(/\D/g, '');
    complain(field, 'writeDigits', digits);
    return least;
  }
  if (!/^\d{1,15}$/.test(cell)) {
    complain(field, 'notWhole', cell);
    return least;
  }
  const value = Number(cell);
  if (value < least) complain(field, 'tooLow', String(least));
  if (value > most) complain(field, 'tooHigh', String(most));
  return value;
}

/** “15 %” is kept by spreadsheet programs as 0.15, which is no discount of nothing. */
function percent(reading: Reading, cell: string): number {
  const said = /^(\d{1,3})\s?%$/.exec(cell)?.[1];
  const share = /^0[.,]\d{1,2}$/.test(cell)
    ? String(Math.round(Number(cell.replace(',', '.')) * 100))
    : undefined;
  const digits = said ?? share;
  if (digits === undefined) return whole(reading, 'discount', cell, 0, 100);
  reading.complain('discount', 'writeDigits', digits);
  return 0;
}

function idsNamed(
  cell: string,
  known: ReadonlyMap<string, string>,
  isUnknown: (name: string) => void,
): string[] {
  const ids = readList(cell).flatMap((name) => {
    const id = known.get(name.toLowerCase());
    if (id === undefined) isUnknown(name);
    return id ?? [];
  });
  return [...new Set(ids)];
}

function pictures({ named, complain }: Reading, cell: string): string[] {
  const names = readList(cell);
  if (names.length > limits.images) complain('pictures', 'tooMany', String(limits.images));
  return names.flatMap((name) => {
    const file = named.files.get(name.toLowerCase());
    if (file === undefined) complain('pictures', 'unknownFile', name);
    else if (file === 'refused') complain('pictures', 'fileRefused', name);
    else return file.url;
    return [];
  });
}

function details({ complain }: Reading, field: FileColumn, cell: string): Detail[] {
  const read = readDetails(cell);
  if (read === undefined) {
    complain(field, 'badDetail');
    return [];
  }
  if (read.length > limits.details) complain(field, 'tooMany', String(limits.details));
  const labels = read.map(([label]) => label);
  const twice = labels.find((label, index) => labels.indexOf(label) !== index);
  if (twice !== undefined) complain(field, 'detailTwice', twice);
  if (labels.some((label) => label.length > limits.detailName)) {
    complain(field, 'tooLong', String(limits.detailName));
  }
  if (read.some(([, said]) => said.length > limits.detailText)) {
    complain(field, 'tooLong', String(limits.detailText));
  }
  return read;
}

function yesOrNo(cell: string): 'yes' | 'no' | undefined {
  if (/^(yes|oui|true|vrai|1)$/i.test(cell)) return 'yes';
  return /^(no|non|false|faux|0)$/i.test(cell) ? 'no' : undefined;
}

function blankProduct(id: string): WrittenProduct {
  return {
    id,
    reference: '',
    name: '',
    nameFr: null,
    description: '',
    descriptionFr: null,
    unit: '',
    images: [],
    price: 1,
    bulkPrice: null,
    discount: 0,
    details: [],
    detailsFr: null,
    shadeName: null,
    shadeHex: null,
    family: null,
    isPublished: true,
    categoryIds: [],
    subCategoryIds: [],
  };
}

function asWritten(product: AdminProduct): WrittenProduct {
  const {
    categories,
    subCategories,
    stock: _stock,
    sequence: _sequence,
    deletedAt: _deletedAt,
    ...columns
  } = product;
  return {
    ...columns,
    categoryIds: categories.map(({ id }) => id),
    subCategoryIds: subCategories.map(({ id }) => id),
  };
}
