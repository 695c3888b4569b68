import { expect, test } from 'vitest';
import { isLastAnswerDue, isSilentForGood, nextAskAt } from './ask-schedule.ts';

const createdAt = new Date('2026-03-05T14:00:00Z');
const expiresAt = new Date('2026-03-05T14:10:00Z');

function pauseBefore(tries: number, minutes: number): number {
  const now = new Date(createdAt.getTime() + minutes * 60_000);
  return (nextAskAt({ tries, createdAt, expiresAt }, now).getTime() - now.getTime()) / 1000;
}

test('a provider is asked soon at first and then every minute', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 50].map((times) => pauseBefore(times, 1))).toEqual([
    2, 4, 8, 16, 32, 60, 60, 60,
  ]);
});

test('some time after the end of its session an attempt is asked about every ten minutes, from the second day on every hour', () => {
  expect(pauseBefore(30, 19)).toBe(60);
  expect(pauseBefore(30, 21)).toBe(600);
  expect(pauseBefore(30, 24 * 60 + 1)).toBe(3_600);
});

test('an answer after a day is the last word; without one a person is called after a week of questions', () => {
  const asked = { createdAt, expiresAt, tries: 300 };
  expect(isLastAnswerDue(asked, new Date('2026-03-06T13:59:00Z'))).toBe(false);
  expect(isLastAnswerDue(asked, new Date('2026-03-06T14:01:00Z'))).toBe(true);
  expect(isSilentForGood(asked, new Date('2026-03-12T13:59:00Z'))).toBe(false);
  expect(isSilentForGood(asked, new Date('2026-03-12T14:01:00Z'))).toBe(true);
  // The shop was off for that week and has asked only once.
  expect(isSilentForGood({ ...asked, tries: 1 }, new Date('2026-03-13T14:00:00Z'))).toBe(false);
});
