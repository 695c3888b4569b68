import { transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Store } from '../store.ts';
import { getStockRow, type StockRow } from './stock-queries.ts';

/** Sets the number of pieces from which a product counts as running out; null for the shop's own number. */
export function setLowStock(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  admin: CurrentUser,
  { productId, limit }: { productId: string; limit: number | null },
): Promise<Outcome<StockRow, 'PRODUCT_NOT_FOUND'>> {
  return transaction(db, async (tx) => {
    const product = await tx
      .selectFrom('products')
      .select(['name', 'lowStock'])
      .where('id', '=', productId)
      .where('deletedAt', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!product) return refuse('PRODUCT_NOT_FOUND');
    await tx.updateTable('products').set({ lowStock: limit }).where('id', '=', productId).execute();
    await recordChange(tx, {
      ...{ actorId: admin.id, kind: 'stock', action: 'changed', at: clock.now() },
      ...{ subjectId: productId, subjectName: product.name },
      ...{ before: { lowStock: product.lowStock }, after: { lowStock: limit } },
    });
    return succeed(await getStockRow(tx, productId));
  });
}
