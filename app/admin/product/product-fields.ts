import { type ByField, makeFields, mapFields } from '#shared/by-field.ts';
import type { ProductView } from '#shared/contract/catalogue.ts';
import type { Api } from '#shared/contract/contract.ts';
import type { FieldInput, FieldView } from '#shared/contract/product-fields.ts';
import { type ProductField, productFields } from '#shared/product-fields.ts';
import { formFields } from './form-sections.ts';
import { type Typed, typedFields } from './typed-fields.ts';

/** An extra detail: its name and text, and both in French; an empty French one is not translated yet. */
export type ExtraField = { name: string; text: string; nameFr: string; textFr: string };

/** The state of the product form while it is edited: details in both languages are one list. */
export type ProductFields = Omit<ByField<Typed>, 'details' | 'detailsFr'> & { details: ExtraField[] };
export type FormField = keyof ProductFields;

/** The pictures with all that is said of them. */
export type PictureFields = Pick<ProductFields, 'images' | 'imageTexts' | 'imageTextsFr' | 'imageSlots'>;

export type ProductInput = Parameters<Api['product']['create']>[0];

export const emptyProduct = asForm(makeFields<Typed>((kind) => typedFields[kind].empty));

/** The initial form of a new product: one piece, without a discount. */
export const newProduct: ProductFields = { ...emptyProduct, stock: '1', unit: '1 pc', discount: '0' };

export function fieldsOf(product: ProductView): ProductFields {
  return asForm(
    mapFields<FieldView, Typed>(viewedFields(product), (kind, value) => typedFields[kind].ofView(value)),
  );
}

/** The fields of a copy, which is counted anew and has a reference of its own; another shade has a name, a colour and pictures of its own as well. */
export function copiedFields(product: ProductView, kind: 'copy' | 'shade'): ProductFields {
  const { stock, bulkPrice, reference, barcode, isPublished, images } = emptyProduct;
  const { shadeName, shadeNameFr, shadeHex } = emptyProduct;
  const copy = { ...fieldsOf(product), stock, bulkPrice, reference, barcode, isPublished };
  return kind === 'copy' ? copy : { ...copy, shadeName, shadeNameFr, shadeHex, images };
}

/** Puts another picture of the same thing in the place of one, with what was written about the first. */
export function withReplaced(
  { images, imageTexts, imageTextsFr, imageSlots }: PictureFields,
  url: string,
  other: string,
): PictureFields {
  const alsoOfOther = <Said extends string>(texts: Record<string, Said>) =>
    texts[url] === undefined ? texts : { ...texts, [other]: texts[url] };
  return {
    images: images.map((known) => (known === url ? other : known)),
    imageTexts: alsoOfOther(imageTexts),
    imageTextsFr: alsoOfOther(imageTextsFr),
    imageSlots: alsoOfOther(imageSlots),
  };
}

/** The input of the calls, with the specification's names. */
export function productInput({ details: extraFields, ...fields }: ProductFields): ProductInput {
  const typed = {
    ...fields,
    imageTexts: textsOf(fields.images, fields.imageTexts),
    imageTextsFr: textsOf(fields.images, fields.imageTextsFr),
    imageSlots: textsOf(fields.images, fields.imageSlots),
    details: englishDetails(extraFields),
    detailsFr: frenchDetails(extraFields),
  };
  const { images, categories, subCategories, details, detailsFr, isPublished, ...others } = mapFields<
    Typed,
    FieldInput
  >(typed, (kind, value) => typedFields[kind].toInput(value));
  const { shadeName, shadeNameFr, shadeHex, ...same } = others;
  return {
    ...same,
    image: images,
    category: categories,
    subCategory: subCategories,
    more_details: details,
    moreDetailsFr: detailsFr,
    shade:
      fields.shadeName.trim() === ''
        ? null
        : { name: shadeName ?? '', nameFr: shadeNameFr, hex: shadeHex ?? '' },
    published: isPublished,
  };
}

/** The texts without those of pictures that were removed. */
function textsOf<Said>(images: readonly string[], texts: Record<string, Said>): Record<string, Said> {
  return Object.fromEntries(Object.entries(texts).filter(([url]) => images.includes(url)));
}

/** The names of the fields in which two versions of a product differ, in the order of the form. */
export function differencesBetween(one: ProductFields, other: ProductFields): FormField[] {
  return formFields.filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]));
}

/** The key under which the call reports an error of a field: the specification's name. */
export function errorKeyOf(field: FormField): string {
  return specifiedNames[field] ?? field;
}

const specifiedNames: Partial<Record<ProductField, keyof ProductInput>> = {
  images: 'image',
  categories: 'category',
  subCategories: 'subCategory',
  details: 'more_details',
  shadeName: 'shade',
  shadeNameFr: 'shade',
  shadeHex: 'shade',
  isPublished: 'published',
};

function viewedFields(product: ProductView): ByField<FieldView> {
  return {
    ...product,
    reference: product.reference,
    barcode: product.barcode,
    purchaseCost: product.purchaseCost,
    lowStock: product.lowStock,
    images: product.image,
    imageTexts: product.imageTexts,
    imageTextsFr: product.imageTextsFr,
    imageSlots: product.imageSlots,
    categories: product.category,
    subCategories: product.subCategory,
    details: product.more_details,
    detailsFr: product.moreDetailsFr,
    shadeName: product.shade?.name ?? null,
    shadeNameFr: product.shade?.nameFr ?? null,
    shadeHex: product.shade?.hex ?? null,
    isPublished: product.published,
  };
}

/** French details are in the order of the English ones; a pair that equals the English one was not translated. */
function asForm({ details, detailsFr, ...same }: ByField<Typed>): ProductFields {
  const extraFields = details.map(([name, text], index) => {
    const [nameFr = '', textFr = ''] = detailsFr[index] ?? [];
    const isTranslated = nameFr !== name || textFr !== text;
    return isTranslated ? { name, text, nameFr, textFr } : { name, text, nameFr: '', textFr: '' };
  });
  return { ...same, details: extraFields };
}

function englishDetails(details: readonly ExtraField[]): Typed['details'] {
  return details.map(({ name, text }) => [name, text]);
}

/** French details are sent whole or not at all: what is not translated yet is in English, so that no line is missing in French. */
function frenchDetails(details: readonly ExtraField[]): Typed['details'] {
  if (details.every(({ nameFr, textFr }) => nameFr.trim() === '' && textFr.trim() === '')) return [];
  return details.map(({ name, text, nameFr, textFr }) => [nameFr.trim() || name, textFr.trim() || text]);
}

/** How many of the texts that shoppers read also exist in French. Names of shades are not counted: many a shade has one name in both languages. */
export function frenchCompleteness(fields: ProductFields): { done: number; of: number } {
  const translated = formFields.flatMap((field) =>
    'frenchOf' in productFields[field] && field !== 'shadeNameFr' ? String(fields[field]) : [],
  );
  const texts = [...translated, ...fields.details.map(({ textFr }) => textFr)];
  return { done: texts.filter((text) => text.trim() !== '').length, of: texts.length };
}
