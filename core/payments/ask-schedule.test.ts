import { expect, test } from 'vitest';
import { isGivenUp, nextAskAt } from './ask-schedule.ts';

const createdAt = new Date('2026-03-05T14:00:00Z');
const expiresAt = new Date('2026-03-05T14:10:00Z');

function pauseBefore(timesAsked: number, minutes: number): number {
  const now = new Date(createdAt.getTime() + minutes * 60_000);
  return (nextAskAt({ timesAsked, createdAt, expiresAt }, now).getTime() - now.getTime()) / 1000;
}

test('a provider is asked soon at first and then every minute', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 50].map((times) => pauseBefore(times, 1))).toEqual([
    2, 4, 8, 16, 32, 60, 60, 60,
  ]);
});

test('some time after the end of its session an attempt is asked about every ten minutes, for a day', () => {
  expect(pauseBefore(30, 19)).toBe(60);
  expect(pauseBefore(30, 21)).toBe(600);
  expect(isGivenUp({ createdAt }, new Date('2026-03-06T13:59:00Z'))).toBe(false);
  expect(isGivenUp({ createdAt }, new Date('2026-03-06T14:01:00Z'))).toBe(true);
});
