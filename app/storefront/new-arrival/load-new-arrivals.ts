import { ApiError } from '#shared/api-error.ts';
import type { CategoryView } from '#shared/contract/catalogue.ts';
import type { PublicApi } from '#shared/contract/contract.ts';
import { slugOf } from '#shared/page-paths.ts';
import { groupByCategory, type HomeCategory } from '../home/load-home.ts';

const ROW_PRODUCTS = 8;

/** `failed` is an outage to show with Retry (decision 35); a category that is not there leaves its row out. */
export type NewArrivals = { failed: false; categories: HomeCategory[] } | { failed: true };

/** The newest products of the categories that the settings name by slug (decision 33), in that order. */
export async function loadNewArrivals(
  api: Pick<PublicApi, 'category' | 'product'>,
  slugs: readonly string[],
): Promise<NewArrivals> {
  try {
    const all = (await api.category.get({})).data;
    const chosen = slugs.flatMap((slug) => all.find((category) => isCalled(category, slug)) ?? []);
    if (chosen.length === 0) return { failed: false, categories: [] };
    const id = chosen.map(({ _id }) => _id);
    const products = (await api.product.getByCategory({ id, limit: ROW_PRODUCTS })).data;
    return {
      failed: false,
      categories: chosen.flatMap((category) => groupByCategory([category], products).categories),
    };
  } catch (failure) {
    if (!(failure instanceof ApiError) || (failure.status !== 0 && failure.status < 500)) throw failure;
    console.warn('New arrivals could not be loaded', failure);
    return { failed: true };
  }
}

function isCalled({ name }: CategoryView, slug: string): boolean {
  return slugOf(name).toLowerCase() === slug.toLowerCase();
}
