import type { FeeRule } from './fee-rule.ts';
import { type Francs, francs } from './money.ts';

/** What the shop can truthfully say about delivery without knowing the address. */
export type DeliveryOffer =
  | { kind: 'free' }
  /** Free from this amount of products, in every zone. */
  | { kind: 'freeFrom'; amount: Francs }
  /** Free without a minimum, but only in some places. */
  | { kind: 'freeInPlaces' }
  | { kind: 'from'; amount: Francs };

/** The one rule for every text about delivery in general; for a known place its own terms are shown. */
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
