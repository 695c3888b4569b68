import type { Database } from '#db/client.ts';

type KeptFile = { importId: string; name: string; url: string | null; refusal: string | null };

/**
 * Limit for a name, because it is part of an index key. No picture has such a long name; one that is not kept is reported at
 * its row.
 */
const mostBytes = 2_000;

/** The names for which the import has neither a file nor the reason why there is none. */
export async function notDealtWith(
  db: Database,
  importId: string,
  names: readonly string[],
): Promise<string[]> {
  const possible = names.filter((name) => Buffer.byteLength(name) <= mostBytes);
  if (possible.length === 0) return [];
  const known = await db
    .selectFrom('importFiles')
    .select('name')
    .where('importId', '=', importId)
    .where('name', 'in', possible)
    .execute();
  const dealtWith = new Set(known.map(({ name }) => name));
  return possible.filter((name) => !dealtWith.has(name));
}

export async function keepFile(db: Database, file: KeptFile): Promise<void> {
  await db
    .insertInto('importFiles')
    .values(file)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
