import { mapFields } from '#shared/by-field.ts';
import type { FieldKind, ProductField } from '#shared/product-fields.ts';
import type { FieldValue, ProductValues } from '../catalogue/product.ts';
import { fieldCells } from './field-cells.ts';

/** The exported cells of a product, before escaping for spreadsheet programs. */
export function productCells(product: ProductValues): Record<ProductField, string> {
  return mapFields<FieldValue, Record<FieldKind, string>>(product, (kind, value) =>
    fieldCells[kind].write(value),
  );
}
