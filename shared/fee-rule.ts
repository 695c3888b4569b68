import { type Francs, francs, isFrancs } from './money.ts';
import { type Bill, type BillLine, bill, type Reduction } from './pricing.ts';

/** The delivery fee; delivery is free from an amount of products, where one is set. */
export type FeeRule = { fee: Francs; freeFrom: Francs | null };

export const freeDelivery: FeeRule = { fee: francs(0), freeFrom: null };

export function feeFor({ fee, freeFrom }: FeeRule, products: Francs): Francs {
  return freeFrom !== null && products >= freeFrom ? francs(0) : fee;
}

/** The bill of products with their delivery; products count towards 'free from' at the prices paid. */
export function billWithDelivery(
  lines: readonly BillLine[],
  rule: FeeRule,
  reductions: readonly Reduction[] = [],
): Bill {
  const products = bill(lines, { reductions }).total;
  return bill(lines, { reductions, deliveryFee: feeFor(rule, products) });
}

/** The amount still missing to free delivery; undefined if delivery is free already or is never free. */
export function missingToFree({ fee, freeFrom }: FeeRule, products: Francs): Francs | undefined {
  return fee === 0 || freeFrom === null || products >= freeFrom ? undefined : francs(freeFrom - products);
}

/** Checks a value that the browser has stored. */
export function isFeeRule(value: unknown): value is FeeRule {
  return (
    typeof value === 'object' &&
    value !== null &&
    'fee' in value &&
    isAmount(value.fee) &&
    'freeFrom' in value &&
    (value.freeFrom === null || isAmount(value.freeFrom))
  );
}

function isAmount(value: unknown): value is Francs {
  return typeof value === 'number' && isFrancs(value);
}
