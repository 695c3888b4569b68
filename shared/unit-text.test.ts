import { describe, expect, test } from 'vitest';
import { unitText } from './unit-text.ts';

describe('what a product is sold by', () => {
  test.each([
    ['3.5 g', '3.5\u00a0g', '3,5\u00a0g'],
    ['30 ml', '30\u00a0ml', '30\u00a0ml'],
    ['8 × 1.5 g', '8\u00a0×\u00a01.5\u00a0g', '8\u00a0×\u00a01,5\u00a0g'],
    ['× 1', 'One piece', 'La pièce'],
    ['2 × 3 × 4 ml', '2\u00a0×\u00a03\u00a0×\u00a04\u00a0ml', '2\u00a0×\u00a03\u00a0×\u00a04\u00a0ml'],
    ['× 4', '×\u00a04', '×\u00a04'],
    ['12 pencils', '12 pencils', '12 pencils'],
    ['No. 2', 'No. 2', 'No. 2'],
    ['', '', ''],
  ])('%j is read %j in English and %j in French', (unit, english, french) => {
    expect(unitText(unit, 'en')).toBe(english);
    expect(unitText(unit, 'fr')).toBe(french);
  });
});
