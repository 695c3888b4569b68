import type { ListedProducts } from '#core/catalogue/listed-products.ts';
import { readListedProducts } from '#core/catalogue/read-listed-products.ts';
import type { Database } from '#db/client.ts';
import { type Bits, countBits, setBits, without } from './bits.ts';
import { buildTextQuery, type TypedWord } from './build-text-query.ts';
import { type MatchBlock, matchesOf, readAhead } from './match-blocks.ts';
import { guessTypedWords, readTypedWords } from './read-typed-words.ts';

/** Where a page of the matches begins, and how many it holds. */
export type Stretch = { offset: number; limit: number };

/** The ids of a stretch of the matches, best first, and how many matches there are. */
export type Matches = { ids: string[]; totalCount: number };

/**
 * Matches in names come first, then those in what products are filed under, then those in descriptions; among equals
 * the newest first. Two statements at any size of the catalogue, and one more for words that were not looked for lately
 * (decision 675).
 */
export async function findMatches(db: Database, search: string, stretch: Stretch): Promise<Matches> {
  // The matches are read while the words are being looked up.
  readAhead(db, guessTypedWords(search).map(buildTextQuery));
  const [words, products] = await Promise.all([readTypedWords(db, search), readListedProducts(db)]);
  return findListed(db, products, words, stretch);
}

/** The matches of words that have been read already. */
export async function findMatchesOf(
  db: Database,
  words: readonly TypedWord[],
  stretch: Stretch,
): Promise<Matches> {
  return findListed(db, await readListedProducts(db), words, stretch);
}

async function findListed(
  db: Database,
  products: ListedProducts,
  words: readonly TypedWord[],
  { offset, limit }: Stretch,
): Promise<Matches> {
  const query = buildTextQuery(words);
  if (!query) return { ids: [], totalCount: 0 };
  const blocks = await matchesOf(db, products)(query);
  const newest = blocks.toSorted((one, other) => other.block - one.block);
  const ids: string[] = [];
  let totalCount = 0;
  for (const rank of ranks) {
    for (const match of newest) {
      const bits = rank(match);
      if (!bits) continue;
      ids.push(
        ...idsOf(
          products,
          { block: match.block, bits },
          { skipped: offset - totalCount, limit: limit - ids.length },
        ),
      );
      totalCount += countBits(bits);
    }
  }
  return { ids, totalCount };
}

const ranks: readonly ((match: MatchBlock) => Bits | undefined)[] = [
  ({ exact }) => exact,
  ({ named, exact }) => without(named, exact),
  ({ labelled, named }) => without(labelled, named),
  ({ anywhere, labelled }) => without(anywhere, labelled),
];

/** The ids of up to `limit` products of a block, after skipping some. */
function idsOf(
  products: ListedProducts,
  { block, bits }: { block: number; bits: Bits },
  { skipped, limit }: { skipped: number; limit: number },
): string[] {
  const ids: string[] = [];
  if (limit <= 0 || countBits(bits) <= skipped) return ids;
  const rows = products.rowsOfBlock(block);
  let number = 0;
  for (const bit of setBits(bits)) {
    number += 1;
    if (number <= skipped) continue;
    const id = products.ids[rows?.[bit] ?? -1];
    if (id !== undefined) ids.push(id);
    if (ids.length === limit) break;
  }
  return ids;
}
