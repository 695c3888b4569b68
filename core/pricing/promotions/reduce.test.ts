import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { francs } from '#shared/money.ts';
import { shareOfKept } from '#shared/ordered-bill.ts';
import { codeKinds } from '#shared/promotions.ts';
import { type CodeRule, type GoodsLine, reduceByCode } from './reduce.ts';
import { shareOut } from './share-out.ts';

const price = fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 1_000_000 })).map(francs);
const line = fc.record<GoodsLine>({
  unitPrice: price,
  quantity: fc.integer({ min: 1, max: 9 }),
  isCovered: fc.boolean(),
});
const rule = fc.record<CodeRule>({
  kind: fc.constantFrom(...codeKinds),
  value: fc.oneof(fc.integer({ min: 1, max: 100 }), price),
  minimum: fc.oneof(fc.constant(0), price),
});
const cart = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 6 }),
  rule,
});

describe('a code', () => {
  test('takes off whole francs, leaves at least one, and shares them out without losing any', () => {
    holdsForAll(({ lines, rule }) => {
      const reduced = reduceByCode(lines, rule);
      if ('missing' in reduced) return;
      const covered = coveredOf(lines);
      expect(reduced.goods).toBe(sumOf(reduced.shares));
      expect(reduced.goods).toBeGreaterThanOrEqual(0);
      expect(reduced.goods).toBeLessThan(covered);
      expect(reduced.isDeliveryFree).toBe(rule.kind === 'free_delivery');
      reduced.shares.forEach((share, index) => {
        const { unitPrice = 0, quantity = 0, isCovered } = lines[index] ?? {};
        expect(Number.isInteger(share)).toBe(true);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(isCovered ? unitPrice * quantity : 0);
      });
    });
  });

  test('gives back exactly what was paid, however the pieces leave, and never less than nothing for one', () => {
    fc.assert(
      fc.property(cart, fc.infiniteStream(fc.double({ min: 0, max: 0.99, noNaN: true })), (asked, steps) => {
        const { lines, rule } = asked;
        const reduced = reduceByCode(lines, rule);
        if ('missing' in reduced) return;
        lines.forEach(({ unitPrice, quantity }, index) => {
          let share = reduced.shares[index] ?? 0;
          const paid = unitPrice * quantity - share;
          let left = quantity;
          let givenBack = 0;
          while (left > 0) {
            const kept = Math.floor((steps.next().value ?? 0) * left);
            const keptShare = shareOfKept(share, left, kept);
            const back = unitPrice * (left - kept) - (share - keptShare);
            expect(back).toBeGreaterThanOrEqual(0);
            givenBack += back;
            expect(givenBack).toBeLessThanOrEqual(paid);
            left = kept;
            share = keptShare;
          }
          expect(givenBack).toBe(paid);
        });
      }),
    );
  });

  test('says what is missing to its minimum, and nothing is missing once that is added', () => {
    holdsForAll(({ lines, rule }) => {
      const reduced = reduceByCode(lines, rule);
      if (!('missing' in reduced)) return;
      if (reduced.missing === 'covered') {
        expect(coveredOf(lines)).toBe(0);
        return;
      }
      const added = { unitPrice: francs(reduced.missing), quantity: 1, isCovered: true };
      expect(reduceByCode([...lines, added], rule)).not.toHaveProperty('missing');
    });
  });

  test.each([
    [
      { kind: 'percent', value: 10, minimum: 0 },
      { goods: 251, shares: [151, 100, 0], isDeliveryFree: false },
    ],
    [
      { kind: 'amount', value: 1_000, minimum: 2_501 },
      { goods: 1_000, shares: [600, 400, 0], isDeliveryFree: false },
    ],
    [{ kind: 'amount', value: 1_000, minimum: 3_001 }, { missing: 500 }],
    [
      { kind: 'free_delivery', value: 0, minimum: 0 },
      { goods: 0, shares: [0, 0, 0], isDeliveryFree: true },
    ],
  ] satisfies [CodeRule, object][])('%o takes off %o', (rule, expected) => {
    const lines = [
      { unitPrice: francs(1_501), quantity: 1, isCovered: true },
      { unitPrice: francs(500), quantity: 2, isCovered: true },
      { unitPrice: francs(9_000), quantity: 1, isCovered: false },
    ];
    expect(reduceByCode(lines, rule)).toEqual(expected);
  });
});

describe('francs shared out', () => {
  test('go to the largest remainders first, of equal ones to the first', () => {
    expect(shareOut(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(shareOut(10, [3_000, 1_000, 2_000])).toEqual([5, 2, 3]);
    expect(shareOut(0, [5, 5])).toEqual([0, 0]);
    expect(shareOut(0, [0, 0])).toEqual([0, 0]);
  });
});

function coveredOf(lines: readonly GoodsLine[]): number {
  return sumOf(lines.map(({ isCovered, unitPrice, quantity }) => (isCovered ? unitPrice * quantity : 0)));
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function holdsForAll(
  check: (asked: typeof cart extends fc.Arbitrary<infer Asked> ? Asked : never) => void,
): void {
  fc.assert(fc.property(cart, check));
}
