import { closingIssue, reachedIssue } from '../traceability/closing-issues.ts';
import { readSpecificationRows } from '../traceability/specification-rows.ts';
import { sampleValue } from './read-catalogues.ts';

export type Quotation = { readonly rowId: string; readonly text: string };

/** Names of events and roles, words about words, and computed texts. */
const noTexts = new Set([
  'show-login',
  'ADMIN',
  'disable',
  'current/total',
  'Mar 05, 2025 · 3:30 PM',
  '{amount} FCFA',
  // Of a setting, to the letter in shared/promise.test.ts.
  '10 min',
  '10 Minutes',
]);

/** Names a section by how its heading begins. */
const beginnings = new Set(['Why shop']);

export function isSaid(quoted: string, said: ReadonlySet<string>): boolean {
  return (
    said.has(quoted) || (beginnings.has(quoted) && [...said].some((text) => text.startsWith(`${quoted} `)))
  );
}

/**
 * The English texts that the specification puts in quotation marks, as far as the issues have come; `{count}` and the
 * like are filled as the catalogues' own samples are.
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
