import { type Francs, francs } from './money.ts';
import { type Bill, type BillLine, bill } from './pricing.ts';

// Apart from `pricing.ts`, which every public page loads.

/**
 * The part of a line's share of a reduction that remains when some of its pieces leave. Rounded down, so that a piece never gives back
 * less than zero, and all pieces of a line together give back exactly what was paid for it, in whatever steps they leave.
 */
export function shareOfKept(share: number, quantity: number, kept: number): Francs {
  return francs(kept === 0 ? 0 : Number((BigInt(share) * BigInt(kept)) / BigInt(quantity)));
}

/** A line of an order, with its share of the reduction of the whole order. */
export type OrderedBillLine = BillLine & { reduction: Francs };

/** The bill of an order with changed lines: the fee stays as ordered, and the lines keep their shares of the reduction (decision 581). */
export function billAsOrdered(lines: readonly OrderedBillLine[], deliveryFee: Francs): Bill {
  const amount = francs(lines.reduce((sum, { reduction }) => sum + reduction, 0));
  return bill(lines, { deliveryFee, reductions: [{ name: '', amount }] });
}
