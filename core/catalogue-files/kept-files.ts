import type { Database } from '#db/client.ts';

type KeptFile = { importId: string; name: string; url: string | null; refusal: string | null };

/** The names that no file of the import is kept under, nor why there is none. */
export async function notDealtWith(
  db: Database,
  importId: string,
  names: readonly string[],
): Promise<string[]> {
  if (names.length === 0) return [];
  const known = await db
    .selectFrom('importFiles')
    .select('name')
    .where('importId', '=', importId)
    .where('name', 'in', names)
    .execute();
  const dealtWith = new Set(known.map(({ name }) => name));
  return names.filter((name) => !dealtWith.has(name));
}

export async function keepFile(db: Database, file: KeptFile): Promise<void> {
  await db
    .insertInto('importFiles')
    .values(file)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
