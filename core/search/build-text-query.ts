import { findSynonyms } from './find-synonyms.ts';
import { isShort, isSymbol, meaningfulWords, stemOf, wordForms } from './word-forms.ts';

/** A typed word; `nearest` are the words it may have meant, where the shop has none that begins with it. */
export type TypedWord = { word: string; nearest: readonly string[] };

/** `tsquery` texts, from the best rank to everything that counts as a match; each finds what the one before finds. */
export type TextQuery = {
  /** The words as typed and nothing else, in the product's name. */
  exact: string;
  named: string;
  /** In the name, the shade, or what the product is filed under. */
  labelled: string;
  matching: string;
};

/** Where a word has to stand, as weights of the index: A for names, B for labels; empty for anywhere. */
type Place = 'A' | 'AB' | '';

/** What to look for, or undefined where nothing was typed that could be found. */
export function buildTextQuery(typed: readonly TypedWord[]): TextQuery | undefined {
  const words = meaningfulWords(typed);
  if (words.length === 0) return undefined;
  return {
    exact: allOf(words.map(asWord)),
    named: allOf(matchingParts(words, 'A')),
    labelled: allOf(matchingParts(words, 'AB')),
    matching: allOf(matchingParts(words, '')),
  };
}

/** A single letter is always a beginning: as a word of its own it is mostly what an apostrophe left over. */
function asWord(typed: TypedWord): string {
  if (typed.word.length === 1) return beginning(typed.word, 'A');
  return anyOf(
    meantBy(typed)
      .flatMap(wordForms)
      .map((form) => entry(form, 'A')),
  );
}

/** One part per phrase that has other names, and one per other word. */
function matchingParts(words: readonly TypedWord[], place: Place): string[] {
  const parts: string[] = [];
  let position = 0;
  while (position < words.length) {
    const rest = words.slice(position);
    const found = findSynonyms(rest.map((word) => meantBy(word)[0] ?? word.word));
    const phrase = rest.slice(0, found?.length ?? 1);
    const others = (found?.others ?? []).map((other) => asWritten(other, place));
    parts.push(anyOf([asTyped(phrase, place), ...others]));
    position += phrase.length;
  }
  return parts;
}

/** Every word may be the beginning of one; two neighbours may be written as one. */
function asTyped(phrase: readonly TypedWord[], place: Place): string {
  const apart = allOf(phrase.map((word) => anyOf(meantBy(word).map((meant) => beginning(meant, place)))));
  const joined = phrase.length === 2 ? phrase.map(({ word }) => word).join('') : undefined;
  return joined === undefined ? apart : anyOf([apart, beginning(joined, place)]);
}

function asWritten(phrase: readonly string[], place: Place): string {
  return allOf(phrase.map((word) => anyOf(wordForms(word).map((form) => entry(form, place)))));
}

function meantBy({ word, nearest }: TypedWord): readonly string[] {
  return nearest.length > 0 ? nearest : [word];
}

/** One or two letters have entries of their own in the index (db/migrations/0004_search.sql). */
function beginning(word: string, place: Place): string {
  if (isShort(word)) return entry(isSymbol(word) ? word : `^${word}`, place);
  return `${quote(stemOf(word))}:*${place}`;
}

function entry(word: string, place: Place): string {
  return place === '' ? quote(word) : `${quote(word)}:${place}`;
}

function allOf(parts: readonly string[]): string {
  return parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' & ')})`;
}

function anyOf(parts: readonly string[]): string {
  const distinct = [...new Set(parts)];
  return distinct.length === 1 ? (distinct[0] ?? '') : `(${distinct.join(' | ')})`;
}

function quote(word: string): string {
  return `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
