import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { prepared } from '#db/prepared.ts';
import type { Language } from '#shared/language.ts';
import { plainWord } from '#shared/plain-word.ts';
import { findMatchesOf } from './find-matches.ts';

/** Names in which the spelling is looked for: those of the best matches. */
const NAMES_READ = 12;

/**
 * The words as the catalogue writes them, with accents and capitals: the part of a shelf's or a product's name that says the same.
 * Undefined where no name does.
 */
export async function spellWords(
  db: Database,
  words: readonly string[],
  language: Language,
): Promise<string | undefined> {
  const shelf = firstPart(await namesOfShelves(db, language), words);
  return shelf ?? firstPart(await namesOfMatches(db, words, language), words);
}

type Named = { name: string; nameFr: string | null };

/** Sub-categories before categories: their names say more. */
async function namesOfShelves(db: Database, language: Language): Promise<string[]> {
  const { rows } = await sql<Named>`${prepared}
    select name, name_fr from sub_categories union all select name, name_fr from categories
  `.execute(db);
  return rows.map((named) => nameIn(language, named));
}

async function namesOfMatches(db: Database, words: readonly string[], language: Language): Promise<string[]> {
  const known = words.map((word) => ({ word, nearest: [] }));
  const { ids } = await findMatchesOf(db, known, { offset: 0, limit: NAMES_READ });
  if (ids.length === 0) return [];
  const { rows } = await sql<Named>`${prepared}
    select name, name_fr from products where id = any(${ids}::text[]) order by id
  `.execute(db);
  return rows.map((named) => nameIn(language, named));
}

function nameIn(language: Language, { name, nameFr }: Named): string {
  return language === 'fr' && nameFr ? nameFr : name;
}

function firstPart(names: readonly string[], words: readonly string[]): string | undefined {
  for (const name of names) {
    const part = partOf(name, words);
    if (part !== undefined) return part;
  }
  return undefined;
}

function partOf(name: string, words: readonly string[]): string | undefined {
  const found = [...name.matchAll(/[\p{L}\p{N}%]+/gu)];
  const plain = found.map(([word]) => plainWord(word));
  for (let first = 0; first + words.length <= found.length; first += 1) {
    if (!words.every((word, place) => plain[first + place] === word)) continue;
    const [from, to] = [found[first], found[first + words.length - 1]];
    if (from && to) return name.slice(from.index, to.index + to[0].length);
  }
  return undefined;
}
