import { listingPath, slugOf } from '#shared/page-paths.ts';
import type { MenuCategory, MenuLink } from '../../shell-data/menu.ts';

/** Where a sub-category named like this is listed, whatever its capitals and the spaces around it (spec §2, Brands). */
export function findListing(
  name: string,
  categories: readonly MenuCategory[],
): { subCategory: MenuLink; path: string } | undefined {
  const wanted = slugOf(name).toLowerCase();
  for (const category of categories) {
    const subCategory = category.subCategories.find((known) => known.name.toLowerCase() === wanted);
    if (subCategory) return { subCategory, path: listingPath(category, subCategory) };
  }
  return undefined;
}
