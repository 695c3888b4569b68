import { shelfOf } from '../catalogue/fit-shelf.ts';
import type { AdminProduct, WrittenValues } from '../catalogue/product.ts';

/** The fields of a product in the form in which they are written: categories as ids. */
export function asWritten(product: AdminProduct): WrittenValues {
  return { ...product, ...shelfOf(product) };
}
