import { type Francs, francs } from './money.ts';

/** The smallest coin that is still used: prices are changed in steps of it. */
const COIN = 5;

export type PriceStep = { kind: 'percent' | 'amount'; by: number };

/** A price after a rise or a reduction (below zero), rounded to whole coins and never below one coin. */
export function steppedPrice(price: number, { kind, by }: PriceStep): Francs {
  const exact = kind === 'percent' ? (price * (100 + by)) / 100 : price + by;
  return francs(Math.max(COIN, Math.round(exact / COIN) * COIN));
}
