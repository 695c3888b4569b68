import type { Page } from '@playwright/test';
import { type Language, languages } from '#shared/language.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { shopTexts } from '#tests/support/shop-texts.ts';

test.use({ viewport: phone });

for (const language of languages) {
  const other = language === 'en' ? 'fr' : 'en';
  test(`no text of ${other} reaches who reads ${language}`, async ({ page }) => {
    const shop = new ShopPage(page, language);
    const scripts = noteScripts(page);
    await shop.open('/');
    await shop.cartButton.click();
    await expect(shop.cart).toBeVisible();
    await shop.open('/checkout');
    await shop.open('/contact');
    const sent = (await Promise.all([...scripts].map((url) => textAt(page, url)))).join('\n');
    expect(sent).toContain('__reactRouterDataRouter');
    const said = await tellingTexts();
    expect(said.filter((text) => sent.includes(text[language])).length).toBeGreaterThan(50);
    expect(said.filter((text) => sent.includes(text[other]))).toEqual([]);
  });
}

test('the language switch leads to the document of the other language', async ({ shop, page }) => {
  await shop.open('/terms');
  const before = await page.evaluate(() => performance.timeOrigin);
  await shop.header.getByRole('link', { name: /Français|FR/ }).click();
  await expect(page).toHaveURL('/fr/terms');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  expect(await page.evaluate(() => performance.timeOrigin)).not.toBe(before);
});

/** Collects the addresses of scripts, because the browser drops what a page was sent when the page is left. */
function noteScripts(page: Page): ReadonlySet<string> {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) scripts.add(response.url());
  });
  return scripts;
}

async function textAt(page: Page, url: string): Promise<string> {
  return (await page.request.get(url)).text();
}

/** Whole sentences, which no code contains by chance, without characters that a bundler escapes in its own way. */
async function tellingTexts(): Promise<Record<Language, string>[]> {
  const isTelling = (text: string) => /^.{20,}[.?!]$/.test(text) && !/[\u00a0\u202f'"`\\<]/.test(text);
  return (await shopTexts()).filter(({ en, fr }) => en !== fr && isTelling(en) && isTelling(fr));
}
