import type { AuditFacts, AuditValue } from '#shared/audit.ts';
import { mapFields } from '#shared/by-field.ts';
import type { FieldKind } from '#shared/product-fields.ts';
import type { Category, SubCategory } from './category.ts';
import type { Detail, FieldValue, ProductValues } from './product.ts';

/** The facts that the audit log compares. */
export function productFacts(product: ProductValues): AuditFacts {
  const { shadeName, shadeHex, ...facts } = mapFields<FieldValue, Record<FieldKind, AuditValue>>(
    product,
    (kind, value) => factOf[kind](value),
  );
  return { ...facts, shade: shadeName === null ? null : `${shadeName} ${shadeHex}` };
}

const factOf: { [Kind in FieldKind]: (value: FieldValue[Kind]) => AuditValue } = {
  text: itself,
  optionalText: itself,
  pictures: itself,
  pictureTexts: (texts) => texts?.map(detailText) ?? null,
  pictureSlots: (slots) => slots?.map(detailText) ?? null,
  categories: namesOf,
  stock: itself,
  francs: itself,
  optionalFrancs: itself,
  cost: itself,
  percent: itself,
  optionalWhole: itself,
  ownWhole: itself,
  details: (details) => details.map(detailText),
  optionalDetails: (details) => details?.map(detailText) ?? null,
  colour: itself,
  reference: itself,
  barcode: itself,
  flag: itself,
};

function itself(value: AuditValue): AuditValue {
  return value;
}

export function categoryFacts({ name, nameFr, image }: Omit<Category, 'id'>): AuditFacts {
  return { name, nameFr, image };
}

export function subCategoryFacts(subCategory: SubCategory): AuditFacts {
  return { ...categoryFacts(subCategory), categories: namesOf(subCategory.categories) };
}

function namesOf(categories: readonly Pick<Category, 'name'>[]): string[] {
  return categories.map(({ name }) => name);
}

function detailText([label, text]: Detail): string {
  return `${label}: ${text}`;
}
