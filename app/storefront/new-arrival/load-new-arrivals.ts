import type { CategoryView } from '#shared/contract/catalogue.ts';
import type { PublicApi } from '#shared/contract/contract.ts';
import { slugOf } from '#shared/page-paths.ts';
import { groupByCategory, type HomeCategory } from '../home/load-home.ts';
import { orFailed } from '../product/product-results.ts';

const ROW_PRODUCTS = 8;

/** `failed` is an outage to show with Retry (decision 35); a category that is not there leaves its row out. */
export type NewArrivals = { failed: false; categories: HomeCategory[] } | { failed: true };

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
    categories: chosen.flatMap((category) => groupByCategory([category], products).categories),
  };
}

function isCalled({ name }: CategoryView, slug: string): boolean {
  return slugOf(name).toLowerCase() === slug.toLowerCase();
}
