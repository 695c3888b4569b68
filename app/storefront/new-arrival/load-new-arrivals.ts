import { isCategoryCalled } from '#shared/category-called.ts';
import type { PublicApi } from '#shared/contract/contract.ts';
import type { Language } from '#shared/language.ts';
import { menuLink } from '../../shell-data/menu.ts';
import type { HomeCategory } from '../home/load-home.ts';
import { type CardProduct, toCardProduct } from '../product/card-product.ts';
import { type FailedResults, orFailed } from '../product/product-results.ts';

const ROW_PRODUCTS = 8;

type NewArrivalCategory = HomeCategory & { products: CardProduct[] };

/** `failed` is an outage, shown with Retry (decision 35); a category that does not exist is left out. */
export type NewArrivals = { failed: false; categories: NewArrivalCategory[] } | FailedResults;

/** The newest products of the categories that the settings name (decisions 33 and 632), in that order. */
export function loadNewArrivals(
  api: Pick<PublicApi, 'category' | 'product'>,
  names: readonly string[],
  language: Language,
): Promise<NewArrivals> {
  return orFailed(findNewArrivals(api, names, language));
}

async function findNewArrivals(
  api: Pick<PublicApi, 'category' | 'product'>,
  names: readonly string[],
  language: Language,
): Promise<NewArrivals> {
  const all = (await api.category.get({})).data;
  const chosen = names.flatMap((called) => all.find((category) => isCategoryCalled(category, called)) ?? []);
  if (chosen.length === 0) return { failed: false, categories: [] };
  const id = chosen.map(({ _id }) => _id);
  const products = (await api.product.getByCategory({ id, limit: ROW_PRODUCTS, families: true })).data;
  return {
    failed: false,
    categories: chosen.map((one) => {
      const inCategory = products.filter(({ category }) => category.some(({ _id }) => _id === one._id));
      const once = new Map(inCategory.map((product) => [product._id, product]));
      const shown = [...once.values()].slice(0, ROW_PRODUCTS).map(toCardProduct);
      const link = menuLink(one, language);
      return { link, image: one.image, products: shown, isFilled: shown.length > 0 };
    }),
  };
}
