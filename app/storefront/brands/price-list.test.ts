import { describe, expect, test } from 'vitest';
import { findListing } from './find-listing.ts';
import { priceList } from './price-list.ts';

describe('the price list', () => {
  test('has about 65 products of two brands, mostly of the house', () => {
    expect(priceList.length).toBeGreaterThanOrEqual(63);
    expect(priceList.length).toBeLessThanOrEqual(67);
    const brands = Map.groupBy(priceList, ({ brand }) => brand);
    expect([...brands.keys()].toSorted()).toEqual(['Ndolo', 'Toghu Pro']);
    expect(brands.get('Ndolo')?.length).toBeGreaterThan(priceList.length / 2);
  });

  test('ranges from 2500 to 14000 FCFA, bulk below single', () => {
    const prices = priceList.flatMap(({ bulkPrice, sellingPrice }) => [bulkPrice, sellingPrice]);
    expect(Math.min(...prices)).toBe(2_500);
    expect(Math.max(...prices)).toBe(14_000);
    expect(prices.every(Number.isInteger)).toBe(true);
    expect(priceList.filter(({ bulkPrice, sellingPrice }) => bulkPrice >= sellingPrice)).toEqual([]);
  });

  test('names each product once, in both languages', () => {
    expect(new Set(priceList.map(({ name }) => name)).size).toBe(priceList.length);
    expect(new Set(priceList.map(({ nameFr }) => nameFr)).size).toBe(priceList.length);
  });
});

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
