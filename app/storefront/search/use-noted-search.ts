import { useEffect, useRef } from 'react';
import { apiErrorIn } from '#shared/api-error.ts';
import { rememberSearch } from '../../client/recent-searches.ts';
import { api } from '../../state/api.ts';
import { storage } from '../../state/browser.ts';

/** After this long without another letter the search is final, not a word on the way to another. */
const STANDS_MS = 2000;

/** The searches counted in this visit: each is counted once, however often the shopper comes back to it. */
const noted = new Set<string>();

export type SearchEnd = 'found' | 'missed' | 'unknown';

/**
 * Counts final searches, for the shop's list of what to buy or of what is popular. A search that found something is also remembered in
 * this browser. Words typed on the way to others are not counted: a shopper who typed 'lipstick' was not looking for 'lips'. Nothing
 * waits for the answer.
 */
export function useNotedSearch(query: string, end: SearchEnd): void {
  const search = query.trim();
  const shown = useRef({ search, end });
  useEffect(() => {
    shown.current = { search, end };
    if (end === 'unknown' || search === '') return;
    const waiting = setTimeout(() => note(search, end), STANDS_MS);
    return () => clearTimeout(waiting);
  }, [search, end]);
  // Leaving the page for a result makes the search final.
  useEffect(
    () => () => {
      if (shown.current.end === 'found') note(shown.current.search, 'found');
    },
    [],
  );
}

function note(search: string, end: 'found' | 'missed'): void {
  if (search === '') return;
  if (end === 'found') rememberSearch(storage, search);
  if (noted.has(search)) return;
  noted.add(search);
  const counted = end === 'found' ? api.popularSearch.note({ search }) : api.missedSearch.note({ search });
  counted.catch((failure: unknown) => {
    console.warn('A search could not be counted', apiErrorIn(failure));
  });
}
