import { type Transaction, transaction } from '#db/transaction.ts';
import { limits } from '#shared/limits.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { type AdjustmentCause, fitsChange } from '#shared/stock.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Store } from '../store.ts';
import { getStockRow, type StockRow } from './stock-queries.ts';

export type AdjustStock = {
  productId: string;
  change: number;
  cause: AdjustmentCause;
  note: string;
  /** A repeat with the same key, as after a lost answer, changes nothing. */
  key?: string | undefined;
};

/** Adds or removes pieces by hand, and records who did it and why. */
export function adjustStock(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  admin: CurrentUser,
  adjustment: AdjustStock,
): Promise<Outcome<StockRow, 'PRODUCT_NOT_FOUND' | 'STOCK_BELOW_ZERO' | 'INVALID_FIELDS' | 'KEY_REUSED'>> {
  const { productId, change, cause, note, key } = adjustment;
  if (!fitsChange(cause, change)) {
    const fields = { cause: change > 0 ? 'causeOfTaking' : 'causeOfAdding' };
    return Promise.resolve(refuse('INVALID_FIELDS', { fields }));
  }
  return transaction(db, async (tx) => {
    const product = await tx
      .selectFrom('products')
      .select(['name', 'stock'])
      .where('id', '=', productId)
      .where('deletedAt', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!product) return refuse('PRODUCT_NOT_FOUND');

    const noted = key === undefined ? undefined : await findNoted(tx, admin, key);
    if (noted) {
      const isSame = noted.productId === productId && noted.change === change;
      return isSame ? succeed(await getStockRow(tx, productId)) : refuse('KEY_REUSED');
    }

    const stock = product.stock + change;
    if (stock < 0) return refuse('STOCK_BELOW_ZERO', { available: product.stock });
    if (stock > limits.stock) {
      return refuse('INVALID_FIELDS', { fields: { change: `maxNumber:${limits.stock - product.stock}` } });
    }
    const at = clock.now();
    await tx.updateTable('products').set({ stock }).where('id', '=', productId).execute();
    await tx
      .insertInto('stockMovements')
      .values({
        productId,
        change,
        reason: 'adjustment',
        cause,
        note,
        actorId: admin.id,
        requestKey: key ?? null,
        createdAt: at,
      })
      .execute();
    await recordChange(tx, {
      actorId: admin.id,
      kind: 'stock',
      action: 'changed',
      subjectId: productId,
      subjectName: product.name,
      before: { stock: product.stock },
      after: { stock, cause, note },
      at,
    });
    return succeed(await getStockRow(tx, productId));
  });
}

/** Read with the product locked: the second of two clicks finds the result of the first. */
function findNoted(tx: Transaction, admin: CurrentUser, key: string) {
  return tx
    .selectFrom('stockMovements')
    .select(['productId', 'change'])
    .where('actorId', '=', admin.id)
    .where('requestKey', '=', key)
    .executeTakeFirst();
}
