declare global {
  interface Window {
    /** Resolves when every file of the document's page has run; `app/entry.client.tsx` waits for it. */
    pageFiles?: Promise<void>;
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}

/**
 * Written into each document as text, so it calls nothing of other modules. `pages` are the files of the page's routes by their ids, `others` what
 * they import: all are asked for at once, when the first picture is drawn or has taken a second. A document of an earlier version asks for files that
 * are gone: it is loaded anew, once.
 */
export function loadScripts(pages: Record<string, string>, others: string[]): void {
  const files = [...Object.values(pages), ...others];
  const load = async () => {
    try {
      const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ file)));
      window.__reactRouterRouteModules = Object.fromEntries(
        Object.keys(pages).map((id, index) => [id, modules[index]]),
      );
    } catch (failure) {
      const answers = await Promise.all(files.map((file) => fetch(file)));
      if (sessionStorage.loadedAnew === `${files}` || answers.every(({ ok }) => ok)) throw failure;
      sessionStorage.loadedAnew = files;
      location.reload();
      await new Promise(() => {});
    }
  };
  const start = () => {
    window.pageFiles = load();
  };
  const nextFrame = () => new Promise(requestAnimationFrame);
  const firstPicture = async () => {
    await nextFrame();
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
    const patience = new Promise((resolve) => setTimeout(resolve, 1000));
    await Promise.race([picture?.decode().catch(() => {}), patience]);
    // Drawn by the next frame, seen by the one after it.
    await nextFrame();
    await nextFrame();
  };
  // A page in the background draws no frame.
  if (document.hidden) start();
  else firstPicture().then(() => setTimeout(start));
}
