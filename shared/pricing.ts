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

type Measured = { unit: string; weightGrams: number | null };
const measures = { ml: ['ml', 1], cl: ['ml', 10], l: ['ml', 1000], g: ['g', 1], kg: ['g', 1000] } as const;

/**
 * What 100 ml or 100 g cost, for comparing products of different sizes: by the unit, else by the weight. Undefined where it would say
 * nothing: the size is not known, is 100, or is too small for anyone to buy it by measure.
 */
export function pricePer100(
  price: Francs,
  { unit, weightGrams }: Measured,
): { amount: Francs; measure: 'ml' | 'g' } | undefined {
  const size =
    sizeOf(unit) ?? (weightGrams === null ? undefined : { count: weightGrams, measure: 'g' as const });
  if (!size || size.count < 20 || size.count === 100) return undefined;
  const amount = Math.round((price * 100) / size.count);
  return isFrancs(amount) ? { amount, measure: size.measure } : undefined;
}

/** Of '30 ml', '0.5 l' and '4 × 25 g'; of nothing that is counted in pieces. */
function sizeOf(unit: string): { count: number; measure: 'ml' | 'g' } | undefined {
  const [, pieces = '1', number = '', name = ''] =
    /^(?:(\d+)\s*[×x]\s*)?(\d+(?:[.,]\d+)?)\s*(ml|cl|l|g|kg)$/i.exec(unit.trim()) ?? [];
  const known = Object.entries(measures).find(([each]) => each === name.toLowerCase());
  if (!known) return undefined;
  const [measure, factor] = known[1];
  return { count: Number(pieces) * Number(number.replace(',', '.')) * factor, measure };
}

export type BillLine = { price: Francs; discount: number; quantity: number };
/** Money off the products as a whole, beyond the discounts of the lines. */
export type Reduction = { name: string; amount: Francs };
export type BillExtras = { reductions?: readonly Reduction[]; deliveryFee?: Francs };
/** The same as an order keeps it. */
export type OrderExtras = { deliveryFee: Francs; reduction: Francs };

export type Bill = OrderExtras & {
  /** Number of pieces over all lines. */
  quantity: number;
  /** Before discounts: the struck-through total. */
  undiscountedTotal: Francs;
  /** The lines after their own discounts. */
  subTotal: Francs;
  /** What the discounts of the lines save. */
  savings: Francs;
  /** As far as they could be given: no more than the products cost. */
  reductions: readonly Reduction[];
  /** The amount to pay. */
  total: Francs;
};

/** The one place where a cart or an order is added up; the server charges it and the browser shows it. */
export function bill(
  lines: readonly BillLine[],
  { reductions = [], deliveryFee = francs(0) }: BillExtras = {},
): Bill {
  let quantity = 0;
  let undiscountedTotal = 0;
  let subTotal = 0;
  for (const line of lines) {
    quantity += line.quantity;
    undiscountedTotal += line.price * line.quantity;
    subTotal += priceAfterDiscount(line.price, line.discount) * line.quantity;
  }
  const given = reductionsWithin(subTotal, reductions);
  const reduction = given.reduce((sum, { amount }) => sum + amount, 0);
  return {
    quantity,
    undiscountedTotal: francs(undiscountedTotal),
    subTotal: francs(subTotal),
    savings: francs(undiscountedTotal - subTotal),
    reductions: given,
    reduction: francs(reduction),
    deliveryFee,
    total: francs(subTotal - reduction + deliveryFee),
  };
}

/** The first ones first, and each no more than what is left of the products. */
function reductionsWithin(subTotal: number, reductions: readonly Reduction[]): Reduction[] {
  let left = subTotal;
  const given: Reduction[] = [];
  for (const { name, amount } of reductions) {
    const cut = francs(Math.min(amount, left));
    left -= cut;
    if (cut > 0) given.push({ name, amount: cut });
  }
  return given;
}
