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

/** By region; the order in which they are suggested is that of `cities`. */
const citiesOfRegion: Record<keyof typeof regionNames, readonly string[]> = {
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

/** Where most orders go comes first, then by name. */
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
  const city = plain(typed);
  for (const [region, itsCities] of Object.entries(citiesOfRegion)) {
    if (itsCities.some((known) => plain(known) === city)) return nameOf(region, language);
  }
  return undefined;
}

function nameOf(region: string, language: Language): string | undefined {
  return Object.entries(regionNames).find(([known]) => known === region)?.[1][language];
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[\s'’-]+/g, ' ')
    .trim();
}
