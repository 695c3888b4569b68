import { useContext, useEffect } from 'react';
import { RouterContextProvider, UNSAFE_DataRouterContext, UNSAFE_FrameworkContext } from 'react-router';
import { languageOfPath } from '#shared/page-paths.ts';
import { tabNotes } from '../../state/browser.ts';
import { client } from '../../state/client.ts';
import { requestAhead } from '../../state/load-ahead.ts';

/** A pointer that passes over a link does not stay for so long, and a finger that scrolls has moved. */
const INTENT_MS = 65;

declare global {
  interface Navigator {
    /** Chromium's. */
    connection?: { saveData: boolean; effectiveType: string };
  }
}

/**
 * Asks for the next page when a shopper turns to a link: a pointer that rests on it, a finger that does not scroll, the keyboard's focus. Its
 * `clientLoader` then takes the answer (`loadedAhead`). Not where data is to be saved, on the slowest networks, or without one.
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
      // In a tab older than an upgrade the file is gone: the router would load the document anew, without a press.
      if (!known || !(await fetch(known.module)).ok) return;
      const lazy = typeof route.lazy === 'object' ? route.lazy : undefined;
      await lazy?.Component?.();
      // Home shows at once, with places for its products.
      if (route.index || !known.hasClientLoader) return;
      const loader = (await lazy?.loader?.()) ?? route.loader;
      if (typeof loader !== 'function') return;
      const request = requestAhead(url.href);
      await loader({ request, params, url, pattern: route.path ?? '', context: new RouterContextProvider() });
    }

    // The router loads the document anew where the file of the next page is gone: the new one goes on to that page.
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

/** In this document: of the shop's own public pages in its language, and not the one that is shown. */
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
