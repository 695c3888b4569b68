declare global {
  interface Window {
    /** Resolves when every file of the document's page has run; `app/entry.client.tsx` waits for it. */
    pageFiles?: Promise<void>;
    /** Buttons that were pressed before the page is interactive, in the order of the presses; deleted once it is. */
    pressed?: HTMLButtonElement[];
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}

/** The exports of a module, each with its name in the file that contains the module. */
export type HeldNames = Record<string, string>;

/**
 * Loads the scripts of a page. It is written into each document as text, so it calls nothing of other modules. `pages` are the files of the page's
 * routes by their ids, `others` the files they import, `held` the routes whose file contains other modules too. All files are requested together:
 * before the first frame (`isAtOnce`), or once the first picture is drawn or has taken a second. A document of an earlier version asks for files
 * that are gone: it is reloaded, once. A document is also reloaded when the shopper went back before its scripts came: the browser then changes
 * only the address, and the scripts would turn the document into another page. Buttons that are pressed before the page is interactive are pressed
 * once when it is (`takeOver`), except those that work without scripts or send a form.
 */
export function loadScripts(
  pages: Record<string, string>,
  others: string[],
  held: Record<string, HeldNames>,
  isAtOnce?: 1,
): void {
  window.pressed = [];
  document.addEventListener(
    'click',
    ({ target }) => {
      const button =
        target instanceof Element &&
        target.closest('button:not([popovertarget], [aria-busy], form [type=submit])');
      if (!window.pressed || !(button instanceof HTMLButtonElement)) return;
      button.setAttribute('aria-busy', 'true');
      window.pressed.push(button);
    },
    true,
  );
  const files = [...Object.values(pages), ...others];
  const address = () => location.pathname + location.search;
  const asked = address();
  const loadAnew = () => {
    location.reload();
    return new Promise(() => {});
  };
  const load = async () => {
    try {
      const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ file)));
      if (address() !== asked) await loadAnew();
      window.__reactRouterRouteModules = Object.fromEntries(
        Object.keys(pages).map((id, index) => {
          const own = modules[index];
          const names = held[id];
          return [
            id,
            names
              ? Object.fromEntries(Object.keys(names).map((name) => [name, own[names[name] ?? '']]))
              : own,
          ];
        }),
      );
    } catch (failure) {
      const answers = await Promise.all(files.map((file) => fetch(file)));
      if (sessionStorage.loadedAnew === `${files}` || answers.every(({ ok }) => ok)) throw failure;
      sessionStorage.loadedAnew = files;
      await loadAnew();
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
    // The next frame draws the picture, and the frame after it shows the picture.
    await nextFrame();
    await nextFrame();
  };
  // A page in the background draws no frame.
  if (isAtOnce || document.hidden) start();
  else firstPicture().then(() => setTimeout(start));
}
