import { findSynonyms } from './find-synonyms.ts';
import { isShort, isSymbol, meaningfulWords, stemOf, wordForms } from './word-forms.ts';

/** A typed word; `nearest` are the words it may have meant, if the shop has none that begins with it. */
export type TypedWord = { word: string; nearest: readonly string[] };

/** Words of the index from `first` to `last`: one word, or all with the same beginning. */
export type WordRange = { first: string; last: string };

/** A term matches by any of its words, an alternative by all of its terms, a part by any of its alternatives. */
type Term = readonly WordRange[];
type Alternative = readonly Term[];
type Part = readonly Alternative[];

/** A match has every part. */
export type TextQuery = {
  /** Only the words as typed: products with them in the name come first. */
  exact: readonly Part[];
  parts: readonly Part[];
};

/** The query for what was typed; undefined if nothing in it can be found. */
export function buildTextQuery(typed: readonly TypedWord[]): TextQuery | undefined {
  const words = meaningfulWords(typed);
  if (words.length === 0) return undefined;
  return { exact: words.map((word) => [[asWord(word)]]), parts: matchingParts(words) };
}

/** A single letter always counts as a beginning: as a word of its own, it is mostly what an apostrophe left over. */
function asWord(typed: TypedWord): Term {
  if (typed.word.length === 1) return [beginning(typed.word)];
  return meantBy(typed).flatMap(wordForms).map(entry);
}

/** One part for each phrase that has other names, and one for each other word. */
function matchingParts(words: readonly TypedWord[]): Part[] {
  let position = 0;
  return phrasesOf(words).map((phrase) => {
    const joined = phrase.length === 1 ? joinedWithNeighbours(words, position) : [];
    position += phrase.length;
    return joinSingleTerms([...asTyped(phrase), ...joined, ...otherNames(phrase).map(asWritten)]);
  });
}

/** The longest phrases that have other names; each of the words between them is a phrase of its own. */
export function phrasesOf(words: readonly TypedWord[]): TypedWord[][] {
  const phrases: TypedWord[][] = [];
  let position = 0;
  while (position < words.length) {
    const phrase = words.slice(position, position + lengthOfPhrase(words.slice(position)));
    phrases.push(phrase);
    position += phrase.length;
  }
  return phrases;
}

function lengthOfPhrase(rest: readonly TypedWord[]): number {
  return findSynonyms(rest.map(mostLikely))?.length ?? 1;
}

function otherNames(phrase: readonly TypedWord[]): (readonly string[])[] {
  const found = findSynonyms(phrase.map(mostLikely));
  return found?.length === phrase.length ? found.others : [];
}

function mostLikely(typed: TypedWord): string {
  return meantBy(typed)[0] ?? typed.word;
}

/** 'Bio derma' is 'Bioderma': each of the two words also matches where the joined word is. */
function joinedWithNeighbours(words: readonly TypedWord[], position: number): Alternative[] {
  return [position - 1, position].flatMap((first) => {
    const [one, other] = [words[first]?.word, words[first + 1]?.word];
    if (one === undefined || other === undefined || Math.min(one.length, other.length) < 2) return [];
    return [[[beginning(one + other)]]];
  });
}

/** Every word may be the beginning of a word; two neighbours may be written as one word. */
function asTyped(phrase: readonly TypedWord[]): Alternative[] {
  const apart = phrase.map((word) => meantBy(word).map(beginning));
  return phrase.length === 2 ? [apart, [[beginning(phrase.map(({ word }) => word).join(''))]]] : [apart];
}

function asWritten(phrase: readonly string[]): Alternative {
  return phrase.map((word) => wordForms(word).map(entry));
}

/** Joins all alternatives that have one term into a single term with the words of all. */
function joinSingleTerms(alternatives: readonly Alternative[]): Part {
  const single = alternatives.filter(({ length }) => length === 1).flat(2);
  const others = alternatives.filter(({ length }) => length > 1);
  return single.length > 0 ? [[single], ...others] : others;
}

function meantBy({ word, nearest }: TypedWord): readonly string[] {
  return nearest.length > 0 ? nearest : [word];
}

/**
 * All words with this beginning. Beginnings of one or two letters have entries of their own in the index
 * (db/migrations/0004_search.sql).
 */
function beginning(word: string): WordRange {
  if (isShort(word)) return entry(isSymbol(word) ? word : `^${word}`);
  const stem = stemOf(word);
  return { first: stem, last: `${stem}\u{10ffff}` };
}

function entry(word: string): WordRange {
  return { first: word, last: word };
}
