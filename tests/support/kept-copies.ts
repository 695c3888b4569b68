import type { Page } from '@playwright/test';
import { expect } from './e2e.ts';

/** A copy that the worker has kept, and its cache. */
export type KeptCopy = { cache: string; path: string };

export function keptCopies(page: Page): Promise<KeptCopy[]> {
  return page.evaluate(async () => {
    const kept: { cache: string; path: string }[] = [];
    for (const cache of await caches.keys()) {
      const requests = await (await caches.open(cache)).keys();
      kept.push(...requests.map(({ url }) => ({ cache, path: new URL(url).pathname })));
    }
    return kept;
  });
}

/** Waits until the service worker controls the page and has kept the page that was open before it. It first fetches a whole shell. */
export async function untilKept(page: Page, path: string, offline = '/offline'): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(
          async ([wanted, offlinePage]) =>
            navigator.serviceWorker.controller !== null &&
            (await caches.match(String(wanted))) !== undefined &&
            (await caches.match(String(offlinePage))) !== undefined,
          [path, offline],
        ),
      { timeout: 60_000 },
    )
    .toBe(true);
}
