import type { Category, PlacedCategory, SubCategory, VersionedCategory } from '#core/catalogue/category.ts';
import type {
  CategoryView,
  PlacedCategoryView,
  SubCategoryView,
  VersionedCategoryView,
} from '#shared/contract/catalogue.ts';

export function presentCategory({ id, name, nameFr, image }: Category): CategoryView {
  return { _id: id, name, nameFr, image };
}

export function presentVersionedCategory(category: VersionedCategory): VersionedCategoryView {
  return { ...presentCategory(category), version: category.version };
}

export function presentPlacedCategory(category: PlacedCategory): PlacedCategoryView {
  return { ...presentVersionedCategory(category), position: category.position };
}

export function presentSubCategory({ categories, ...subCategory }: SubCategory): SubCategoryView {
  return { ...presentVersionedCategory(subCategory), category: categories.map(presentCategory) };
}
