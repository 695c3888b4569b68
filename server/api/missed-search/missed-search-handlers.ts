import { setSearchIgnored } from '#core/search/ignore-search.ts';
import { listMissedSearches, type MissedSearch } from '#core/search/missed-search-queries.ts';
import { noteMissedSearch } from '#core/search/note-missed-search.ts';
import type { MissedSearchView } from '#shared/contract/missed-search.ts';
import type { NounHandlers } from '../handler.ts';

export const missedSearchHandlers: NounHandlers<'missedSearch'> = {
  async note({ store, language }, { search }) {
    await noteMissedSearch(store, { search, language });
    return { message: 'done', data: null };
  },
  async list({ store }, { ignored, ...wanted }) {
    const { searches, ...beside } = await listMissedSearches(store.db, { ...wanted, isIgnored: ignored });
    return { message: 'done', data: searches.map(presentSearch), beside };
  },
  async setIgnored({ store, user }, { words, ignored }) {
    const outcome = await setSearchIgnored(store, user, { words, isIgnored: ignored });
    if (!outcome.ok) return outcome;
    return { message: ignored ? 'searchIgnored' : 'searchWanted', data: presentSearch(outcome.value) };
  },
};

function presentSearch({ lastAt, isIgnored, ...search }: MissedSearch): MissedSearchView {
  return { ...search, last_at: lastAt.toISOString(), ignored: isIgnored };
}
