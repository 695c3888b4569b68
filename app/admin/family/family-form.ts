import type { ProductView } from '#shared/contract/catalogue.ts';
import type { Api } from '#shared/contract/contract.ts';
import type { FamilyView } from '#shared/contract/family.ts';
import type { Language } from '#shared/language.ts';
import { whatShopNeeds } from '#shared/what-shop-needs.ts';
import { bothNames, leadingName } from '../both-names.ts';
import {
  emptyProduct,
  type FormField,
  fieldsOf,
  newProduct,
  type PictureFields,
  type ProductFields,
  productInput,
} from '../product/product-fields.ts';
import { detailsInCommon, withChangedDetails } from './common-details.ts';

/** What is typed for a shade, in the order of the columns. */
export const shadeColumns = ['shadeName', 'shadeNameFr', 'shadeHex', 'stock', 'price'] as const;
export type ShadeColumn = (typeof shadeColumns)[number];

/** The column that every shade is named in: the one in the language of the owner's page. */
export function leadingShadeName(language: Language): 'shadeName' | 'shadeNameFr' {
  return leadingName(language) === 'nameFr' ? 'shadeNameFr' : 'shadeName';
}

export type ShadeRow = Record<ShadeColumn, string> &
  PictureFields & {
    /** Stays with the row wherever it is moved. */
    key: string;
    /** The saved product of the shade; a new shade has none. */
    saved: ProductView | undefined;
    isPublished: boolean;
    /** If true, a photo does not change the colour any more. */
    isColourChosen: boolean;
  };

/** The state of the editor: what the shades have in common once, and a row for each. A row with an empty price has the common one. */
export type FamilyForm = { common: ProductFields; rows: readonly ShadeRow[] };

const inCommon = [
  'name',
  'nameFr',
  'price',
  'categories',
  'subCategories',
  'description',
  'descriptionFr',
  'unit',
  'discount',
  'bulkPrice',
  'purchaseCost',
  'weightGrams',
  'lowStock',
  'details',
] as const satisfies readonly (keyof ProductFields)[];
export type CommonField = (typeof inCommon)[number];

/** Fields in the shade's row, or on the page of its own product. */
type OwnField =
  | 'reference'
  | 'barcode'
  | 'shadeName'
  | 'shadeNameFr'
  | 'shadeHex'
  | 'family'
  | 'stock'
  | 'images'
  | 'imageTexts'
  | 'imageTextsFr'
  | 'imageSlots'
  | 'isPublished';
type EveryField = [Exclude<FormField, CommonField | OwnField>] extends [never] ? typeof inCommon : never;

/** The fields that all shades have in common. A field of a product that is neither here nor a shade's own is a type error. */
export const commonFields: EveryField = inCommon;

/** Stock is counted by shade, so the common form does not ask for it. */
export const newFamily: FamilyForm = { common: { ...newProduct, stock: '0' }, rows: [] };

export function emptyRow(key: string): ShadeRow {
  return {
    ...{ key, saved: undefined, isPublished: true, isColourChosen: false },
    ...{ images: [], imageTexts: {}, imageTextsFr: {}, imageSlots: {} },
    ...{
      shadeName: '',
      shadeNameFr: '',
      // No colour: it is read from the first photo or chosen.
      shadeHex: '',
      stock: newProduct.stock,
      price: '',
    },
  };
}

export function formOfFamily(family: FamilyView): FamilyForm {
  const [first] = family.shades;
  if (!first) return { ...newFamily, common: { ...newFamily.common, ...namesOf(family) } };
  const common = { ...fieldsInCommon(family), ...namesOf(family) };
  return { common, rows: family.shades.map((shade) => rowOf(shade, family, common.price)) };
}

/** Of each field what most shades have, and the details that most of them share. */
function fieldsInCommon({ shades }: FamilyView): ProductFields {
  const fields = shades.map(fieldsOf);
  const most = inCommon.map((field) => [field, mostCommon(fields.map((one) => one[field]))]);
  const details = detailsInCommon(fields.map((one) => one.details));
  return { ...emptyProduct, ...fields[0], ...Object.fromEntries(most), details };
}

function namesOf({ name, nameFr }: FamilyView) {
  return { name, nameFr: nameFr ?? '' };
}

function rowOf(saved: ProductView, family: FamilyView, price: string): ShadeRow {
  const {
    shadeName,
    shadeNameFr,
    shadeHex,
    stock,
    isPublished,
    price: own,
    nameFr,
    ...fields
  } = fieldsOf(saved);
  const inFrench = family.nameFr === null ? '' : shadeIn(nameFr, family.nameFr);
  return {
    ...{ key: saved._id, saved, shadeName, shadeHex, stock, isPublished, isColourChosen: true },
    ...picturesIn(fields),
    shadeNameFr: shadeNameFr || (inFrench === shadeName ? '' : inFrench),
    price: own === price ? '' : own,
  };
}

function picturesIn({ images, imageTexts, imageTextsFr, imageSlots }: PictureFields): PictureFields {
  return { images, imageTexts, imageTextsFr, imageSlots };
}

const joint = ' – ';

/** The shade in a product's name: 'Hibiscus' in 'Velvet Lipstick – Hibiscus'. */
function shadeIn(name: string, familyName: string): string {
  return name.startsWith(familyName + joint) ? name.slice(familyName.length + joint.length) : '';
}

/** The value that is there most often; of several the first. */
function mostCommon(values: readonly unknown[]): unknown {
  const count = (value: unknown) => values.filter((other) => isSame(other, value)).length;
  return values.reduce((most, one) => (count(one) > count(most) ? one : most));
}

type FamilyInput = Parameters<Api['family']['save']>[0];

/** The input of the call. A shade that is saved already gets only those common fields that were changed: what differed before differs still. */
export function familyInput({ common, rows }: FamilyForm, family: FamilyView | undefined): FamilyInput {
  const base = family && formOfFamily(family);
  const kept = new Set(rows.flatMap(({ saved }) => saved?._id ?? []));
  return {
    ...(family ? { _id: family._id, version: family.version } : {}),
    name: common.name,
    nameFr: common.nameFr,
    shades: rows.map((row) => shadeInput(row, common, base)),
    removed: (family?.shades ?? []).flatMap(({ _id }) => (kept.has(_id) ? [] : _id)),
  };
}

function shadeInput(typed: ShadeRow, common: ProductFields, base: FamilyForm | undefined) {
  const { saved } = typed;
  const shown = base?.rows.find(({ key }) => key === saved?._id);
  const row = { ...typed, shadeName: nameOfShade(typed, shown) };
  const own = saved
    ? withChanges(fieldsOf(saved), common, base)
    : { ...common, ...describedAnew(common, base), reference: '', barcode: '' };
  const fields: ProductFields = {
    ...own,
    ...namesOfShade(row, common, saved && base && shown && { saved, base, shown }),
    ...{ shadeName: row.shadeName, shadeNameFr: row.shadeNameFr, shadeHex: row.shadeHex },
    ...picturesIn(row),
    stock: row.stock,
    price: row.price.trim() === '' ? common.price : row.price,
  };
  const isPublished = row.isPublished && (saved?.published === true || whatShopNeeds(fields).length === 0);
  const input = productInput({ ...fields, isPublished });
  return saved ? { ...input, _id: saved._id, version: saved.version, stockSeen: saved.stock } : input;
}

/** A shade that is named in French only has that name in English too. */
function nameOfShade(typed: ShadeRow, shown: ShadeRow | undefined): string {
  const given = shown && { name: shown.shadeName, nameFr: shown.shadeNameFr };
  return bothNames({ name: typed.shadeName, nameFr: typed.shadeNameFr }, given).name;
}

function withChanges(own: ProductFields, common: ProductFields, base: FamilyForm | undefined): ProductFields {
  const changed = commonFields.filter((field) => !isSame(common[field], base?.common[field]));
  const details = withChangedDetails(own.details, base?.common.details ?? [], common.details);
  return { ...own, ...Object.fromEntries(changed.map((field) => [field, common[field]])), details };
}

/** What a new shade is described with: where each shade has a sentence of its own, the sentences before it, which all of them have. */
function describedAnew(common: ProductFields, base: FamilyForm | undefined): Partial<ProductFields> {
  const others = base?.rows.flatMap(({ saved }) => (saved ? [fieldsOf(saved)] : [])) ?? [];
  const shared = (['description', 'descriptionFr'] as const).flatMap((field) => {
    if (others.length === 0 || common[field] !== base?.common[field]) return [];
    return [[field, sharedSentences(others.map((one) => one[field]))] as const];
  });
  const fields: Partial<ProductFields> = Object.fromEntries(shared);
  return fields.description === '' ? { ...fields, description: common.name } : fields;
}

function sharedSentences([first = '', ...others]: readonly string[]): string {
  if (others.every((text) => text === first)) return first;
  const ends = [...first.matchAll(/[.!?…](?=\s|$)/g)].map(({ index }) => index + 1);
  const beginnings = ends.reverse().map((end) => first.slice(0, end));
  return beginnings.find((beginning) => others.every((text) => text.startsWith(beginning))) ?? '';
}

type Before = { saved: ProductView; base: FamilyForm; shown: ShadeRow };

/** The names of the shade's product: unchanged where neither the family nor the shade was renamed. */
function namesOfShade(
  { shadeName, shadeNameFr }: ShadeRow,
  { name, nameFr }: ProductFields,
  before: Before | undefined,
): { name: string; nameFr: string } {
  const inFrench = nameFr.trim() === '' ? '' : nameFr + joint + (shadeNameFr.trim() || shadeName);
  const isAsBefore =
    before !== undefined &&
    isSame(
      [shadeName, shadeNameFr, name, nameFr],
      [before.shown.shadeName, before.shown.shadeNameFr, before.base.common.name, before.base.common.nameFr],
    );
  if (isAsBefore) return { name: before.saved.name, nameFr: before.saved.nameFr ?? '' };
  return { name: name + joint + shadeName.trim(), nameFr: inFrench };
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
