declare global {
  interface Window {
    /** Resolves when every file of the document's page has run; `app/entry.client.tsx` waits for it. */
    pageFiles?: Promise<void>;
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}

/**
 * Written into each document as text, so it calls nothing of other modules. `pages` are the files of the page's routes by their ids, `files` what
 * they import: all are asked for at once.
 */
export function loadScripts(pages: Record<string, string>, files: string[]): void {
  const load = async () => {
    const ids = Object.keys(pages);
    const [modules] = await Promise.all([
      Promise.all(ids.map((id) => import(/* @vite-ignore */ pages[id] ?? ''))),
      Promise.all(files.map((file) => import(/* @vite-ignore */ file))),
    ]);
    window.__reactRouterRouteModules = Object.fromEntries(ids.map((id, index) => [id, modules[index]]));
  };
  const start = () => {
    window.pageFiles = load();
  };
  // A page in the background draws no frame.
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
}
