import { describe, expect, test } from 'vitest';
import { formatOrderDate } from './order-date.ts';

describe('the date of an order', () => {
  test.each([
    ['2025-03-05T14:30:00.000Z', 'Mar 05, 2025 · 3:30 PM'],
    ['2025-12-31T23:05:00.000Z', 'Jan 01, 2026 · 12:05 AM'],
    ['2025-07-09T11:00:59.000Z', 'Jul 09, 2025 · 12:00 PM'],
  ])('%s is %s in Douala', (createdAt, shown) => {
    expect(formatOrderDate(createdAt, 'en')).toBe(shown);
  });

  test.each([
    ['2025-03-05T14:30:00.000Z', '5 mars 2025 · 15:30'],
    ['2025-07-31T23:05:00.000Z', '1 août 2025 · 00:05'],
  ])('%s is %s in French', (createdAt, shown) => {
    expect(formatOrderDate(createdAt, 'fr')).toBe(shown);
  });
});
