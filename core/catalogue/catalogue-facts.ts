import type { AuditFacts } from '#shared/audit.ts';
import type { Category, SubCategory } from './category.ts';
import type { Detail, ProductValues } from './product.ts';

/** What the audit log compares. */
export function productFacts({ shadeName, shadeHex, ...values }: ProductValues): AuditFacts {
  return {
    reference: values.reference,
    name: values.name,
    nameFr: values.nameFr,
    description: values.description,
    descriptionFr: values.descriptionFr,
    unit: values.unit,
    images: values.images,
    price: values.price,
    bulkPrice: values.bulkPrice,
    discount: values.discount,
    details: values.details.map(detailText),
    detailsFr: values.detailsFr?.map(detailText) ?? null,
    shade: shadeName === null ? null : `${shadeName} ${shadeHex}`,
    family: values.family,
    stock: values.stock,
    categories: namesOf(values.categories),
    subCategories: namesOf(values.subCategories),
    isPublished: values.isPublished,
  };
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
