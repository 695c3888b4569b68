import { nameOfRegion } from '#shared/cameroon-places.ts';
import type { DeliveryZone } from '#shared/delivery.ts';
import { feeFor } from '#shared/fee-rule.ts';
import type { Francs } from '#shared/money.ts';

/** Cost and time of delivering one product alone, by the delivery zones; undefined without zones, where pages say that delivery is free. */
export function shippingDetails(zones: readonly DeliveryZone[], price: Francs) {
  if (zones.length === 0) return undefined;
  const fees = zones.map((zone) => feeFor(zone, price));
  const regions = [...new Set(zones.map(({ region }) => region))];
  const isEverywhere = zones.some(({ region, city }) => region === '' && city === '');
  const isByRegion = !isEverywhere && regions.every((region) => region !== '');
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      currency: 'XAF',
      minValue: Math.min(...fees),
      maxValue: Math.max(...fees),
    },
    shippingDestination: {
      '@type': 'DefinedRegion',
      addressCountry: 'CM',
      ...(isByRegion ? { addressRegion: regions.map((region) => nameOfRegion(region, 'fr')) } : {}),
    },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      transitTime: {
        '@type': 'QuantitativeValue',
        minValue: Math.min(...zones.map(({ daysFrom }) => daysFrom)),
        maxValue: Math.max(...zones.map(({ daysTo }) => daysTo)),
        unitCode: 'DAY',
      },
    },
  } as const;
}

export type ShippingDetails = NonNullable<ReturnType<typeof shippingDetails>>;
