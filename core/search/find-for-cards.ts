import { sql } from 'kysely';
import type { ListSource } from '#core/catalogue/card-lists.ts';
import {
  eitherOf,
  sourceOfEverything,
  sourceOfFacets,
  sourceOfNothing,
} from '#core/catalogue/list-sources.ts';
import type { ListedProducts, ShelfName } from '#core/catalogue/listed-products.ts';
import { heldProducts, readListedProducts } from '#core/catalogue/read-listed-products.ts';
import type { Database } from '#db/client.ts';
import { buildTextQuery, phrasesOf, type TextQuery, type TypedWord } from './build-text-query.ts';
import { isDescribing } from './find-synonyms.ts';
import { keepMost } from './keep-most.ts';
import { type MatchBlock, matchesOf, type ReadMatches, readAhead } from './match-blocks.ts';
import { type NamedShelf, namedShelves, namesSubCategory } from './named-shelves.ts';
import { sourceOfNear } from './near-goods.ts';
import { guessTypedWords, readTypedWords } from './read-typed-words.ts';
import { areMany, onFewCards, sourceOfMatches, weighShelves, weightOfChoice } from './score-matches.ts';
import { meaningfulWords } from './word-forms.ts';
import { type Intents, takeIntents } from './word-intents.ts';

export type FoundForCards = {
  source: ListSource;
  /** Words that were given up, because nothing has all that were typed. */
  dropped: string[];
  /** Words that the shop does not know, each with what it may have meant. */
  wrong: TypedWord[];
  /** What those may have meant is spelled by these. */
  shelfNames: readonly ShelfName[];
};

/**
 * A search as the source of a list of cards. Names count more than labels, labels more than descriptions, and most of all that a product is filed
 * under what was named; of a family the shade comes forward that is what was described. `isRanked`: the best first, so that what is only near
 * comes after what was found.
 */
export async function findForCards(
  db: Database,
  search: string,
  { isRanked }: { isRanked: boolean },
): Promise<FoundForCards> {
  if (search.trim() === '') return { source: sourceOfEverything, dropped: [], wrong: [], shelfNames: [] };
  // Mostly every word is known: what they match is looked for while that is made sure of.
  const guessed = buildTextQuery(takeIntents(meaningfulWords(guessTypedWords(search))).words);
  const held = heldProducts(db);
  if (guessed && held) readAhead(db, held, guessed);
  const [words, products] = await Promise.all([readTypedWords(db, search), readListedProducts(db)]);
  const { shelfNames } = products;
  const typed = meaningfulWords(words);
  const intents = takeIntents(typed);
  const found = await findTyped(db, typed, {
    ...intents,
    ...{ shelves: shelfNames, search, isRanked, products, read: matchesOf(db, products) },
  });
  // A need such as 'acné' is understood, whether a text of the catalogue names it or not.
  const wrong = intents.words.filter(
    ({ word, nearest }) => nearest.length > 0 && !found.dropped.includes(word),
  );
  return { ...found, wrong, shelfNames };
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
    findSaying(described, read),
  ]);
  const dropped = words.filter((word) => !kept.includes(word)).map(({ word }) => word);
  if (query === undefined) return { source: sourceOfChoice(facets), dropped };
  const ranking = { named: namedShelves(shelves, query), facets, described: saying };
  const found = sourceOfMatches(blocks, ranking);
  const few = isRanked && !areMany(blocks) && onFewCards(products, blocks, FEW);
  if (!few || (await isNamed(db, few, search))) return { source: found, dropped };
  const near =
    kept.length > 1 ? await sourceOfNear(kept, { ...ranking, shelves, read, found: few }) : sourceOfNothing;
  return { source: eitherOf(sourceOfMatches(blocks, ranking, FOUND_BEFORE_NEAR), near), dropped };
}

/** Where fewer cards have all words, others of the shelf that was named come after them: of black soaps other soaps. */
const FEW = 6;
/** Whether one of the products has this very name: nothing else was looked for. */
async function isNamed(db: Database, ids: readonly string[], name: string): Promise<boolean> {
  const { rows } = await sql`
    select from products
    where id = any(${ids}::text[]) and plain_words(${name}) in (plain_words(name), plain_words(name_fr)) limit 1
  `.execute(db);
  return rows.length > 0;
}

/** More than anything near can count, however many parts it shares. */
const FOUND_BEFORE_NEAR = 1000;

/** What says each of the things that were described. */
function findSaying(described: readonly TypedWord[][], read: ReadMatches): Promise<MatchBlock[][]> {
  const queries = described.flatMap((words) => buildTextQuery(words) ?? []);
  return Promise.all(queries.map(({ parts }) => read({ exact: [], parts })));
}

/** Only descriptions were typed, such as 'dark spots': what is described, and what says so in its texts. */
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

/** Who names her skin and nothing else looks for its care before a lipstick that is for it, too. */
function shelvesOfSkin(facets: readonly string[], shelves: readonly ShelfName[]): NamedShelf[] {
  const isOfSkin = facets.length > 0 && facets.every((facet) => facet.startsWith('skin:'));
  const query = isOfSkin ? buildTextQuery([{ word: 'skincare', nearest: [] }]) : undefined;
  return query ? namedShelves(shelves, query) : [];
}

/** What was described counts a little more than what only names it in a description. */
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

function asTyped({ word }: TypedWord): TypedWord {
  return { word, nearest: [] };
}

type Found = { kept: readonly TypedWord[]; query: TextQuery | undefined; blocks: MatchBlock[] };

const nothingFound: Found = { kept: [], query: undefined, blocks: [] };

/**
 * Words that nothing has are given up first. Of the others as many are kept as something has together: what names a sub-category counts for two,
 * single letters for nothing, and of equals the rarer words say more of what is looked for.
 */
async function findMost(typed: readonly TypedWord[], { shelves, read }: Shelves): Promise<Found> {
  const all = await find(typed, read);
  if (all.blocks.length > 0) return all;
  const known = await findEach(typed, read);
  const best = keepMost(
    known.map(({ kept, query, blocks }) => ({ blocks, worth: worthOf({ kept, query }, shelves) })),
  );
  const kept = best.flatMap((index) => known[index] ?? []);
  const [only] = kept;
  if (!only) return nothingFound;
  if (kept.length === 1) return only;
  const words = kept.flatMap((one) => one.kept);
  const again = await find(words, read);
  if (again.blocks.length > 0) return again;
  // Side by side two of them are one name that nothing has: what was proved is each by itself.
  const query = {
    exact: kept.flatMap((one) => one.query?.exact ?? []),
    parts: kept.flatMap((one) => one.query?.parts ?? []),
  };
  return { kept: words, query, blocks: await read(query) };
}

/** Each phrase by itself, and where nothing has one, each of its words. */
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

/** The 'c' of 'vitamin c' is the beginning of a word in half of the catalogue; what is called as a shelf is the thing itself. */
function worthOf({ kept, query }: Pick<Found, 'kept' | 'query'>, shelves: readonly ShelfName[]): number {
  if (kept.every(({ word }) => word.length === 1)) return 0;
  const isThing = !kept.every(({ word }) => isDescribing(word));
  return kept.length + Number(isThing && query?.parts.some((part) => namesSubCategory(shelves, part)));
}

async function find(kept: readonly TypedWord[], read: ReadMatches): Promise<Found> {
  const query = buildTextQuery(kept);
  return query ? { kept, query, blocks: await read(query) } : { ...nothingFound, kept };
}
