import type { Language } from '#shared/language.ts';

/** The ten regions; suggestions only, what is typed is kept (decision 21). */
export const regions: Record<Language, readonly string[]> = {
  en: [
    ...['Adamawa', 'Centre', 'East', 'Far North', 'Littoral'],
    ...['North', 'North-West', 'South', 'South-West', 'West'],
  ],
  fr: [
    ...['Adamaoua', 'Centre', 'Est', 'Extrême-Nord', 'Littoral'],
    ...['Nord', 'Nord-Ouest', 'Ouest', 'Sud', 'Sud-Ouest'],
  ],
};

/** The capitals of the regions first, then other towns many people order from. */
export const cities: readonly string[] = [
  ...[
    'Douala',
    'Yaoundé',
    'Bafoussam',
    'Bamenda',
    'Buea',
    'Garoua',
    'Maroua',
    'Ngaoundéré',
    'Bertoua',
    'Ebolowa',
  ],
  ...['Limbe', 'Kumba', 'Nkongsamba', 'Edéa', 'Kribi', 'Loum', 'Dschang', 'Foumban', 'Mbouda', 'Bafia'],
  ...['Mbalmayo', 'Sangmélima', 'Garoua-Boulaï', 'Kousséri', 'Tiko'],
];
