import { listPopularSearches, noteFoundSearch } from '#core/search/found-searches.ts';
import type { NounHandlers } from '../handler.ts';

const LIST_MS = 3_600_000;

export const popularSearchHandlers: NounHandlers<'popularSearch'> = {
  async note({ store, language, asker }, { search }) {
    await noteFoundSearch(store, { search, language, network: asker.network });
    return { message: 'done', data: null };
  },
  async list({ store, language }) {
    const changesAt = new Date(store.clock.now().getTime() + LIST_MS);
    return { message: 'done', data: { searches: await listPopularSearches(store, language), changesAt } };
  },
};
