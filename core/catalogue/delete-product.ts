import { type Transaction, transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Store } from '../store.ts';

/** Deletes a product. Its row stays for the ledger and for returned orders; no list, page or cart shows it. */
export function deleteProduct(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  admin: CurrentUser,
  id: string,
): Promise<Outcome<undefined, 'PRODUCT_NOT_FOUND'>> {
  return transaction(db, (tx) => withdrawProduct(tx, admin, id, clock.now()));
}

export async function withdrawProduct(
  tx: Transaction,
  admin: Pick<CurrentUser, 'id'>,
  id: string,
  at: Date,
  partOf?: string,
): Promise<Outcome<undefined, 'PRODUCT_NOT_FOUND'>> {
  const deleted = await tx
    .updateTable('products')
    .set({ isListed: false, deletedAt: at, updatedAt: at })
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .returning('name')
    .executeTakeFirst();
  if (!deleted) return refuse('PRODUCT_NOT_FOUND');
  await recordChange(tx, {
    actorId: admin.id,
    kind: 'product',
    action: 'deleted',
    subjectId: id,
    subjectName: deleted.name,
    at,
    ...(partOf === undefined ? {} : { partOf }),
  });
  return succeed();
}
