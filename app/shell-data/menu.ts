import { type Language, textIn } from '#shared/language.ts';
import { parseSegment, slugOf } from '#shared/page-paths.ts';
import { inOrderOfName, inOwnersOrder } from './in-order-of-name.ts';

/** A link of the menu: `name` is the English name, from which its address is made, `shown` the text. */
export type MenuLink = { _id: string; name: string; shown: string };

export type MenuCategory = MenuLink & { subCategories: MenuLink[] };

type Named = { _id: string; name: string; nameFr: string | null };
type Category = Named & { position?: number | null };
type SubCategory = Named & { category: readonly { _id: string }[] };

/** The categories, each with its sub-categories, but for the empty lists (`emptyLists` of the settings). */
export function menuOf(
  categories: readonly Category[],
  subCategories: readonly SubCategory[],
  language: Language,
  empty: readonly string[] = [],
): MenuCategory[] {
  const linkTo = (named: Named) => menuLink(named, language);
  const sorted = inOrderOfName(subCategories, language);
  return inOwnersOrder(categories, language)
    .filter(({ _id }) => !empty.includes(_id))
    .map((category) => ({
      ...linkTo(category),
      subCategories: sorted
        .filter((subCategory) =>
          subCategory.category.some(
            ({ _id }) => _id === category._id && !empty.includes(`${_id}/${subCategory._id}`),
          ),
        )
        .map(linkTo),
    }));
}

export function menuLink({ _id, name, nameFr }: Named, language: Language): MenuLink {
  return { _id, name: slugOf(name), shown: textIn(language, name, nameFr) };
}

/** All categories, read from the menu in the document's HTML. */
export function menuInDocument(): MenuCategory[] {
  return [...document.querySelectorAll('.mega-menu__column')].flatMap((column) => {
    const [category, ...subCategories] = Array.from(column.querySelectorAll('a'), linkOf);
    // Placeholders have no links.
    return category ? { ...category, subCategories } : [];
  });
}

/** The id, name and text in a link to a category, sub-category or product. */
export function linkOf({ pathname, textContent: shown }: HTMLAnchorElement): MenuLink {
  const { id: _id = '', slug: name = '' } =
    parseSegment(decodeURIComponent(pathname.replace(/.*\//, ''))) ?? {};
  return { _id, name, shown };
}
