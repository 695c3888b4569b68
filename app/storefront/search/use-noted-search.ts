import { useEffect, useRef } from 'react';
import { apiErrorIn } from '#shared/api-error.ts';
import { rememberSearch } from '../../client/recent-searches.ts';
import { api } from '../../state/api.ts';
import { storage } from '../../state/browser.ts';

/** After so long without another letter it is what she was looking for, and no word on the way to it. */
const STANDS_MS = 2000;

/** Once a visit each, however often she comes back to them. */
const noted = new Set<string>();

export type SearchEnd = 'found' | 'missed' | 'unknown';

/**
 * A search that is final is counted: the shop's list of what to buy, or what is popular. One that found something is remembered in this
 * browser. Words typed on the way to others are not: she was not looking for 'lips' but for 'lipstick'. No one waits for the answer.
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
  // She left for what was found: that was it.
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
