import { options } from 'preact';
import type { DataRouter } from 'react-router';

declare global {
  interface Window {
    /** The router's own name for itself in the browser. */
    __reactRouterDataRouter: DataRouter;
  }
}

const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Fades in the next page where the browser supports it. This makes no one wait: the page's data has loaded by then. Going back shows the
 * page in the next frame, and another choice on the same page is shown at once.
 */
export function fadeBetweenPages(): void {
  if (!document.startViewTransition) return;
  let { pathname } = location;
  let isNextPage = false;
  window.__reactRouterDataRouter.subscribe(({ location: next, historyAction }) => {
    if (next.pathname !== pathname && historyAction !== 'POP' && !lessMotion.matches) isNextPage = true;
    ({ pathname } = next);
  });
  // By the time this subscriber is called, the router's own one has already asked for the next page to be drawn.
  options.debounceRendering = (draw) =>
    queueMicrotask(() => {
      if (!isNextPage) return draw();
      isNextPage = false;
      // A fade that is skipped (a hidden tab, a press on the next link) still draws the page.
      document.startViewTransition(draw).ready.catch(() => {});
    });
}
