import { hashText } from '../drawings/seeded-random.ts';
import { categories } from './categories.ts';
import { expandFamily } from './expand-family.ts';
import { bodyFamilies } from './families/body-families.ts';
import { bridalFamilies } from './families/bridal-families.ts';
import { cheekFamilies } from './families/cheek-families.ts';
import { eyeFamilies } from './families/eye-families.ts';
import { faceFamilies } from './families/face-families.ts';
import { fragranceFamilies } from './families/fragrance-families.ts';
import { hairFamilies } from './families/hair-families.ts';
import { lipFamilies } from './families/lip-families.ts';
import { menFamilies } from './families/men-families.ts';
import { nailFamilies } from './families/nail-families.ts';
import { skincareFamilies } from './families/skincare-families.ts';
import { toolFamilies } from './families/tool-families.ts';
import type { Family } from './family.ts';
import type { SeedCatalogue, SeedProduct } from './seed-types.ts';
import { subCategories } from './sub-categories.ts';

export const families: readonly Family[] = [
  ...faceFamilies,
  ...cheekFamilies,
  ...eyeFamilies,
  ...lipFamilies,
  ...skincareFamilies,
  ...bodyFamilies,
  ...hairFamilies,
  ...nailFamilies,
  ...fragranceFamilies,
  ...toolFamilies,
  ...bridalFamilies,
  ...menFamilies,
];

export const demoCatalogue: SeedCatalogue = {
  categories: categories.map((category) => ({ ...category })),
  subCategories: subCategories.map((subCategory) => ({
    ...subCategory,
    categories: [...subCategory.categories],
  })),
  products: interleaved(families.map(expandFamily)),
};

/**
 * Lists show the newest product first: added family by family, a strip would be eighteen bottles of one foundation.
 * Each product of a family takes its turn, spread evenly from a start of the family's own.
 */
function interleaved(groups: readonly SeedProduct[][]): SeedProduct[] {
  const placed = groups.map(inEitherDirection).flatMap((group) =>
    group.map((product, at) => ({
      product,
      turn: (at + (hashText(group[0]?.key ?? '') % 1000) / 1000) / group.length,
    })),
  );
  return placed.sort((one, other) => one.turn - other.turn).map(({ product }) => product);
}

/** Half of the ranges arrive from the deepest shade to the lightest, so that the newest are not all of one depth. */
function inEitherDirection(group: readonly SeedProduct[]): readonly SeedProduct[] {
  const isReversed = hashText(`direction:${group[0]?.family}`) % 2 === 0;
  return group[0]?.family !== null && isReversed ? [...group].reverse() : group;
}
