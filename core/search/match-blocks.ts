import type { ListedProducts } from '#core/catalogue/listed-products.ts';
import type { Database } from '#db/client.ts';
import { type Bits, either, inBoth } from './bits.ts';
import type { TextQuery } from './build-text-query.ts';
import { type FoundTerm, readTerms, type WantedTerm } from './remembered-terms.ts';

/** The matches among the products of a block. */
export type MatchBlock = {
  block: number;
  /** What has the very words that were typed in its names, every word in its names, there or in its labels, or anywhere. */
  exact: Bits | undefined;
  named: Bits | undefined;
  labelled: Bits | undefined;
  anywhere: Bits;
};

/** The blocks in which something matches. */
export type ReadMatches = (query: TextQuery) => Promise<MatchBlock[]>;

/** Matches at the look that `products` come from, or later. */
export function matchesOf(db: Database, products: ListedProducts): ReadMatches {
  return async (query) => {
    const { exact, parts } = termsOf(query);
    const wanted = [...exact, ...parts].flat(2);
    const read = await readTerms(db, products, wanted);
    const found = new Map(wanted.map((term, place) => [term, read[place] ?? nothing]));
    const blocks = new Set(read.flatMap((term) => [...term.keys()]));
    return [...blocks].flatMap((block) => joinBlock({ exact, parts }, found, block) ?? []);
  };
}

/** Begins to read what a search is going to ask for; where it fails, that search will fail. */
export function readAhead(db: Database, products: ListedProducts, query: TextQuery): void {
  const { exact, parts } = termsOf(query);
  readTerms(db, products, [...exact, ...parts].flat(2)).catch(() => undefined);
}

function termsOf(query: TextQuery): { exact: readonly Part[]; parts: readonly Part[] } {
  return {
    exact: query.exact.map((part) => part.map((terms) => terms.map(inNames))),
    parts: query.parts.map((part) => part.map((terms) => terms.map(anywhere))),
  };
}

type Part = readonly (readonly WantedTerm[])[];

const nothing: FoundTerm = new Map();

function inNames(ranges: WantedTerm['ranges']): WantedTerm {
  return { ranges, namesOnly: true };
}

function anywhere(ranges: WantedTerm['ranges']): WantedTerm {
  return { ranges, namesOnly: false };
}

/** A match has every part: of one of its alternatives, all terms. */
function joinBlock(
  { exact, parts }: { exact: readonly Part[]; parts: readonly Part[] },
  found: ReadonlyMap<WantedTerm, FoundTerm>,
  block: number,
): MatchBlock | undefined {
  const join = (joined: readonly Part[], level: 'named' | 'labelled' | 'anywhere') =>
    inAll(
      joined.map((part) =>
        part
          .map((terms) => inAll(terms.map((term) => found.get(term)?.get(block)?.[level])))
          .reduce(either, undefined),
      ),
    );
  const all = join(parts, 'anywhere');
  if (!all) return undefined;
  return {
    block,
    exact: join(exact, 'named'),
    named: join(parts, 'named'),
    labelled: join(parts, 'labelled'),
    anywhere: all,
  };
}

/** What is in all of them; undefined where nothing is. */
function inAll(all: readonly (Bits | undefined)[]): Bits | undefined {
  const [first, ...others] = all;
  return others.reduce(inBoth, first);
}
