import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { Store } from '../store.ts';

/** The row stays, for the ledger and for orders that return; no list, page or cart shows it again. */
export async function deleteProduct(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  id: string,
): Promise<Outcome<undefined, 'PRODUCT_NOT_FOUND'>> {
  const now = clock.now();
  const deleted = await db
    .updateTable('products')
    .set({ isListed: false, deletedAt: now, updatedAt: now })
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return deleted ? succeed() : refuse('PRODUCT_NOT_FOUND');
}
