import { type ProductField, productFieldNames, productFields } from '#shared/product-fields.ts';
import type { ColumnField } from './product.ts';

/**
 * The fields that are columns of the table: not stock, which has a ledger, nor categories, which have tables of their
 * own.
 */
export const columnFields = productFieldNames.filter(isColumnField);

function isColumnField(field: ProductField): field is ColumnField {
  const { kind } = productFields[field];
  return kind !== 'stock' && kind !== 'categories';
}
