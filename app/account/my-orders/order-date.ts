import type { Language } from '#shared/language.ts';

/** 'Mar 05, 2025 · 3:30 PM' (spec §2), '5 mars 2025 · 15:30' in French: the shop's time, wherever the phone is. */
export function formatOrderDate(createdAt: string, language: Language): string {
  return language === 'fr' ? inFrench(new Date(createdAt)) : inEnglish(new Date(createdAt));
}

const timeZone = 'Africa/Douala';

function inEnglish(date: Date): string {
  const part = partsOf(date, 'en-US', {
    ...{ month: 'short', day: '2-digit', year: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', hour12: true },
  });
  return `${part('month')} ${part('day')}, ${part('year')} · ${part('hour')}:${part('minute')} ${part('dayPeriod')}`;
}

function inFrench(date: Date): string {
  const part = partsOf(date, 'fr-FR', {
    ...{ month: 'long', day: 'numeric', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  });
  return `${part('day')} ${part('month')} ${part('year')} · ${part('hour')}:${part('minute')}`;
}

/** Part by part, because browsers put different spaces between them. */
function partsOf(date: Date, locale: string, options: Intl.DateTimeFormatOptions) {
  const parts = new Intl.DateTimeFormat(locale, { ...options, timeZone }).formatToParts(date);
  return (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
}
