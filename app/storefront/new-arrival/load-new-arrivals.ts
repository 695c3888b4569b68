import type { CategoryView } from '#shared/contract/catalogue.ts';
import type { PublicApi } from '#shared/contract/contract.ts';
import { slugOf } from '#shared/page-paths.ts';
import type { HomeCategory } from '../home/load-home.ts';
import { type CardProduct, toCardProduct } from '../product/card-product.ts';
import { type FailedResults, orFailed } from '../product/product-results.ts';

const ROW_PRODUCTS = 8;

type NewArrivalCategory = HomeCategory & { products: CardProduct[] };

/** `failed` is an outage to show with Retry (decision 35); a category that is not there leaves its row out. */
export type NewArrivals = { failed: false; categories: NewArrivalCategory[] } | FailedResults;

/** The newest products of the categories that the settings name by slug (decision 33), in that order. */
export function loadNewArrivals(
  api: Pick<PublicApi, 'category' | 'product'>,
  slugs: readonly string[],
): Promise<NewArrivals> {
  return orFailed(findNewArrivals(api, slugs));
}

async function findNewArrivals(
  api: Pick<PublicApi, 'category' | 'product'>,
  slugs: readonly string[],
): Promise<NewArrivals> {
  const all = (await api.category.get({})).data;
  const chosen = slugs.flatMap((slug) => all.find((category) => isCalled(category, slug)) ?? []);
  if (chosen.length === 0) return { failed: false, categories: [] };
  const id = chosen.map(({ _id }) => _id);
  const products = (await api.product.getByCategory({ id, limit: ROW_PRODUCTS, families: true })).data;
  return {
    failed: false,
    categories: chosen.map(({ _id, name, nameFr, image }) => {
      const inCategory = products.filter(({ category }) => category.some((one) => one._id === _id));
      const once = new Map(inCategory.map((product) => [product._id, product]));
      const shown = [...once.values()].slice(0, ROW_PRODUCTS).map(toCardProduct);
      return { _id, name, nameFr, image, products: shown, isFilled: shown.length > 0 };
    }),
  };
}

function isCalled({ name }: CategoryView, slug: string): boolean {
  return slugOf(name).toLowerCase() === slug.toLowerCase();
}
