import type { BrowserContext, Page } from '@playwright/test';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import type { PublicPage } from './find-public-pages.ts';

export type JourneyWeight = {
  /** Home, listing, product, add, cart, checkout: all bytes received, including headers. */
  firstJourneyBytes: number;
  /** Home again, in a new tab. */
  repeatVisitBytes: number;
};

/** Walks a guest's first way to the checkout as on a phone, by the links of the pages, and comes back to home. */
export async function weighJourney(
  context: BrowserContext,
  paths: Record<PublicPage, string>,
): Promise<JourneyWeight> {
  const page = await context.newPage();
  const shop = new ShopPage(page, 'en');
  const first = await countReceived(page, async () => {
    await page.goto(paths.home, { waitUntil: 'networkidle' });
    await page.locator(`a[href="${paths.listing}"]`).first().dispatchEvent('click');
    await page.waitForURL(`**${paths.listing}`);
    await settled(page);
    // A product that can be bought, directly or as one of its shades.
    const add = page
      .getByRole('button', { name: /^Add/ })
      .or(page.getByRole('link', { name: /^Choose a shade/ }));
    const card = page.getByRole('article').filter({ has: add });
    await card.first().getByRole('link').first().tap();
    await page.waitForURL('**/product/**');
    await settled(page);
    await page.getByRole('main').getByRole('button', { name: /^Add/ }).first().tap();
    await settled(page);
    await shop.returnToHeader();
    await shop.cartButton.tap();
    await settled(page);
    // The guest's button first asks for a login; the checkout's address lets her order without one.
    await page.goto('/checkout', { waitUntil: 'networkidle' });
  });
  await page.close();
  const again = await context.newPage();
  const repeat = await countReceived(again, async () => {
    await again.goto(paths.home, { waitUntil: 'networkidle' });
  });
  return { firstJourneyBytes: first, repeatVisitBytes: repeat };
}

async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' });
}

async function countReceived(page: Page, walk: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  let received = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    received += encodedDataLength;
  });
  await session.send('Network.enable');
  await walk();
  return received;
}
