import { endOfShopDay, shopDayOf, startOfShopDay } from './shop-day.ts';

const HOUR = 3_600_000;

/** Hours of the shop's day, such as 22 to 6. If `from` equals `until`, there are none. */
export type HoursOfDay = { from: number; until: number };

/** The moment itself, or the end of these hours if it lies within them. */
export function afterHours(moment: Date, { from, until }: HoursOfDay): Date {
  const day = shopDayOf(moment);
  const midnight = startOfShopDay(day).getTime();
  const hour = (moment.getTime() - midnight) / HOUR;
  const isWithin = from <= until ? hour >= from && hour < until : hour >= from || hour < until;
  if (!isWithin) return moment;
  return new Date((hour < until ? midnight : endOfShopDay(day).getTime()) + until * HOUR);
}
