import type { Transaction } from '#db/transaction.ts';
import { priceAfterDiscount } from '#shared/pricing.ts';
import type { FieldOfKind, ProductField } from '#shared/product-fields.ts';
import { areKnownPictures } from '../media/known-pictures.ts';
import { lockCategories, lockSubCategories } from './lock-references.ts';
import type { WrittenValues } from './product.ts';

type RequiredField = FieldOfKind<
  'text' | 'pictures' | 'categories' | 'stock' | 'francs' | 'percent' | 'details'
>;

/** A product as the admin's form sends it; of the optional fields, those that are absent stay as they are. */
export type ProductForm = Pick<WrittenValues, RequiredField> & {
  [Field in Exclude<ProductField, RequiredField>]?: WrittenValues[Field] | undefined;
};

/** Problems by field of the call; what the form names cannot be deleted before the transaction ends. */
export async function wrongProductFields(
  tx: Transaction,
  form: ProductForm,
  bulkPrice: number | null,
): Promise<Record<string, string> | undefined> {
  const fields: Record<string, string> = { ...wrongPrices(form, bulkPrice) };
  if (!(await areKnownPictures(tx, form.images))) fields.image = 'unknownReference';
  if (!(await lockCategories(tx, form.categories))) fields.category = 'unknownReference';
  if (!(await lockSubCategories(tx, form.subCategories))) fields.subCategory = 'unknownReference';
  return Object.keys(fields).length > 0 ? fields : undefined;
}

export function wrongPrices(
  { price, discount }: Pick<WrittenValues, 'price' | 'discount'>,
  bulkPrice: number | null,
): { discount?: 'discountTooHigh'; bulkPrice?: 'bulkPriceAbovePrice' } {
  return {
    ...(priceAfterDiscount(price, discount) < 1 ? { discount: 'discountTooHigh' } : {}),
    ...(bulkPrice !== null && bulkPrice >= price ? { bulkPrice: 'bulkPriceAbovePrice' } : {}),
  };
}
