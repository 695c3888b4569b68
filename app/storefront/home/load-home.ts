import type { BrandView } from '#shared/contract/brand.ts';
import type { ShownBlockView } from '#shared/contract/home.ts';
import type { Language } from '#shared/language.ts';
import { homeMessages } from '../../messages/home-messages.ts';
import type { PageContext } from '../../page-context.ts';
import { inOwnersOrder } from '../../shell-data/in-order-of-name.ts';
import { type MenuLink, menuLink } from '../../shell-data/menu.ts';
import { menuLeavesOut } from '../../shell-data/shell-data.ts';
import { type CardProduct, toCardProduct } from '../product/card-product.ts';

/** How many products of its category a strip shows; See All leads to the rest. */
export const STRIP_PRODUCTS = 8;
/** The most categories that one call for products accepts. */
const MAX_CATEGORIES = 40;

export type HomeCategory = {
  link: MenuLink;
  image: string;
  /** Whether it has products, which the browser fetches when they are needed. */
  isFilled: boolean;
};
export type HomeBlockData = Omit<ShownBlockView, 'products' | 'brands'> & {
  /** Without them the browser fetches the strip when it is nearly visible. */
  products?: CardProduct[];
  brands?: Pick<BrandView, 'name' | 'logo'>[];
};
export type HomeData = { categories: HomeCategory[]; blocks: HomeBlockData[] };

/**
 * The data that home is rendered from. In a document the links are left out: the menu has the links of all categories,
 * in the same order.
 */
export type LoadedHome = Omit<HomeData, 'categories'> & {
  categories: (Omit<HomeCategory, 'link'> & { link?: MenuLink })[];
};

/** The blocks of home as its owner arranged them, and the categories that have products, in four calls whatever their number. */
export async function loadHome({ api }: Pick<PageContext, 'api'>, language: Language): Promise<LoadedHome> {
  const [home, all, { data: shown }] = await Promise.all([
    api.home.get({}),
    api.category.get({}),
    api.settings.shown({}),
  ]);
  const empty = menuLeavesOut(shown);
  const categories = inOwnersOrder(all.data, language).filter(({ _id }) => !empty.includes(_id));
  const id = categories.slice(0, MAX_CATEGORIES).map(({ _id }) => _id);
  const products =
    id.length === 0 ? [] : (await api.product.getByCategory({ id, limit: 1, families: true })).data;
  const isEmptyShop = shown.productCount === 0;
  const filled = new Set(products.flatMap(({ category }) => category.map(({ _id }) => _id)));
  return {
    // Without a single product every tile and every banner of the shop's own would lead to nothing.
    categories: (isEmptyShop ? [] : categories).map((category) => ({
      link: menuLink(category, language),
      image: category.image,
      isFilled: filled.has(category._id),
    })),
    blocks: isEmptyShop
      ? home.data.blocks.flatMap((block) => inEmptyShop(block, language)).map(toHomeBlock)
      : home.data.blocks.map(toHomeBlock),
  };
}

/** The hero asks to write instead of to shop; what its owner wrote stays. */
function inEmptyShop(block: ShownBlockView, language: Language): ShownBlockView[] {
  const isOwners = block.title !== undefined;
  if (block.kind === 'hero' && !isOwners)
    return [{ ...block, action: homeMessages[language].writeToUs, link: '/contact' }];
  return block.kind === 'categories' ||
    block.kind === 'promises' ||
    (isOwners && /^(hero|banner|story)$/.test(block.kind))
    ? [block]
    : [];
}

export function toHomeBlock({ products, brands, narrow, ...block }: ShownBlockView): HomeBlockData {
  return {
    ...block,
    // Without a narrow picture a phone shows the wide one.
    ...(narrow !== undefined && narrow !== block.wide && { narrow }),
    ...(products && { products: products.map(toCardProduct) }),
    ...(brands && { brands: brands.map(({ name, logo }) => ({ name, logo })) }),
  };
}
