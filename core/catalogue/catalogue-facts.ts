import type { AuditFacts } from '#shared/audit.ts';
import type { Category, SubCategory } from './category.ts';
import type { Detail, Product } from './product.ts';

/** What the audit log compares. */
export function productFacts(product: Product): AuditFacts {
  return {
    name: product.name,
    nameFr: product.nameFr,
    description: product.description,
    descriptionFr: product.descriptionFr,
    unit: product.unit,
    images: product.images,
    price: product.price,
    bulkPrice: product.bulkPrice,
    discount: product.discount,
    details: product.details.map(detailText),
    detailsFr: product.detailsFr?.map(detailText) ?? null,
    shade: product.shade && `${product.shade.name} ${product.shade.hex}`,
    family: product.family,
    stock: product.stock,
    categories: namesOf(product.categories),
    subCategories: namesOf(product.subCategories),
    isPublished: product.isPublished,
  };
}

export function categoryFacts({ name, nameFr, image }: Omit<Category, 'id'>): AuditFacts {
  return { name, nameFr, image };
}

export function subCategoryFacts(subCategory: SubCategory): AuditFacts {
  return { ...categoryFacts(subCategory), categories: namesOf(subCategory.categories) };
}

function namesOf(categories: readonly Category[]): string[] {
  return categories.map(({ name }) => name);
}

function detailText([label, text]: Detail): string {
  return `${label}: ${text}`;
}
