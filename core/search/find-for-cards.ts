import type { ListSource } from '#core/catalogue/card-lists.ts';
import {
  eitherOf,
  sourceOfEverything,
  sourceOfFacets,
  sourceOfNothing,
} from '#core/catalogue/list-sources.ts';
import type { Database } from '#db/client.ts';
import type { Language } from '#shared/language.ts';
import { buildTextQuery, type TextQuery, type TypedWord } from './build-text-query.ts';
import { type MatchBlock, readMatchBlocks } from './match-blocks.ts';
import { readTypedWords } from './read-typed-words.ts';
import { spellWords } from './spell-words.ts';
import { meaningfulWords } from './word-forms.ts';
import { type Intents, takeIntents } from './word-intents.ts';

export type FoundForCards = {
  source: ListSource;
  /** Words that were given up, because nothing has all that were typed. */
  dropped: string[];
  /** Words that the shop does not know, each with what it may have meant, as the catalogue spells it. */
  corrected: Correction[];
};

export type Correction = { typed: string; meant: string[] };

/**
 * A search as the source of a list of cards. Names count more than labels, labels more than descriptions, and most of all that a product is filed
 * under what was named; of a family the shade comes forward that is what was described.
 */
export async function findForCards(db: Database, search: string, language: Language): Promise<FoundForCards> {
  if (search.trim() === '') return { source: sourceOfEverything, dropped: [], corrected: [] };
  const typed = meaningfulWords(await readTypedWords(db, search));
  const intents = takeIntents(typed);
  const found = await findTyped(db, typed, intents);
  // A need such as 'acné' is understood, whether a text of the catalogue names it or not.
  const wrong = intents.words.filter(
    ({ word, nearest }) => nearest.length > 0 && !found.dropped.includes(word),
  );
  return { ...found, corrected: await spellCorrections(db, wrong, language) };
}

function spellCorrections(
  db: Database,
  wrong: readonly TypedWord[],
  language: Language,
): Promise<Correction[]> {
  return Promise.all(
    wrong.map(async ({ word, nearest }) => ({
      typed: word,
      meant: await Promise.all(nearest.map(async (one) => (await spellWords(db, [one], language)) ?? one)),
    })),
  );
}

async function findTyped(
  db: Database,
  typed: readonly TypedWord[],
  { words, facets }: Intents,
): Promise<Pick<FoundForCards, 'source' | 'dropped'>> {
  if (words.length === 0) return { source: await sourceOfDescribed(db, typed, facets), dropped: [] };
  const { kept, query, blocks, named } = await findMost(db, words);
  const dropped = words.filter((word) => !kept.includes(word)).map(({ word }) => word);
  if (query === undefined) {
    return {
      source: facets.length > 0 ? sourceOfFacets(facets, SCORE_OF_DESCRIBED) : sourceOfNothing,
      dropped,
    };
  }
  return { source: sourceOfMatches(blocks, named, facets), dropped };
}

const SCORE_OF_DESCRIBED = 2;

/** Only descriptions were typed, such as 'dark spots': what is described, and what says so in its texts. */
async function sourceOfDescribed(
  db: Database,
  typed: readonly TypedWord[],
  facets: string[],
): Promise<ListSource> {
  const query = buildTextQuery(facets.length > 0 ? typed.map(asTyped) : typed);
  if (!query) return sourceOfNothing;
  const [blocks, shelves] = await Promise.all([
    readMatchBlocks(db, query),
    findNamedSubCategories(db, query),
  ]);
  return eitherOf(sourceOfMatches(blocks, shelves, facets), sourceOfFacets(facets, SCORE_OF_DESCRIBED));
}

function asTyped({ word }: TypedWord): TypedWord {
  return { word, nearest: [] };
}

type Found = {
  kept: readonly TypedWord[];
  query: TextQuery | undefined;
  blocks: MatchBlock[];
  named: NamedShelf[];
};

const nothingFound: Found = { kept: [], query: undefined, blocks: [], named: [] };

/** Gives up first the words that nothing has, then single letters, then the last ones, until something has all that are left. */
async function findMost(db: Database, words: readonly TypedWord[]): Promise<Found> {
  const all = await find(db, words);
  if (all.blocks.length > 0) return all;
  const each = await Promise.all(words.map((word) => find(db, [word])));
  const known = each.filter(({ blocks }) => blocks.length > 0).toSorted(singleLettersLast);
  for (let kept = known.flatMap((one) => one.kept); kept.length > 1; kept = kept.slice(0, -1)) {
    const found = kept.length < words.length ? await find(db, kept) : all;
    if (found.blocks.length > 0) return found;
  }
  return known[0] ?? nothingFound;
}

/** The 'c' of 'vitamin c' is the beginning of a word in half of the catalogue. */
function singleLettersLast(one: Found, other: Found): number {
  return Number(isLetter(one)) - Number(isLetter(other));
}

function isLetter({ kept: [typed] }: Found): boolean {
  return typed?.word.length === 1;
}

async function find(db: Database, kept: readonly TypedWord[]): Promise<Found> {
  const query = buildTextQuery(kept);
  if (!query) return { ...nothingFound, kept };
  const [blocks, named] = await Promise.all([readMatchBlocks(db, query), findNamedSubCategories(db, query)]);
  return { kept, query, blocks, named };
}

type NamedShelf = { id: string; weight: number };

/** How much more a product counts that is what was described. */
const WEIGHT_OF_DESCRIBED = 1.5;

/** What has every word somewhere. */
function sourceOfMatches(
  blocks: readonly MatchBlock[],
  named: readonly NamedShelf[],
  facets: readonly string[],
): ListSource {
  return (products, take) => {
    const weightOfShelf = Float64Array.from(products.shelves.values, ({ subCategories }) =>
      Math.max(0, ...named.filter(({ id }) => subCategories.includes(id)).map(({ weight }) => weight)),
    );
    const weightOfFacets = Float64Array.from(products.facetSets.values, (has) =>
      facets.some((facet) => has.includes(facet)) ? WEIGHT_OF_DESCRIBED : 0,
    );
    for (const { block, ...match } of blocks) {
      const places = products.placesOfBlock(block);
      if (!places) continue;
      for (let bit = 0; bit < places.length; bit += 1) {
        if (bitAt(match.anywhere, bit) === 0) continue;
        const place = places[bit] ?? -1;
        if (place === -1) continue;
        const score =
          bitAt(match.exact, bit) +
          bitAt(match.named, bit) +
          bitAt(match.labelled, bit) +
          (weightOfShelf[products.shelf[place] ?? 0] ?? 0) +
          (weightOfFacets[products.facetSet[place] ?? 0] ?? 0);
        take(place, score);
      }
    }
  };
}

function bitAt(bits: Uint8Array | null, bit: number): number {
  return bits === null ? 0 : ((bits[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
}

/** How much more a product counts whose sub-category is all that was named. */
const SHELF_WEIGHT = 4;

/** Sub-categories whose name has what was typed, by the share of it. */
async function findNamedSubCategories(db: Database, { parts }: TextQuery): Promise<NamedShelf[]> {
  const shelves = await db.selectFrom('subCategories').select(['id', 'searchWords']).execute();
  return shelves.flatMap(({ id, searchWords }) => {
    const named = parts.filter((part) =>
      part.some((terms) => terms.every((ranges) => hasAny(searchWords, ranges))),
    );
    return named.length === 0 ? [] : [{ id, weight: (SHELF_WEIGHT * named.length) / parts.length }];
  });
}

function hasAny(words: readonly string[], ranges: readonly { first: string; last: string }[]): boolean {
  return ranges.some(({ first, last }) => words.some((word) => word >= first && word <= last));
}
