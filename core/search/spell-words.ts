import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { prepared } from '#db/prepared.ts';
import { type Language, nameIn } from '#shared/language.ts';
import { plainWord } from '#shared/plain-word.ts';
import type { TypedWord } from './build-text-query.ts';
import { findMatchesOf } from './find-matches.ts';

/** A word that the shop does not know, and the words it may have meant, as the catalogue spells them. */
export type Correction = { typed: string; meant: string[] };

/** Where spellings are taken from: names of shelves, and names of products that are shown anyway. */
type Known = { shelfNames: readonly Named[]; shown?: readonly Named[]; language: Language };

export function spellCorrections(
  db: Database,
  wrong: readonly TypedWord[],
  known: Known,
): Promise<Correction[]> {
  return Promise.all(
    wrong.map(async ({ word, nearest }) => ({
      typed: word,
      meant: await Promise.all(nearest.map(async (one) => (await spellWords(db, [one], known)) ?? one)),
    })),
  );
}

/** How many names of the best matches are searched for a spelling. */
const NAMES_READ = 12;

/**
 * The words as the catalogue writes them, with accents and capitals: the part of a shelf's or a product's name with the same words.
 * Other products are searched only if the known names do not have them. Undefined if no name does.
 */
export async function spellWords(
  db: Database,
  words: readonly string[],
  { shelfNames, shown = [], language }: Known,
): Promise<string | undefined> {
  const read = [...shelfNames, ...shown].map((named) => readName(named, nameIn(language, named)));
  // An English word was found by an English name, whatever the language of the reader's pages.
  const others = shown.flatMap((named) =>
    [named.name, named.nameFr ?? []].flat().map((name) => readName(named, name)),
  );
  return (
    firstPart([...read, ...others], words) ?? firstPart(await namesOfMatches(db, words, language), words)
  );
}

type Named = { name: string; nameFr?: string | null | undefined };

async function namesOfMatches(
  db: Database,
  words: readonly string[],
  language: Language,
): Promise<ReadName[]> {
  const known = words.map((word) => ({ word, nearest: [] }));
  const { ids } = await findMatchesOf(db, known, { offset: 0, limit: NAMES_READ });
  if (ids.length === 0) return [];
  const { rows } = await sql<{ name: string; nameFr: string | null }>`${prepared}
    select name, name_fr from products where id = any(${ids}::text[]) order by id
  `.execute(db);
  return rows.map((named) => readName(named, nameIn(language, named)));
}

/** A name, the positions of its words, and the words as search reads them. */
type ReadName = { name: string; found: readonly { word: string; index: number }[]; plain: readonly string[] };

/**
 * Read names, kept because the process keeps the names of shelves, and because those of products are needed again for each word that may
 * have been meant.
 */
const readNames = new WeakMap<Named, Map<string, ReadName>>();

function readName(named: Named, name: string): ReadName {
  const ofNamed = readNames.get(named) ?? new Map<string, ReadName>();
  readNames.set(named, ofNamed);
  const known = ofNamed.get(name);
  if (known) return known;
  const found = Array.from(name.matchAll(/[\p{L}\p{N}%]+/gu), ({ 0: word, index }) => ({ word, index }));
  const read = { name, found, plain: found.map(({ word }) => plainWord(word)) };
  ofNamed.set(name, read);
  return read;
}

function firstPart(names: readonly ReadName[], words: readonly string[]): string | undefined {
  for (const name of names) {
    const part = partOf(name, words);
    if (part !== undefined) return part;
  }
  return undefined;
}

function partOf({ name, found, plain }: ReadName, words: readonly string[]): string | undefined {
  for (let first = 0; first + words.length <= found.length; first += 1) {
    if (!words.every((word, index) => plain[first + index] === word)) continue;
    const [from, to] = [found[first], found[first + words.length - 1]];
    if (from && to) return name.slice(from.index, to.index + to.word.length);
  }
  return undefined;
}
