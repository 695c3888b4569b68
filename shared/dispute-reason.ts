import type { Language } from './language.ts';
import { disputeReasonMessages } from './messages/dispute-messages.ts';

/** The words for a bank's code; a code without words is shown as it is. */
export function disputeReasonIn(language: Language, code: string): string {
  const reasons: Readonly<Record<string, string>> = disputeReasonMessages[language];
  return reasons[code] ?? code;
}
