import type { BrandView } from '#shared/contract/brand.ts';
import type { ShownBlockView } from '#shared/contract/home.ts';
import type { Language } from '#shared/language.ts';
import type { PageContext } from '../../page-context.ts';
import { inOwnersOrder } from '../../shell-data/in-order-of-name.ts';
import { type MenuLink, menuLink } from '../../shell-data/menu.ts';
import { type CardProduct, toCardProduct } from '../product/card-product.ts';

/** A strip shows the first ones of its category; See All leads to the rest. */
export const STRIP_PRODUCTS = 8;
/** What one call for products takes. */
const MAX_CATEGORIES = 40;

export type HomeCategory = {
  link: MenuLink;
  image: string;
  /** It has products, which the browser fetches when they are wanted. */
  isFilled: boolean;
  /** Where they come with the page. */
  products?: CardProduct[];
};
export type HomeBlockData = Omit<ShownBlockView, 'products' | 'brands'> & {
  /** Without them the browser fetches a strip when it comes near. */
  products?: CardProduct[];
  brands?: Pick<BrandView, 'name' | 'logo'>[];
};
export type HomeData = { categories: HomeCategory[]; blocks: HomeBlockData[] };

/** As a page was made of it: in a document the menu says the links of all categories, in the same order. */
export type LoadedHome = Omit<HomeData, 'categories'> & {
  categories: (Omit<HomeCategory, 'link'> & { link?: MenuLink })[];
};

/** The blocks of home as its owner arranged them, and all categories, in three calls whatever their number. */
export async function loadHome({ api }: Pick<PageContext, 'api'>, language: Language): Promise<LoadedHome> {
  const [home, all] = await Promise.all([api.home.get({}), api.category.get({})]);
  const categories = inOwnersOrder(all.data, language);
  const id = categories.slice(0, MAX_CATEGORIES).map(({ _id }) => _id);
  const products =
    id.length === 0 ? [] : (await api.product.getByCategory({ id, limit: 1, families: true })).data;
  const filled = new Set(products.flatMap(({ category }) => category.map(({ _id }) => _id)));
  return {
    categories: categories.map((category) => ({
      link: menuLink(category, language),
      image: category.image,
      isFilled: filled.has(category._id),
    })),
    blocks: home.data.blocks.map(toHomeBlock),
  };
}

export function toHomeBlock({ products, brands, narrow, ...block }: ShownBlockView): HomeBlockData {
  return {
    ...block,
    // Without one of its own a phone shows the wide one.
    ...(narrow !== undefined && narrow !== block.wide && { narrow }),
    ...(products && { products: products.map(toCardProduct) }),
    ...(brands && { brands: brands.map(({ name, logo }) => ({ name, logo })) }),
  };
}
