import type { DatabaseDump } from '#db/dump/database-dump.ts';

/** Tables that stay empty in `live-a-while.ts`, each with the reason. */
const emptyTables: Readonly<Record<string, string>> = {
  secrets: 'the signing secret is a file outside the database (0.2.0)',
};

/** The errors in the list above: empty tables that it does not name, and tables that it names although they have rows or do not exist. */
export function findUnexpectedlyEmpty({ tables }: Pick<DatabaseDump, 'tables'>): string[] {
  const known = new Set(tables.map(({ name }) => name));
  return [
    ...tables
      .filter(({ name, rows }) => rows === 0 && !(name in emptyTables))
      .map(({ name }) => `${name} has no row: let live-a-while.ts write one, or name it in empty-tables.ts`),
    ...tables
      .filter(({ name, rows }) => rows > 0 && name in emptyTables)
      .map(({ name }) => `${name} has rows, but empty-tables.ts says that it has none`),
    ...Object.keys(emptyTables)
      .filter((name) => !known.has(name))
      .map((name) => `${name} is named in empty-tables.ts, and there is no such table`),
  ];
}
