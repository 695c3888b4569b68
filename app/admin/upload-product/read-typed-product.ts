import { emptyProduct, type ProductFields } from '../product/product-fields.ts';

/** The input of an upload form whose tab has ended; undefined for anything else, such as data of an older version of the shop. */
export function readTypedProduct(kept: unknown): ProductFields | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const values = new Map(Object.entries(kept));
  const isWhole = Object.entries(emptyProduct).every(
    ([field, empty]) =>
      typeof values.get(field) === typeof empty && Array.isArray(values.get(field)) === Array.isArray(empty),
  );
  // The contents of the lists are what this browser has put there.
  return isWhole ? (kept as ProductFields) : undefined;
}
