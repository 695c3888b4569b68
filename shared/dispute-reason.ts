import type { Language } from './language.ts';
import { disputeReasonMessages } from './messages/dispute-messages.ts';

/** What a bank's code says; a code without words is shown as it came. */
export function disputeReasonIn(language: Language, code: string): string {
  const reasons: Readonly<Record<string, string>> = disputeReasonMessages[language];
  return reasons[code] ?? code;
}
