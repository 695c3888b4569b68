import { type ColumnMeaning, type FileSource, isInFrench } from '#shared/foreign-columns.ts';
import { limits } from '#shared/limits.ts';
import { francs, MAX_FRANCS } from '#shared/money.ts';
import { priceAfterDiscount } from '#shared/pricing.ts';
import { type ProductField, productFieldNames } from '#shared/product-fields.ts';
import { readList, writeDetails, writeList } from './cell-text.ts';
import {
  amountOf,
  codeOf,
  countOf,
  cutTo,
  dayOf,
  gramsOf,
  isWebAddress,
  publishedOf,
  referenceFrom,
  saysNo,
  saysYes,
  sizeIn,
  textOf,
  uncountedStock,
} from './foreign-values.ts';
import type { Shelves } from './place-in-shelves.ts';
import type { RowCells } from './read-row.ts';
import type { TableRow } from './table-files.ts';

// Rows of another program's file, turned into rows of our own. A value that cannot be read stays as it is written, so that the
// check of the row names it.

export type ForeignColumns = {
  source: FileSource;
  titles: readonly string[];
  meanings: readonly ColumnMeaning[];
  /** Written as 2026-12-31. */
  today: string;
};

export type OwnRow = {
  row: number;
  cells: RowCells;
  /** The problem of the row as a whole, if any. */
  trouble: RowTrouble | undefined;
  /** Set if the file has no reference, nor anything that serves as one: the row is then identified by its name and these. */
  namedBy: { unit: string; shadeName: string } | undefined;
};

type Cells = {
  row: number;
  /** True if the row has texts beyond the last title. */
  isWider: boolean;
  /** The text without HTML, converted once: all variants of a product ask for it. */
  words: (text: string) => string;
  /** '' if the file has no such column. */
  get: (meaning: ColumnMeaning) => string;
  all: (meaning: ColumnMeaning) => { title: string; text: string }[];
};

/** Products of files that list variants as rows of their own, by the key by which the variants name them. */
export type Parents = { byKey: Map<string, Cells>; named: Set<string> };

const optionNumbers = [1, 2, 3] as const;
/** A row without any of these only carries a further picture. */
const variantMeanings = ['option1Value', 'reference', 'price'] as const;
const weightMeanings = ['weightGrams', 'weightKg', 'weightPounds', 'weightOunces'] as const;
const separator = ' – ';
/** The highest number of rows of one product: programs allow some 2,000 variants and 250 pictures. */
export const mostOfGroup = 2_500;

/** Problems of a whole row that only the file itself shows. */
const rowTroubles = [
  'extraCells',
  'groupTooLong',
  'sameName',
  'groupedGoods',
  'soldElsewhere',
  'giftCard',
  'notDelivered',
  'noShipping',
] as const;
export type RowTrouble = (typeof rowTroubles)[number];

export function isRowTrouble(text: string): text is RowTrouble {
  return rowTroubles.some((known) => known === text);
}

export function cellsOfRow(
  { titles, meanings }: Pick<ForeignColumns, 'titles' | 'meanings'>,
  { row, cells }: TableRow,
): Cells {
  const at = new Map<ColumnMeaning, number>(meanings.map((meaning, index) => [meaning, index]));
  const known = new Map<string, string>();
  return {
    row,
    isWider: cells.slice(titles.length).some((cell) => cell.trim() !== ''),
    words: (text) => {
      const words = known.get(text) ?? textOf(text);
      known.set(text, words);
      return words;
    },
    get: (meaning) => (cells[at.get(meaning) ?? -1] ?? '').trim(),
    all: (meaning) =>
      meanings.flatMap((each, index) => {
        const text = each === meaning ? (cells[index] ?? '').trim() : '';
        return text === '' ? [] : { title: titles[index] ?? '', text };
      }),
  };
}

type Columns = Pick<ForeignColumns, 'source' | 'meanings'>;

const optionValues = ['option1Value', 'option2Value', 'option3Value'] as const;

/** The meanings from which a field is made, besides its own. */
function furtherMeaningsOf(field: ProductField, { source, meanings }: Columns): readonly ColumnMeaning[] {
  const short = isInFrench(meanings) ? 'descriptionFr' : 'description';
  switch (field) {
    case 'description':
    case 'descriptionFr':
      return field === short ? ['shortDescription'] : [];
    case 'price':
      return ['salePrice'];
    case 'discount':
      return ['salePrice', 'priceBefore'];
    case 'stock':
      return ['inStock', 'tracker'];
    case 'weightGrams':
      return ['weightKg', 'weightPounds', 'weightOunces'];
    case 'categories':
      return ['otherCategories'];
    case 'subCategories':
      return ['categories', 'otherCategories'];
    case 'images':
      return ['variantImage'];
    case 'details':
      return ['brand', 'detail', ...(source === 'woocommerce' ? (['option1Value'] as const) : [])];
    case 'isPublished':
      return ['status'];
    case 'name':
      return ['nameFr'];
    case 'unit':
      return ['name', 'nameFr'];
    case 'shadeName':
    case 'family':
      return optionValues;
    case 'shadeHex':
      return ['shadeName', ...optionValues];
    default:
      return [];
  }
}

/** The fields that rows with these columns have. */
export function fieldsFrom(columns: Columns): ProductField[] {
  const has = (meaning: ColumnMeaning) => columns.meanings.includes(meaning);
  return productFieldNames.filter(
    (field) => field === 'reference' || [field, ...furtherMeaningsOf(field, columns)].some(has),
  );
}

/** The file's own titles of the columns from which a field is made, in the order of the file. */
export function titlesOf(field: ProductField, columns: Columns & Pick<ForeignColumns, 'titles'>): string[] {
  const wanted: readonly ColumnMeaning[] = [field, ...furtherMeaningsOf(field, columns)];
  return columns.titles.filter((_, index) => wanted.includes(columns.meanings[index] ?? 'skip'));
}

/** Reads the rows of one product: its own and its variants', or rows with only a further picture of it. */
export function* readGroup(
  columns: ForeignColumns,
  group: readonly Cells[],
  shelves: Shelves,
): Generator<OwnRow> {
  const [head] = group;
  if (head === undefined) return;
  const variants = group.filter(
    (cells) =>
      cells === head || cells.isWider || variantMeanings.some((meaning) => cells.get(meaning) !== ''),
  );
  const pictures = [...new Set(group.flatMap((cells) => picturesOf(columns, cells, 'images')))];
  const own = new Set(variants.map((cells) => cells.get('variantImage')).filter((url) => url !== ''));
  const shared = pictures.filter((url) => !own.has(url)).slice(0, limits.images);
  const all = pictures.slice(0, limits.images);
  const familyKey = head.get('group');
  for (const cells of variants) {
    const mine = cells.get('variantImage');
    yield readProduct(columns, cells, {
      parent: head,
      // A product with one variant today may have two the next time: its reference must stay the same.
      isVariant: familyKey !== '',
      familyKey,
      pictures: mine === '' ? all : [mine, ...shared],
      shelves,
      trouble: group.length > mostOfGroup ? 'groupTooLong' : undefined,
    });
    if (group.length > mostOfGroup) return;
  }
}

/** Reads a row of a file in which variants name their product. A product that variants name is itself not for sale. */
export function readNamed(
  columns: ForeignColumns,
  cells: Cells,
  parents: Parents,
  shelves: Shelves,
): OwnRow[] {
  const isVariation = /\bvariation\b/i.test(cells.get('kind'));
  const isParent = keysOf(cells).some((key) => parents.named.has(key));
  if (isParent && !isVariation && !cells.isWider) return [];
  const parentKey = cells.get('parent').toLowerCase();
  const parent = isVariation ? parents.byKey.get(parentKey) : undefined;
  const pictures = [
    ...picturesOf(columns, cells, 'images'),
    ...(parent ? picturesOf(columns, parent, 'images') : []),
  ];
  return [
    readProduct(columns, cells, {
      parent: parent ?? cells,
      isVariant: parent !== undefined,
      familyKey: parent ? parent.get('reference') || `WC-${parent.get('id')}` : '',
      pictures,
      shelves,
      trouble: undefined,
    }),
  ];
}

/** The keys by which variants name a product. */
export function keysOf(cells: Cells): string[] {
  const reference = cells.get('reference').toLowerCase();
  return [...(reference === '' ? [] : [reference]), `id:${cells.get('id')}`];
}

type Around = {
  /** The row itself if it is no variant. */
  parent: Cells;
  isVariant: boolean;
  familyKey: string;
  pictures: readonly string[];
  shelves: Shelves;
  trouble: RowTrouble | undefined;
};

function readProduct(columns: ForeignColumns, cells: Cells, around: Around): OwnRow {
  const { parent, isVariant, shelves } = around;
  const reason = cells.isWider || around.trouble ? undefined : notTaken(cells, parent);
  // A refused row needs no category and no picture.
  if (reason) return untaken(cells, around, reason);
  const inherited = (meaning: ColumnMeaning) => cells.get(meaning) || parent.get(meaning);
  const titleIn = (meaning: 'name' | 'nameFr') =>
    parent.words(parent.get(meaning) || cells.get(meaning)).replace(/\s+/g, ' ');
  const options = isVariant ? optionsOf(cells, parent) : { shade: '', size: '', others: [] };
  const named = (words: string) =>
    words === ''
      ? ''
      : [[words, options.size].filter(Boolean).join(' '), options.shade, ...options.others]
          .filter(Boolean)
          .join(separator);
  const [name, nameFr] = [named(titleIn('name')), named(titleIn('nameFr'))];
  const own: RowCells = {};
  for (const field of productFieldNames) {
    if (columns.meanings.includes(field)) own[field] = plainCell(field, inherited(field), parent);
  }
  const said = codeOf(cells.get('reference'));
  const placed = shelves.place(columns.source, {
    categories:
      columns.meanings.includes('categories') || columns.meanings.includes('otherCategories')
        ? parent
            .all('categories')
            .map(({ text }) => parent.words(text))
            .join(' | ') || parent.words(parent.get('otherCategories'))
        : '',
    subCategories: parent.words(parent.get('subCategories')),
  });
  const shadeName = options.shade || (own.shadeName ?? '');
  Object.assign(own, {
    reference: said || referenceOf(cells, around, options),
    name,
    nameFr,
    ...descriptionsOf(columns, cells, parent),
    unit: options.size || own.unit || sizeIn(name || nameFr),
    ...pricesOf(columns, cells, own.discount ?? ''),
    stock: stockOf(columns, cells),
    weightGrams: weightOf(inherited),
    barcode: codeOf(cells.get('barcode')),
    categories: writeList(placed.categories),
    subCategories: writeList(placed.subCategories),
    images: writeList([...new Set(around.pictures)].slice(0, limits.images)),
    details: detailsOf(columns, cells, parent, own.details ?? ''),
    shadeName,
    family: options.shade === '' ? (own.family ?? '') : familyOf(around, options.size),
    isPublished: publicationOf(cells, parent),
  });
  return {
    row: cells.row,
    cells: own,
    trouble: cells.isWider ? 'extraCells' : around.trouble,
    namedBy:
      said === '' && cells.get('id') === '' && around.familyKey === ''
        ? { unit: cells.get('unit'), shadeName: cells.get('shadeName') }
        : undefined,
  };
}

/** The reason why the shop cannot sell what the row describes, if any. */
function notTaken(cells: Cells, parent: Cells): RowTrouble | undefined {
  const kind = cells.get('kind');
  if (/\bgrouped\b/i.test(kind)) return 'groupedGoods';
  if (/\bexternal\b/i.test(kind)) return 'soldElsewhere';
  // Shopify fills this in only in the first row of a product.
  const isGiftCard = saysYes(cells.get('giftCard') || parent.get('giftCard'));
  if (isGiftCard || /\bgift[-_ ]?card\b/i.test(kind)) return 'giftCard';
  // Goods that are only downloadable, not virtual, are delivered as well, such as goods with instructions.
  if (/\bvirtual\b/i.test(kind)) return 'notDelivered';
  return saysNo(cells.get('shipping')) ? 'noShipping' : undefined;
}

function untaken(cells: Cells, around: Around, trouble: RowTrouble): OwnRow {
  const reference =
    codeOf(cells.get('reference')) || referenceOf(cells, around, { shade: '', size: '', others: [] });
  return { row: cells.row, cells: { reference }, trouble, namedBy: undefined };
}

/** WooCommerce leaves the stock of uncounted goods empty; Shopify may also write 0. */
function stockOf({ meanings }: ForeignColumns, cells: Cells): string {
  const count = countOf(cells.get('stock'));
  const isUntracked = meanings.includes('tracker') && cells.get('tracker') === '';
  if (isUntracked) return count === '' || count === '0' ? uncountedStock : count;
  return count === '' && saysYes(cells.get('inStock')) ? uncountedStock : count;
}

/** The weight in grams, from the first weight column that has one. */
function weightOf(inherited: (meaning: ColumnMeaning) => string): string {
  const meaning = weightMeanings.find((each) => inherited(each) !== '');
  return meaning === undefined ? '' : gramsOf(inherited(meaning), meaning);
}

/** The cell as it is written, without what programs put around it. */
function plainCell(field: ProductField, cell: string, { words }: Cells): string {
  if (field === 'unit' || field === 'shadeName' || field === 'family') return words(cell);
  if (field === 'bulkPrice' || field === 'purchaseCost' || field === 'lowStock') return amountOf(cell);
  return field === 'discount' ? amountOf(cell.replace(/\s?%$/, '')) : cell;
}

/** A short description takes the place of a missing one. */
function descriptionsOf({ source, meanings }: ForeignColumns, cells: Cells, parent: Cells): RowCells {
  const short = isInFrench(meanings) ? 'descriptionFr' : 'description';
  const say = (field: 'description' | 'descriptionFr') => {
    const found = field === short ? ([field, 'shortDescription'] as const) : [field];
    const text =
      found.map((meaning) => cells.get(meaning)).find(Boolean) ??
      found.map((meaning) => parent.get(meaning)).find(Boolean) ??
      '';
    // WooCommerce writes a line end as two characters.
    const lines = source === 'woocommerce' ? text.replaceAll('\\r', '').replaceAll('\\n', '\n') : text;
    return cutTo(parent.words(lines), limits.description);
  };
  return { description: say('description'), descriptionFr: say('descriptionFr') };
}

/**
 * The price and discount of a row. The price to be paid stays exactly as the file says. The price before is kept only if a whole
 * percent leads from it to the price to be paid. A discount column counts only where the row has no reduced price and no price
 * before; a row without any price leaves the price empty.
 */
function pricesOf({ meanings, today }: ForeignColumns, cells: Cells, discount: string): RowCells {
  const normal = amountOf(cells.get('price'));
  const sale = isOnSale(cells, today) ? amountOf(cells.get('salePrice')) : '';
  const priceBefore = amountOf(cells.get('priceBefore'));
  const paid = sale === '' ? normal : sale;
  const before = priceBefore || (sale === '' ? '' : normal);
  const percent = percentBetween(before, paid);
  if (percent !== undefined) return { price: before, discount: String(percent) };
  if (paid === '') return { price: '', discount };
  if (sale !== '' || priceBefore !== '') return { price: paid, discount: '0' };
  const saysReduced = meanings.includes('salePrice') || meanings.includes('priceBefore');
  return { price: paid, discount: discount || (saysReduced ? '0' : '') };
}

/** True from the first day of a reduced price to its last. */
function isOnSale(cells: Cells, today: string): boolean {
  const starts = dayOf(cells.get('saleStarts')) ?? today;
  const ends = dayOf(cells.get('saleEnds')) ?? today;
  return starts <= today && today <= ends;
}

function percentBetween(before: string, paid: string): number | undefined {
  const [from, to] = [Number(before), Number(paid)];
  const areAmounts = [before, paid].every((amount) => /^\d{1,12}$/.test(amount));
  if (!areAmounts || to < 1 || from <= to || from > MAX_FRANCS) return undefined;
  const around = Math.floor(((from - to) * 100) / from);
  return [around, around + 1].find(
    (percent) => percent > 0 && percent < 100 && priceAfterDiscount(francs(from), percent) === to,
  );
}

type Options = { shade: string; size: string; others: string[] };

function optionsOf(cells: Cells, parent: Cells): Options {
  const found: Options = { shade: '', size: '', others: [] };
  for (const number of optionNumbers) {
    const name = parent.words(cells.get(`option${number}Name`) || parent.get(`option${number}Name`));
    const value = cutTo(textOf(cells.get(`option${number}Value`)).replace(/\s+/g, ' '), limits.shortText);
    if (value === '' || value === 'Default Title') continue;
    if (found.shade === '' && /colou?r|couleur|shade|teinte|nuance|\btone\b|\bton\b|coloris/i.test(name))
      found.shade = value;
    else if (found.size === '' && /size|taille|volume|contenance|format|weight|poids|quantit/i.test(name))
      found.size = value;
    else found.others.push(value);
  }
  return found;
}

function referenceOf(
  cells: Cells,
  { parent, isVariant, familyKey }: Around,
  { shade, size, others }: Options,
): string {
  if (cells.get('id') !== '') return `WC-${cells.get('id')}`;
  if (isVariant || familyKey !== '')
    return referenceFrom(familyKey, ...(isVariant ? [shade, size, ...others] : []));
  return referenceFrom(parent.get('name') || parent.get('nameFr'), cells.get('unit'), cells.get('shadeName'));
}

function familyOf({ familyKey }: Around, size: string): string {
  return cutTo([familyKey, size].filter(Boolean).join(' '), limits.shortText);
}

function picturesOf({ source }: ForeignColumns, cells: Cells, meaning: ColumnMeaning): string[] {
  return cells.all(meaning).flatMap(({ text }) => {
    if (source === 'shopify') return text;
    // Addresses have no spaces; file names may contain commas.
    if (isWebAddress(text))
      return text.replace(/\s+/g, ' ').split(/ ?[,|;] ?(?=https?:\/\/)| (?=https?:\/\/)/i);
    return readList(text);
  });
}

function detailsOf({ source }: ForeignColumns, cells: Cells, parent: Cells, written: string): string {
  const lines: [string, string][] = [];
  const add = (label: string, text: string) => {
    const [short, long] = [
      cutTo(parent.words(label).replace(/\s+/g, ' '), limits.detailName),
      cutTo(parent.words(text), limits.detailText),
    ];
    if (short !== '' && long !== '' && !lines.some(([known]) => known === short)) lines.push([short, long]);
  };
  add('Brand', parent.get('brand'));
  for (const { title, text } of parent.all('detail')) add(title, text);
  if (source === 'woocommerce' && cells === parent) {
    for (const number of optionNumbers) {
      const label = cells.get(`option${number}Name`);
      add(/^(marque|brands?)$/i.test(label) ? 'Brand' : label, cells.get(`option${number}Value`));
    }
  }
  return [written, writeDetails(lines.slice(0, limits.details))].filter(Boolean).join('\n');
}

/** Not published if the product, the variant or the state says so. */
function publicationOf(cells: Cells, parent: Cells): string {
  const said = [cells, parent]
    .flatMap((each) => [each.get('isPublished'), each.get('status')])
    .filter(Boolean)
    .map(publishedOf);
  return said.find((word) => !saysYes(word)) ?? said[0] ?? '';
}
