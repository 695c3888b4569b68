import { randomUUID } from 'node:crypto';
import type { Transaction } from '#db/transaction.ts';
import { type Francs, francs } from '#shared/money.ts';
import { selectRefunds } from './refund-queries.ts';

/**
 * Lowers what the changes of an order owe back by this amount, the newest refund first, because the order costs more again. Only refunds
 * that are due are lowered: one that a provider is asked about, or that another transaction is sending or settling now (its row is locked),
 * goes back as it is. So is one whose request got no answer before its provider was removed, because it may have paid. One that a bank has
 * sent back stays with the staff, with its history in the books. Returns what the changes still owe; undefined if nothing was lowered. The
 * caller has locked the order.
 */
export async function withdrawOwed(
  tx: Transaction,
  orderId: string,
  amount: number,
): Promise<Francs | undefined> {
  const due = await selectRefunds(tx)
    .where('orderId', '=', orderId)
    .where('cause', '=', 'lines_changed')
    .where('state', '=', 'due')
    .where('sentBackAt', 'is', null)
    .where(({ or, eb }) => or([eb('tries', '<=', 1), eb('lastResponse', 'is not', null)]))
    .orderBy('sequence', 'desc')
    .forUpdate()
    .skipLocked()
    .execute();
  let left = amount;
  for (const refund of due) {
    const lowered = Math.min(refund.amount, left);
    if (lowered === 0) break;
    left -= lowered;
    if (lowered === refund.amount) {
      await tx.deleteFrom('refunds').where('id', '=', refund.id).execute();
      continue;
    }
    await tx
      .updateTable('refunds')
      .set({ amount: refund.amount - lowered, requestId: randomUUID() })
      .where('id', '=', refund.id)
      .execute();
  }
  return left === amount ? undefined : stillOwed(tx, orderId);
}

async function stillOwed(tx: Transaction, orderId: string): Promise<Francs> {
  const { owed } = await tx
    .selectFrom('refunds')
    .select(({ fn }) => fn.sum<number | null>('amount').as('owed'))
    .where('orderId', '=', orderId)
    .where('cause', '=', 'lines_changed')
    .where('state', '<>', 'done')
    .executeTakeFirstOrThrow();
  return francs(owed ?? 0);
}
