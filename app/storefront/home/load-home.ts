import type { CategoryView, ProductView } from '#shared/contract/catalogue.ts';
import type { Language } from '#shared/language.ts';
import { inOneLanguage } from '../../language.ts';
import type { PageContext } from '../../page-context.ts';
import { inOrderOfName } from '../../shell-data/in-order-of-name.ts';
import { type CardProduct, toCardProduct } from '../product/card-product.ts';

/** A strip shows the first ones of its category; See All leads to the rest. */
export const STRIP_PRODUCTS = 8;
/** What a first screen needs, and a little more; the others come as the reader comes near. */
const FIRST_STRIPS = 2;
/** What one call for products takes. */
const MAX_CATEGORIES = 40;

export type HomeCategory = CategoryView & {
  products: CardProduct[];
  /** It has products, which the browser fetches when they are wanted. */
  isLater: boolean;
};
export type HomeData = { categories: HomeCategory[] };

/** All categories with the first products of each, in two calls whatever their number. */
export async function loadHome({ api }: Pick<PageContext, 'api'>, language: Language): Promise<HomeData> {
  const categories = inOrderOfName((await api.category.get({})).data, language);
  const id = categories.slice(0, MAX_CATEGORIES).map(({ _id }) => _id);
  if (id.length === 0) return { categories: [] };
  const products = (await api.product.getByCategory({ id, limit: STRIP_PRODUCTS, families: true })).data;
  return firstStrips(
    groupByCategory(
      categories.map((category) => inOneLanguage(language, category)),
      products,
    ),
  );
}

export function groupByCategory(
  categories: readonly CategoryView[],
  products: readonly ProductView[],
): HomeData {
  return {
    categories: categories.map(({ _id, name, nameFr, image }) => ({
      _id,
      name,
      nameFr,
      image,
      products: firstOf(_id, products),
      isLater: false,
    })),
  };
}

export function firstStrips({ categories }: HomeData): HomeData {
  const filled = categories.filter(({ products }) => products.length > 0);
  const later = new Set(filled.slice(FIRST_STRIPS));
  return {
    categories: categories.map((category) =>
      later.has(category) ? { ...category, products: [], isLater: true } : category,
    ),
  };
}

/** A product of two categories may come once or twice; each strip shows it once. */
function firstOf(categoryId: string, products: readonly ProductView[]): CardProduct[] {
  const inCategory = products.filter(({ category }) => category.some(({ _id }) => _id === categoryId));
  const once = new Map(inCategory.map((product) => [product._id, product]));
  return [...once.values()].slice(0, STRIP_PRODUCTS).map(toCardProduct);
}
