import { plain } from '#shared/cameroon-places.ts';

/** Known by their names alone; those that are also called after a town, such as Bali or Mokolo, name that town. */
const quarters: Readonly<Record<string, readonly string[]>> = {
  Douala: [
    ...['Akwa', 'Akwa Nord', 'Bonanjo', 'Bonapriso', 'Bonabéri', 'Bonamoussadi', 'Bonantoné', 'Bonateki'],
    ...['Bépanda', 'Bassa', 'Cité des Palmiers', 'Cité Sic', 'Deïdo', 'Denver', 'Dakar', 'Kotto', 'Logbaba'],
    ...['Logbessou', 'Logpom', 'Makepe', 'Ndogbong', 'Ndogpassi', 'Ndokoti', 'New Bell', 'Nyalla', 'Yassa'],
  ],
  Yaoundé: [
    ...['Bastos', 'Biyem-Assi', 'Briqueterie', 'Ekounou', 'Elig-Edzoa', 'Elig-Essono', 'Emana', 'Essos'],
    ...['Etoudi', 'Etoug-Ebe', 'Melen', 'Mendong', 'Messassi', 'Mimboman', 'Mvan', 'Mvog-Ada', 'Mvog-Mbi'],
    ...[
      'Ngoa-Ekélé',
      'Ngousso',
      'Nkol-Eton',
      'Nkolbisson',
      'Nkoldongo',
      'Nlongkak',
      'Nsam',
      'Nsimeyong',
      'Odza',
    ],
    ...['Omnisports', 'Simbock', 'Titi Garage', 'Tsinga'],
  ],
};

/** The town of the quarter that a place ends with, as in 'Carrefour Bastos'. Empty where it is none of the list. */
export function townOfQuarter(place: string): string {
  const named = ` ${plain(place)}`;
  const town = Object.entries(quarters).find(([, known]) =>
    known.some((quarter) => named.endsWith(` ${plain(quarter)}`)),
  );
  return town?.[0] ?? '';
}
