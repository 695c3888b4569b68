import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatFrancs, francs, grouped, isFrancs, MAX_FRANCS } from './money.ts';

const narrowNoBreakSpace = '\u202f';
const noBreakSpace = '\u00a0';
const amount = fc.integer({ min: -MAX_FRANCS, max: MAX_FRANCS });

describe('francs', () => {
  test.each([0, 1, 2500, MAX_FRANCS])('%d is an amount', (value) => {
    expect(francs(value)).toBe(value);
  });

  test.each([-1, 0.5, 99.99, MAX_FRANCS + 1, Number.NaN, Number.POSITIVE_INFINITY])('%d is none', (value) => {
    expect(isFrancs(value)).toBe(false);
    expect(() => francs(value)).toThrow(RangeError);
  });
});

describe('an amount as text', () => {
  test.each([
    [0, '0 FCFA'],
    [1, '1 FCFA'],
    [950, '950 FCFA'],
    [2500, '2_500 FCFA'],
    [12_500, '12_500 FCFA'],
    [1_234_567, '1_234_567 FCFA'],
    [MAX_FRANCS, '2_147_483_647 FCFA'],
    [-12_500, '-12_500 FCFA'],
  ])('%i is written %s', (value, text) => {
    expect(formatFrancs(value)).toBe(withSeparators(text));
  });

  test('order amounts carry two decimals after a comma', () => {
    expect(formatFrancs(12_500, { decimals: 2 })).toBe(withSeparators('12_500,00 FCFA'));
  });

  test('it has the code points that Intl gives for French in Cameroon', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom<0 | 2>(0, 2), (value, decimals) => {
        const intl = new Intl.NumberFormat('fr-CM', {
          style: 'currency',
          currency: 'XAF',
          minimumFractionDigits: decimals,
          maximumFractionDigits: decimals,
        });
        expect(formatFrancs(value, { decimals })).toBe(intl.format(value));
      }),
    );
  });
});

test.each(['en', 'fr'])('a count is grouped as Intl does it in the language %s', (language) => {
  const separator = language === 'en' ? ',' : undefined;
  fc.assert(
    fc.property(fc.nat(), (count) => {
      expect(grouped(count, separator)).toBe(new Intl.NumberFormat(language).format(count));
    }),
  );
});

function withSeparators(text: string): string {
  return text.replaceAll('_', narrowNoBreakSpace).replace(' ', noBreakSpace);
}
