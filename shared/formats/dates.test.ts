import { describe, expect, test } from 'vitest';
import { formatCalendarDay, formatDay, formatDayOfYear, formatMoment, formatShortMoment } from './dates.ts';

describe('the date of an order', () => {
  test.each([
    ['2025-03-05T14:30:00.000Z', 'Mar 05, 2025 · 3:30 PM'],
    ['2025-12-31T23:05:00.000Z', 'Jan 01, 2026 · 12:05 AM'],
    ['2025-07-09T11:00:59.000Z', 'Jul 09, 2025 · 12:00 PM'],
  ])('%s is %s in Douala', (createdAt, shown) => {
    expect(formatMoment(createdAt, 'en')).toBe(shown);
  });

  test.each([
    ['2025-03-05T14:30:00.000Z', '5 mars 2025 · 15:30'],
    ['2025-07-31T23:05:00.000Z', '1er août 2025 · 00:05'],
  ])('%s is %s in French', (createdAt, shown) => {
    expect(formatMoment(createdAt, 'fr')).toBe(shown);
  });
});

describe('a day', () => {
  test('is the day in Douala, also when it is still yesterday in London', () => {
    expect(formatDay('2025-12-31T23:30:00.000Z', 'en')).toBe('1 January 2026');
    expect(formatDay(new Date('2025-07-31T12:00:00.000Z'), 'fr')).toBe('31 juillet 2025');
    expect(formatDayOfYear('2025-12-31T23:30:00.000Z', 'en')).toBe('1 January');
  });

  test('of the calendar has no time zone', () => {
    expect(formatCalendarDay('2026-11-21', 'en')).toBe('21 Nov');
    expect(formatCalendarDay('2026-11-21', 'fr')).toBe('21 nov.');
  });

  test('that is the first of its month has an ordinal in French', () => {
    expect(formatDay('2026-12-01T08:00:00.000Z', 'fr')).toBe('1er décembre 2026');
    expect(formatDayOfYear('2026-12-01T08:00:00.000Z', 'fr')).toBe('1er décembre');
    expect(formatCalendarDay('2026-12-01', 'fr')).toBe('1er déc.');
    expect(formatShortMoment('2026-12-01T08:00:00.000Z', 'fr')).toBe('1er déc. · 09:00');
    expect(formatDay('2026-12-11T08:00:00.000Z', 'fr')).toBe('11 décembre 2026');
    expect(formatCalendarDay('2026-12-01', 'en')).toBe('1 Dec');
  });
});
