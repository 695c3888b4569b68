import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Words on the left of a row, and on its right. */
type Row = { readonly left: readonly string[]; readonly right: readonly string[] };

const glossary = readFileSync(resolve(import.meta.dirname, '../../docs/glossary.md'), 'utf8');

/** Where English says a word on the left, French says one that begins as one on the right does. */
export const heldTerms = rowsUnder('| English | French |', 'Held by the tests');
/** What no French text says, and what it says instead. */
export const unsaidWords = rowsUnder('| Not | But |', 'Held by the tests');

/** The terms of the glossary that the English text says and the French text does not. */
export function missedTerms(english: string, french: string, terms: readonly Row[] = heldTerms): string[] {
  return terms
    .filter(({ left }) => left.some((word) => says(english, `${escaped(word)}(?![\\p{L}-])`)))
    .filter(({ right }) => !right.some((stem) => says(french, escaped(stem))))
    .map(({ left, right }) => `${left[0]} is ${right[0]}`);
}

/** The words in the French text that the glossary has another one for. */
export function wrongWords(french: string, words: readonly Row[] = unsaidWords): string[] {
  return words.flatMap(({ left, right }) =>
    left
      .filter((word) => says(french, `${escaped(word)}(?![\\p{L}-])`))
      .map((word) => `${word}: ${right.join(', ')}`),
  );
}

/** Word by word: e-mail does not hold mail, nor tatouage ta. */
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
