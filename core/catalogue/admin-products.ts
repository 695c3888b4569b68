import { type SqlBool, sql } from 'kysely';
import type { Database } from '#db/client.ts';
import type { Transaction } from '#db/transaction.ts';
import type { AdminProduct } from './product.ts';
import { adminProductRows, toAdminProduct } from './product-rows.ts';

/** The next products after one of them, in the order they were added in; deleted ones are left out. */
export async function listAdminProducts(
  db: Database,
  { after, limit, withDrafts }: { after: number; limit: number; withDrafts: boolean },
): Promise<AdminProduct[]> {
  const rows = await adminProductRows(db)
    .where('deletedAt', 'is', null)
    .where('sequence', '>', after)
    .$if(!withDrafts, (query) => query.where('isPublished', '=', true))
    .orderBy('sequence')
    .limit(limit)
    .execute();
  return rows.map(toAdminProduct);
}

/** The products with these references, deleted ones too. References and the keys answered are in PostgreSQL's small letters. */
export async function findByReferences(
  db: Database,
  references: readonly string[],
): Promise<Map<string, AdminProduct>> {
  const rows = await adminProductRows(db)
    .select(sql<string>`lower(products.reference)`.as('key'))
    .where(isNamed(references))
    .execute();
  return new Map(rows.map(({ key, ...row }) => [key, toAdminProduct(row)]));
}

/** Locks them in the order of their ids, as orders and forms do, so that none waits for another in a circle. */
export async function lockByReferences(tx: Transaction, references: readonly string[]): Promise<void> {
  await tx.selectFrom('products').select('id').where(isNamed(references)).orderBy('id').forUpdate().execute();
}

function isNamed(references: readonly string[]) {
  return sql<SqlBool>`lower(products.reference) = any (${references}::text[])`;
}
