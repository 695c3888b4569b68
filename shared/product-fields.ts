import { limits } from './limits.ts';
import { MAX_FRANCS } from './money.ts';
import { MOST_LOW_STOCK } from './stock.ts';

/**
 * The fields of a product that its owner fills in, in the order of the columns of a catalogue file. The contract's
 * schemas, the database columns, the cells of catalogue files, the facts of the audit log and the form's state are
 * derived from this table; the code for each kind of field is where it is used. The words for a field are in
 * `shared/messages/product-field-messages.ts`.
 */
export const productFields = {
  reference: { kind: 'reference', most: limits.reference },
  name: { kind: 'text', most: limits.productName },
  nameFr: { kind: 'optionalText', most: limits.productName, frenchOf: 'name' },
  description: { kind: 'text', most: limits.description },
  descriptionFr: { kind: 'optionalText', most: limits.description, frenchOf: 'description' },
  unit: { kind: 'text', most: limits.shortText },
  weightGrams: { kind: 'optionalWhole', most: 50_000 },
  price: { kind: 'francs', most: MAX_FRANCS },
  discount: { kind: 'percent', most: 100 },
  bulkPrice: { kind: 'optionalFrancs', most: MAX_FRANCS },
  purchaseCost: { kind: 'cost', most: MAX_FRANCS },
  stock: { kind: 'stock', most: limits.stock },
  lowStock: { kind: 'ownWhole', most: MOST_LOW_STOCK },
  categories: { kind: 'categories', most: limits.categories },
  subCategories: { kind: 'categories', most: limits.categories },
  images: { kind: 'pictures', most: limits.images },
  imageTexts: { kind: 'pictureTexts', most: limits.images },
  imageTextsFr: { kind: 'pictureTexts', most: limits.images },
  imageSlots: { kind: 'pictureSlots', most: limits.images },
  details: { kind: 'details', most: limits.details },
  detailsFr: { kind: 'optionalDetails', most: limits.details, frenchOf: 'details' },
  shadeName: { kind: 'optionalText', most: limits.shortText },
  shadeNameFr: { kind: 'optionalText', most: limits.shortText, frenchOf: 'shadeName' },
  shadeHex: { kind: 'colour', most: 7 },
  family: { kind: 'optionalText', most: limits.shortText },
  isPublished: { kind: 'flag', most: 1 },
  barcode: { kind: 'barcode', most: limits.reference },
} as const satisfies Record<string, ProductFieldFacts & { kind: FieldKind; frenchOf?: string }>;

export type FieldKind =
  | 'text'
  | 'optionalText'
  | 'pictures'
  | 'pictureTexts'
  | 'pictureSlots'
  | 'categories'
  | 'stock'
  | 'francs'
  | 'optionalFrancs'
  | 'cost'
  | 'percent'
  | 'optionalWhole'
  | 'ownWhole'
  | 'details'
  | 'optionalDetails'
  | 'colour'
  | 'reference'
  | 'barcode'
  | 'flag';

export type ProductFieldFacts = {
  /** The most characters of a text or entries of a list, or the highest number. */
  most: number;
};

export type ProductField = keyof typeof productFields;
export type KindOf<Field extends ProductField> = (typeof productFields)[Field]['kind'];

/** The fields of these kinds. */
export type FieldOfKind<Kind extends FieldKind> = {
  [Field in ProductField]: KindOf<Field> extends Kind ? Field : never;
}[ProductField];

export const productFieldNames = Object.keys(productFields).filter(isProductField);

export function isProductField(name: string): name is ProductField {
  return Object.hasOwn(productFields, name);
}
