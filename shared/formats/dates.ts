import type { Language } from '../language.ts';

/** Both locales write the day before the month, as is usual in Cameroon. */
const locales = { en: 'en-GB', fr: 'fr-FR' } as const;

/** The shop's time zone, whatever zone the phone or the server is in. */
const timeZone = 'Africa/Douala';

/** 'Mar 05, 2025 · 3:30 PM' (spec §2), '5 mars 2025 · 15:30' in French. */
export function formatMoment(at: string, language: Language): string {
  return language === 'fr' ? momentInFrench(new Date(at)) : momentInEnglish(new Date(at));
}

/** '22 Nov · 17:30', '22 nov. · 17:30', for lists with little room. */
export function formatShortMoment(at: string, language: Language): string {
  const date = new Date(at);
  const day = format(date, language, { day: 'numeric', month: 'short', timeZone });
  const hour = format(date, language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  return `${day} · ${hour}`;
}

/** '21 November 2026', '21 novembre 2026'. */
export function formatDay(at: string | Date, language: Language): string {
  return format(new Date(at), language, { dateStyle: 'long', timeZone });
}

/** '21 November 2026 · 15:30', beside days that are written as by `formatDay`. */
export function formatDayAndHour(at: Date, language: Language): string {
  const hour = format(at, language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  return `${formatDay(at, language)} · ${hour}`;
}

/** '21 November', for a day close to today. */
export function formatDayOfYear(at: string, language: Language): string {
  return format(new Date(at), language, { day: 'numeric', month: 'long', timeZone });
}

/** '21 Nov' of '2026-11-21': a day of the shop's calendar has no hour and therefore no time zone. */
export function formatCalendarDay(day: string, language: Language): string {
  const at = new Date(`${day}T00:00:00Z`);
  return format(at, language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
}

function format(at: Date, language: Language, options: Intl.DateTimeFormatOptions): string {
  const text = new Intl.DateTimeFormat(locales[language], options).format(at);
  return language === 'fr' ? firstInFrench(text) : text;
}

function momentInEnglish(date: Date): string {
  const part = partsOf(date, 'en-US', {
    ...{ month: 'short', day: '2-digit', year: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', hour12: true },
  });
  return `${part('month')} ${part('day')}, ${part('year')} · ${part('hour')}:${part('minute')} ${part('dayPeriod')}`;
}

function momentInFrench(date: Date): string {
  const part = partsOf(date, locales.fr, {
    ...{ month: 'long', day: 'numeric', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  });
  return firstInFrench(`${part('day')} ${part('month')} ${part('year')} · ${part('hour')}:${part('minute')}`);
}

/** Adds the ordinal that French needs for the first of a month and browsers leave out: '1er décembre'. */
function firstInFrench(text: string): string {
  return text.replace(/^1(?=\s)/, '1er');
}

/** Formats part by part, because browsers put different spaces between the parts. */
function partsOf(date: Date, locale: string, options: Intl.DateTimeFormatOptions) {
  const parts = new Intl.DateTimeFormat(locale, { ...options, timeZone }).formatToParts(date);
  return (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
}
