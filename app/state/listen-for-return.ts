import { page } from './browser.ts';

/** Calls the listener when this tab becomes visible again: what it shows may have changed meanwhile. */
export function listenForReturn(listener: () => unknown): () => void {
  return page.listen({ returned: () => void (page.isVisible() && listener()) });
}
