import { shelfOf } from '../catalogue/fit-shelf.ts';
import type { AdminProduct, WrittenValues } from '../catalogue/product.ts';

/** The fields of a product as they are written: of categories, the ids. */
export function asWritten(product: AdminProduct): WrittenValues {
  return { ...product, ...shelfOf(product) };
}
