import type { Transaction } from '#db/transaction.ts';
import { type Francs, francs } from '#shared/money.ts';
import type { OrderStatus } from '#shared/order-status.ts';
import { unwaive } from '../cash/write-off-cash.ts';
import { findWhatCame } from '../ledger/what-came.ts';
import { writeOrderNote } from '../orders/order-events.ts';
import type { OwedByChange } from '../orders/order-news.ts';
import { owePart } from '../refunds/owe-refund.ts';
import { withdrawOwed } from '../refunds/withdraw-owed.ts';

type Surplus = { orderId: string; total: Francs; note: string; actorId: string; at: Date };

/**
 * Makes what is owed back agree with a locked order's new total. What is settled above the total is owed back, each part the way it came;
 * written-off cash is charged again first, because the shop refunds no money that never came. Where the total is above what is settled,
 * the money that earlier changes owe back pays for it first (decision 681).
 */
export async function oweSurplus(tx: Transaction, { orderId, total, ...by }: Surplus): Promise<OwedByChange> {
  const { settled, cashWaived } = await tx
    .selectFrom('orders')
    .select(['settled', 'cashWaived'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (total > settled) {
    const stillOwed = await withdrawOwed(tx, orderId, total - settled);
    return { owedBack: francs(0), stillOwed };
  }
  const surplus = settled - total;
  const chargedAgain = Math.min(surplus, cashWaived);
  if (chargedAgain > 0) await unwaive(tx, { orderId, amount: chargedAgain, ...by });
  const came = await findWhatCame(tx, orderId);
  const owedBack = await owePart(tx, came, surplus - chargedAgain, {
    ...{ orderId, cause: 'lines_changed', at: by.at },
  });
  return { owedBack };
}

/** Notes in the order's history what a change means for the money that goes back. */
export async function noteOwed(
  tx: Transaction,
  by: { orderId: string; status: OrderStatus; actorId: string; at: Date },
  { owedBack, stillOwed }: OwedByChange,
): Promise<void> {
  const note = { ...by, actor: 'system' } as const;
  if (owedBack > 0) await writeOrderNote(tx, { ...note, remark: 'refund_due_lines_changed' });
  if (stillOwed !== undefined) await writeOrderNote(tx, { ...note, remark: 'refund_pays_for_change' });
}
