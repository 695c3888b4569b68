import { describe, expect, test } from 'vitest';
import { isLanguage, nameIn, preferredLanguage } from './language.ts';

describe('the language a browser prefers', () => {
  test.each([
    [undefined, 'en'],
    ['', 'en'],
    ['fr', 'fr'],
    ['fr-CM,fr;q=0.9,en;q=0.8', 'fr'],
    ['FR-cm', 'fr'],
    ['en-GB,en;q=0.9,fr;q=0.8', 'en'],
    ['en;q=0.5,fr;q=0.6', 'fr'],
    ['fr;q=0.5, en;q=0.6', 'en'],
    ['de,fr;q=0.3', 'fr'],
    ['de-DE,sw;q=0.7', 'en'],
    ['fr;q=0', 'en'],
    ['fr;q=often', 'en'],
    [';;;,,q=', 'en'],
  ])('of "%s" is %s', (header, language) => {
    expect(preferredLanguage(header)).toBe(language);
  });

  test('"any language" is not French', () => {
    expect(preferredLanguage('*')).toBe('en');
    expect(preferredLanguage('de, *;q=0.5')).toBe('en');
  });

  test('of two languages alike, the first one named is taken', () => {
    expect(preferredLanguage('fr,en')).toBe('fr');
    expect(preferredLanguage('en,fr')).toBe('en');
  });
});

test('only English and French are languages of the shop', () => {
  expect(['en', 'fr', 'de', 'EN', undefined, 1].filter(isLanguage)).toEqual(['en', 'fr']);
});

describe('a name', () => {
  test('is the French one in French, where there is one', () => {
    expect(nameIn('fr', { name: 'Lipstick', nameFr: 'Rouge à lèvres' })).toBe('Rouge à lèvres');
    expect(nameIn('en', { name: 'Lipstick', nameFr: 'Rouge à lèvres' })).toBe('Lipstick');
  });

  test.each([null, undefined, ''])('is the English one where the French one is %j', (nameFr) => {
    expect(nameIn('fr', { name: 'Lipstick', nameFr })).toBe('Lipstick');
  });
});
