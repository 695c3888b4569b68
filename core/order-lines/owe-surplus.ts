import type { Transaction } from '#db/transaction.ts';
import type { Francs } from '#shared/money.ts';
import { unwaive } from '../cash/write-off-cash.ts';
import { findWhatCame } from '../ledger/what-came.ts';
import { owePart } from '../refunds/owe-refund.ts';

type Surplus = { orderId: string; total: Francs; note: string; actorId: string; at: Date };

/**
 * Owes back what is settled above a locked order's new total, each part the way it came; returns the amount. Written-off cash is charged
 * again first, because the shop refunds no money that never came.
 */
export async function oweSurplus(tx: Transaction, { orderId, total, ...by }: Surplus): Promise<Francs> {
  const { settled, cashWaived } = await tx
    .selectFrom('orders')
    .select(['settled', 'cashWaived'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const surplus = Math.max(0, settled - total);
  const chargedAgain = Math.min(surplus, cashWaived);
  if (chargedAgain > 0) await unwaive(tx, { orderId, amount: chargedAgain, ...by });
  const came = await findWhatCame(tx, orderId);
  return owePart(tx, came, surplus - chargedAgain, { orderId, cause: 'lines_changed', at: by.at });
}
