import type { Region } from '#shared/cameroon-places.ts';
import type { ZoneView } from '#shared/contract/delivery.ts';
import { francs } from '#shared/money.ts';

type Terms = Pick<ZoneView, 'fee' | 'freeFrom' | 'daysFrom' | 'daysTo' | 'takesCash'>;

const nowhere = {
  id: '',
  region: '',
  city: '',
  quarter: '',
  beforeHour: null,
  lastOrderHour: null,
  isActive: false,
} as const;

const near: Terms = terms(1500, 30_000, [1, 2], true);
const byBus: Terms = terms(2000, 40_000, [2, 3], true);
const far: Terms = terms(3500, null, [3, 5], false);

/** Zones that a shop in Douala may begin with; switched off until the owner has looked at them. */
export const starterZones: readonly ZoneView[] = [
  {
    ...city('Douala', terms(1000, 25_000, [0, 0], true)),
    ...{ beforeHour: 18, lastOrderHour: 14 },
  },
  city('Yaoundé', near),
  city('Edéa', near),
  ...['Limbe', 'Buea', 'Kribi', 'Nkongsamba', 'Bafoussam', 'Dschang', 'Bamenda', 'Ebolowa'].map((name) =>
    city(name, byBus),
  ),
  ...['Bertoua', 'Ngaoundéré', 'Garoua', 'Maroua', 'Kousséri'].map((name) => city(name, far)),
  ...(['littoral', 'centre', 'west', 'southWest', 'south'] as const).map((name) =>
    region(name, terms(2500, null, [2, 5], true)),
  ),
  ...(['northWest', 'east', 'adamawa', 'north', 'farNorth'] as const).map((name) =>
    region(name, terms(4000, null, [4, 7], false)),
  ),
];

function terms(
  fee: number,
  freeFrom: number | null,
  [daysFrom, daysTo]: [number, number],
  takesCash: boolean,
): Terms {
  return {
    ...{ fee: francs(fee), freeFrom: freeFrom === null ? null : francs(freeFrom) },
    ...{ daysFrom, daysTo, takesCash },
  };
}

function city(name: string, given: Terms): ZoneView {
  return { ...nowhere, ...given, city: name };
}

function region(name: Region, given: Terms): ZoneView {
  return { ...nowhere, ...given, region: name };
}
