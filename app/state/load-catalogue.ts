import { notify } from '../ui/notify.ts';
import { pageApi, stateTexts } from './api.ts';
import { updateSlice } from './shop-state.ts';

/** Loads all categories and sub-categories, sorted by name (spec §2, shell behaviour). */
export async function loadCatalogue(): Promise<void> {
  updateSlice('product', { status: 'loading' });
  try {
    const [categories, subCategories] = await Promise.all([
      pageApi.category.get({}),
      pageApi.subcategory.get({}),
    ]);
    updateSlice('product', {
      allCategory: [...categories.data].sort(byName),
      allSubCategory: [...subCategories.data].sort(byName),
      status: 'ready',
    });
  } catch (failure) {
    console.warn('Categories could not be loaded', failure);
    notify.error(stateTexts().categoriesFailed);
    updateSlice('product', { status: 'failed' });
  }
}

function byName(one: { name: string }, other: { name: string }): number {
  return one.name.localeCompare(other.name);
}
