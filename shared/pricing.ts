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
 * The price of 100 ml or 100 g, for comparing products of different sizes: by the unit, else by the weight. Undefined if the size is
 * unknown, is 100, or is too small for anyone to buy the product by measure.
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

/** The size of '30 ml', '0.5 l' and '4 × 25 g'; undefined for units counted in pieces. */
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
/** The extras as an order stores them. */
export type OrderExtras = { deliveryFee: Francs; reduction: Francs };

export type Bill = OrderExtras & {
  /** Number of pieces over all lines. */
  quantity: number;
  /** The struck-through total, before discounts. */
  undiscountedTotal: Francs;
  /** The sum of the lines after their own discounts. */
  subTotal: Francs;
  /** The amount saved by the discounts of the lines. */
  savings: Francs;
  /** The reductions that were given: together no more than the products cost. */
  reductions: readonly Reduction[];
  /** The amount to pay. */
  total: Francs;
};

/** Adds up a cart or an order; the only place that does. The server charges this bill and the browser shows it. */
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

/** Applies the reductions in order, each limited to what is left of the products. */
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
