import { sql } from 'kysely';
import { transaction } from '#db/transaction.ts';
import { limits } from '#shared/limits.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Store } from '../store.ts';
import type { PageOf, Product } from './product.ts';
import { getProduct, listAnyProductsByIds } from './product-rows.ts';

const restorableMs = limits.restoreDays * 24 * 60 * 60 * 1000;

export type DeletedProduct = { product: Product; deletedAt: Date; restorableUntil: Date };

/**
 * Restores a deleted product as it was: a draft as a draft. A published product becomes a draft if its only category is gone. After
 * 30 days a product cannot be restored and counts as not found.
 */
export function restoreProduct(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  admin: CurrentUser,
  id: string,
): Promise<Outcome<Product, 'PRODUCT_NOT_FOUND'>> {
  return transaction(db, async (tx) => {
    const at = clock.now();
    const restored = await tx
      .updateTable('products')
      .set({
        isPublished: canBePublished,
        isListed: canBePublished,
        deletedAt: null,
        updatedAt: at,
      })
      .where('id', '=', id)
      .where('deletedAt', '>', restorableSince(at))
      .returning('name')
      .executeTakeFirst();
    if (!restored) return refuse('PRODUCT_NOT_FOUND');
    await recordChange(tx, {
      actorId: admin.id,
      kind: 'product',
      action: 'restored',
      subjectId: id,
      subjectName: restored.name,
      at,
    });
    return succeed(await getProduct(tx, id));
  });
}

const canBePublished = sql<boolean>`is_published and cardinality(images) > 0
  and exists (select from product_categories where product_id = products.id)`;

/** The products that can still be restored, the last deleted first. */
export async function listDeletedProducts(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  { page, limit }: PageOf,
): Promise<{ deleted: DeletedProduct[]; totalCount: number }> {
  const restorable = db.selectFrom('products').where('deletedAt', '>', restorableSince(clock.now()));
  const [rows, { count }] = await Promise.all([
    restorable
      .select('id')
      .orderBy('deletedAt', 'desc')
      .orderBy('sequence', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    restorable.select((fields) => fields.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  const products = await listAnyProductsByIds(
    db,
    rows.map(({ id }) => id),
  );
  return { deleted: products.flatMap(asDeleted), totalCount: count };
}

function asDeleted(product: Product): DeletedProduct[] {
  const { deletedAt } = product;
  if (deletedAt === null) return [];
  return [{ product, deletedAt, restorableUntil: new Date(deletedAt.getTime() + restorableMs) }];
}

function restorableSince(now: Date): Date {
  return new Date(now.getTime() - restorableMs);
}
