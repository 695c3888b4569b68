import { useEffect } from 'react';
import { type BlockerFunction, useBlocker, useLocation } from 'react-router';
import { inLanguage } from '#shared/page-paths.ts';
import { isKeepable } from '../client/keepable.ts';
import { client } from '../state/client.ts';
import { useStore } from '../state/use-store.ts';

/** Leads to the offline page from a link, without a network, to a page that is never kept. */
export function UnkeptPages() {
  const { pathname } = useLocation();
  // A guard that stays costs the router a warning at each link within a page.
  const isAway = useStore(client.network, ({ isAway }) => isAway);
  // The router knows one guard at a time, and the admin's forms have theirs.
  const hasGuard = inLanguage(pathname, 'en').startsWith('/dashboard');
  return isAway && !hasGuard ? <Guard /> : null;
}

/**
 * Such a page's script cannot be had, and the router would answer by loading the page one is on anew, as if nothing had
 * been pressed. Asked for as a document, the page is the worker's to answer for.
 */
function Guard() {
  const blocker = useBlocker(isOutOfReach);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { pathname, search, hash } = blocker.location;
    blocker.reset();
    location.assign(pathname + search + hash);
  }, [blocker]);
  return null;
}

const isOutOfReach: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) =>
  historyAction !== 'POP' &&
  'serviceWorker' in navigator &&
  navigator.serviceWorker.controller !== null &&
  nextLocation.pathname !== currentLocation.pathname &&
  !isKeepable(nextLocation.pathname);
