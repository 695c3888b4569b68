import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** SQL: whether a product has this barcode. Spaces are ignored, because printed barcodes have them between groups. */
export function hasBarcode(typed: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`products.barcode = ${typed.replace(/\s/g, '')}`;
}
