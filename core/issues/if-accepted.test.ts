import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ifAccepted } from './if-accepted.ts';

test.each([
  ['less than the whole', [10_000, 9_000, 0, 10_000], [1_000, 0, 0]],
  ['more than the whole', [10_000, 10_500, 0, 10_000], [0, 0, 500]],
  ['less than a part', [3_000, 2_500, 0, 10_000], [500, 7_000, 0]],
  ['more than a part', [3_000, 3_500, 0, 10_000], [0, 6_500, 0]],
  ['less than the second part', [5_000, 4_000, 5_000, 10_000], [1_000, 0, 0]],
  ['more than the second part', [5_000, 5_200, 5_000, 10_000], [0, 0, 200]],
  ['less than the whole, to which pieces came', [10_000, 9_000, 0, 12_000], [1_000, 2_000, 0]],
  ['less than the whole, of which pieces went', [10_000, 9_000, 0, 8_000], [0, 0, 1_000]],
  ['less than the whole, of which fewer pieces went', [10_000, 9_000, 0, 9_400], [400, 0, 0]],
] as const)('%s', (_, [asked, came, settled, total], [waived, due, surplus]) => {
  expect(ifAccepted({ asked, came, settled, total })).toEqual({ waived, due, surplus });
});

test('never is more written off than was asked for and did not come, and no franc is lost', () => {
  const amount = fc.nat(100_000);
  const figures = fc.record({ asked: amount, came: amount, settled: amount, total: amount });
  fc.assert(
    fc.property(figures, (given) => {
      const { waived, due, surplus } = ifAccepted(given);
      expect(waived).toBeLessThanOrEqual(Math.max(0, given.asked - given.came));
      expect(Math.min(waived, due, surplus)).toBeGreaterThanOrEqual(0);
      expect(given.settled + given.came + waived + due - surplus).toBe(given.total);
    }),
  );
});
