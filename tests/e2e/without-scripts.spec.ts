import { shellMessages } from '#app/messages/shell-messages.ts';
import { expect, phone, screens, test } from '#tests/support/e2e.ts';
import { diagonalLooks } from '#tests/support/looks.ts';
import { addProduct } from '#tests/support/shelf.ts';

test.use({ javaScriptEnabled: false });

test.beforeEach(({ trouble }) => {
  // The error of this browser for a script that it must not run.
  trouble.expect(/^failed: GET \S+\.js csp$/);
});

for (const { screen, language } of diagonalLooks) {
  test(`one can walk from home to a product on a ${screen} (${language})`, async ({ page, shop }) => {
    await page.setViewportSize(screens[screen]);
    const home = language === 'fr' ? '/fr' : '/';
    await page.goto(home);
    const tile = page
      .getByRole('main')
      .getByRole('link', { name: language === 'fr' ? 'Lèvres' : 'Lips', exact: true });
    await tile.click();
    await expect(shop.heading).toHaveText(language === 'fr' ? /Gloss|Rouges/ : /Lipgloss|Lipstick/);
    const card = page.getByRole('article').first();
    await expect(card.locator('img')).toHaveJSProperty('complete', true);
    const name = (await card.getByRole('link').first().textContent()) ?? '';
    await card.getByRole('link').first().click();
    await expect(shop.heading).toContainText(name);
    await expect(page).toHaveURL(language === 'fr' ? /\/fr\/product\// : /\/product\//);
    await expect(page.getByRole('main')).toContainText('FCFA');
    await expect(page.getByRole('main').getByRole('heading', { name: 'Description' })).toBeVisible();
    const pictures = page.getByRole('main').locator('img').first();
    await expect
      .poll(() => pictures.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
}

test('a strip of home that comes later is a plain link to its products', async ({ page, shop }) => {
  // The first such strip is the one of low prices.
  await addProduct({ price: 2_000 });
  await page.goto('/');
  await page
    .getByRole('link', { name: /^See the products:/ })
    .first()
    .click();
  await expect(shop.heading).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the search is a plain form that answers with a page', async ({ page, shop }) => {
  await page.goto('/search');
  await shop.searchInput.fill('lipstick');
  await shop.searchInput.press('Enter');
  await expect(page).toHaveURL('/search?q=lipstick');
  await expect(shop.heading).toHaveText(/^Search Results: [1-9]/);
});

test('a long list leads on to its next page', async ({ page }) => {
  // Without a text the search lists the whole shop, which is more than one page.
  await page.goto('/search?q=');
  await page.getByRole('link', { name: 'Show more' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the menu of a phone opens', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await page.getByRole('button', { name: shellMessages.en.openMenu, exact: true }).click();
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'HOME' }),
  ).toBeVisible();
});
