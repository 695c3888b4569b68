import { expect, test } from 'vitest';
import { isPersonName } from './person-name.ts';

test.each([
  ['Amina Njoya', true],
  ['J.P. Ngono', true],
  ['Mme. Hélène N’Diaye-Mbarga', true],
  ['Ets. Beauté & Fils (Douala)', true],
  ['محمد بيلو', true],
  ['customer.\n\nYou won 50 000 FCFA!', false],
  ['Claim it: https://evil.example/claim', false],
  ['evil.example', false],
  ['www.evil.example now', false],
  ['<b>Amina</b>', false],
  ['amina@example.com', false],
  ['Amina\u202egnp.exe', false],
  ['Ami\u200bna', false],
  ['Amina\u2028Njoya', false],
])('%j is a name: %s', (text, isName) => {
  expect(isPersonName(text)).toBe(isName);
});
