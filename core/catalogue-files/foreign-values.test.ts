import { expect, test } from 'vitest';
import {
  amountOf,
  countOf,
  cutTo,
  dayOf,
  gramsOf,
  isInOtherMoney,
  publishedOf,
  referenceFrom,
} from './foreign-values.ts';

test.each([
  ['5 500 FCFA', '5500'],
  ['5,500', '5500'],
  ['5500.00', '5500'],
  ['12.5', '12.5'],
])('an amount of %s is read as %s', (cell, read) => {
  expect(amountOf(cell)).toBe(read);
});

test('what is much longer than an amount is left as it is, in no time', () => {
  const long = `${' '.repeat(50_000)}x`;
  const started = performance.now();
  expect(amountOf(long)).toBe(long);
  expect(countOf(`1${long}`)).toBe(`1${long}`.trim());
  expect(performance.now() - started).toBeLessThan(500);
});

test.each([
  ['12', '12'],
  ['12.0', '12'],
  ['-3', '0'],
  ['1 200', '1200'],
  ['parent', ''],
  ['12,000', '12,000'],
  ['12.000', '12.000'],
])('a stock of %s is read as %s', (cell, read) => {
  expect(countOf(cell)).toBe(read);
});

test('two long names get two references, which are the same the next time and fit', () => {
  const range = 'Rouge à lèvres longue tenue hydratant au beurre de karité et à l’huile de coco';
  const [one, other] = [referenceFrom(range, 'Bordeaux'), referenceFrom(range, 'Corail')];
  expect(one).not.toBe(other);
  expect(one).toBe(referenceFrom(range, 'Bordeaux'));
  expect([one.length, other.length].every((length) => length <= 64)).toBe(true);
  expect(one).toMatch(/^ROUGE-A-LEVRES-LONGUE-TENUE-[A-Z-]+-[\dA-F]{8}$/);
  expect(referenceFrom('Baume', 'Doux')).toBe('BAUME-DOUX');
});

test('a text is not cut through a sign', () => {
  expect(cutTo('ab💄', 3)).toBe('ab');
  expect(cutTo('ab💄', 4)).toBe('ab💄');
});

test('money of elsewhere is known by its sign, its code or its word, and francs are not', () => {
  const others = ['$12.50', 'CA$9', '€ 12', '12 EUR', '₦1,200', 'US$ 1 250,75', '12,5 euros', '12 XOF'];
  expect(others.filter((cost) => !isInOtherMoney(cost))).toEqual([]);
  expect(
    ['12', '12.50 FCFA', 'cher', '12 pcs', '$', `$${' 1'.repeat(5_000)}`].filter(isInOtherMoney),
  ).toEqual([]);
});

test('what WooCommerce hides is a draft, and its dates are read with and without the hour', () => {
  expect(['hidden', 'visible', 'catalog', 'search'].map(publishedOf)).toEqual(['no', 'yes', 'yes', 'yes']);
  const first = ['2026-12-01', '2026-12-01 00:00:00', '2026-12-01T00:00:00', '1/12/2026', '01/12/2026 00:00'];
  expect(new Set(first.map(dayOf))).toEqual(new Set(['2026-12-01']));
  expect(['31.12.2026', '12/31/2026', '', 'demain', '1/12'].map(dayOf)).toEqual([
    ...['2026-12-31', '2026-12-31', undefined, undefined, undefined],
  ]);
});

test('a weight below one is read with and without its zero, as WooCommerce writes both', () => {
  expect(['0.5', '.5', ',045', '0', '.'].map((text) => gramsOf(text, 'weightKg'))).toEqual([
    '500',
    '500',
    '45',
    '',
    '.',
  ]);
});
