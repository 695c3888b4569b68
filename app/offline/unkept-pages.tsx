import { useEffect } from 'react';
import { type BlockerFunction, useBlocker, useLocation } from 'react-router';
import { inLanguage } from '#shared/page-paths.ts';
import { isKeepable } from '../client/keepable.ts';
import { client } from '../state/client.ts';
import { useStore } from '../state/use-store.ts';

/** Without a network, makes links to pages that are never kept lead to the offline page. */
export function UnkeptPages() {
  const { pathname } = useLocation();
  // A guard that is always mounted makes the router warn at each link within a page.
  const isAway = useStore(client.network, ({ isAway }) => isAway);
  // The router supports one guard at a time, and the admin's forms have their own.
  const hasGuard = inLanguage(pathname, 'en').startsWith('/dashboard');
  return isAway && !hasGuard ? <Guard /> : null;
}

/**
 * The script of a page that is never kept cannot be loaded, and the router would then reload the current page, as if
 * nothing had been pressed. Requested as a document, the page is answered by the worker.
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
