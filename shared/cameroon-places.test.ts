import { expect, test } from 'vitest';
import { cities, cityIn, regionOfCity, regionsIn } from './cameroon-places.ts';

test.each([
  ['Douala', 'Littoral', 'Littoral'],
  ['yaounde', 'Centre', 'Centre'],
  ['  NGAOUNDÉRÉ ', 'Adamawa', 'Adamaoua'],
  ['Garoua Boulai', 'East', 'Est'],
  ['Garoua', 'North', 'Nord'],
  ['Limbe', 'South-West', 'Sud-Ouest'],
])('%s lies in the region %s, in French %s', (city, english, french) => {
  expect([regionOfCity(city, 'en'), regionOfCity(city, 'fr')]).toEqual([english, french]);
});

test('a place that is not on the list has no region', () => {
  expect(regionOfCity('Libreville', 'fr')).toBeUndefined();
  expect(regionOfCity('', 'fr')).toBeUndefined();
});

test.each([
  ['Rue Njo-Njo, Bonapriso, Douala', 'Douala'],
  ['Carrefour Bali, Douala', 'Douala'],
  ['BP 12 yaounde; Centre', 'Yaoundé'],
  ['Marché central', ''],
])('the address %s is in %j', (address, city) => {
  expect(cityIn(address)).toBe(city);
});

test('every city is suggested once and has one of the ten regions in both languages', () => {
  expect(new Set(cities).size).toBe(cities.length);
  for (const language of ['en', 'fr'] as const) {
    expect(regionsIn(language)).toHaveLength(10);
    for (const city of cities) expect(regionsIn(language)).toContain(regionOfCity(city, language));
  }
});
