import type { Transaction } from '#db/transaction.ts';
import type { Francs } from '#shared/money.ts';
import { priceAfterDiscount } from '#shared/pricing.ts';
import { areKnownPictures } from '../media/known-pictures.ts';
import { lockCategories, lockSubCategories } from './lock-references.ts';
import type { Detail, Shade } from './product.ts';

/** A product as the admin's form sends it; of the optional fields, those that are absent stay as they are. */
export type ProductForm = {
  name: string;
  images: string[];
  categoryIds: string[];
  subCategoryIds: string[];
  unit: string;
  stock: number;
  price: Francs;
  discount: number;
  description: string;
  details: Detail[];
  bulkPrice?: Francs | null | undefined;
  nameFr?: string | null | undefined;
  descriptionFr?: string | null | undefined;
  detailsFr?: Detail[] | null | undefined;
  shade?: Shade | null | undefined;
  family?: string | null | undefined;
  isPublished?: boolean | undefined;
  /** Empty as well: made when added, as it is when changed. */
  reference?: string | undefined;
};

/** Field of the call -> what is wrong with it; what the form names cannot go away before the transaction ends. */
export async function wrongProductFields(
  tx: Transaction,
  form: ProductForm,
  bulkPrice: number | null,
): Promise<Record<string, string> | undefined> {
  const fields: Record<string, string> = wrongPrices(form, bulkPrice);
  if (!(await areKnownPictures(tx, form.images))) fields.image = 'unknownReference';
  if (!(await lockCategories(tx, form.categoryIds))) fields.category = 'unknownReference';
  if (!(await lockSubCategories(tx, form.subCategoryIds))) fields.subCategory = 'unknownReference';
  return Object.keys(fields).length > 0 ? fields : undefined;
}

function wrongPrices({ price, discount }: ProductForm, bulkPrice: number | null): Record<string, string> {
  return {
    ...(priceAfterDiscount(price, discount) < 1 ? { discount: 'discountTooHigh' } : {}),
    ...(bulkPrice !== null && bulkPrice >= price ? { bulkPrice: 'bulkPriceAbovePrice' } : {}),
  };
}
