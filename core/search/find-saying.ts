import { buildTextQuery, phrasesOf, type TextQuery, type TypedWord } from './build-text-query.ts';
import { findSynonyms } from './find-synonyms.ts';
import type { MatchBlock, ReadMatches } from './match-blocks.ts';
import { stemOf } from './word-forms.ts';

/** The matches of each thing that was described, such as 'mat' or 'peau sèche'. `named`: the words of the things themselves. */
export function findSaying(
  described: readonly TypedWord[][],
  named: readonly TypedWord[],
  read: ReadMatches,
): Promise<MatchBlock[][]> {
  const ofThings = wordsOfThings(named);
  return Promise.all(described.flatMap((phrase) => queryOf(phrase, ofThings) ?? []).map(read));
}

/**
 * Words that are part of a thing's own name do not describe it: every lipstick is a 'rouge à lèvres', so of 'rouge à lèvres rouge' only 'red' is
 * looked for in names.
 */
function queryOf(phrase: readonly TypedWord[], ofThings: ReadonlySet<string>): TextQuery | undefined {
  const whole = buildTextQuery(phrase);
  const [only, ...more] = phrase;
  if (!whole || !only || more.length > 0) return whole && { exact: [], parts: whole.parts };
  const others = findSynonyms([only.word])?.others ?? [];
  const said = [only.word, ...others.filter(({ length }) => length === 1).flat()];
  const describing = said.filter((word) => !ofThings.has(stemOf(word)));
  if (describing.length === said.length) return { exact: [], parts: whole.parts };
  const literal = buildTextQuery([{ word: only.word, nearest: describing }]);
  return describing.length > 0 && literal ? { exact: [], parts: literal.exact } : undefined;
}

/** The words of the things, and those of their other names. */
function wordsOfThings(named: readonly TypedWord[]): Set<string> {
  const phrases = phrasesOf(named).map((phrase) => phrase.map(({ word }) => word));
  const others = phrases.flatMap((phrase) => findSynonyms(phrase)?.others ?? []);
  return new Set([...phrases, ...others].flat().map(stemOf));
}
