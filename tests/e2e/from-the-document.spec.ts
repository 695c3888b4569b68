import type { Page } from '@playwright/test';
import { inLanguage, productPath } from '#shared/page-paths.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { becomeOldestBrowser } from '#tests/support/oldest-browser.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { addProduct } from '#tests/support/shelf.ts';

declare global {
  interface Window {
    /** The DOM changes in the menu and the tiles since the test began to watch them. */
    changes: string[];
  }
}

test.use({ viewport: phone });

/** Holds the answers with all categories back until the returned function is called. */
async function holdCategories(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/api\/(sub)?category\/get$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

for (const language of ['en', 'fr'] as const) {
  test(`the menu that a page shows (${language}) is the one that the shop answers: its answer draws nothing`, {
    tag: '@full',
  }, async ({ page }) => {
    const release = await holdCategories(page);
    const asked = page.waitForRequest(/\/api\/subcategory\/get$/);
    await page.goto(inLanguage('/', language));
    await asked;
    await page.evaluate(() => {
      window.changes = [];
      const watching = new MutationObserver((changes) => {
        window.changes.push(...changes.map(({ target }) => target.textContent ?? ''));
      });
      for (const part of document.querySelectorAll('.mega-menu, .category-tiles')) {
        watching.observe(part, { subtree: true, childList: true, characterData: true, attributes: true });
      }
    });
    const answered = page.waitForResponse(/\/api\/subcategory\/get$/);
    release();
    await answered;
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(await page.evaluate(() => window.changes)).toEqual([]);
  });
}

test('a French page is named after its French categories, and leads on by its menu without a new document', {
  tag: '@full',
}, async ({ page }) => {
  const shop = new ShopPage(page, 'fr');
  await shop.open('/');
  const title = await page.title();
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));
  const tile = page.locator('.category-tile--link').first();
  const name = await tile.innerText();
  await tile.click();
  await expect(page).toHaveURL(/\/fr\/[^/]+\/[^/]+$/);
  await page.goBack();
  await expect(page.locator('.category-tile--link').first()).toHaveText(name);
  await expect(page).toHaveTitle(title);
  expect(await page.evaluate(() => Reflect.has(window, 'isSameDocument'))).toBe(true);
});

test('the shades of a product are there again on the way back to it, from where no swatches are', {
  tag: '@full',
}, async ({ shop, page }) => {
  const family = `test-${Date.now()}`;
  const rouge = await addProduct({ family, shade: { name: 'Rouge Mungo', hex: '#8a1a2b' } });
  await addProduct({ family, shade: { name: 'Nude Limbe', hex: '#b0705a' }, stock: 0 });
  await shop.open(productPath(rouge));
  const shades = page.locator('.swatches');
  const before = await shades.innerHTML();
  await shop.logo.click();
  await expect(page.locator('.category-tiles').first()).toBeVisible();
  await page.goBack();
  await expect(shop.heading).toHaveText(rouge.name);
  expect(await shades.innerHTML()).toBe(before);
  await page.getByRole('link', { name: 'Nude Limbe, sold out' }).click();
  await expect(page.getByRole('link', { name: 'Rouge Mungo' })).not.toHaveAttribute('aria-current');
});

for (const [which, prepare] of [
  ['in a browser of today', async () => undefined],
  ['in the oldest one', becomeOldestBrowser],
] as const) {
  test(`a page that is not there comes alive ${which}`, { tag: '@full' }, async ({ shop, page, trouble }) => {
    trouble.expect(/404/);
    await prepare(page);
    await shop.open('/no-such-page');
    await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));
    await shop.logo.click();
    await expect(page.locator('.category-tiles').first()).toBeVisible();
    expect(await page.evaluate(() => Reflect.has(window, 'isSameDocument'))).toBe(true);
  });
}
