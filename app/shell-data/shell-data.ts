import type { Language } from '#shared/language.ts';
import type { StoreFacts } from '#shared/store-facts.ts';
import type { PageContext } from '../page-context.ts';
import { inOrderOfName } from './in-order-of-name.ts';

/** A category as the menus need it. */
export type MenuCategory = { _id: string; name: string; nameFr: string | null };

/** A sub-category with the ids of the categories that list it. */
export type MenuSubCategory = MenuCategory & { categoryIds: string[] };

export type ShellData = {
  facts: StoreFacts;
  /** Of the copyright; told by the server, so that both sides say the same on New Year's Eve. */
  year: number;
  categories: MenuCategory[];
  subCategories: MenuSubCategory[];
};

export async function loadShellData({ api, facts }: PageContext, language: Language): Promise<ShellData> {
  const [categories, subCategories] = await Promise.all([api.category.get({}), api.subcategory.get({})]);
  return {
    facts,
    year: new Date().getFullYear(),
    categories: inOrderOfName(categories.data, language).map(toMenuCategory),
    subCategories: inOrderOfName(subCategories.data, language).map(toMenuSubCategory),
  };
}

export function isShellData(data: unknown): data is ShellData {
  return typeof data === 'object' && data !== null && 'facts' in data && 'subCategories' in data;
}

export function toMenuCategory({ _id, name, nameFr }: MenuCategory): MenuCategory {
  return { _id, name, nameFr };
}

export function toMenuSubCategory(
  subCategory: MenuCategory & { category: readonly { _id: string }[] },
): MenuSubCategory {
  return { ...toMenuCategory(subCategory), categoryIds: subCategory.category.map(({ _id }) => _id) };
}
