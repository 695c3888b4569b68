import type { Page } from '@playwright/test';

/** Calls to an address wait until they are let go, so that one sees what a slow network shows. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
