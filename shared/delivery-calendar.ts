import { afterHours } from './after-hours.ts';
import { MINUTES_OF_DAY, promiseIn } from './promise.ts';
import type { SettingValues } from './settings.ts';
import { daysAfter, shopDayOf, startOfShopDay } from './shop-day.ts';
import { readWeekdays, type Weekday, weekdays } from './weekdays.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** When parcels are delivered. */
export type DeliveryCalendar = {
  weekdays: Weekday[];
  /** Days without delivery in each year: '12-25'. */
  daysOff: string[];
  /** Parcels leave from this hour to that one; the same hour twice: at any hour. */
  from: number;
  until: number;
};

export const everyDay: DeliveryCalendar = { weekdays: [...weekdays], daysOff: [], from: 0, until: 0 };

type CalendarSettings = Pick<SettingValues, 'deliveryDays' | 'daysOff' | 'deliversFrom' | 'deliversUntil'>;

export function calendarOf({
  deliveryDays,
  daysOff,
  deliversFrom,
  deliversUntil,
}: CalendarSettings): DeliveryCalendar {
  return {
    weekdays: readWeekdays(deliveryDays),
    daysOff: readDaysOff(daysOff) ?? [],
    from: deliversFrom,
    until: deliversUntil,
  };
}

export function isEveryDay({ weekdays: days, daysOff, from, until }: DeliveryCalendar): boolean {
  return days.length === weekdays.length && daysOff.length === 0 && from === until;
}

/** Days and months such as '25/12, 1/1', as '12-25' and '01-01'; undefined if one of them is no day. */
export function readDaysOff(typed: string): string[] | undefined {
  const days = typed
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(readDayOff);
  return days.every((day) => day !== undefined) ? days : undefined;
}

function readDayOff(typed: string): string | undefined {
  const [, day = '', month = ''] = /^(\d{1,2})[/.-](\d{1,2})$/.exec(typed) ?? [];
  const date = `${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  // In a leap year: 29/2 is a day.
  const at = new Date(`2028-${date}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(5, 10) === date ? date : undefined;
}

/** The `count`th day of delivery after a day ('2026-11-25'); a day without delivery counts as the next one with it. */
export function deliveryDayAfter(day: string, count: number, calendar: DeliveryCalendar): string {
  let found = firstDeliveryDay(day, calendar);
  for (let left = count; left > 0; left -= 1) found = firstDeliveryDay(daysAfter(found, 1), calendar);
  return found;
}

/** The day itself, or the first one after it on which parcels are delivered. */
function firstDeliveryDay(day: string, { weekdays: delivering, daysOff }: DeliveryCalendar): string {
  // Bounded: with enough days off no day may be left.
  for (let ahead = 0; ahead <= 366; ahead += 1) {
    const candidate = daysAfter(day, ahead);
    const weekday = weekdays[(new Date(candidate).getUTCDay() + 6) % 7];
    if (weekday && delivering.includes(weekday) && !daysOff.includes(candidate.slice(5))) return candidate;
  }
  return day;
}

/**
 * When an order placed at a moment arrives, for a promise in minutes. A promise of less than a day is kept while parcels are delivered, and
 * begins anew when they are again; of a longer one only the day counts.
 */
export function promisedMoment(minutes: number, placedAt: Date, calendar: DeliveryCalendar): Date {
  if (minutes >= MINUTES_OF_DAY) {
    return startOfShopDay(deliveryDayAfter(shopDayOf(placedAt), promiseIn(minutes).count, calendar));
  }
  const closed = { from: calendar.until, until: calendar.from };
  const later = (moment: Date) => new Date(moment.getTime() + minutes * MINUTE);
  const soon = later(afterHours(placedAt, closed));
  const reopened = afterHours(soon, closed);
  const arrival = reopened > soon ? later(reopened) : soon;
  const day = shopDayOf(arrival);
  const delivered = firstDeliveryDay(day, calendar);
  return delivered === day
    ? arrival
    : later(new Date(startOfShopDay(delivered).getTime() + calendar.from * HOUR));
}
