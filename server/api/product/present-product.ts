import type { Detail, FamilyShade, Product } from '#core/catalogue/product.ts';
import type { DeletedProduct } from '#core/catalogue/restore-product.ts';
import type {
  DeletedProductView,
  FamilyShadeView,
  ProductDetailsView,
  ProductView,
} from '#shared/contract/catalogue.ts';
import { presentCategory } from '../category/present-category.ts';

export function presentProduct(product: Product): ProductView {
  return {
    _id: product.id,
    name: product.name,
    nameFr: product.nameFr,
    image: product.images,
    category: product.categories.map(presentCategory),
    subCategory: product.subCategories.map(presentCategory),
    unit: product.unit,
    stock: product.stock,
    price: product.price,
    bulkPrice: product.bulkPrice,
    discount: product.discount,
    description: product.description,
    descriptionFr: product.descriptionFr,
    more_details: presentDetails(product.details),
    moreDetailsFr: product.detailsFr && presentDetails(product.detailsFr),
    shade: product.shade,
    family: product.family,
    shadeCount: product.shadeCount,
    version: product.version,
    published: product.isPublished,
  };
}

/** For admins: with what their files name it by. */
export function presentAdminProduct(product: Product): ProductView {
  return { ...presentProduct(product), reference: product.reference };
}

export function presentDeletedProduct({
  product,
  deletedAt,
  restorableUntil,
}: DeletedProduct): DeletedProductView {
  return {
    ...presentProduct(product),
    deletedAt: deletedAt.toISOString(),
    restorableUntil: restorableUntil.toISOString(),
  };
}

export function presentProductDetails(
  product: Product,
  familyShades: readonly FamilyShade[],
  preview: string,
): ProductDetailsView {
  return { ...presentProduct(product), familyShades: familyShades.map(presentFamilyShade), preview };
}

function presentFamilyShade({ id, ...shade }: FamilyShade): FamilyShadeView {
  return { _id: id, ...shade };
}

function presentDetails(details: readonly Detail[]): Record<string, string> {
  return Object.fromEntries(details);
}
