import type { Language } from '#shared/language.ts';

/** '21 Nov' or '21 nov.': a day of the shop's calendar, which has no hour and therefore no time zone. */
export function shortDay(day: string, language: Language): string {
  return new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}
