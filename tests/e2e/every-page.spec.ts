import type { Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';
import { languages } from '#shared/language.ts';
import { desktop, expect, phone, screens, test } from '#tests/support/e2e.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { scenes } from '#tests/support/scenes.ts';
import { comeAs, findShowpieces } from '#tests/support/showpieces.ts';

for (const scene of scenes) {
  for (const language of languages) {
    test(`${scene.name} is accessible and fits every screen (${language})`, async ({ page, trouble }) => {
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
        expect(await violations(page), `axe on a ${screen}`).toEqual([]);
        expect(await overflow(page), `overflow on a ${screen}`).toBeLessThanOrEqual(0);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await overflow(page), 'overflow at 320 px').toBeLessThanOrEqual(0);
    });
  }
}

for (const name of ['home', 'listing', 'product', 'search-results', 'cart', 'checkout']) {
  for (const [screen, viewport] of Object.entries({ phone, desktop })) {
    test(`nothing moves while ${name} comes alive on a ${screen}`, async ({ page, shop }) => {
      const scene = scenes.find((known) => known.name === name);
      if (!scene) throw new Error(`There is no scene ${name}`);
      await page.setViewportSize(viewport);
      const pieces = await findShowpieces();
      await comeAs(scene.as, page, pieces);
      await page.addInitScript(countLayoutShifts);
      await shop.open(scene.path(pieces));
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await page.evaluate(() => document.fonts.ready);
      expect(Number(await page.locator('html').getAttribute('data-shifted'))).toBeLessThan(0.01);
    });
  }
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  // Colours are looked at when nothing fades in any more.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  const results = await page.evaluate<AxeResults>('axe.run(document)');
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Runs in the page, before anything else: adds up what moved without anybody having touched the page. */
function countLayoutShifts(): void {
  let shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && typeof entry.value === 'number') shifted += entry.value;
    }
    document.documentElement?.setAttribute('data-shifted', String(shifted));
  }).observe({ type: 'layout-shift', buffered: true });
}
