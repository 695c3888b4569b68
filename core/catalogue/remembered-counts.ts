import type { Database } from '#db/client.ts';

export type CatalogueState = { version: number; listed: number };

const mostRemembered = 2_000;

export function readCatalogueState(db: Database): Promise<CatalogueState> {
  return db.selectFrom('catalogueState').select(['version', 'listed']).executeTakeFirstOrThrow();
}

/**
 * Caches counts by the catalogue's version, because counting thousands of products takes longer than showing a page of
 * them. The version changes in the transaction of every change that could affect a count. It is read before counting: a
 * count may be newer than its version, never older.
 */
export function rememberCounts<Count>() {
  const countsOf = new WeakMap<Database, Map<string, Promise<Count>>>();
  return function rememberedCount(
    db: Database,
    { version }: CatalogueState,
    subject: string,
    count: () => Promise<Count>,
  ): Promise<Count> {
    const counts = countsOf.get(db) ?? new Map<string, Promise<Count>>();
    countsOf.set(db, counts);
    const key = `${version} ${subject}`;
    const known = counts.get(key);
    if (known) return known;
    const counted = count();
    counts.set(key, counted);
    counted.catch(() => counts.delete(key));
    forgetOldest(counts);
    return counted;
  };
}

function forgetOldest(counts: Map<string, unknown>): void {
  const oldest = counts.keys().next().value;
  if (counts.size > mostRemembered && oldest !== undefined) counts.delete(oldest);
}
