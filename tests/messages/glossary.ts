import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The words on the left of a row, and those on its right. */
type Row = { readonly left: readonly string[]; readonly right: readonly string[] };

const glossary = readFileSync(resolve(import.meta.dirname, '../../docs/glossary.md'), 'utf8');

/** Where an English text has a word on the left, its French text must have one that begins as a word on the right does. */
export const heldTerms = rowsUnder('| English | French |', 'Held by the tests');
/** Words that no French text may have, with those to use instead. */
export const unsaidWords = rowsUnder('| Not | But |', 'Held by the tests');

/** The glossary's terms that the English text has and the French text lacks. */
export function missedTerms(english: string, french: string, terms: readonly Row[] = heldTerms): string[] {
  return terms
    .filter(({ left }) => left.some((word) => says(english, `${escaped(word)}(?![\\p{L}-])`)))
    .filter(({ right }) => !right.some((stem) => says(french, escaped(stem))))
    .map(({ left, right }) => `${left[0]} is ${right[0]}`);
}

/** The words in the French text for which the glossary has another word. */
export function wrongWords(french: string, words: readonly Row[] = unsaidWords): string[] {
  return words.flatMap(({ left, right }) =>
    left
      .filter((word) => says(french, `${escaped(word)}(?![\\p{L}-])`))
      .map((word) => `${word}: ${right.join(', ')}`),
  );
}

/** Whole words only: 'e-mail' does not contain 'mail', nor 'tatouage' 'ta'. */
function says(text: string, pattern: string): boolean {
  return new RegExp(`(?<![\\p{L}-])${pattern}`, 'iu').test(text);
}

function rowsUnder(head: string, heading: string): Row[] {
  const lines = (glossary.split(`## ${heading}\n`)[1] ?? '').split('\n');
  const begin = lines.findIndex((line) => line.replaceAll(/ +/g, ' ').startsWith(head));
  const end = lines.findIndex((line, index) => index > begin && !line.startsWith('|'));
  return lines.slice(begin + 2, end).map((line) => {
    const [, left = '', right = ''] = line.split('|');
    return { left: wordsIn(left), right: wordsIn(right) };
  });
}

function wordsIn(cell: string): string[] {
  return cell
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

function escaped(word: string): string {
  return word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
