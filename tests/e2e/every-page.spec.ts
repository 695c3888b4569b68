import type { Page } from '@playwright/test';
import { languages } from '#shared/language.ts';
import { violations } from '#tests/support/accessibility.ts';
import { expect, screens, test } from '#tests/support/e2e.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { scenes } from '#tests/support/scenes.ts';
import { comeAs, findShowpieces } from '#tests/support/showpieces.ts';

for (const scene of scenes) {
  for (const language of languages) {
    test(`${scene.name} is accessible and fits every screen (${language})`, async ({ page, trouble }) => {
      if (scene.trouble) trouble.expect(scene.trouble);
      if (scene.status) trouble.expect(new RegExp(`^${scene.status} GET /`));
      const pieces = await findShowpieces();
      await comeAs(scene.as, page, pieces);
      const shop = new ShopPage(page, language);
      for (const [screen, viewport] of Object.entries(screens)) {
        await page.setViewportSize(viewport);
        // A page goes along with the width; what was pressed on a phone may be something else on a desktop.
        if (screen === 'phone' || scene.show) {
          const response = await shop.open(scene.path(pieces));
          expect(response?.status()).toBe(scene.status ?? 200);
          await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
          await scene.show?.(shop);
        }
        await expect(page.locator('h1'), `one heading on a ${screen}`).toHaveCount(1);
        expect(await violations(page), `axe on a ${screen}`).toEqual([]);
        expect(await overflow(page), `overflow on a ${screen}`).toBeLessThanOrEqual(0);
        if (screen === 'phone') expect(await narrowTargets(page), 'too small for a thumb').toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await overflow(page), 'overflow at 320 px').toBeLessThanOrEqual(0);
    });
  }
}

/** Where people spend their time; whatever arrives after the document has its place kept. */
const stillScenes = [
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
];

for (const name of stillScenes) {
  test(`nothing moves while ${name} comes alive`, async ({ page, shop }) => {
    const scene = scenes.find((known) => known.name === name);
    if (!scene) throw new Error(`There is no scene ${name}`);
    const pieces = await findShowpieces();
    await comeAs(scene.as, page, pieces);
    await page.addInitScript(countLayoutShifts);
    for (const [screen, viewport] of Object.entries(screens)) {
      await page.setViewportSize(viewport);
      await shop.open(scene.path(pieces));
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      if (scene.as !== 'guest') await expect(shop.cartButton).not.toHaveText('My Cart');
      await page.evaluate(() => document.fonts.ready);
      const html = page.locator('html');
      const shifted = Number(await html.getAttribute('data-shifted'));
      test.info().annotations.push({ type: `layout shift on a ${screen}`, description: String(shifted) });
      expect(shifted, `on a ${screen}: ${await html.getAttribute('data-moved')}`).toBeLessThan(0.005);
    }
  });
}

/** Visible controls smaller than 44 × 44 px, their labels counted in; links within a sentence may be as high as its line. */
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
      // The link of a card lies over the whole card.
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

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Runs in the page, before anything else: adds up what moved without anybody having touched the page, and names it. */
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
