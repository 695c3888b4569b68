import { listBrands } from '#core/brands/brand-queries.ts';
import { deleteBrand } from '#core/brands/delete-brand.ts';
import { listPrices } from '#core/brands/price-list.ts';
import { renameBrand } from '#core/brands/rename-brand.ts';
import { saveBrand } from '#core/brands/save-brand.ts';
import type { NounHandlers } from '../handler.ts';

export const brandHandlers: NounHandlers<'brand'> = {
  async list({ store }) {
    return { message: 'done', data: await listBrands(store.db) };
  },
  async listPrices({ store }) {
    const prices = await listPrices(store.db);
    return { message: 'done', data: prices.map(({ id, ...line }) => ({ _id: id, ...line })) };
  },
  async rename({ store, user }, input) {
    const outcome = await renameBrand(store, user, input);
    return outcome.ok ? { message: 'brandRenamed', data: outcome.value } : outcome;
  },
  async delete({ store, user }, input) {
    const outcome = await deleteBrand(store, user, input);
    return outcome.ok ? { message: 'brandDeleted', data: null } : outcome;
  },
  async save({ store, user }, form) {
    const outcome = await saveBrand(store, user, form);
    return outcome.ok ? { message: 'brandSaved', data: outcome.value } : outcome;
  },
};
