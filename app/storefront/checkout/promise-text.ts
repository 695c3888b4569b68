import { type DeliveryPromise, promisedDays } from '#shared/delivery.ts';
import { type DeliveryCalendar, everyDay } from '#shared/delivery-calendar.ts';
import { formatCalendarDay } from '#shared/formats/dates.ts';
import type { Language } from '#shared/language.ts';
import { daysAfter, shopDayOf } from '#shared/shop-day.ts';
import { deliveryMessages } from '../../messages/delivery-messages.ts';

/** 'Today before 18:00', 'Between 25 Nov and 27 Nov'. */
export function promiseText(
  promise: DeliveryPromise,
  { now, calendar = everyDay }: { now: Date; calendar: DeliveryCalendar | undefined },
  language: Language,
): string {
  const texts = deliveryMessages[language];
  const { from, to } = promisedDays(promise, now, calendar);
  const today = shopDayOf(now);
  const day = (date: string) => formatCalendarDay(date, language);
  const hour = promise.beforeHour === null ? '' : ` ${texts.before(promise.beforeHour)}`;
  if (to === today) return texts.today + hour;
  if (to === daysAfter(today, 1)) return texts.tomorrow + hour;
  return (
    (from === to || promise.daysFrom === 0 ? texts.by(day(to)) : texts.between(day(from), day(to))) + hour
  );
}
