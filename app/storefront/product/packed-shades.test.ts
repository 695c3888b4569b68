import { expect, test } from 'vitest';
import { packShades, unpackShades } from './packed-shades.ts';

test('the shades of a family come out of a page from light to deep, with what their swatches say', () => {
  const shades = [
    { _id: 'deep', name: 'Lipstick "Mat" – Cacao', shade: { name: 'Cacao', hex: '#4c2820' }, stock: 0 },
    { _id: 'light', name: 'Lipstick "Mat" – Beignet', shade: { name: 'Beignet', hex: '#c08a66' }, stock: 2 },
  ];
  expect(unpackShades(packShades(shades))).toEqual([
    { _id: 'light', name: shades[1]?.name, shadeName: 'Beignet', hex: '#c08a66', isSoldOut: false },
    { _id: 'deep', name: shades[0]?.name, shadeName: 'Cacao', hex: '#4c2820', isSoldOut: true },
  ]);
});
