import { listingPath, wholeCategoryPath } from '#shared/page-paths.ts';
import { inPageLanguage, useLanguage, useLocalPath } from '../../language.ts';
import { useCatalogue } from '../../shell-data/use-shell-data.ts';
import type { Breadcrumb } from '../../ui/layout/breadcrumbs.tsx';
import type { PageProduct } from './load-product.ts';

/** The way to a product: one of its categories, and its first sub-category inside it. */
export function useShelf({
  category,
  subCategory,
}: Pick<PageProduct, 'category' | 'subCategory'>): Breadcrumb[] {
  const language = useLanguage();
  const localPath = useLocalPath();
  const { subCategories } = useCatalogue();
  for (const { _id } of subCategory) {
    const shelf = subCategories.find((known) => known._id === _id);
    const above = category.find((parent) => shelf?.categoryIds.includes(parent._id));
    if (shelf && above) {
      return [
        { name: inPageLanguage(language, above.name, above.nameFr), to: localPath(wholeCategoryPath(above)) },
        {
          name: inPageLanguage(language, shelf.name, shelf.nameFr),
          to: localPath(listingPath(above, shelf)),
        },
      ];
    }
  }
  return [];
}
