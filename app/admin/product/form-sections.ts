import type { FormField } from './product-fields.ts';

/** The section of the form in which each field is. A field that has no section is a type error below. */
export const formSections = {
  pictures: ['images', 'imageTexts', 'imageTextsFr', 'imageSlots'],
  names: ['name', 'nameFr'],
  first: ['price', 'stock'],
  categories: ['categories', 'subCategories'],
  descriptions: ['description', 'descriptionFr'],
  numbers: ['unit', 'bulkPrice', 'purchaseCost', 'discount', 'weightGrams', 'lowStock'],
  details: ['details'],
  reference: ['reference', 'barcode'],
  shade: ['shadeName', 'shadeNameFr', 'shadeHex', 'family'],
  shop: ['isPublished'],
} as const satisfies Record<string, readonly FormField[]>;

type PlacedField = (typeof formSections)[keyof typeof formSections][number];
type EveryField = [Exclude<FormField, PlacedField>] extends [never] ? readonly FormField[] : never;

/** All fields in the order of the form. */
export const formFields: EveryField = Object.values(formSections).flat();

/** Fields that are folded while a product is new: each has a first value, or may be empty. */
export const foldedFields: readonly FormField[] = [
  ...formSections.descriptions,
  ...formSections.numbers,
  ...formSections.details,
  ...formSections.reference,
];
