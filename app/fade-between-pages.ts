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
 * The next page fades in where the browser can show that, without making anyone wait: what it is made from is there by then. The way back
 * is shown in the next frame, and another choice on the same page at once.
 */
export function fadeBetweenPages(): void {
  if (!document.startViewTransition) return;
  let { pathname } = location;
  let isNextPage = false;
  window.__reactRouterDataRouter.subscribe(({ location: next, historyAction }) => {
    if (next.pathname !== pathname && historyAction !== 'POP' && !lessMotion.matches) isNextPage = true;
    ({ pathname } = next);
  });
  // The router's own subscriber has asked for the next page to be drawn by the time this one is called.
  options.debounceRendering = (draw) =>
    queueMicrotask(() => {
      if (!isNextPage) return draw();
      isNextPage = false;
      // A fade that is left out (a hidden tab, a press on the next link) still draws the page.
      document.startViewTransition(draw).ready.catch(() => {});
    });
}
