import type { Francs } from '#shared/money.ts';
import type { CodeKind } from '#shared/promotions.ts';
import { shareOut } from './share-out.ts';

// How promotions lower what is paid, always in this order:
// 1. the price of each piece after its discount, which is the higher one of the owner's own and that of a running sale;
// 2. one code, on what the goods that it is valid for come to after 1;
// 3. the delivery fee, decided by the goods as they are paid; none with a code for free delivery.
// A percent is rounded up, as the discount of a product is. A code leaves at least one franc of the goods to be paid.

export type GoodsLine = {
  /** The price of one piece, after its discount. */
  unitPrice: Francs;
  quantity: number;
  /** Whether the code is valid for this product. */
  isCovered: boolean;
};

export type CodeRule = {
  kind: CodeKind;
  /** A percent, or francs; meaningless for free delivery. */
  value: number;
  /** The least that the goods the code is valid for must cost in total. */
  minimum: number;
};

export type Reduced = {
  /** The reduction of the goods: the sum of the shares. */
  goods: number;
  /** The reduction of each line, in the order of the lines. */
  shares: number[];
  isDeliveryFree: boolean;
};

export type NotReduced = { missing: number } | { missing: 'covered' };

/** The reduction by a code, or what is missing for it. */
export function reduceByCode(
  lines: readonly GoodsLine[],
  { kind, value, minimum }: CodeRule,
): Reduced | NotReduced {
  const weights = lines.map(({ isCovered, unitPrice, quantity }) => (isCovered ? unitPrice * quantity : 0));
  const covered = weights.reduce((sum, weight) => sum + weight, 0);
  if (covered === 0) return { missing: 'covered' };
  if (covered < minimum) return { missing: minimum - covered };
  const none = { goods: 0, shares: lines.map(() => 0), isDeliveryFree: false };
  if (kind === 'free_delivery') return { ...none, isDeliveryFree: true };
  const wanted = kind === 'percent' ? Math.floor((covered * value + 99) / 100) : value;
  const goods = Math.min(wanted, covered - 1);
  return { ...none, goods, shares: shareOut(goods, weights) };
}
