import { type ProductField, productFieldNames } from './product-fields.ts';

/** Meanings of a column of another program's file, besides the shop's own fields. */
export const furtherMeanings = [
  'skip',
  /** Rows with the same text here are one product and its variants. */
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
  /** Used for rows where the column of categories is empty. */
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
  /** Whether the goods have to be sent; those that do not are downloads, courses or the like. */
  'shipping',
  /** For sale, without a number of pieces. */
  'inStock',
  /** The program that counts the stock; empty where none does. */
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

/** Meanings added since mappings record what they offered: older mappings did not know them. */
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

/** A file may have several columns with these meanings. */
const repeatable: readonly ColumnMeaning[] = ['skip', 'detail', 'images', 'categories'];

/** The program that a file comes from; `table` is any other spreadsheet. */
export const fileSources = ['shopify', 'woocommerce', 'table'] as const;
export type FileSource = (typeof fileSources)[number];

export type ColumnFault = { kind: 'twice'; meaning: ColumnMeaning } | { kind: 'missing' };

/** Why a file cannot be read with these meanings: one is there twice, or no column identifies the product. */
export function wrongMeanings(meanings: readonly ColumnMeaning[]): ColumnFault | undefined {
  const twice = meanings.find(
    (meaning, index) => !repeatable.includes(meaning) && meanings.indexOf(meaning) !== index,
  );
  if (twice !== undefined) return { kind: 'twice', meaning: twice };
  const saysWhich = (['name', 'nameFr', 'reference'] as const).some((meaning) => meanings.includes(meaning));
  return saysWhich ? undefined : { kind: 'missing' };
}

/** The file has French names only, so what it says without naming a language is French. */
export function isInFrench(meanings: readonly ColumnMeaning[]): boolean {
  return meanings.includes('nameFr') && !meanings.includes('name');
}

/** A column says which goods are for sale without giving their number. */
export function saysUncounted(meanings: readonly ColumnMeaning[]): boolean {
  return meanings.includes('inStock') || meanings.includes('tracker');
}

/** A file with foreign columns, and their meanings. */
export type FileMapping = {
  source: FileSource;
  titles: string[];
  meanings: ColumnMeaning[];
  /** Some values of each column. */
  samples: string[][];
  /** The unit of products for which neither the file nor the name gives a size. */
  unit: string;
  /** The stock of each new product that the file sells without counting it; null: it is added as sold out. Absent before 0.4.0. */
  pieces?: number | null;
  /** How many such products there are. Null or absent where no column says it. */
  uncountedCount?: number | null;
  /** The meanings that were offered when the owner chose. Absent before 0.4.0. */
  offered?: readonly ColumnMeaning[];
  /** Columns that have a meaning now, but had none in the owner's last file with these titles because the shop did not know it then. */
  newColumns?: number[];
  /** The owner has confirmed the meanings; before that they are a guess. */
  isChosen: boolean;
};

/** A category that the shop does not have, or a new sub-category. */
export type NewShelf = { category: string; subCategory: string | null };

/** What was added for an import: a category, a sub-category, or a further category of an existing sub-category. */
export type AddedShelf =
  | { kind: 'category' | 'subCategory'; id: string }
  | { kind: 'link'; categoryId: string; subCategoryId: string };
