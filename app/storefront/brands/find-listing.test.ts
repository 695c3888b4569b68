import { describe, expect, test } from 'vitest';
import { menuOf } from '../../shell-data/menu.ts';
import { findListing } from './find-listing.ts';

describe('a sub-category of the price list', () => {
  const lips = { _id: 'lips00000001', name: 'Lips', nameFr: 'Lèvres' };
  const lipstick = { _id: 'lipstick0001', name: ' LipStick & co. ', nameFr: 'Rouge', category: [lips] };
  const orphan = { _id: 'orphan000001', name: 'Orphan', nameFr: null, category: [{ _id: 'gone00000001' }] };
  const menu = menuOf([lips], [orphan, lipstick], 'fr');

  test('is found whatever its capitals and spaces', () => {
    expect(findListing('lipstick & Co.', menu)).toMatchObject({
      path: '/Lips-lips00000001/LipStick-co-lipstick0001',
      subCategory: { shown: 'Rouge' },
    });
  });

  test('leads nowhere when there is none of that name, or none with a category', () => {
    expect(findListing('Lip', menu)).toBeUndefined();
    expect(findListing('Orphan', menu)).toBeUndefined();
  });
});
