import { useContext, useEffect } from 'react';
import { RouterContextProvider, UNSAFE_DataRouterContext, UNSAFE_FrameworkContext } from 'react-router';
import { languageOfPath } from '#shared/page-paths.ts';
import { tabNotes } from '../../state/browser.ts';
import { client } from '../../state/client.ts';
import { requestAhead } from '../../state/load-ahead.ts';

/** A pointer that only passes over a link leaves it sooner, and a finger that scrolls has moved by then. */
const INTENT_MS = 65;

declare global {
  interface Navigator {
    /** Only in Chromium. */
    connection?: { saveData: boolean; effectiveType: string };
  }
}

/**
 * Loads the next page ahead when a shopper turns to a link: with a pointer that rests on it, a finger that does not scroll, or the keyboard's
 * focus. The page's `clientLoader` then uses the answer (`loadedAhead`). Not where data is to be saved, on the slowest networks, or offline.
 */
export function usePagesAhead(): void {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const manifest = useContext(UNSAFE_FrameworkContext)?.manifest;

  useEffect(() => {
    if (!router || !manifest) return;
    let waiting: ReturnType<typeof setTimeout> | undefined;

    async function load(url: URL): Promise<void> {
      const match = router?.match(url.pathname)?.at(-1);
      if (!match) return;
      const { route, params } = match;
      const known = manifest?.routes[route.id];
      // In a tab older than an upgrade the file is gone: the router would reload the document although nothing was pressed.
      if (!known || !(await fetch(known.module)).ok) return;
      const lazy = typeof route.lazy === 'object' ? route.lazy : undefined;
      await lazy?.Component?.();
      // Home is shown at once, with placeholders for its products, so its data is not loaded ahead.
      if (route.index || !known.hasClientLoader) return;
      const loader = (await lazy?.loader?.()) ?? route.loader;
      if (typeof loader !== 'function') return;
      const request = requestAhead(url.href);
      await loader({ request, params, url, pattern: route.path ?? '', context: new RouterContextProvider() });
    }

    // The router reloads the document where the file of the next page is gone: the new document then goes on to that page.
    const leave = () => {
      const { location: next } = router.state.navigation;
      if (next) tabNotes.keep('goingTo', next.pathname + next.search);
    };
    const goingTo = tabNotes.take('goingTo');
    if (typeof goingTo === 'string') void router.navigate(goingTo);
    window.addEventListener('pagehide', leave);

    const turn = ({ target, type }: Event) => {
      clearTimeout(waiting);
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || !isAheadWelcome()) return;
      const url = new URL(link.href);
      url.hash = '';
      if (!isNextPage(link, url)) return;
      const ask = () =>
        load(url).catch((failure: unknown) => console.info('A page could not be asked for ahead', failure));
      waiting = setTimeout(ask, type === 'mousedown' ? 0 : INTENT_MS);
    };
    const turnAway = () => clearTimeout(waiting);

    const intents = ['mouseover', 'mousedown', 'touchstart', 'focusin'];
    const others = ['mouseout', 'touchmove', 'touchcancel', 'focusout'];
    for (const intent of intents) document.addEventListener(intent, turn, { passive: true });
    for (const other of others) document.addEventListener(other, turnAway, { passive: true });
    return () => {
      turnAway();
      window.removeEventListener('pagehide', leave);
      for (const intent of intents) document.removeEventListener(intent, turn);
      for (const other of others) document.removeEventListener(other, turnAway);
    };
  }, [router, manifest]);
}

function isAheadWelcome(): boolean {
  const { connection } = navigator;
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '') && !client.network.get().isAway;
}

/** Whether a link leads, within this document, to another public page of the shop in the same language. */
function isNextPage({ target, href }: HTMLAnchorElement, url: URL): boolean {
  const { origin, pathname, search } = location;
  return (
    href !== '' &&
    target === '' &&
    url.origin === origin &&
    url.pathname + url.search !== pathname + search &&
    languageOfPath(url.pathname) === languageOfPath(pathname) &&
    !url.pathname.includes('/dashboard')
  );
}
