import type { Transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { type Bill, type BillLine, bill } from '#shared/pricing.ts';
import { newId } from '../ids.ts';
import { type NewOrder, writeOrder } from '../orders/write-order.ts';
import { takeStock } from '../stock/take-stock.ts';

export type SellRefusal = 'TOTAL_CHANGED' | 'SOLD_OUT' | 'STOCK_SHORT';

/**
 * What every order goes through, whoever enters it and however it is paid: its total compared with the one that was seen, which is
 * never stored (decision 9), its stock taken, then written. Its products are locked; answers the order's id.
 */
export async function sellLines(
  tx: Transaction,
  seenTotal: number,
  order: Omit<NewOrder, 'id'>,
): Promise<Outcome<string, SellRefusal>> {
  if (order.bill.total !== seenTotal) return refuse('TOTAL_CHANGED', figuresOf(order.bill));
  const id = newId();
  const taken = await takeStock(tx, order.lines, { orderId: id, actorId: order.placedBy.actorId });
  if (!taken.ok) return taken;
  await writeOrder(tx, { ...order, id });
  return succeed(id);
}

/** Undefined when the sum is beyond what the shop's money can hold. */
export function findBill(lines: readonly BillLine[]): Bill | undefined {
  try {
    return bill(lines);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

export function figuresOf({ quantity, undiscountedTotal, total }: Bill) {
  return { quantity, subTotalAmt: undiscountedTotal, totalAmt: total };
}
