import { useEffect, useState } from 'react';
import { useNavigationType, useSearchParams } from 'react-router';
import { useAddress, useNextPage } from '../../state/use-loaded.ts';

const searchDelayMs = 300;

/**
 * The text in the search field, which is ahead of the address by a short pause in typing (spec §4). `onSearch` writes it into the address,
 * in place of the search before.
 */
export function useSearchField(onSearch: (typed: string) => void) {
  const shown = useSearchParams()[0].get('q') ?? '';
  const [typed, setTyped] = useState(shown);
  const [seen, setSeen] = useState(shown);
  const cameByTyping = useNavigationType() === 'REPLACE';
  // Back, or a link to the same list, has brought another search: without this the old one would return.
  if (shown !== seen) {
    setSeen(shown);
    if (!cameByTyping) setTyped(shown);
  }
  const asked = useAddress().query.get('q') ?? '';
  const isLeaving = useNextPage() !== undefined;
  useEffect(() => {
    // Writing a search into the address would cancel the navigation to another page.
    if (typed === asked || isLeaving) return;
    const waiting = setTimeout(() => onSearch(typed), searchDelayMs);
    return () => clearTimeout(waiting);
  }, [typed, asked, onSearch, isLeaving]);
  return { typed, type: setTyped };
}
