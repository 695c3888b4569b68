import type { PublicApi } from '#shared/contract/contract.ts';
import type { Notify, Texts } from './ports.ts';
import type { ShopStore } from './shop-state.ts';

export type Catalogue = {
  /** Loads all categories and sub-categories, sorted by name (spec §2, shell behaviour). */
  load: () => Promise<void>;
};

type CatalogueParts = { shop: ShopStore; pageApi: PublicApi; texts: () => Texts; notify: Notify };

export function createCatalogue({ shop, pageApi, texts, notify }: CatalogueParts): Catalogue {
  async function load(): Promise<void> {
    shop.update('product', { status: 'loading' });
    try {
      const [categories, subCategories] = await Promise.all([
        pageApi.category.get({}),
        pageApi.subcategory.get({}),
      ]);
      shop.update('product', {
        allCategory: byName(categories.data),
        allSubCategory: byName(subCategories.data),
        status: 'ready',
      });
    } catch (failure) {
      console.warn('Categories could not be loaded', failure);
      notify.error(texts().categoriesFailed);
      shop.update('product', { status: 'failed' });
    }
  }

  return { load };
}

function byName<T extends { name: string }>(items: readonly T[]): T[] {
  const { compare } = new Intl.Collator();
  return [...items].sort((one, other) => compare(one.name, other.name));
}
