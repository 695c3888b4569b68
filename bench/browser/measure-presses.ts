import type { Browser, Locator, Page } from '@playwright/test';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import type { PublicPage } from './find-public-pages.ts';

/** The time from a press or a key to the frame that shows its effect, on a processor six times slower; the worst of each kind. */
export type Presses = { addMs: number; plusMs: number; typingMs: number };

const SLOWER = 6;

export async function measurePresses(
  browser: Browser,
  baseURL: string,
  paths: Record<PublicPage, string>,
): Promise<Presses> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  await context.addInitScript(noteEvents);
  const page = await context.newPage();
  const shop = new ShopPage(page, 'en');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });

  await shop.open(paths.product);
  await page.waitForLoadState('networkidle');
  const main = page.getByRole('main');
  const addMs = await worstOf(page, async () => {
    await tap(page, main.getByRole('button', { name: /^Add/ }).first());
  });
  const more = main.getByRole('button', { name: /^Increase/ }).first();
  const plusMs = await worstOf(page, async () => {
    for (let times = 0; times < 3; times += 1) {
      await tap(page, more);
      await settle(page);
    }
  });
  await shop.open('/search');
  await page.waitForLoadState('networkidle');
  const typingMs = await worstOf(page, async () => {
    // As fast as the shopper in `tests/support/shopping-robot.ts`.
    await page.keyboard.type('lipstick', { delay: 200 });
  });
  await context.close();
  return { addMs, plusMs, typingMs };
}

/** Playwright's own tap runs checks in the page, which take time as well. */
async function tap(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be pressed is not shown');
  await page.waitForTimeout(300);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

async function worstOf(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    window.slowestEventMs = 0;
  });
  await act();
  await settle(page);
  return page.evaluate(() => window.slowestEventMs);
}

/** Waits until the network's answers are shown, and the browser has recorded how long the events took. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(400);
}

declare global {
  interface Window {
    slowestEventMs: number;
  }
}

function noteEvents(): void {
  window.slowestEventMs = 0;
  const note = (events: PerformanceObserverEntryList) => {
    for (const event of events.getEntries()) {
      if (!('interactionId' in event) || event.interactionId === 0) continue;
      window.slowestEventMs = Math.max(window.slowestEventMs, event.duration);
    }
  };
  // TypeScript's types lack the threshold.
  const events: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  };
  new PerformanceObserver(note).observe(events);
}
