import { listingPath, wholeCategoryPath } from '#shared/page-paths.ts';
import { useLocalPath } from '../../language.ts';
import { useCatalogue } from '../../shell-data/use-shell-data.ts';
import type { Breadcrumb } from '../../ui/layout/breadcrumbs.tsx';
import type { PageProduct } from './load-product.ts';

/** The breadcrumb to a product: one of its categories, and its first sub-category inside it. */
export function useShelf({
  category,
  subCategory,
}: Pick<PageProduct, 'category' | 'subCategory'>): Breadcrumb[] {
  const localPath = useLocalPath();
  const { categories } = useCatalogue();
  const above = category.flatMap(({ _id }) => categories.find((known) => known._id === _id) ?? []);
  for (const { _id } of subCategory) {
    for (const parent of above) {
      const shelf = parent.subCategories.find((known) => known._id === _id);
      if (!shelf) continue;
      return [
        { name: parent.shown, to: localPath(wholeCategoryPath(parent)) },
        { name: shelf.shown, to: localPath(listingPath(parent, shelf)) },
      ];
    }
  }
  return [];
}
