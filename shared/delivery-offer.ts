import type { FeeRule } from './fee-rule.ts';
import { type Francs, francs } from './money.ts';

/** What a shop may truthfully say of delivery to people anywhere. */
export type DeliveryOffer =
  | { kind: 'free' }
  /** Free from an amount of products on, wherever it goes. */
  | { kind: 'freeFrom'; amount: Francs }
  /** Free in some places without a minimum. */
  | { kind: 'freeInPlaces' }
  | { kind: 'from'; amount: Francs };

/** The one rule for every text that speaks of delivery in general; where it goes to a known place, its own terms are said. */
export function deliveryOfferOf(zones: readonly FeeRule[]): DeliveryOffer {
  const priced = zones.filter(({ fee }) => fee > 0);
  if (priced.length === 0) return { kind: 'free' };
  const amounts = priced.map(({ freeFrom }) => freeFrom);
  if (amounts.every((amount) => amount !== null)) {
    return { kind: 'freeFrom', amount: francs(Math.max(...amounts)) };
  }
  if (priced.length < zones.length) return { kind: 'freeInPlaces' };
  return { kind: 'from', amount: francs(Math.min(...priced.map(({ fee }) => fee))) };
}
