import { expect, test } from 'vitest';
import { type MenuSubCategory, packSubCategories, unpackSubCategories } from './shell-data.ts';

test('the sub-categories of the menu come out as they were packed, whatever their names hold', () => {
  const subCategories: MenuSubCategory[] = [
    { _id: 'a', name: 'Lip "Care"\t& more\n', nameFr: 'Soins', categoryIds: ['lips', 'face'] },
    { _id: 'b', name: 'Gloss', nameFr: null, categoryIds: [] },
  ];
  expect(unpackSubCategories(packSubCategories(subCategories))).toEqual(subCategories);
});
