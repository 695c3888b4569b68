import { sql } from 'kysely';
import { inOrderOfSlots } from './picture-order.ts';
import type { Detail } from './product.ts';
import type { ProductForm } from './product-form.ts';

/**
 * The columns of a form; an absent field is null. Leaves out stock, which changes only through its ledger, and
 * categories, which have tables of their own.
 */
export function writtenColumns({
  stock: _stock,
  categories: _categories,
  subCategories: _subCategories,
  details,
  detailsFr,
  imageTexts,
  imageTextsFr,
  imageSlots,
  ...columns
}: ProductForm) {
  return {
    ...columns,
    images: inOrderOfSlots(columns.images, imageSlots),
    details: jsonb(details),
    detailsFr: detailsFr && jsonb(detailsFr),
    imageTexts: imageTexts && jsonb(imageTexts),
    imageTextsFr: imageTextsFr && jsonb(imageTextsFr),
    imageSlots: imageSlots && jsonb(imageSlots),
    isListed: columns.isPublished,
  };
}

/** Sent as text, because the driver would write a list as a PostgreSQL array. */
function jsonb(details: Detail[]) {
  return sql<Detail[]>`${JSON.stringify(details)}::jsonb`;
}
