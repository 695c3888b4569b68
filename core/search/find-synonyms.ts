import { describingGroups, type SynonymGroup, synonymGroups } from './synonyms.ts';
import { meaningfulWords, stemOf } from './word-forms.ts';

type Phrase = readonly string[];

const groupsByPhrase = new Map<string, Phrase[]>();
for (const group of synonymGroups) {
  const phrases = group.phrases.map(phraseOf);
  for (const phrase of phrases) {
    const others =
      group.kinds.length > 0 ? group.kinds.map(phraseOf) : phrases.filter((other) => other !== phrase);
    groupsByPhrase.set(keyOf(phrase), [...(groupsByPhrase.get(keyOf(phrase)) ?? []), ...others]);
  }
}
const longest = Math.max(...[...groupsByPhrase.keys()].map((key) => key.split(' ').length));
const stems = stemsOf(synonymGroups);
const describing = stemsOf(describingGroups);

/** All words of the synonym table, without plural endings. */
export const synonymStems: readonly string[] = [...stems];

export function isSynonymWord(word: string): boolean {
  return stems.has(stemOf(word));
}

/** True if the word says what a thing looks like or is for, and is no thing itself. */
export function isDescribing(word: string): boolean {
  return describing.has(stemOf(word));
}

/** The longest known phrase at the beginning of the words, and its other names. */
export function findSynonyms(words: Phrase): { length: number; others: Phrase[] } | undefined {
  for (let length = Math.min(longest, words.length); length > 0; length -= 1) {
    const others = groupsByPhrase.get(keyOf(words.slice(0, length)));
    if (others) return { length, others };
  }
  return undefined;
}

function stemsOf(groups: readonly SynonymGroup[]): Set<string> {
  return new Set(
    groups.flatMap(({ phrases, kinds }) => [...phrases, ...kinds].flatMap(phraseOf).map(stemOf)),
  );
}

/** The phrase without small words, as typed text is read: 'leave in' is 'leave'. */
function phraseOf(text: string): Phrase {
  return meaningfulWords(text.split(' ').map((word) => ({ word }))).map(({ word }) => word);
}

function keyOf(phrase: Phrase): string {
  return phrase.map(stemOf).join(' ');
}
