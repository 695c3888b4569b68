import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** True of a product with this barcode; a printed one has spaces between its groups. */
export function hasBarcode(typed: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`products.barcode = ${typed.replace(/\s/g, '')}`;
}
