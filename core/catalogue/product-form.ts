import type { Transaction } from '#db/transaction.ts';
import type { FieldOfKind, ProductField } from '#shared/product-fields.ts';
import { whatShopNeeds } from '#shared/what-shop-needs.ts';
import { wrongPrices } from '#shared/wrong-prices.ts';
import { areKnownPictures } from '../media/known-pictures.ts';
import { misfits, readShelfMap, type Shelf, type ShelfMap, shelfOf } from './fit-shelf.ts';
import { lockCategories, lockSubCategories } from './lock-references.ts';
import type { Product, WrittenValues } from './product.ts';

type RequiredField = FieldOfKind<
  'text' | 'pictures' | 'categories' | 'stock' | 'francs' | 'percent' | 'details'
>;

/** A product as the admin's form sends it; optional fields that are absent stay as they are. */
export type ProductForm = Pick<WrittenValues, RequiredField> & {
  [Field in Exclude<ProductField, RequiredField>]?: WrittenValues[Field] | undefined;
};

/** The problems of a form by field; what the form names cannot be deleted before the transaction ends. */
export async function wrongProductFields(
  tx: Transaction,
  form: ProductForm & { isPublished: boolean },
  before?: Product,
): Promise<Record<string, string> | undefined> {
  const bulkPrice = form.bulkPrice === undefined ? (before?.bulkPrice ?? null) : form.bulkPrice;
  const fields: Record<string, string> = {
    ...wrongPrices(form, bulkPrice),
    ...wrongPublication(form, before),
  };
  if (!(await areKnownPictures(tx, form.images))) fields.image = 'unknownReference';
  if (!(await lockCategories(tx, form.categories))) fields.category = 'unknownReference';
  if (!(await lockSubCategories(tx, form.subCategories))) fields.subCategory = 'unknownReference';
  else Object.assign(fields, wrongShelf(form, await readShelfMap(tx, form.subCategories), before));
  return Object.keys(fields).length > 0 ? fields : undefined;
}

export type Publishable = {
  images: readonly unknown[];
  categories: readonly unknown[];
  isPublished: boolean;
};

/**
 * What is missing for a product to be published, or to stay so. A product published before this rule may go on without what it
 * already lacked.
 */
export function wrongPublication(
  wanted: Publishable,
  before?: Publishable,
): { image?: 'required'; category?: 'required' } {
  if (!wanted.isPublished) return {};
  const lacked = before?.isPublished ? whatShopNeeds(before) : [];
  const missing = whatShopNeeds(wanted).filter((field) => !lacked.includes(field));
  return {
    ...(missing.includes('images') ? { image: 'required' } : {}),
    ...(missing.includes('categories') ? { category: 'required' } : {}),
  };
}

export function wrongShelf(
  wanted: Shelf,
  map: ShelfMap,
  before?: Pick<Product, 'categories' | 'subCategories'>,
): { subCategory?: 'otherCategory' } {
  const found = misfits(wanted, map, before && shelfOf(before));
  return found.length > 0 ? { subCategory: 'otherCategory' } : {};
}
