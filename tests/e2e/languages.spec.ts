import { productPath } from '#shared/page-paths.ts';
import { desktop, expect, phone, test } from '#tests/support/e2e.ts';
import { addProduct } from '#tests/support/shelf.ts';

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

test('a page names its twin in the other language', async ({ shop, page }) => {
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
