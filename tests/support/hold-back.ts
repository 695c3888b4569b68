import type { Page } from '@playwright/test';

/** Holds back calls to an address until they are released, to see what a page shows on a slow network. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
