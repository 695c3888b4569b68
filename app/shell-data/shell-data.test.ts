import { expect, test } from 'vitest';
import { defaultSettings } from '#core/settings.ts';
import { factsInLanguage } from './shell-data.ts';

test.each([
  ['Douala', 'de Douala', 'of Douala'],
  ['Yaoundé', 'de Yaoundé', 'of Yaoundé'],
  ['Edéa', 'd’Edéa', 'of Edéa'],
  ['Éséka', 'd’Éséka', 'of Éséka'],
])('a shop in %s is the one “%s”', (town, french, english) => {
  const facts = { ...defaultSettings, town };
  expect(factsInLanguage(facts, 'fr').ofTown).toBe(french);
  expect(factsInLanguage(facts, 'en').ofTown).toBe(english);
});
