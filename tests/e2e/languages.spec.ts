import type { Page } from '@playwright/test';
import { homeMessages } from '#app/messages/home-messages.ts';
import { productMessages } from '#app/messages/product-messages.ts';
import { shadeSheetMessages } from '#app/messages/shade-sheet-messages.ts';
import { languages } from '#shared/language.ts';
import { listingPath, productPath } from '#shared/page-paths.ts';
import { desktop, expect, phone, test } from '#tests/support/e2e.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { addProduct, addShelf, newWord } from '#tests/support/shelf.ts';
import { adminApi } from '#tests/support/shop-api.ts';

test.describe('a browser that prefers French', () => {
  test.use({ locale: 'fr-CM' });

  test('is sent to the French shop at its first visit, and nowhere else', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/fr');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await page.goto('/search');
    await expect(page).toHaveURL('/search');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('stays with English once English was chosen', async ({ shop, page }) => {
    const alive = shop.untilAlive();
    await page.goto('/');
    await alive;
    await shop.header.getByRole('link', { name: /English|EN/ }).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto('/');
    await expect(page).toHaveURL('/');
  });
});

for (const [screen, viewport] of Object.entries({ phone, desktop })) {
  test(`the language switch of a ${screen} keeps the page and what is in the cart`, async ({
    shop,
    page,
  }) => {
    await page.setViewportSize(viewport);
    const gloss = await addProduct({
      nameFr: 'Brillant à lèvres',
      descriptionFr: 'Il brille jusqu’à minuit.',
    });
    await shop.open(productPath(gloss));
    await shop.product(gloss.name).add.click();
    await shop.header.getByRole('link', { name: /Français|FR/ }).click();
    await expect(page).toHaveURL(`/fr${productPath(gloss)}`);
    await expect(shop.heading).toHaveText('Brillant à lèvres');
    await expect(page.getByText('Il brille jusqu’à minuit.')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('group', { name: 'Quantité de Brillant à lèvres' })).toContainText('1');
    await shop.header.getByRole('link', { name: /English|EN/ }).click();
    await expect(page).toHaveURL(productPath(gloss));
  });
}

test('a page names its twin in the other language', { tag: '@full' }, async ({ shop, page }) => {
  const gloss = await addProduct();
  await shop.open(productPath(gloss));
  const twin = await page.locator('link[rel="alternate"][hreflang="fr"]').getAttribute('href');
  expect(new URL(twin ?? '').pathname).toBe(`/fr${productPath(gloss)}`);
  const own = await page.locator('link[rel="alternate"][hreflang="en"]').getAttribute('href');
  expect(new URL(own ?? '').pathname).toBe(productPath(gloss));
});

test('the French search follows French words', async ({ page }) => {
  await page.goto('/fr/search?q=rouge à lèvres');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Résultats de la recherche\u00a0: [1-9]/);
});

test('the sign of the shop leads from a French page to a home with French names', async ({ page }) => {
  const shelf = await addShelf({ first: true });
  const { category } = shelf;
  await addProduct({}, shelf);
  const api = await adminApi();
  await api.category.update({ ...category, nameFr: `${category.name} en français` });
  const shop = new ShopPage(page, 'fr');
  await shop.open('/contact');
  await shop.logo.click();
  const tiles = page.getByRole('region', { name: homeMessages.fr.categories });
  await expect(tiles.getByRole('link', { name: `${category.name} en français` })).toBeVisible();
});

for (const language of languages) {
  test(`a shade has its ${language} name on its card, in the sheet, on its page and in the cart`, {
    tag: '@full',
  }, async ({ page }) => {
    const shop = new ShopPage(page, language);
    const texts = productMessages[language];
    const isFrench = language === 'fr';
    const [own, other, without] = isFrench
      ? (['Noisette', 'Hazelnut', 'Kribi'] as const)
      : (['Hazelnut', 'Noisette', 'Kribi'] as const);
    const shelf = await addShelf();
    const family = `Velvet ${newWord()}`;
    const shade = { name: 'Hazelnut', nameFr: 'Noisette', hex: '#6b4226' };
    const names = { name: `${family} – Hazelnut`, nameFr: `${family} – Noisette` };
    const hazelnut = await addProduct({ ...names, family, shade }, shelf);
    const kribi = { name: 'Kribi', hex: '#aa4466' };
    await addProduct({ name: `${family} – Kribi`, family, shade: kribi }, shelf);
    const single = `Balm ${newWord()}`;
    await addProduct({ name: single, shade }, shelf);

    await page.setViewportSize(phone);
    await shop.open(listingPath(shelf.category, shelf.subCategory));
    await expect(shop.card(single)).toContainText(own);
    await expect(shop.card(single)).not.toContainText(other);
    await page.getByRole('link', { name: texts.chooseShadeOf(family) }).click();
    const sheet = page.getByRole('dialog', { name: family });
    const choice = sheet.getByLabel(shadeSheetMessages[language].compareWith);
    await sheet.getByRole('radio', { name: without }).check();
    await choice.selectOption(own);
    await expect(sheet.getByRole('region', { name: own })).toContainText(own);
    await sheet.getByRole('radio', { name: own }).check();
    await expect(sheet).not.toContainText(other);

    await shop.open(productPath(hazelnut));
    await expect(page.getByText(texts.shadeHeading(own))).toBeVisible();
    const row = page.getByRole('list', { name: texts.shadeChoice });
    await expect(row.getByRole('link', { name: own })).toBeVisible();
    await expect(row.getByRole('link', { name: without })).toBeVisible();
    await expect(page.locator('.buy-bar')).toContainText(own);
    expect(await colourForMachines(page)).toBe(own);
    await shop.product(`${family} – ${own}`).add.click();
    await shop.openCart();
    await expect(shop.cart).toContainText(`${family} – ${own}`);
    await expect(page.getByRole('main')).not.toContainText(other);
  });
}

async function colourForMachines(page: Page): Promise<unknown> {
  const all = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data: { '@type'?: string; color?: string }[] = all.map((text) => JSON.parse(text));
  return data.find((one) => one['@type'] === 'Product')?.color;
}
