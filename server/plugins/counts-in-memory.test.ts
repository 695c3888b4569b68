import { beforeEach, expect, test, vi } from 'vitest';
import { CountsInMemory } from './counts-in-memory.ts';

const tenMinutes = 600_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  return () => void vi.useRealTimers();
});

test('requests of a client count together until the time of the limit is over', () => {
  const counts = new CountsInMemory();
  expect(counts.count('amina', tenMinutes)).toEqual({ requests: 1, endsInMs: tenMinutes });
  vi.advanceTimersByTime(tenMinutes - 1);
  expect(counts.count('amina', tenMinutes)).toEqual({ requests: 2, endsInMs: 1 });
  expect(counts.count('brice', tenMinutes)).toEqual({ requests: 1, endsInMs: tenMinutes });
  vi.advanceTimersByTime(1);
  expect(counts.count('amina', tenMinutes)).toEqual({ requests: 1, endsInMs: tenMinutes });
});

test('a shop that is open for a month remembers the clients of the last minutes only', () => {
  const counts = new CountsInMemory();
  for (let client = 0; client < 5_000; client += 1) {
    counts.count(`shopper ${client}`, tenMinutes);
    counts.count('the office', tenMinutes);
    vi.advanceTimersByTime(1_000);
  }
  // The clients of the last ten minutes, one a second, and the office.
  expect(counts.size).toBe(601);
});

test('of a flood of made-up clients the newest are remembered', () => {
  const counts = new CountsInMemory();
  for (let client = 0; client < 60_000; client += 1) counts.count(`stranger ${client}`, tenMinutes);
  expect(counts.size).toBe(50_000);
  expect(counts.count('stranger 59999', tenMinutes).requests).toBe(2);
  expect(counts.count('stranger 0', tenMinutes).requests).toBe(1);
});
