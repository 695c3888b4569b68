import { setSearchIgnored } from '#core/search/ignore-search.ts';
import { listMissedSearches } from '#core/search/missed-search-queries.ts';
import { noteMissedSearch } from '#core/search/note-missed-search.ts';
import type { NounHandlers } from '../handler.ts';

export const missedSearchHandlers: NounHandlers<'missedSearch'> = {
  async note({ store, language }, { search }) {
    await noteMissedSearch(store, { search, language });
    return { message: 'done', data: null };
  },
  async list({ store }, wanted) {
    const { searches, ...beside } = await listMissedSearches(store.db, wanted);
    return { message: 'done', data: searches, beside };
  },
  async setIgnored({ store, user }, input) {
    const outcome = await setSearchIgnored(store, user, input);
    if (!outcome.ok) return outcome;
    return { message: input.isIgnored ? 'searchIgnored' : 'searchWanted', data: outcome.value };
  },
};
