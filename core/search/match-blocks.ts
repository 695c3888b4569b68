import type { ListedProducts } from '#core/catalogue/listed-products.ts';
import { heldProducts } from '#core/catalogue/read-listed-products.ts';
import type { Database } from '#db/client.ts';
import { type Bits, inAll } from './bits.ts';
import type { TextQuery } from './build-text-query.ts';
import { type PartBits, readParts, type WantedPart } from './remembered-parts.ts';

/** The matches among the products of a block. */
export type MatchBlock = {
  block: number;
  /**
   * Products that have: the words exactly as typed in their names; every word in their names; every word in names or
   * labels; every word anywhere.
   */
  exact: Bits | undefined;
  named: Bits | undefined;
  labelled: Bits | undefined;
  anywhere: Bits;
};

/** Reads the blocks in which something matches. */
export type ReadMatches = (query: TextQuery) => Promise<MatchBlock[]>;

/** Reads the products that have every part, as of the look that `products` come from, or later. */
export function matchesOf(db: Database, products: ListedProducts): ReadMatches {
  return async (query) => {
    const found = await readParts(db, products, partsOf(query));
    const exact = found.slice(0, query.exact.length);
    const parts = found.slice(query.exact.length);
    const blocks = [...(parts[0]?.keys() ?? [])];
    return blocks.flatMap((block) => {
      const inEach = (level: keyof PartBits) => inAll(parts.map((part) => part.get(block)?.[level]));
      const anywhere = inEach('anywhere');
      if (!anywhere) return [];
      return {
        block,
        exact: inAll(exact.map((part) => part.get(block)?.named)),
        named: inEach('named'),
        labelled: inEach('labelled'),
        anywhere,
      };
    });
  };
}

/**
 * Begins to read what a search is probably about to ask for, with any of the queries; an error is ignored here, because that search will fail with
 * it.
 */
export function readAhead(db: Database, queries: readonly (TextQuery | undefined)[]): void {
  const products = heldProducts(db);
  const parts = queries.flatMap((query) => (query ? partsOf(query) : []));
  if (products && parts.length > 0) readParts(db, products, parts).catch(() => undefined);
}

function partsOf({ exact, parts }: TextQuery): WantedPart[] {
  return [
    ...exact.map((part) => ({ part, namesOnly: true })),
    ...parts.map((part) => ({ part, namesOnly: false })),
  ];
}
