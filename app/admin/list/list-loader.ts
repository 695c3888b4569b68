import { replace } from 'react-router';
import type { CallOptions } from '#shared/contract/contract.ts';
import { adminLoader } from '../load-as-admin.ts';

/** The page, the search and the view that the address asks for. */
export type Wanted = { view: string; search: string; page: number };
export type Counted = { data: unknown[]; totalCount: number };
export type Paged<Answer extends Counted> = Answer & { totalPages: number };

/** The `clientLoader` of a list whose view, search and page are in the address, so that a reload and Back show the same. */
export function listLoader<Answer extends Counted>(
  fetchPage: (
    wanted: Wanted & { limit: number },
    options: CallOptions,
    query: URLSearchParams,
  ) => Promise<Answer>,
  rowsOnPage = 24,
) {
  return adminLoader(async ({ query }, options): Promise<Paged<Answer>> => {
    const wanted = wantedIn(query);
    const answer = await fetchPage({ ...wanted, limit: rowsOnPage }, options, query);
    const totalPages = Math.max(1, Math.ceil(answer.totalCount / rowsOnPage));
    // The last row of the last page is gone, or an old address names a page that no longer exists.
    if (wanted.page > totalPages) throw replace(addressOf({ ...wanted, page: totalPages }, query));
    return { ...answer, totalPages };
  });
}

export function wantedIn(query: URLSearchParams): Wanted {
  return {
    view: query.get('view') ?? '',
    search: query.get('q') ?? '',
    page: Math.max(1, Math.trunc(Number(query.get('page'))) || 1),
  };
}

/** The shortest address: the first page of everything has no query. Other values stay, such as an open dialog. */
export function addressOf({ view, search, page }: Wanted, shown: URLSearchParams): string {
  const query = new URLSearchParams([
    ...(view === '' ? [] : [['view', view]]),
    ...(search === '' ? [] : [['q', search]]),
    ...(page === 1 ? [] : [['page', String(page)]]),
    ...[...shown].filter(([name]) => !['view', 'q', 'page'].includes(name)),
  ]);
  return `?${query}`;
}
