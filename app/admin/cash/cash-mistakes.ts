import { formatFrancs } from '#shared/money.ts';
import type { cashMessages } from '../../messages/cash-messages.ts';
import { readFrancs } from './read-francs.ts';

/** What is wrong with the cash that was typed at a door or counter: a smaller sum than is due needs a note, a larger one has change to give back. */
export function cashMistakes(
  typed: (field: string) => string,
  due: number,
  texts: (typeof cashMessages)['en'],
): Record<string, string> {
  const amount = readFrancs(typed('amount'));
  if (amount === undefined) return { amount: texts.noAmount };
  if (amount > due) return { amount: texts.giveChange(formatFrancs(due), formatFrancs(amount - due)) };
  return amount < due && typed('note').trim() === '' ? { note: texts.whyMissing } : {};
}
