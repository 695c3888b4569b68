import type { RowProblem } from '#shared/catalogue-files.ts';
import type { InputSchemas } from '#shared/contract/product-fields.ts';
import { francs } from '#shared/money.ts';
import { type PictureSlot, pictureSlots } from '#shared/picture-slots.ts';
import { type FieldKind, type ProductField, productFields } from '#shared/product-fields.ts';
import type { ShelfMap } from '../catalogue/fit-shelf.ts';
import type { Detail, FieldValue, PictureInSlot, PictureText, WrittenValue } from '../catalogue/product.ts';
import { digitsOf, percentOf } from './cell-numbers.ts';
import { readDetails, readList, writeDetails, writeList } from './cell-text.ts';
import { checkCell } from './check-cell.ts';
import { isWebAddress, saysNo, saysYes } from './foreign-values.ts';

/** What a row may name, by lower-case name. */
export type Named = {
  categories: ReadonlyMap<string, string>;
  subCategories: ReadonlyMap<string, string>;
  subCategoryNames: ReadonlyMap<string, string>;
  shelves: ShelfMap;
  /** Picture addresses by cell content; 'refused' for a file that is not a picture. */
  files: ReadonlyMap<string, { url: string } | 'refused'>;
};

export type CellReading = {
  name: ProductField;
  named: Named;
  complain: (code: RowProblem, value?: string) => void;
};

type FieldCell<Kind extends FieldKind> = {
  /** The exported value, before escaping for spreadsheet programs. */
  write: (value: FieldValue[Kind]) => string;
  isNumber?: true;
  /** Turns another spelling of a value into the usual one. */
  normal?: (cell: string) => string;
  /** The value of an empty cell; a new product also gets it if the column is missing. */
  blank: WrittenValue[Kind];
  isRequired?: true;
  /** An empty cell leaves the product as it is. */
  isSilentWhenEmpty?: true;
  /** Reads a cell that is not empty; undefined after a complaint. */
  read: (reading: CellReading, cell: string, schema: InputSchemas[Kind]) => WrittenValue[Kind] | undefined;
};

/**
 * How fields of each kind are written to cells and read from them: by the contract's schema, after the conversions that
 * only spreadsheets need.
 */
export const fieldCells: { [Kind in FieldKind]: FieldCell<Kind> } = {
  text: {
    write: (text) => text,
    blank: '',
    isRequired: true,
    read: checkCell,
  },
  optionalText: {
    write: (text) => text ?? '',
    blank: null,
    read: checkCell,
  },
  pictures: {
    write: writeList,
    blank: [],
    read: readPictures,
  },
  pictureTexts: {
    write: (texts) => writeDetails(texts ?? []),
    blank: null,
    read: readPictureTexts,
  },
  pictureSlots: {
    write: (slots) => writeDetails(slots ?? []),
    blank: null,
    read: readPictureSlots,
  },
  categories: {
    write: (categories) => writeList(categories.map(({ name }) => name)),
    blank: [],
    read: (reading, cell, schema) => checkCell(reading, idsNamed(reading, cell), schema),
  },
  stock: {
    write: String,
    isNumber: true,
    blank: 0,
    isSilentWhenEmpty: true,
    read: (reading, cell, schema) => checkCell(reading, digitsOf(reading, cell), schema),
  },
  francs: {
    write: String,
    isNumber: true,
    blank: francs(1),
    isRequired: true,
    read: (reading, cell, schema) => checkCell(reading, digitsOf(reading, cell), schema),
  },
  optionalFrancs: {
    write: numberOrEmpty,
    isNumber: true,
    blank: null,
    read: (reading, cell, schema) => checkCell(reading, digitsOf(reading, cell), schema),
  },
  cost: {
    write: numberOrEmpty,
    isNumber: true,
    blank: null,
    read: (reading, cell, schema) => checkCell(reading, digitsOf(reading, cell), schema),
  },
  optionalWhole: {
    write: numberOrEmpty,
    isNumber: true,
    blank: null,
    read: (reading, cell, schema) => checkCell(reading, digitsOf(reading, cell), schema),
  },
  ownWhole: {
    write: numberOrEmpty,
    isNumber: true,
    blank: null,
    read: (reading, cell, schema) => checkCell(reading, digitsOf(reading, cell), schema),
  },
  percent: {
    write: String,
    isNumber: true,
    normal: (cell) => cell || '0',
    blank: 0,
    read: (reading, cell, schema) => checkCell(reading, percentOf(reading, cell), schema),
  },
  details: {
    write: writeDetails,
    blank: [],
    read: readCheckedDetails,
  },
  optionalDetails: {
    write: (details) => writeDetails(details ?? []),
    blank: null,
    read: readCheckedDetails,
  },
  colour: {
    write: (hex) => hex ?? '',
    blank: null,
    read: checkCell,
  },
  reference: {
    write: (reference) => reference,
    blank: '',
    isRequired: true,
    read: (reading, cell, schema) => {
      const parsed = schema.safeParse(cell);
      if (parsed.success) return parsed.data;
      reading.complain('badReference', String(productFields.reference.most));
      return undefined;
    },
  },
  barcode: {
    write: (barcode) => barcode ?? '',
    blank: null,
    read: checkCell,
  },
  flag: {
    write: (isOn) => (isOn ? 'yes' : 'no'),
    normal: (cell) => yesOrNo(cell) ?? cell,
    blank: true,
    isSilentWhenEmpty: true,
    read: ({ complain }, cell) => {
      const answer = yesOrNo(cell);
      if (answer !== undefined) return answer === 'yes';
      complain('notYesOrNo');
      return undefined;
    },
  },
};

function numberOrEmpty(value: number | null): string {
  return value === null ? '' : String(value);
}

function readPictures(
  reading: CellReading,
  cell: string,
  schema: InputSchemas['pictures'],
): string[] | undefined {
  const names = readList(cell);
  checkCell(reading, names, schema);
  return names.flatMap((name) => pictureNamed(reading, name) ?? []);
}

function pictureNamed({ named, complain }: CellReading, name: string): string | undefined {
  const file = named.files.get(keyOfFile(name));
  if (file === undefined) complain('unknownFile', name);
  else if (file === 'refused') complain('fileRefused', name);
  else return file.url;
  return undefined;
}

/** The key of a picture's name: capitals matter in addresses, but not in file names. */
export function keyOfFile(name: string): string {
  return isWebAddress(name) ? name : name.toLowerCase();
}

/** Reads a line for each picture that has a text: 'lipstick.jpg: A red lipstick without its cap'. */
function readPictureTexts(
  reading: CellReading,
  cell: string,
  schema: InputSchemas['pictureTexts'],
): PictureText[] | undefined {
  return readPairs(reading, cell, schema, 'badPictureText')?.flatMap(([name, text]): PictureText[] => {
    const url = pictureNamed(reading, name);
    return url === undefined ? [] : [[url, text]];
  });
}

/** The words for slots in either language, as in 'lipstick.jpg: texture'. */
const slotWords: ReadonlyMap<string, PictureSlot> = new Map<string, PictureSlot>([
  ...pictureSlots.map((slot): [string, PictureSlot] => [slot, slot]),
  ['fiche', 'card'],
  ['peau', 'skin'],
  ['boîte', 'box'],
  ['boite', 'box'],
  ['main', 'hand'],
]);

function readPictureSlots(reading: CellReading, cell: string): PictureInSlot[] | undefined {
  const lines = readDetails(cell);
  if (lines === undefined) reading.complain('badPictureSlot');
  return lines?.flatMap(([name, word]): PictureInSlot[] => {
    const slot = slotWords.get(word.toLowerCase());
    if (slot === undefined) reading.complain('badPictureSlot', word);
    const url = pictureNamed(reading, name);
    return url === undefined || slot === undefined ? [] : [[url, slot]];
  });
}

function idsNamed({ name: field, named, complain }: CellReading, cell: string): string[] {
  const isCategory = field === 'categories';
  const known = isCategory ? named.categories : named.subCategories;
  return readList(cell).flatMap((name) => {
    const id = known.get(name.toLowerCase());
    if (id === undefined) complain(isCategory ? 'unknownCategory' : 'unknownSubCategory', name);
    return id ?? [];
  });
}

function readCheckedDetails(
  reading: CellReading,
  cell: string,
  schema: InputSchemas['details' | 'optionalDetails'],
): Detail[] | undefined {
  return readPairs(reading, cell, schema, 'badDetail');
}

/** Pairs in the order of the cell: in an object, labels that are numbers would come first. */
function readPairs(
  reading: CellReading,
  cell: string,
  schema: InputSchemas['details' | 'optionalDetails' | 'pictureTexts'],
  problem: RowProblem,
): Detail[] | undefined {
  const details = readDetails(cell);
  if (details === undefined) {
    reading.complain(problem);
    return undefined;
  }
  const labels = details.map(([label]) => label);
  const twice = labels.find((label, index) => labels.indexOf(label) !== index);
  if (twice !== undefined) reading.complain('detailTwice', twice);
  checkCell(reading, Object.fromEntries(details), schema);
  return details;
}

function yesOrNo(cell: string): 'yes' | 'no' | undefined {
  if (saysYes(cell)) return 'yes';
  return saysNo(cell) ? 'no' : undefined;
}
