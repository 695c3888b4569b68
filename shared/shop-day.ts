const DAY = 24 * 60 * 60 * 1000;

/** The moment at which a day ('2026-11-21') begins in the shop: Douala is an hour ahead of UTC all year round. */
export function startOfShopDay(day: string): Date {
  return new Date(`${day}T00:00:00+01:00`);
}

export function endOfShopDay(day: string): Date {
  return new Date(startOfShopDay(day).getTime() + DAY);
}

/** The day it is in the shop at a moment. */
export function shopDayOf(moment: Date): string {
  return new Date(moment.getTime() + 60 * 60 * 1000).toISOString().slice(0, 10);
}

export function daysBefore(day: string, count: number): string {
  return shopDayOf(new Date(startOfShopDay(day).getTime() - count * DAY));
}
