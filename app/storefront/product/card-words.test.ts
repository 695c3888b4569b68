import { expect, test } from 'vitest';
import { brandOf, shortName } from './card-words.ts';

test.each([
  ['Ndolo Velvet Matte Lipstick – Hibiscus', 'Ndolo', 'Hibiscus', 'Velvet Matte Lipstick'],
  ['Rouge à lèvres Velours mat Ndolo – Hibiscus', 'Ndolo', 'Hibiscus', 'Rouge à lèvres Velours mat'],
  ['Huile à barbe Wouri Homme – Cèdre', 'Wouri Homme', null, 'Huile à barbe – Cèdre'],
  ['Shea butter', 'Ndolo', null, 'Shea butter'],
  ['Ndolo', 'Ndolo', null, 'Ndolo'],
  ['Ndolographie', 'Ndolo', null, 'Ndolographie'],
])('%s of %s is shown as %s', (name, brand, shade, short) => {
  expect(shortName(name, brand, shade)).toBe(short);
});

test('the brand is the detail of that name, in either language', () => {
  expect(brandOf({ more_details: { Brand: 'Toghu Pro' }, moreDetailsFr: null })).toBe('Toghu Pro');
  expect(brandOf({ more_details: { Marque: 'Ndolo' }, moreDetailsFr: null })).toBe('Ndolo');
  expect(brandOf({ more_details: {}, moreDetailsFr: null })).toBeNull();
});
