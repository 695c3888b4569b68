import { findSynonyms } from './find-synonyms.ts';
import { isShort, meaningfulWords, stemOf, wordForms } from './word-forms.ts';

/** A typed word; `nearest` are the words it may have meant, where the shop has none that begins with it. */
export type TypedWord = { word: string; nearest: readonly string[] };

/** Two `tsquery` texts: the words as typed and nothing else, and everything that counts as a match. */
export type TextQuery = {
  exact: string;
  matching: string;
  /** Only one or two letters were typed: descriptions, where nearly everything begins with them, are left out. */
  isShort: boolean;
};

/** What to look for, or undefined where nothing was typed that could be found. */
export function buildTextQuery(typed: readonly TypedWord[]): TextQuery | undefined {
  const words = meaningfulWords(typed);
  if (words.length === 0) return undefined;
  return {
    exact: allOf(words.map((word) => anyOf(meantBy(word).flatMap(wordForms).map(quote)))),
    matching: allOf(matchingParts(words)),
    isShort: words.every(({ word }) => isShort(word)),
  };
}

/** One part per phrase that has other names, and one per other word. */
function matchingParts(words: readonly TypedWord[]): string[] {
  const parts: string[] = [];
  let position = 0;
  while (position < words.length) {
    const rest = words.slice(position);
    const found = findSynonyms(rest.map((word) => meantBy(word)[0] ?? word.word));
    const phrase = rest.slice(0, found?.length ?? 1);
    parts.push(anyOf([asTyped(phrase), ...(found?.others ?? []).map(asWritten)]));
    position += phrase.length;
  }
  return parts;
}

/** Every word may be the beginning of one; two neighbours may be written as one. */
function asTyped(phrase: readonly TypedWord[]): string {
  const apart = allOf(phrase.map((word) => anyOf(meantBy(word).map(beginning))));
  const joined = phrase.length === 2 ? phrase.map(({ word }) => word).join('') : undefined;
  return joined === undefined ? apart : anyOf([apart, beginning(joined)]);
}

function asWritten(phrase: readonly string[]): string {
  return allOf(phrase.map((word) => anyOf(wordForms(word).map(quote))));
}

function meantBy({ word, nearest }: TypedWord): readonly string[] {
  return nearest.length > 0 ? nearest : [word];
}

function beginning(word: string): string {
  return `${quote(stemOf(word))}:*`;
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
