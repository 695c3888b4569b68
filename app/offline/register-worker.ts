import { inLanguage, languageOfPath } from '#shared/page-paths.ts';
import { shopperEndpoints } from '#shared/shopper-endpoints.ts';
import { pageApi } from '../state/api.ts';
import { client } from '../state/client.ts';

/** The calls for the menus, which every page makes: a copy of them does not make the page a copy. */
const withoutPrices = [shopperEndpoints.category.get, shopperEndpoints.subcategory.get].map(
  (endpoint) => endpoint.split(' ')[1],
);

/** Registers the worker, which keeps copies of what this browser loads. Not in development, where copies would hide every change. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', ({ data, source }: MessageEvent<unknown>) => {
    const isOfWorker = source instanceof ServiceWorker;
    if (isOfWorker && isCopyMessage(data) && !withoutPrices.includes(data.path))
      client.network.noteCopy(data.copyOf);
  });
  serviceWorker.addEventListener('controllerchange', () => {
    void askToKeep();
    void keepMenus();
  });
  // Waits until the page's own files are loaded: on a slow line they come first.
  const register = () => {
    serviceWorker.register('/sw.js').then(
      // On a first visit no worker controls the page yet, and `controllerchange` is still to come.
      () => serviceWorker.controller && void askToKeep(),
      (refused: unknown) => console.info('The shop works here without a worker', refused),
    );
  };
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}

/** Tells the worker, which started after this page, what the page has loaded, and the offline page of this language. */
async function askToKeep(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /\/(assets|media)\//.test(name));
  const offline = inLanguage('/offline', languageOfPath(location.pathname));
  active?.postMessage({ keep: [offline, location.href, ...loaded] });
}

/** Fetches the menus again: they were fetched before the worker could keep them, and every page needs them. */
async function keepMenus(): Promise<void> {
  try {
    await Promise.all([pageApi.category.get({}), pageApi.subcategory.get({})]);
  } catch (failure) {
    console.info('The menus are not kept yet', failure);
  }
}

function isCopyMessage(data: unknown): data is { copyOf: string; path: string } {
  return typeof data === 'object' && data !== null && 'copyOf' in data && 'path' in data;
}
