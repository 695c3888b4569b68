import type { Page } from '@playwright/test';
import { shellMessages } from '#app/messages/shell-messages.ts';
import { violations } from '#tests/support/accessibility.ts';
import { expect, screens, test } from '#tests/support/e2e.ts';
import { looksFor, tagOfSample } from '#tests/support/looks.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { type Scene, scenes } from '#tests/support/scenes.ts';
import { comeAs, findShowpieces } from '#tests/support/showpieces.ts';

/** The most visited pages, in which nothing may move during hydration: space is reserved for what arrives after the document. */
const stillScenes: ReadonlySet<string> = new Set([
  ...[
    'home',
    'search-empty',
    'search-results',
    'listing',
    'listing-with-cart',
    'product',
    'offers',
    'contact',
    'admin-overview',
  ],
  ...[
    'cart',
    'cart-of-shopper',
    'checkout-guest',
    'checkout',
    'profile',
    'my-orders',
    'addresses',
    'user-menu',
  ],
]);

for (const scene of scenes) {
  const sample = stillScenes.has(scene.name) ? {} : tagOfSample(scene.name);
  test(
    `${scene.name} is accessible and fits the screen it is looked at on`,
    sample,
    async ({ page, trouble }) => {
      // A full run has four looks, each with a page to load or a dialog to open.
      test.setTimeout(120_000);
      if (scene.trouble) trouble.expect(scene.trouble);
      if (scene.status) trouble.expect(new RegExp(`^${scene.status} GET /`));
      const pieces = await findShowpieces();
      await comeAs(scene.as, page, pieces);
      const isStill = stillScenes.has(scene.name);
      if (isStill) await page.addInitScript(countLayoutShifts);
      const chosen = looksFor(scene.name);
      for (const [index, { language, screen }] of chosen.entries()) {
        const shop = new ShopPage(page, language);
        const where = `on a ${screen} (${language})`;
        await page.setViewportSize(screens[screen]);
        // A plain page adapts to the new width without a reload; what was pressed on a phone may be something else on a desktop.
        const isOpen = chosen[index - 1]?.language === language && !scene.show && !isStill;
        if (!isOpen) {
          const response = await shop.open(scene.path(pieces));
          expect(response?.status()).toBe(scene.status ?? 200);
          await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
          if (isStill) await expectArrival(shop, scene.as);
          if (isStill) await expectStillness(page, where);
          await scene.show?.(shop);
        }
        await expect(page.locator('h1'), `one heading ${where}`).toHaveCount(1);
        // Soft, so that a failure in one language or at one width does not hide the others.
        expect.soft(await violations(page), `axe ${where}`).toEqual([]);
        expect.soft(await overflow(page), `overflow ${where}`).toBeLessThanOrEqual(0);
        expect
          .soft(await wrongDisplayTexts(page), `display font below 24 px, or not in a title ${where}`)
          .toEqual([]);
        if (screen === 'phone') expect.soft(await narrowTargets(page), `too small ${where}`).toEqual([]);
        if (chosen[index + 1]?.language === language) continue;
        for (const width of narrowWidths(scene)) {
          await page.setViewportSize({ width, height: 640 });
          expect.soft(await overflow(page), `overflow at ${width} px (${language})`).toBeLessThanOrEqual(0);
        }
      }
    },
  );
}

/** The narrowest phone, and one of 360 px with enlarged letters: by half at most, in the office by three tenths. */
function narrowWidths({ as }: Scene): readonly number[] {
  return [320, as === 'admin' ? 277 : 240];
}

/** Waits for what only this user sees: a shopper's cart, the owner's figures. */
async function expectArrival({ page, cartButton, language }: ShopPage, as: Scene['as']): Promise<void> {
  if (as === 'admin') await expect(page.getByRole('main').locator('h2').first()).toBeVisible();
  else if (as !== 'guest') await expect(cartButton).not.toHaveText(shellMessages[language].myCart);
}

async function expectStillness(page: Page, where: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const html = page.locator('html');
  const shifted = Number(await html.getAttribute('data-shifted'));
  test.info().annotations.push({ type: `layout shift ${where}`, description: String(shifted) });
  const moved = await html.getAttribute('data-moved');
  expect.soft(shifted, `what moved ${where}: ${moved}`).toBeLessThan(0.005);
}

/** Visible controls smaller than 44 × 44 px, counting their labels; a link within a sentence may be as high as its line. */
function narrowTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SMALLEST = 43.9;
    const front =
      [...document.querySelectorAll('dialog[open], [popover]:popover-open')].at(-1) ?? document.body;
    const controls = front.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type="hidden"]), select, textarea, summary',
    );
    const sizeOf = (control: HTMLElement) => {
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
      // The link of a card covers the whole card.
      const covered =
        getComputedStyle(control, '::after').position === 'absolute' ? control.offsetParent : null;
      const boxes = [control, ...labels, covered ?? control].map((part) => part.getBoundingClientRect());
      return [Math.max(...boxes.map(({ width }) => width)), Math.max(...boxes.map(({ height }) => height))];
    };
    const isInSentence = (control: HTMLElement) =>
      control.tagName === 'A' &&
      getComputedStyle(control).display === 'inline' &&
      [...(control.parentNode?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.textContent ?? ''),
      );
    return [...controls]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !isInSentence(control))
      .filter((control) => sizeOf(control).some((side) => side < SMALLEST))
      .map(
        (control) => `${control.tagName}.${control.className} ${sizeOf(control).map(Math.round).join(' x ')}`,
      );
  });
}

/**
 * Texts in Ojuju that are small, where its letters run together, or that are not titles: prices, numbers and other data are in the font of the
 * text. The word mark is a drawing and has its own size.
 */
function wrongDisplayTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const wrong = new Set<string>();
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      if (!parentElement || !/\S/.test(textContent ?? '') || parentElement.closest('.logo')) continue;
      const { fontFamily, fontSize } = getComputedStyle(parentElement);
      if (!/^"?Ojuju/.test(fontFamily)) continue;
      const isTitle = parentElement.closest('h1, h2, [class$="__title"]') !== null;
      if (!isTitle || Number.parseFloat(fontSize) < 24)
        wrong.add(`${parentElement.tagName}.${parentElement.className} ${fontSize} ${textContent}`);
    }
    return [...wrong];
  });
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Runs in the page before anything else: adds up the layout shifts that no input caused, and names what moved. */
function countLayoutShifts(): void {
  let shifted = 0;
  const moved: string[] = [];
  const nameOf = (node: unknown) =>
    node instanceof Element ? `${node.tagName}.${node.getAttribute('class')}` : String(node);
  const noteSource = (source: unknown) => {
    if (typeof source !== 'object' || source === null || !('node' in source)) return;
    moved.push(`${nameOf(source.node)} ${JSON.stringify(source)}`);
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && typeof entry.value === 'number') shifted += entry.value;
      if ('sources' in entry && Array.isArray(entry.sources)) entry.sources.forEach(noteSource);
    }
    document.documentElement?.setAttribute('data-shifted', String(shifted));
    document.documentElement?.setAttribute('data-moved', moved.join('; '));
  }).observe({ type: 'layout-shift', buffered: true });
}
