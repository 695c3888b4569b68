import type { StatementView } from '#shared/contract/statements.ts';
import { formatDay } from '#shared/formats/dates.ts';
import type { Language } from '#shared/language.ts';
import { statementMessages } from '../../messages/statement-messages.ts';

/** The days of a statement's lines, or the one day. */
export function daysOf({ firstAt, lastAt }: StatementView, language: Language): string {
  const [first, last] = [formatDay(firstAt, language), formatDay(lastAt, language)];
  return first === last ? first : statementMessages[language].days(first, last);
}
