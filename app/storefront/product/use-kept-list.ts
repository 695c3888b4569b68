import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import type { KeptList, ListPlace, LoadedProducts } from '../../client/kept-lists.ts';
import { findListOfLastVisit, keptLists } from './kept-lists.ts';
import type { ProductResults } from './product-results.ts';

/** Keeps the list when it is left, and restores the one that was lost by a reload of the document. */
export function useKeptList(results: ProductResults, restore: (lost: LoadedProducts) => void): void {
  const { key, pathname, search } = useLocation();
  const address = pathname + search;
  const navigationType = useNavigationType();
  const shown = useRef<ListPlace & KeptList>(undefined);
  const restoreRef = useRef(restore);
  const lost = useRef<KeptList>(undefined);

  useLayoutEffect(() => {
    lost.current = findListOfLastVisit();
    if (lost.current) restoreRef.current(lost.current.results);
  }, []);

  useLayoutEffect(() => {
    const left = shown.current;
    // A replaced query has no entry in the history, so nothing leads back to its list.
    if (left && left.key !== key && navigationType !== 'REPLACE') keptLists.keep(left, left);
    keptLists.markShown(key);
    if (results.failed) {
      shown.current = undefined;
      return;
    }
    // Reading `scrollY` would force the browser to lay out the new list; replacing a query does not scroll the page.
    const isSamePlace = left?.key === key || navigationType === 'REPLACE';
    const scrollY = left && isSamePlace ? left.scrollY : window.scrollY;
    shown.current = { key, address, results, scrollY, keptAt: Date.now() };
    if (lost.current === undefined || results.products.length < lost.current.results.products.length) return;
    window.scrollTo({ top: lost.current.scrollY, behavior: 'instant' });
    lost.current = undefined;
  }, [key, address, results, navigationType]);

  useEffect(() => {
    const keep = () => shown.current && keptLists.keep(shown.current, shown.current);
    const note = () => {
      if (shown.current) shown.current.scrollY = window.scrollY;
    };
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', keep);
    };
  }, []);

  // A layout effect, to run before the next page scrolls to its top.
  useLayoutEffect(
    () => () => {
      if (shown.current) keptLists.keep(shown.current, shown.current);
      keptLists.markShown(undefined);
    },
    [],
  );
}
