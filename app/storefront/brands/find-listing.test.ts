import { describe, expect, test } from 'vitest';
import { findListing } from './find-listing.ts';

describe('a sub-category of the price list', () => {
  const lips = { _id: 'lips00000001', name: 'Lips', nameFr: null };
  const lipstick = { _id: 'lipstick0001', name: ' LipStick ', nameFr: null, categoryIds: [lips._id] };
  const orphan = { _id: 'orphan000001', name: 'Orphan', nameFr: null, categoryIds: ['gone00000001'] };

  test('is found whatever its capitals and spaces', () => {
    const found = findListing('lipstick', [lips], [orphan, lipstick]);
    expect(found?.path).toBe('/Lips-lips00000001/LipStick-lipstick0001');
  });

  test('leads nowhere when there is none of that name, or none with a category', () => {
    expect(findListing('Lip', [lips], [lipstick])).toBeUndefined();
    expect(findListing('Orphan', [lips], [orphan])).toBeUndefined();
  });
});
