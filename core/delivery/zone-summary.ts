import { nameOfRegion } from '#shared/cameroon-places.ts';
import type { ZonePlace } from '#shared/delivery.ts';
import { deliveryOfferOf } from '#shared/delivery-offer.ts';
import { deliveryDaysMessages } from '#shared/messages/delivery-days-messages.ts';
import { offerText } from '#shared/messages/delivery-offer-messages.ts';
import { francs } from '#shared/money.ts';
import { versionOf, type Zone } from './zone-queries.ts';

/**
 * What every page says about delivery: place, promise and free limit of the first zone in the owner's order, lowest fee and offer of all
 * zones. Null without zones.
 */
export function summaryOf(zones: readonly Zone[]) {
  const [first] = zones;
  if (!first) return null;
  const offer = deliveryOfferOf(zones);
  const promise = { en: promiseOf(first, 'en'), fr: promiseOf(first, 'fr') };
  return {
    version: versionOf(zones),
    leastFee: francs(Math.min(...zones.map(({ fee }) => fee))),
    place: { en: placeOf(first, 'en'), fr: placeOf(first, 'fr') },
    promise,
    offer: { en: offerText(offer, 'en'), fr: offerText(offer, 'fr') },
    freeFrom: first.freeFrom,
  };
}

function promiseOf({ daysFrom, daysTo }: Zone, language: 'en' | 'fr'): string {
  return deliveryDaysMessages[language].inDays(daysFrom, daysTo);
}

function placeOf({ region, city, quarter }: ZonePlace, language: 'en' | 'fr'): string {
  if (city !== '') return quarter || city;
  return region === '' ? '' : nameOfRegion(region, language);
}
