import { expect, test } from 'vitest';
import { pageShades } from './page-shades.ts';

const shades = [
  {
    ...{ _id: 'deep', name: 'Lipstick "Mat" – Hazelnut', stock: 0 },
    shade: { name: 'Hazelnut', nameFr: 'Noisette', hex: '#4c2820' },
  },
  { _id: 'light', name: 'Lipstick "Mat" – Beignet', shade: { name: 'Beignet', hex: '#c08a66' }, stock: 2 },
];

test('the shades of a family are on its page from light to deep, with what their swatches say', () => {
  expect(pageShades(shades, 'en')).toEqual([
    { _id: 'light', name: shades[1]?.name, shadeName: 'Beignet', hex: '#c08a66', isSoldOut: false },
    { _id: 'deep', name: shades[0]?.name, shadeName: 'Hazelnut', hex: '#4c2820', isSoldOut: true },
  ]);
});

test('a French page has their French names, and the others where there is none', () => {
  const french = pageShades(shades, 'fr');
  expect(french.map(({ shadeName }) => shadeName)).toEqual(['Beignet', 'Noisette']);
});
