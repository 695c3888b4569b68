import { page } from './browser.ts';

/** Calls the listener whenever somebody comes back to this tab: what it shows may have changed meanwhile. */
export function listenForReturn(listener: () => unknown): () => void {
  return page.listen({ returned: () => void (page.isVisible() && listener()) });
}
