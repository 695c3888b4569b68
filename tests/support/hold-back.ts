import type { Page } from '@playwright/test';

/** Holds back calls to an address until they are released, to show what a slow network shows. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
