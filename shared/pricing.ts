import { type Francs, francs, isFrancs } from './money.ts';

/**
 * Price minus the discount. The discount is rounded up (spec §5), so 1 % of 99 F takes 1 F.
 * Integers only: ceil(p·d/100) = floor((p·d + 99) / 100).
 */
export function priceAfterDiscount(price: Francs, discountPercent: number): Francs {
  if (!Number.isInteger(discountPercent) || discountPercent < 0 || discountPercent > 100) {
    throw new RangeError(`Not a whole percent from 0 to 100: ${discountPercent}`);
  }
  return francs(price - Math.floor((price * discountPercent + 99) / 100));
}

/**
 * What 100 g cost, for comparing products of different sizes. Undefined where it would say nothing: the weight is not known,
 * is 100 g, or is too small for anyone to buy it by weight.
 */
export function pricePer100Grams(price: Francs, weightGrams: number | null): Francs | undefined {
  if (weightGrams === null || weightGrams < 50 || weightGrams === 100) return undefined;
  const per100Grams = Math.round((price * 100) / weightGrams);
  return isFrancs(per100Grams) ? per100Grams : undefined;
}

export type BillLine = { price: Francs; discount: number; quantity: number };
export type Bill = {
  /** Number of pieces over all lines. */
  quantity: number;
  /** Before discounts: the struck-through total. */
  undiscountedTotal: Francs;
  /** The amount to pay; delivery is free. */
  total: Francs;
  savings: Francs;
};

/** The one place where a cart or an order is added up; the server charges it and the browser shows it. */
export function bill(lines: readonly BillLine[]): Bill {
  let quantity = 0;
  let undiscountedTotal = 0;
  let total = 0;
  for (const line of lines) {
    quantity += line.quantity;
    undiscountedTotal += line.price * line.quantity;
    total += priceAfterDiscount(line.price, line.discount) * line.quantity;
  }
  return {
    quantity,
    undiscountedTotal: francs(undiscountedTotal),
    total: francs(total),
    savings: francs(undiscountedTotal - total),
  };
}
