const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const AHEAD_OF_UTC = HOUR;

/** The moment at which a day ('2026-11-21') begins in the shop: Douala is an hour ahead of UTC all year round. */
export function startOfShopDay(day: string): Date {
  return new Date(`${day}T00:00:00+01:00`);
}

/** The shop's calendar day at a moment: '2026-11-21'. */
export function shopDayOf(at: Date): string {
  return new Date(at.getTime() + AHEAD_OF_UTC).toISOString().slice(0, 10);
}

export function endOfShopDay(day: string): Date {
  return new Date(startOfShopDay(day).getTime() + DAY);
}

export function daysBefore(day: string, count: number): string {
  return shopDayOf(new Date(startOfShopDay(day).getTime() - count * DAY));
}

/** The moment of a value from a field for day and time ('2026-11-28T08:30'), read in the shop's time zone. */
export function momentOfField(text: string): string {
  return new Date(`${text}:00+01:00`).toISOString();
}

export function fieldOfMoment(at: Date): string {
  return new Date(at.getTime() + AHEAD_OF_UTC).toISOString().slice(0, 16);
}

export function daysAfter(day: string, count: number): string {
  return daysBefore(day, -count);
}

/** The hour in the shop at a moment: 0 to 23. */
export function shopHourOf(at: Date): number {
  return new Date(at.getTime() + AHEAD_OF_UTC).getUTCHours();
}
