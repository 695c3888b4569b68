import type { Language } from '../language.ts';
import { type Weekday, weekdays } from '../weekdays.ts';

/** 'Monday', 'lundi'. */
export function formatWeekday(day: Weekday, language: Language): string {
  // The 1st of January 2024 was a Monday.
  const at = new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(day)));
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(at);
}
