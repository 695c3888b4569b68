import { useEffect } from 'react';
import { apiErrorIn } from '#shared/api-error.ts';
import { api } from '../../state/api.ts';

const STANDS_MS = 2_000;
/** Of this visit: coming back to a search is not looking for it again. */
const noted = new Set<string>();

/**
 * Tells the shop what it does not have. Results follow typing, so only a query that was there for two seconds counts: the person who
 * types on was not looking for 'lips' but for 'lipstick'. No one waits for the answer.
 */
export function useMissedSearch(query: string, foundNothing: boolean): void {
  useEffect(() => {
    const search = query.trim();
    if (!foundNothing || search === '' || noted.has(search)) return;
    const waiting = setTimeout(() => {
      noted.add(search);
      api.missedSearch.note({ search }).catch((failure: unknown) => {
        console.warn('A search without a result could not be counted', apiErrorIn(failure));
      });
    }, STANDS_MS);
    return () => clearTimeout(waiting);
  }, [query, foundNothing]);
}
