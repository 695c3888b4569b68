import type { Category, SubCategory } from '#core/catalogue/category.ts';
import type { CategoryView, SubCategoryView } from '#shared/contract/catalogue.ts';

export function presentCategory({ id, name, nameFr, image }: Category): CategoryView {
  return { _id: id, name, nameFr, image };
}

export function presentSubCategory({ categories, ...subCategory }: SubCategory): SubCategoryView {
  return { ...presentCategory(subCategory), category: categories.map(presentCategory) };
}
