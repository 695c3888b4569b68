import type { SubCategoryView, VersionedCategoryView } from '#shared/contract/catalogue.ts';

type Reference = { _id: string };

/** The sub-categories of the chosen categories, and those that are chosen already; all of them while no category is chosen. */
export function fittingSubCategories(
  all: readonly SubCategoryView[],
  categories: readonly Reference[],
  chosen: readonly Reference[],
): SubCategoryView[] {
  if (categories.length === 0) return [...all];
  const ids = new Set(categories.map(({ _id }) => _id));
  const known = new Set(chosen.map(({ _id }) => _id));
  return all.filter(({ _id, category }) => known.has(_id) || category.some((one) => ids.has(one._id)));
}

/**
 * The chosen categories, and the category of each sub-category that has none of them: no shopper would find a product that is only in a
 * sub-category.
 */
export function withCategoriesOf<Chosen extends Reference>(
  categories: readonly Chosen[],
  subCategories: readonly Reference[],
  known: { all: readonly VersionedCategoryView[]; allSub: readonly SubCategoryView[] },
): (Chosen | VersionedCategoryView)[] {
  const chosen: (Chosen | VersionedCategoryView)[] = [...categories];
  for (const { _id } of subCategories) {
    const owners = known.allSub.find((one) => one._id === _id)?.category ?? [];
    if (owners.some((owner) => chosen.some((one) => one._id === owner._id))) continue;
    const first = known.all.find((category) => category._id === owners[0]?._id);
    if (first) chosen.push(first);
  }
  return chosen;
}

/** The chosen sub-categories; where none is chosen and only one fits, that one. */
export function withOnlySubCategory<Chosen extends Reference>(
  all: readonly SubCategoryView[],
  categories: readonly Reference[],
  chosen: readonly Chosen[],
): (Chosen | SubCategoryView)[] {
  const fitting = categories.length === 0 ? [] : fittingSubCategories(all, categories, []);
  return chosen.length === 0 && fitting.length === 1 ? fitting : [...chosen];
}
