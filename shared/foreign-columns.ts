import { type ProductField, productFieldNames } from './product-fields.ts';

/** What a column of another program's file may be, besides a field of our own. */
export const furtherMeanings = [
  'skip',
  /** Rows with the same text are one product and its variants. */
  'group',
  'kind',
  'parent',
  'id',
  'shortDescription',
  'salePrice',
  'saleStarts',
  'saleEnds',
  'priceBefore',
  'weightKg',
  'weightPounds',
  'weightOunces',
  /** Where the column of categories is empty. */
  'otherCategories',
  'brand',
  'status',
  'option1Name',
  'option1Value',
  'option2Name',
  'option2Value',
  'option3Name',
  'option3Value',
  'variantImage',
  'giftCard',
  /** Goods that a shop sends; what needs none is a download, a course or the like. */
  'shipping',
  /** For sale, where no number says how many there are. */
  'inStock',
  /** Who counts the stock; empty where no one does. */
  'tracker',
  /** A detail with the column's title as its label. */
  'detail',
] as const;

export type ColumnMeaning = ProductField | (typeof furtherMeanings)[number];

export const columnMeanings: readonly ColumnMeaning[] = [
  'skip',
  ...productFieldNames,
  ...furtherMeanings.slice(1),
];

/** What mappings could not know that were kept before the shop noted with each what it offered. */
const sinceOffersAreKept: readonly ColumnMeaning[] = [
  'weightPounds',
  'weightOunces',
  'giftCard',
  'shipping',
  'inStock',
  'tracker',
];

export const firstOffered: readonly ColumnMeaning[] = columnMeanings.filter(
  (meaning) => !sinceOffersAreKept.includes(meaning),
);

/** Of these a file may have several columns. */
const repeatable: readonly ColumnMeaning[] = ['skip', 'detail', 'images', 'categories'];

/** Whose files they are; `table` is any other spreadsheet. */
export const fileSources = ['shopify', 'woocommerce', 'table'] as const;
export type FileSource = (typeof fileSources)[number];

export type ColumnFault = { kind: 'twice'; meaning: ColumnMeaning } | { kind: 'missing' };

/** Why a file cannot be read with these columns: one is there twice, or none says which product is meant. */
export function wrongMeanings(meanings: readonly ColumnMeaning[]): ColumnFault | undefined {
  const twice = meanings.find(
    (meaning, index) => !repeatable.includes(meaning) && meanings.indexOf(meaning) !== index,
  );
  if (twice !== undefined) return { kind: 'twice', meaning: twice };
  const saysWhich = (['name', 'nameFr', 'reference'] as const).some((meaning) => meanings.includes(meaning));
  return saysWhich ? undefined : { kind: 'missing' };
}

/** A column says which goods are for sale without a number of them. */
export function saysUncounted(meanings: readonly ColumnMeaning[]): boolean {
  return meanings.includes('inStock') || meanings.includes('tracker');
}

/** A file whose columns are not ours, with what they are. */
export type FileMapping = {
  source: FileSource;
  titles: string[];
  meanings: ColumnMeaning[];
  /** Some values of each column. */
  samples: string[][];
  /** What one piece is called where neither the file nor the name says a size. */
  unit: string;
  /** How many of each new product that the file sells without counting it; none: it comes in sold out. Absent before 0.4.0. */
  pieces?: number | null;
  /** How many such products there are. Null or absent where no column says it. */
  uncountedCount?: number | null;
  /** What a column could be when the owner said so. Absent before 0.4.0. */
  offered?: readonly ColumnMeaning[];
  /** Columns that are taken now and were not in her last file with these titles, as the shop did not know what they are. */
  newColumns?: number[];
  /** The owner has said so; before that it is a guess. */
  isChosen: boolean;
};

/** A category that the shop does not have, or a sub-category of one. */
export type NewShelf = { category: string; subCategory: string | null };

/** What was added for an import: a category, a sub-category, or a sub-category that the shop had to one more category. */
export type AddedShelf =
  | { kind: 'category' | 'subCategory'; id: string }
  | { kind: 'link'; categoryId: string; subCategoryId: string };
