import { listBrands } from '#core/brands/brand-queries.ts';
import { listPrices } from '#core/brands/price-list.ts';
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
  async save({ store, user }, form) {
    const outcome = await saveBrand(store, user, form);
    return outcome.ok ? { message: 'brandSaved', data: outcome.value } : outcome;
  },
};
