import { type Francs, francs } from './money.ts';

/** The smallest coin still in use: prices change in steps of it. */
const COIN = 5;

export type PriceStep = { kind: 'percent' | 'amount'; by: number };

/** The price after an increase or a reduction (`by` below zero), rounded to whole coins and never below one coin. */
export function steppedPrice(price: number, step: PriceStep): Francs {
  return francs(Math.max(COIN, Math.round(exactPrice(price, step) / COIN) * COIN));
}

/** False of a reduction by the whole price or more, such as by 500 percent where 500 francs were meant. */
export function leavesPrice(price: number, step: PriceStep): boolean {
  return exactPrice(price, step) > 0;
}

function exactPrice(price: number, { kind, by }: PriceStep): number {
  return kind === 'percent' ? (price * (100 + by)) / 100 : price + by;
}
