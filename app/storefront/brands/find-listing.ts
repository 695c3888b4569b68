import { listingPath } from '#shared/page-paths.ts';
import type { MenuCategory, MenuSubCategory } from '../../shell-data/shell-data.ts';

/** Where a sub-category named like this is listed, whatever its capitals and the spaces around it (spec §2, Brands). */
export function findListing(
  name: string,
  categories: readonly MenuCategory[],
  subCategories: readonly MenuSubCategory[],
): { subCategory: MenuSubCategory; path: string } | undefined {
  const wanted = sameSpelling(name);
  for (const subCategory of subCategories) {
    if (sameSpelling(subCategory.name) !== wanted) continue;
    const category = categories.find(({ _id }) => subCategory.categoryIds.includes(_id));
    if (category) return { subCategory, path: listingPath(category, subCategory) };
  }
  return undefined;
}

function sameSpelling(name: string): string {
  return name.trim().toLowerCase();
}
