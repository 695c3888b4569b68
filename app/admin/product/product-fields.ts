import type { CategoryView, ProductView } from '#shared/contract/catalogue.ts';
import type { Api } from '#shared/contract/contract.ts';
import { readWholeNumber } from './read-whole-number.ts';

/** An extra detail: its name and text, and both in French, where an empty one is not translated yet. */
export type ExtraField = { name: string; text: string; nameFr: string; textFr: string };

/** What the product form holds while somebody types. */
export type ProductFields = {
  name: string;
  nameFr: string;
  description: string;
  descriptionFr: string;
  image: string[];
  category: CategoryView[];
  subCategory: CategoryView[];
  unit: string;
  stock: string;
  price: string;
  bulkPrice: string;
  discount: string;
  details: ExtraField[];
  shadeName: string;
  shadeHex: string;
  family: string;
  reference: string;
  published: boolean;
};

export type ProductInput = Parameters<Api['product']['create']>[0];

const firstShade = '#a1435c';

export const emptyProduct: ProductFields = {
  name: '',
  nameFr: '',
  description: '',
  descriptionFr: '',
  image: [],
  category: [],
  subCategory: [],
  unit: '',
  stock: '',
  price: '',
  bulkPrice: '',
  discount: '',
  details: [],
  shadeName: '',
  shadeHex: firstShade,
  family: '',
  reference: '',
  published: true,
};

export function fieldsOf(product: ProductView): ProductFields {
  return {
    name: product.name,
    nameFr: product.nameFr ?? '',
    description: product.description,
    descriptionFr: product.descriptionFr ?? '',
    image: product.image,
    category: product.category,
    subCategory: product.subCategory,
    unit: product.unit,
    stock: String(product.stock),
    price: String(product.price),
    bulkPrice: product.bulkPrice === null ? '' : String(product.bulkPrice),
    discount: String(product.discount),
    details: extraFieldsOf(product),
    shadeName: product.shade?.name ?? '',
    shadeHex: product.shade?.hex ?? firstShade,
    family: product.family ?? '',
    reference: product.reference ?? '',
    published: product.published,
  };
}

/** A copy is counted anew and has a reference of its own; another shade has a name, a colour and pictures of its own as well. */
export function copiedFields(product: ProductView, kind: 'copy' | 'shade'): ProductFields {
  const copy = { ...fieldsOf(product), stock: '', bulkPrice: '', reference: '', published: true };
  return kind === 'copy' ? copy : { ...copy, shadeName: '', shadeHex: firstShade, image: [] };
}

/** What the calls take. Numbers that cannot be read go as they were typed: the server says what is wrong with them. */
export function productInput(fields: ProductFields): ProductInput {
  const { details, shadeName, shadeHex, bulkPrice: _bulkPrice, ...rest } = fields;
  return {
    ...rest,
    stock: digitsOf(fields.stock),
    price: digitsOf(fields.price),
    discount: digitsOf(fields.discount),
    more_details: Object.fromEntries(details.map(({ name, text }) => [name, text])),
    moreDetailsFr: frenchDetails(details),
    shade: shadeName.trim() === '' ? null : { name: shadeName, hex: shadeHex },
  };
}

export function digitsOf(typed: string): string {
  return readWholeNumber(typed) ?? typed;
}

/** The names of the fields in which two versions of a product differ, in the order of the form. */
export function differencesBetween(one: ProductFields, other: ProductFields): (keyof ProductFields)[] {
  return fieldNames.filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]));
}

const fieldNames = [
  'name',
  'nameFr',
  'description',
  'descriptionFr',
  'image',
  'category',
  'subCategory',
  'unit',
  'stock',
  'price',
  'bulkPrice',
  'discount',
  'details',
  'shadeName',
  'shadeHex',
  'family',
  'reference',
  'published',
] as const satisfies readonly (keyof ProductFields)[];

/** How many of the texts that shoppers read have French beside them. */
export function frenchCompleteness(fields: ProductFields): { done: number; of: number } {
  const texts = [fields.nameFr, fields.descriptionFr, ...fields.details.map(({ textFr }) => textFr)];
  return { done: texts.filter((text) => text.trim() !== '').length, of: texts.length };
}

/** French details stand in the order of the English ones; a line that is equal to the English one was not translated. */
function extraFieldsOf({ more_details, moreDetailsFr }: ProductView): ExtraField[] {
  const french = Object.entries(moreDetailsFr ?? {});
  return Object.entries(more_details).map(([name, text], place) => {
    const [nameFr = '', textFr = ''] = french[place] ?? [];
    const isTranslated = nameFr !== name || textFr !== text;
    return isTranslated ? { name, text, nameFr, textFr } : { name, text, nameFr: '', textFr: '' };
  });
}

/** Whole or not at all: what is not translated yet is said in English, so that no line is missing in French. */
function frenchDetails(details: readonly ExtraField[]): Record<string, string> | null {
  if (details.every(({ nameFr, textFr }) => nameFr.trim() === '' && textFr.trim() === '')) return null;
  return Object.fromEntries(
    details.map(({ name, text, nameFr, textFr }) => [nameFr.trim() || name, textFr.trim() || text]),
  );
}
