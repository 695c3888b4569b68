import { plain } from '#shared/cameroon-places.ts';

/** Quarters whose names alone identify them. Names that are also those of towns, such as Bali or Mokolo, are left out: they mean the town. */
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

/** The town of the quarter that a place's name ends with, as in 'Carrefour Bastos'. Empty if the list has no such quarter. */
export function townOfQuarter(place: string): string {
  const named = ` ${plain(place)}`;
  const town = Object.entries(quarters).find(([, known]) =>
    known.some((quarter) => named.endsWith(` ${plain(quarter)}`)),
  );
  return town?.[0] ?? '';
}
