import { sql } from 'kysely';
import type { ListSource } from '#core/catalogue/card-lists.ts';
import {
  eitherOf,
  sourceOfEverything,
  sourceOfFacets,
  sourceOfNothing,
} from '#core/catalogue/list-sources.ts';
import type { ListedProducts, ShelfName } from '#core/catalogue/listed-products.ts';
import { readListedProducts } from '#core/catalogue/read-listed-products.ts';
import type { Database } from '#db/client.ts';
import { buildTextQuery, phrasesOf, type TextQuery, type TypedWord } from './build-text-query.ts';
import { findSaying } from './find-saying.ts';
import { isDescribing } from './find-synonyms.ts';
import { keepMost } from './keep-most.ts';
import { type MatchBlock, matchesOf, type ReadMatches, readAhead } from './match-blocks.ts';
import { type NamedShelf, namedShelves, namesSubCategory } from './named-shelves.ts';
import { sourceOfNear } from './near-goods.ts';
import { guessTypedWords, readTypedWords } from './read-typed-words.ts';
import { areMany, onFewCards, sourceOfMatches, weighShelves, weightOfChoice } from './score-matches.ts';
import { meantAlone } from './synonyms.ts';
import { meaningfulWords, stemOf } from './word-forms.ts';
import { type Intents, takeIntents } from './word-intents.ts';

export type FoundForCards = {
  source: ListSource;
  /** Words that were left out, because no product has all that were typed. */
  dropped: string[];
  /** Words that the shop does not know, each with the words it may have meant. */
  wrong: TypedWord[];
  /** Names by which those words are spelled. */
  shelfNames: readonly ShelfName[];
};

/**
 * A search as the source of a list of cards. Names count more than labels, and labels more than descriptions; a shelf that was named counts most.
 * Of a family, the shade that was described comes forward. `isRanked`: the list is sorted best first, so near goods may follow what was found.
 */
export async function findForCards(
  db: Database,
  search: string,
  { isRanked }: { isRanked: boolean },
): Promise<FoundForCards> {
  if (search.trim() === '') return { source: sourceOfEverything, dropped: [], wrong: [], shelfNames: [] };
  // The matches are read while the words are being looked up.
  const guesses = guessTypedWords(search).map((words) => takeIntents(wordsToFind(words)).words);
  readAhead(db, guesses.map(buildTextQuery));
  const [words, products] = await Promise.all([readTypedWords(db, search), readListedProducts(db)]);
  const { shelfNames } = products;
  const typed = wordsToFind(words);
  const intents = takeIntents(typed);
  const found = await findTyped(db, typed, {
    ...intents,
    ...{ shelves: shelfNames, search, isRanked, products, read: matchesOf(db, products) },
  });
  // Needs such as 'acné' are understood, whether or not a text of the catalogue names them.
  const wrong = intents.words.filter(
    ({ word, nearest }) => nearest.length > 0 && !found.dropped.includes(word),
  );
  return { ...found, wrong, shelfNames };
}

/** The words that say something; one that was typed alone may mean another (`meantAlone`). */
function wordsToFind(words: readonly TypedWord[]): TypedWord[] {
  const typed = meaningfulWords(words);
  const [only, ...others] = typed;
  const meant = others.length === 0 ? meantAlone.get(stemOf(only?.word ?? '')) : undefined;
  return meant === undefined ? typed : [asTyped({ word: meant })];
}

type Shelves = { shelves: readonly ShelfName[]; read: ReadMatches };
type Typed = Shelves & { products: ListedProducts; search: string; isRanked: boolean };

async function findTyped(
  db: Database,
  typed: readonly TypedWord[],
  { words, facets, described, shelves, read, products, search, isRanked }: Intents & Typed,
): Promise<Pick<FoundForCards, 'source' | 'dropped'>> {
  if (words.length === 0)
    return { source: await sourceOfDescribed(typed, { facets, shelves, read }), dropped: [] };
  const [{ kept, query, blocks }, saying] = await Promise.all([
    findMost(words, { shelves, read }),
    findSaying(described, words, read),
  ]);
  const dropped = words.filter((word) => !kept.includes(word)).map(({ word }) => word);
  if (query === undefined) return { source: sourceOfChoice(facets), dropped };
  const ranking = { named: namedShelves(shelves, query), facets, described: saying };
  const found = sourceOfMatches(blocks, ranking);
  const few = isRanked && !areMany(blocks) && onFewCards(products, blocks, FEW);
  if (!few) return { source: found, dropped };
  const { isNamed, without } = await readNames(db, few, { search, query });
  if (isNamed) return { source: found, dropped };
  const near =
    kept.length > 1 ? await sourceOfNear(kept, { ...ranking, shelves, read, found: few }) : sourceOfNothing;
  const source = eitherOf(sourceOfMatches(blocks, ranking, FOUND_BEFORE_NEAR), near);
  return { source: putLast(source, without), dropped };
}

/** If fewer cards than this have all words, other goods of the named shelf come after them: after black soaps, other soaps. */
const FEW = 6;
type Names = {
  /** True if one of the products has exactly the typed name: nothing else was looked for. */
  isNamed: boolean;
  /** The products that say of themselves that they are without what was typed: 'Sans parfum' is no perfume. */
  without: string[];
};

async function readNames(
  db: Database,
  ids: readonly string[],
  { search, query }: { search: string; query: TextQuery },
): Promise<Names> {
  const { rows } = await sql<{ id: string; isNamed: boolean; names: string[] }>`
    select id, plain_words(${search}) = any(names) as "isNamed", names
    from (select id, array_remove(array[plain_words(name), plain_words(name_fr)], null) as names from products
      where id = any(${ids}::text[])) as found
  `.execute(db);
  const words = new Set(query.parts.flat(3).map(({ first }) => first));
  return {
    isNamed: rows.some(({ isNamed }) => isNamed),
    without: rows.filter(({ names }) => names.some((name) => isWithout(name, words))).map(({ id }) => id),
  };
}

const withoutWords = new Set(['sans', 'without', 'free']);

/** True for 'sans parfum' and 'fragrance free', unless that was typed. */
function isWithout(name: string, words: ReadonlySet<string>): boolean {
  if ([...withoutWords].some((word) => words.has(word))) return false;
  const named = name.split(' ');
  return named.some(
    (word, at) => withoutWords.has(word) && words.has(named[word === 'free' ? at - 1 : at + 1] ?? ''),
  );
}

/** More than near goods can score, however many parts they share. */
const FOUND_BEFORE_NEAR = 1000;

/** The list with these products at its end. */
function putLast(source: ListSource, ids: readonly string[]): ListSource {
  if (ids.length === 0) return source;
  return (products, found) => {
    source(products, found);
    for (let member = 0; member < found.length; member += 1) {
      if (ids.includes(products.ids[found.rows[member] ?? 0] ?? '')) found.scores[member] = 0;
    }
  };
}

/** For a search of descriptions only, such as 'dark spots': products that are what is described, and those whose texts say so. */
async function sourceOfDescribed(
  typed: readonly TypedWord[],
  { facets, shelves, read }: Shelves & { facets: string[] },
): Promise<ListSource> {
  const query = buildTextQuery(facets.length > 0 ? typed.map(asTyped) : typed);
  if (!query) return sourceOfNothing;
  const named = [...namedShelves(shelves, query), ...shelvesOfSkin(facets, shelves)];
  const ranking = { named, facets, described: [] };
  return eitherOf(sourceOfMatches(await read(query), ranking), sourceOfChoice(facets, named));
}

/**
 * A shopper who names only her skin, or what troubles it, looks for skincare rather than for a lipstick that also suits it or a concealer that
 * hides it.
 */
function shelvesOfSkin(facets: readonly string[], shelves: readonly ShelfName[]): NamedShelf[] {
  const isOfSkin = facets.length > 0 && facets.every((facet) => /^skin:|^concern:(?!breakage)/.test(facet));
  const query = isOfSkin ? buildTextQuery([{ word: 'skincare', nearest: [] }]) : undefined;
  return query ? namedShelves(shelves, query) : [];
}

/** A product that is what was described counts a little more than one that only mentions it in a description. */
const BASE_OF_DESCRIBED = 0.5;

function sourceOfChoice(facets: readonly string[], named: readonly NamedShelf[] = []): ListSource {
  return (products, found) => {
    const weightOfShelf = weighShelves(products, named);
    sourceOfFacets(
      (has) => {
        const weight = weightOfChoice(has, facets);
        return weight === undefined ? undefined : weight + BASE_OF_DESCRIBED;
      },
      (row) => weightOfShelf[products.shelf[row] ?? 0] ?? 0,
    )(products, found);
  };
}

function asTyped({ word }: Pick<TypedWord, 'word'>): TypedWord {
  return { word, nearest: [] };
}

type Found = { kept: readonly TypedWord[]; query: TextQuery | undefined; blocks: MatchBlock[] };

const nothingFound: Found = { kept: [], query: undefined, blocks: [] };

/**
 * Leaves out the words that no product has. Of the others, keeps as many as some product has together: a word that names a sub-category counts
 * for two, single letters for nothing, and among equals rarer words count more.
 */
async function findMost(typed: readonly TypedWord[], { shelves, read }: Shelves): Promise<Found> {
  const all = await find(typed, read);
  if (all.blocks.length > 0) return all;
  const known = await findEach(typed, read);
  const worths = known.map((one) => worthOf(one, shelves));
  const isUnknown = typed.some((word) => known.every((one) => !one.kept.includes(word)));
  // 'Estee lauder' is no 'lather', where no product has the first word and none the second as it was typed.
  if (isUnknown && known.every((one) => one.kept.every(({ nearest }) => nearest.length > 0)))
    return nothingFound;
  const best = keepMost(known.map(({ blocks }, index) => ({ blocks, worth: worths[index] ?? 0 })));
  const kept = best.flatMap((index) => known[index] ?? []);
  const [only] = kept;
  if (!only || best.every((index) => worths[index] === 0)) return nothingFound;
  if (kept.length === 1) return only;
  const words = kept.flatMap((one) => one.kept);
  const again = await find(words, read);
  if (again.blocks.length > 0) return again;
  // Two kept words side by side may form one name that no product has: so far, matches are known only for each by itself.
  const query = {
    exact: kept.flatMap((one) => one.query?.exact ?? []),
    parts: kept.flatMap((one) => one.query?.parts ?? []),
  };
  return { kept: words, query, blocks: await read(query) };
}

/** The matches of each phrase by itself, or of each of its words if no product has the phrase. */
async function findEach(words: readonly TypedWord[], read: ReadMatches): Promise<Found[]> {
  const phrases = phrasesOf(words);
  const found = await Promise.all(
    phrases.map(async (phrase) => {
      const whole = await find(phrase, read);
      if (whole.blocks.length > 0 || phrase.length === 1) return [whole];
      return Promise.all(phrase.map((word) => find([word], read)));
    }),
  );
  return found.flat().filter(({ blocks }) => blocks.length > 0);
}

/** Words that say nothing without the next one: what is left of 'anti moustique' must not find what helps against dandruff. */
const wordsBeforeOthers = new Set(['anti', 'sans', 'non']);

/** What a thing looks like or is for is given up before the thing. */
const WORTH_OF_DESCRIBING = 0.75;

/**
 * How much the words count. The 'c' of 'vitamin c' is the beginning of a word in half of the catalogue; a word that names a shelf is the thing
 * itself.
 */
function worthOf({ kept, query }: Pick<Found, 'kept' | 'query'>, shelves: readonly ShelfName[]): number {
  if (kept.every(({ word }) => word.length === 1 || wordsBeforeOthers.has(word))) return 0;
  if (kept.every(({ word }) => isDescribing(word))) return kept.length * WORTH_OF_DESCRIBING;
  return kept.length + Number(query?.parts.some((part) => namesSubCategory(shelves, part)));
}

async function find(kept: readonly TypedWord[], read: ReadMatches): Promise<Found> {
  const query = buildTextQuery(kept);
  return query ? { kept, query, blocks: await read(query) } : { ...nothingFound, kept };
}
