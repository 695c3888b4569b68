import { expect, test } from 'vitest';
import type { Backup } from './list-backups.ts';
import { chooseKept } from './remove-old-backups.ts';

function backupOf(madeAt: string): Backup {
  const database = { migrations: [], tables: [], sequences: [] };
  return {
    name: madeAt,
    manifest: { format: 1, madeAt, version: '0.0.0', database, pictures: [], bytes: 0 },
  };
}

test('a backup a night leaves the last seven days and one of each of the last four weeks', () => {
  const nights = Array.from({ length: 60 }, (_night, index) =>
    new Date(Date.UTC(2026, 10, 30 - index, 2)).toISOString(),
  );
  const kept = [...chooseKept(nights.map(backupOf), new Date('2026-11-30T03:00:00Z'))]
    .map(({ name }) => name.slice(0, 10))
    .sort();
  // The 30th is a Monday; of each earlier week its last night's backup is kept.
  const weeks = ['2026-11-15', '2026-11-22'];
  const days = ['24', '25', '26', '27', '28', '29', '30'].map((day) => `2026-11-${day}`);
  expect(kept).toEqual([...weeks, ...days]);
});

test('backups by hand do not push out those of other days, and are all kept for two days', () => {
  const later = new Date('2026-11-26T12:00:00Z');
  const byHand = Array.from({ length: 20 }, (_one, index) =>
    new Date(Date.UTC(2026, 10, 22, 12, 20 - index)).toISOString(),
  );
  const kept = [...chooseKept([...byHand, '2026-11-21T02:00:00.000Z'].map(backupOf), later)];
  expect(kept.map(({ name }) => name)).toEqual(['2026-11-22T12:20:00.000Z', '2026-11-21T02:00:00.000Z']);
  expect(chooseKept(byHand.map(backupOf), new Date('2026-11-22T13:00:00Z')).size).toBe(byHand.length);
});

test('after a pause the newest ones are still kept', () => {
  expect(chooseKept([backupOf('2025-01-01T02:00:00.000Z')], new Date()).size).toBe(1);
});
