import { expect, test } from 'vitest';
import { defaultSettings } from '#core/settings.ts';
import {
  factsInLanguage,
  type MenuSubCategory,
  packSubCategories,
  unpackSubCategories,
} from './shell-data.ts';

test('the sub-categories of the menu come out as they were packed, whatever their names hold', () => {
  const subCategories: MenuSubCategory[] = [
    { _id: 'a', name: 'Lip "Care"\t& more\n', nameFr: 'Soins', categoryIds: ['lips', 'face'] },
    { _id: 'b', name: 'Gloss', nameFr: null, categoryIds: [] },
  ];
  expect(unpackSubCategories(packSubCategories(subCategories))).toEqual(subCategories);
});

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
