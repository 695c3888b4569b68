import type { Database } from '#db/client.ts';
import type { Language } from '#shared/language.ts';
import { plainWord } from '#shared/plain-word.ts';
import { findMatches } from './find-matches.ts';

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
  for (const name of await namesWith(db, words.join(' '), language)) {
    const part = partOf(name, words);
    if (part !== undefined) return part;
  }
  return undefined;
}

async function namesWith(db: Database, search: string, language: Language): Promise<string[]> {
  const { ids } = await findMatches(db, search, { offset: 0, limit: NAMES_READ });
  const [categories, subCategories, products] = await Promise.all([
    db.selectFrom('categories').select(['name', 'nameFr']).execute(),
    db.selectFrom('subCategories').select(['name', 'nameFr']).execute(),
    ids.length === 0
      ? []
      : db.selectFrom('products').select(['name', 'nameFr']).where('id', 'in', ids).orderBy('id').execute(),
  ]);
  const named = [...subCategories, ...categories, ...products];
  return named.map(({ name, nameFr }) => (language === 'fr' && nameFr ? nameFr : name));
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
