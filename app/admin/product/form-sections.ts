import type { FormField } from './product-fields.ts';

/** Where each field is in the form. One that has no section is a type error below. */
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

/** In the order of the form. */
export const formFields: EveryField = Object.values(formSections).flat();

/** Folded while a product is new: each has a value to begin with, or may be empty. */
export const foldedFields: readonly FormField[] = [
  ...formSections.descriptions,
  ...formSections.numbers,
  ...formSections.details,
  ...formSections.reference,
];
