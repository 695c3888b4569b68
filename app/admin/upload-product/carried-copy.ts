import type { ProductView } from '#shared/contract/catalogue.ts';

/** The initial content of the upload form: a whole copy of a product, or another shade of its family. */
export type CarriedCopy = { product: ProductView; kind: 'copy' | 'shade' };

/** Reads what the Product page handed over with the navigation. */
export function readCarriedCopy(carried: unknown): CarriedCopy | undefined {
  if (typeof carried !== 'object' || carried === null) return undefined;
  if (!('product' in carried) || !('kind' in carried)) return undefined;
  const { product, kind } = carried;
  if (kind !== 'copy' && kind !== 'shade') return undefined;
  if (typeof product !== 'object' || product === null || !('more_details' in product)) return undefined;
  // The browser keeps the product as the Product page got it from the API.
  return { product: product as ProductView, kind };
}
