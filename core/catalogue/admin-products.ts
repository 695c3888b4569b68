import { type SqlBool, sql } from 'kysely';
import type { Database } from '#db/client.ts';
import type { Transaction } from '#db/transaction.ts';
import type { AdminProduct } from './product.ts';
import { adminProductRows, toAdminProduct, withOwnDiscount } from './product-rows.ts';

/** The next products after a given sequence, in the order of adding, without deleted ones. */
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
  return rows.map((row) => toAdminProduct(withOwnDiscount(row)));
}

export async function listAdminProductsByIds(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, AdminProduct>> {
  if (ids.length === 0) return new Map();
  const rows = await adminProductRows(db).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, toAdminProduct(withOwnDiscount(row))]));
}

/**
 * For families whose shades have an order of their own: maps each place (`sequence`) of the family to the id of the shade that takes
 * it. Shades that keep the place in which they were added are left out.
 */
export async function findArrangedShades(
  db: Database,
  { withDrafts }: { withDrafts: boolean },
): Promise<Map<number, string>> {
  const { rows } = await sql<{ sequence: number; id: string }>`
    with shades as (
      select id, family, sequence, row_number() over (partition by family order by sequence) as place,
        row_number() over (partition by family order by shade_order nulls last, sequence) as wanted
      from products
      where deleted_at is null and family is not null and (is_published or ${withDrafts})
    )
    select place.sequence, shade.id from shades as shade
    join shades as place on place.family = shade.family and place.place = shade.wanted and place.id <> shade.id
  `.execute(db);
  return new Map(rows.map(({ sequence, id }) => [Number(sequence), id]));
}

/** The products with these references, including deleted ones. References and returned keys are lower-cased as PostgreSQL does it. */
export async function findByReferences(
  db: Database,
  references: readonly string[],
): Promise<Map<string, AdminProduct>> {
  const rows = await adminProductRows(db)
    .select(sql<string>`lower(products.reference)`.as('key'))
    .where(isNamed(references))
    .execute();
  return new Map(rows.map(({ key, ...row }) => [key, toAdminProduct(withOwnDiscount(row))]));
}

/** Locks the products with these references in id order, as orders and forms do, so that none of them deadlocks. */
export async function lockByReferences(tx: Transaction, references: readonly string[]): Promise<void> {
  await tx.selectFrom('products').select('id').where(isNamed(references)).orderBy('id').forUpdate().execute();
}

function isNamed(references: readonly string[]) {
  return sql<SqlBool>`lower(products.reference) = any (${references}::text[])`;
}
