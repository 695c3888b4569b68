import type { Transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { type Bill, type BillLine, bill } from '#shared/pricing.ts';
import { newId } from '../ids.ts';
import { type NewOrder, writeOrder } from '../orders/write-order.ts';
import { takeStock } from '../stock/take-stock.ts';

export type SellRefusal = 'TOTAL_CHANGED' | 'SOLD_OUT' | 'STOCK_SHORT';

type Sale = Omit<NewOrder, 'id'> & {
  /** What whoever orders has read; compared with ours, never stored (decision 9). */
  seenTotal: number;
};

/**
 * What every order goes through, whoever enters it and however it is paid: its total compared, its stock taken, then written. Its
 * products are locked; answers the order's id.
 */
export async function sellLines(
  tx: Transaction,
  { seenTotal, ...sale }: Sale,
): Promise<Outcome<string, SellRefusal>> {
  if (sale.bill.total !== seenTotal) return refuse('TOTAL_CHANGED', figuresOf(sale.bill));
  const id = newId();
  const taken = await takeStock(tx, sale.lines, { orderId: id, actorId: sale.placedBy.actorId });
  if (!taken.ok) return taken;
  await writeOrder(tx, { ...sale, id });
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
