import { describe, expect, test } from 'vitest';
import { daysBefore, endOfShopDay, shopDayOf, startOfShopDay } from './shop-day.ts';

describe('the day in the shop', () => {
  test.each([
    ['2026-11-20T22:59:59.999Z', '2026-11-20'],
    ['2026-11-20T23:00:00.000Z', '2026-11-21'],
    ['2026-12-31T23:00:00.000Z', '2027-01-01'],
    // Douala has no summer time.
    ['2026-07-14T22:59:59.999Z', '2026-07-14'],
    ['2026-07-14T23:00:00.000Z', '2026-07-15'],
  ])('at %s is %s', (moment, day) => {
    expect(shopDayOf(new Date(moment))).toBe(day);
  });

  test('begins and ends at midnight in Douala, an hour before that of UTC', () => {
    expect(startOfShopDay('2026-11-21').toISOString()).toBe('2026-11-20T23:00:00.000Z');
    expect(endOfShopDay('2026-11-21').toISOString()).toBe('2026-11-21T23:00:00.000Z');
    expect(endOfShopDay('2026-12-31')).toEqual(startOfShopDay('2027-01-01'));
  });

  test('begins in the day itself and ends in the next one', () => {
    expect(shopDayOf(startOfShopDay('2026-11-21'))).toBe('2026-11-21');
    expect(shopDayOf(new Date(endOfShopDay('2026-11-21').getTime() - 1))).toBe('2026-11-21');
    expect(shopDayOf(endOfShopDay('2026-11-21'))).toBe('2026-11-22');
  });

  test('is counted back over the ends of months and years', () => {
    expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28');
    expect(daysBefore('2027-01-01', 1)).toBe('2026-12-31');
    expect(daysBefore('2026-11-21', 0)).toBe('2026-11-21');
  });
});
