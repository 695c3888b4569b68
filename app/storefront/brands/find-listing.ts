import { listingPath, slugOf } from '#shared/page-paths.ts';
import type { MenuCategory, MenuLink } from '../../shell-data/menu.ts';

/** The sub-category of this name and the address of its list; capitals and spaces around the name do not matter (spec §2, Brands). */
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
