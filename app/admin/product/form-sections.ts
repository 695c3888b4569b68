import type { FormField } from './product-fields.ts';

/** Where each field is in the form. One that has no section is a type error below. */
export const formSections = {
  texts: ['name', 'nameFr', 'description', 'descriptionFr'],
  pictures: ['images'],
  categories: ['categories', 'subCategories'],
  numbers: ['unit', 'stock', 'price', 'bulkPrice', 'discount', 'weightGrams'],
  details: ['details'],
  shade: ['shadeName', 'shadeHex', 'family'],
  shop: ['reference', 'isPublished'],
} as const satisfies Record<string, readonly FormField[]>;

type PlacedField = (typeof formSections)[keyof typeof formSections][number];
type EveryField = [Exclude<FormField, PlacedField>] extends [never] ? readonly FormField[] : never;

/** In the order of the form. */
export const formFields: EveryField = Object.values(formSections).flat();
