import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { promisedDays } from './delivery.ts';
import {
  type DeliveryCalendar,
  deliveryDayAfter,
  everyDay,
  isEveryDay,
  promisedMoment,
  readDaysOff,
} from './delivery-calendar.ts';
import { shopDayOf } from './shop-day.ts';
import { readWeekdays, weekdays } from './weekdays.ts';

/** Monday to Saturday from 8 to 18, and not at Christmas. */
const usual: DeliveryCalendar = {
  ...{ weekdays: readWeekdays('Mon, Tue, Wed, Thu, Fri, Sat'), daysOff: ['12-25'] },
  ...{ from: 8, until: 18 },
};
const terms = { daysFrom: 0, daysTo: 0, beforeHour: null, lastOrderHour: null };
const at = (moment: string) => new Date(`${moment}:00+01:00`);

describe('a promise of days', () => {
  test.each([
    ['the same day on a Sunday is Monday', { ...terms }, '2026-11-29T10:00', '2026-11-30'],
    [
      'a late order of Saturday is one of Monday',
      { ...terms, lastOrderHour: 14 },
      '2026-11-28T15:00',
      '2026-11-30',
    ],
    ['a day after Saturday is Monday', { ...terms, daysTo: 1 }, '2026-11-28T10:00', '2026-11-30'],
    ['two days after Thursday, at Christmas', { ...terms, daysTo: 2 }, '2026-12-24T10:00', '2026-12-28'],
    ['a Tuesday has nothing to leave out', { ...terms, daysTo: 2 }, '2026-11-24T10:00', '2026-11-26'],
  ])('%s', (_, promise, now, to) => {
    expect(promisedDays(promise, at(now), usual).to).toBe(to);
  });

  test('never ends on a day without delivery, and never before it does in a shop that delivers every day', () => {
    const calendars = fc.record({
      weekdays: fc.subarray([...weekdays], { minLength: 1 }),
      daysOff: fc.subarray(['12-24', '12-25', '01-01', '02-29']),
      ...{ from: fc.constant(8), until: fc.constant(18) },
    });
    const days = fc
      .integer({ min: 0, max: 800 })
      .map((day) => shopDayOf(new Date(Date.UTC(2027, 0, day, 12))));
    fc.assert(
      fc.property(calendars, days, fc.nat(10), (calendar, day, count) => {
        const found = deliveryDayAfter(day, count, calendar);
        expect(calendar.daysOff).not.toContain(found.slice(5));
        expect(calendar.weekdays).toContain(weekdays[(new Date(found).getUTCDay() + 6) % 7]);
        expect(found >= deliveryDayAfter(day, count, everyDay)).toBe(true);
      }),
    );
  });

  test('is what it says where all days are off', () => {
    expect(deliveryDayAfter('2026-11-29', 0, { ...usual, weekdays: [] })).toBe('2026-11-29');
  });
});

describe('a promise of minutes', () => {
  test.each([
    ['begins at once in the hours of delivery', 10, '2026-11-24T10:01', '2026-11-24T10:11'],
    ['begins in the morning at night', 10, '2026-11-24T22:00', '2026-11-25T08:10'],
    [
      'begins on the next day where it would end after the last hour',
      60,
      '2026-11-24T17:30',
      '2026-11-25T09:00',
    ],
    ['begins on Monday on a Saturday evening', 10, '2026-11-28T18:30', '2026-11-30T08:10'],
    ['begins on Monday on a Sunday', 10, '2026-11-29T10:00', '2026-11-30T08:10'],
    ['of two days counts days of delivery', 2880, '2026-11-28T10:00', '2026-12-01T00:00'],
  ])('%s', (_, minutes, placed, promised) => {
    expect(promisedMoment(minutes, at(placed), usual)).toEqual(at(promised));
  });

  test('holds at any hour where the shop sets nothing', () => {
    expect(promisedMoment(10, at('2026-11-29T23:55'), everyDay)).toEqual(at('2026-11-30T00:05'));
  });
});

test('days off are read as people write them, and what is no day is refused', () => {
  expect(readDaysOff('25/12, 1/1;20-05 29.2')).toEqual(['12-25', '01-01', '05-20', '02-29']);
  expect(readDaysOff('')).toEqual([]);
  for (const typed of ['31/02', '12/25', 'Noël', '0/1', '1/1/2027'])
    expect(readDaysOff(typed)).toBeUndefined();
});

test('a shop delivers every day until it says otherwise', () => {
  expect(isEveryDay(everyDay)).toBe(true);
  expect(isEveryDay({ ...everyDay, from: 9, until: 9 })).toBe(true);
  expect(isEveryDay(usual)).toBe(false);
});
