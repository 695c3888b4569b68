import type { CardProduct } from '#core/catalogue/card-rows.ts';
import type { Detail, FamilyShade, Product } from '#core/catalogue/product.ts';
import type { DeletedProduct } from '#core/catalogue/restore-product.ts';
import { shadeOf } from '#core/catalogue/shade.ts';
import { brandLabels } from '#shared/brand-labels.ts';
import type {
  DeletedProductView,
  FamilyShadeView,
  ProductDetailsView,
  ProductView,
} from '#shared/contract/catalogue.ts';
import { presentCategory } from '../category/present-category.ts';
import { saidOfPictures } from './said-of-pictures.ts';

/** A product in the specification's names, without the owner's private fields. */
export function presentProduct({
  reference: _reference,
  purchaseCost: _purchaseCost,
  barcode: _barcode,
  lowStock: _lowStock,
  saleDiscount: _saleDiscount,
  ...product
}: Product | CardProduct): ProductView {
  return presentFields({ ...product, ...saidOfPictures(product), imageSlots: null });
}

/**
 * For lists on the shop's own pages, which show cards: phones pay for every byte. Fields that no card shows are empty (descriptions,
 * sub-categories, details except the brand, pictures after the first).
 */
export function presentCard(product: Product | CardProduct): ProductView {
  const { images, imageTexts, imageTextsFr, imageSlots, details, detailsFr } = product;
  const [first] = images;
  return presentProduct({
    ...product,
    description: '',
    descriptionFr: null,
    images: images.slice(0, 1),
    imageTexts: entriesOf(first, imageTexts),
    imageTextsFr: entriesOf(first, imageTextsFr),
    imageSlots: entriesOf(first, imageSlots),
    subCategories: [],
    details: details.filter(isBrand),
    detailsFr: detailsFr?.filter(isBrand) ?? null,
  });
}

function entriesOf<Entry extends readonly [string, unknown]>(
  picture: string | undefined,
  entries: Entry[] | null,
): Entry[] | null {
  return entries?.filter(([url]) => url === picture) ?? null;
}

function isBrand([label]: Detail): boolean {
  return brandLabels.includes(label);
}

/** For admins: includes the identifiers used in their files, and the sale that runs in addition to the product's own discount. */
export function presentAdminProduct(product: Product): ProductView {
  return presentFields(product);
}

function presentFields({
  id,
  images,
  categories,
  subCategories,
  details,
  detailsFr,
  shadeName,
  shadeNameFr,
  shadeHex,
  isPublished,
  imageTexts,
  imageTextsFr,
  imageSlots,
  ...same
}: Omit<Product, 'reference' | 'purchaseCost' | 'barcode' | 'lowStock' | 'saleDiscount'>): ProductView {
  return {
    ...same,
    _id: id,
    image: images,
    category: categories.map(presentCategory),
    subCategory: subCategories.map(presentCategory),
    more_details: presentDetails(details),
    moreDetailsFr: detailsFr && presentDetails(detailsFr),
    shade: shadeOf({ shadeName, shadeNameFr, shadeHex }),
    published: isPublished,
    ...(imageTexts && { imageTexts: Object.fromEntries(imageTexts) }),
    ...(imageTextsFr && { imageTextsFr: Object.fromEntries(imageTextsFr) }),
    ...(imageSlots && { imageSlots: Object.fromEntries(imageSlots) }),
  };
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

function presentFamilyShade({ id, images, ...shade }: FamilyShade): FamilyShadeView {
  return { _id: id, image: images.slice(0, 1), ...shade };
}

function presentDetails(details: readonly Detail[]): Record<string, string> {
  return Object.fromEntries(details);
}
