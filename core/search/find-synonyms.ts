import { synonymGroups } from './synonyms.ts';
import { stemOf } from './word-forms.ts';

type Phrase = readonly string[];

const phrases = synonymGroups.map((group) => group.map((text) => text.split(' ')));
const longest = Math.max(...phrases.flat().map((phrase) => phrase.length));
const groupsByPhrase = new Map<string, Phrase[]>();
for (const group of phrases) {
  for (const phrase of group) {
    const others = group.filter((other) => other !== phrase);
    groupsByPhrase.set(keyOf(phrase), [...(groupsByPhrase.get(keyOf(phrase)) ?? []), ...others]);
  }
}
const words = new Set(phrases.flat(2).map(stemOf));

export function isSynonymWord(word: string): boolean {
  return words.has(stemOf(word));
}

/** The longest known phrase at the beginning of the words, and what else it is called. */
export function findSynonyms(words: Phrase): { length: number; others: Phrase[] } | undefined {
  for (let length = Math.min(longest, words.length); length > 0; length -= 1) {
    const others = groupsByPhrase.get(keyOf(words.slice(0, length)));
    if (others) return { length, others };
  }
  return undefined;
}

function keyOf(phrase: Phrase): string {
  return phrase.map(stemOf).join(' ');
}
