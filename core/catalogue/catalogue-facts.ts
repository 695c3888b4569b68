import type { AuditFacts } from '#shared/audit.ts';
import type { AdminProduct } from './admin-products.ts';
import type { Category, SubCategory } from './category.ts';
import type { Detail, Product } from './product.ts';

/** What the audit log compares. */
export function productFacts({ shade, ...product }: Product): AuditFacts {
  return comparedFacts(product, shade && `${shade.name} ${shade.hex}`);
}

/** The same of a product that was read in bulk. */
export function adminProductFacts({ shadeName, shadeHex, ...product }: AdminProduct): AuditFacts {
  return comparedFacts(product, shadeName === null ? null : `${shadeName} ${shadeHex}`);
}

type Compared = Omit<
  Product,
  'shade' | 'shadeCount' | 'version' | 'price' | 'bulkPrice' | 'categories' | 'subCategories'
> &
  Pick<AdminProduct, 'price' | 'bulkPrice' | 'categories' | 'subCategories'>;

function comparedFacts(product: Compared, shade: string | null): AuditFacts {
  return {
    reference: product.reference,
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
    shade,
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

function namesOf(categories: readonly Pick<Category, 'name'>[]): string[] {
  return categories.map(({ name }) => name);
}

function detailText([label, text]: Detail): string {
  return `${label}: ${text}`;
}
