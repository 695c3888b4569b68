import { formatFrancs } from '#shared/money.ts';
import type { tillMessages } from '../../messages/till-messages.ts';

type Words = Pick<(typeof tillMessages)['en' | 'fr'], 'noDifference' | 'missing' | 'tooMuch'>;

/** The difference of a count, in words: a sign before a sum is easily overlooked. */
export function differenceText(difference: number, texts: Words): string {
  if (difference === 0) return texts.noDifference;
  const amount = formatFrancs(Math.abs(difference));
  return difference < 0 ? texts.missing(amount) : texts.tooMuch(amount);
}
