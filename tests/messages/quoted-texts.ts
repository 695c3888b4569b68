import { closingIssue, reachedIssue } from '../traceability/closing-issues.ts';
import { readSpecificationRows } from '../traceability/specification-rows.ts';
import { sampleValue } from './read-catalogues.ts';

export type Quotation = { readonly rowId: string; readonly text: string };

/** Quotations that are not texts of the shop: names of events and roles, words about words, and computed texts. */
const noTexts = new Set([
  'show-login',
  'ADMIN',
  'disable',
  'current/total',
  'Mar 05, 2025 · 3:30 PM',
  '{amount} FCFA',
  // Depends on a setting; shared/promise.test.ts compares it to the letter.
  '10 min',
  '10 Minutes',
]);

/** Names of sections that are only the beginning of their heading. */
const beginnings = new Set(['Why shop']);

export function isSaid(quoted: string, said: ReadonlySet<string>): boolean {
  return (
    said.has(quoted) || (beginnings.has(quoted) && [...said].some((text) => text.startsWith(`${quoted} `)))
  );
}

/**
 * The English texts that the specification puts in quotation marks, for the issues reached so far; `{count}` and the like are filled in
 * with the catalogues' own samples.
 */
export function quotedTexts(): Quotation[] {
  return readSpecificationRows()
    .filter(({ id }) => closingIssue(id) <= reachedIssue)
    .flatMap(({ id, text }) => quotationsIn(text).map((quoted) => ({ rowId: id, text: quoted })));
}

export function quotationsIn(sentence: string): string[] {
  return [...sentence.matchAll(/(?<!\w)'([^']+)'(?!\w)/g)]
    .map((match) => match[1] ?? '')
    .filter((text) => !noTexts.has(text))
    .map((text) => text.replace(/\{\w+\}/g, sampleValue));
}
