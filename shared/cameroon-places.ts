import type { Language } from './language.ts';

/** The ten regions. */
const regionNames = {
  adamawa: { en: 'Adamawa', fr: 'Adamaoua' },
  centre: { en: 'Centre', fr: 'Centre' },
  east: { en: 'East', fr: 'Est' },
  farNorth: { en: 'Far North', fr: 'Extrême-Nord' },
  littoral: { en: 'Littoral', fr: 'Littoral' },
  north: { en: 'North', fr: 'Nord' },
  northWest: { en: 'North-West', fr: 'Nord-Ouest' },
  south: { en: 'South', fr: 'Sud' },
  southWest: { en: 'South-West', fr: 'Sud-Ouest' },
  west: { en: 'West', fr: 'Ouest' },
} as const satisfies Record<string, Record<Language, string>>;

export type Region = keyof typeof regionNames;
export const regions = Object.keys(regionNames).filter(isRegion);

export function isRegion(key: string): key is Region {
  return Object.hasOwn(regionNames, key);
}

export function nameOfRegion(region: Region, language: Language): string {
  return regionNames[region][language];
}

/** The cities of each region; suggestions follow the order of `cities`. */
const citiesOfRegion: Record<Region, readonly string[]> = {
  littoral: ['Douala', 'Nkongsamba', 'Edéa', 'Loum', 'Mbanga', 'Manjo', 'Melong', 'Yabassi', 'Dizangué'],
  centre: [
    ...['Yaoundé', 'Mbalmayo', 'Bafia', 'Obala', 'Eséka', 'Monatélé', 'Mfou', 'Soa', 'Nanga-Eboko'],
    ...['Akonolinga', 'Mbandjock', 'Nkoteng', 'Ntui', 'Makak'],
  ],
  west: ['Bafoussam', 'Dschang', 'Foumban', 'Mbouda', 'Bangangté', 'Bafang', 'Foumbot', 'Baham', 'Bandjoun'],
  northWest: ['Bamenda', 'Kumbo', 'Wum', 'Ndop', 'Nkambe', 'Fundong', 'Mbengwi', 'Bali'],
  southWest: ['Buea', 'Limbe', 'Kumba', 'Tiko', 'Mamfe', 'Muyuka', 'Mutengene', 'Mundemba', 'Tombel'],
  north: ['Garoua', 'Guider', 'Figuil', 'Poli', 'Lagdo', 'Tcholliré', 'Pitoa'],
  farNorth: ['Maroua', 'Kousséri', 'Mokolo', 'Yagoua', 'Mora', 'Kaélé', 'Maga', 'Kolofata'],
  adamawa: ['Ngaoundéré', 'Meiganga', 'Tibati', 'Banyo', 'Tignère', 'Ngaoundal'],
  east: ['Bertoua', 'Batouri', 'Abong-Mbang', 'Yokadouma', 'Garoua-Boulaï', 'Bélabo', 'Doumé', 'Lomié'],
  south: ['Ebolowa', 'Kribi', 'Sangmélima', 'Ambam', 'Djoum', 'Lolodorf', 'Campo', 'Zoétélé', 'Kyé-Ossi'],
};

/** The cities where most orders go are suggested first, the others by name. */
const firstCities = ['Douala', 'Yaoundé', 'Bafoussam', 'Bamenda', 'Buea', 'Limbe', 'Kribi', 'Garoua'];

export const cities: readonly string[] = [
  ...firstCities,
  ...Object.values(citiesOfRegion)
    .flat()
    .filter((city) => !firstCities.includes(city))
    .sort((one, other) => one.localeCompare(other, 'fr')),
];

export function regionsIn(language: Language): string[] {
  return Object.values(regionNames).map((names) => names[language]);
}

/** The region of a city as people type it, with or without capitals and accents; undefined for a place that is not on the list. */
export function regionOfCity(typed: string, language: Language): string | undefined {
  const region = findRegionOfCity(typed);
  return region && regionNames[region][language];
}

export function findRegionOfCity(typed: string): Region | undefined {
  const city = plain(typed);
  return regions.find((region) => citiesOfRegion[region].some((known) => plain(known) === city));
}

/** Whether the text typed so far is the beginning of a city of the list. */
export function isCityBegun(typed: string): boolean {
  const begun = plain(typed);
  return cities.some((city) => plain(city).startsWith(begun));
}

/** The city named in an address line, the last one if there are several, because quarters are named after towns. Empty if there is none. */
export function cityIn(address: string): string {
  const words = ` ${plain(address.replace(/[,.;]/g, ' '))} `;
  const placeOf = (city: string) => words.lastIndexOf(` ${plain(city)} `);
  const named = cities.filter((city) => placeOf(city) >= 0);
  return named.sort((one, other) => placeOf(other) - placeOf(one))[0] ?? '';
}

/** The region with this name in either language. */
export function findRegion(typed: string): Region | undefined {
  const name = plain(typed);
  return regions.find((region) => Object.values(regionNames[region]).some((known) => plain(known) === name));
}

/** A name without case and accents, for comparison with what people type. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[\s'’-]+/g, ' ')
    .trim();
}
