import { productPath } from '#shared/page-paths.ts';
import { holdTokens, openAccount } from '#tests/support/account.ts';
import { browserShop } from '#tests/support/browser-shop-address.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { addProduct } from '#tests/support/shelf.ts';

const phone = { width: 360, height: 740 };

test.describe('in French on a phone', () => {
  test.use({ viewport: phone, locale: 'fr-CM' });

  test('a heart puts a product on the wishlist, on its page and on its card, and a second tab shows it', async ({
    page,
    context,
  }) => {
    const product = await addProduct();
    const address = `${browserShop.url}/fr${productPath(product)}`;
    await page.goto(address);
    const other = await context.newPage();
    await other.goto(address);
    const heart = page.getByRole('button', { name: `${product.name} parmi vos favoris` });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await heart.press('Enter');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(other.getByRole('button', { name: `${product.name} parmi vos favoris` })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.getByRole('button', { name: 'Voir', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes favoris');
    const card = page.getByRole('article').filter({ hasText: product.name });
    await expect(card).toBeVisible();
    await page.reload();
    // A product taken off the list stays on this page until it is left: the same heart puts it back.
    const onCard = card.getByRole('button', { name: `${product.name} parmi vos favoris` });
    await onCard.click();
    await expect(onCard).toHaveAttribute('aria-pressed', 'false');
    await page.reload();
    await expect(page.getByText('Aucun favori pour l’instant')).toBeVisible();
  });
});

test('a guest’s wishlist joins the account at login, and is on another device', async ({
  shop,
  page,
  browser,
}) => {
  const shopper = await openAccount();
  const product = await addProduct();
  await shop.open(productPath(product));
  await page.getByRole('button', { name: `${product.name} on your wishlist` }).click();
  await holdTokens(page, shopper);
  await shop.open('/wishlist');
  await expect(page.getByRole('article').filter({ hasText: product.name })).toBeVisible();
  await expect.poll(async () => (await shopper.api.wishlist.sync({})).data.ids).toEqual([product._id]);

  const elsewhere = await browser.newContext();
  const device = await elsewhere.newPage();
  await device.goto(browserShop.url);
  await holdTokens(device, shopper);
  await device.goto(`${browserShop.url}/wishlist`);
  await expect(device.getByRole('article').filter({ hasText: product.name })).toBeVisible();
  await elsewhere.close();
});

test('without a network a heart is kept, and sent when the network is back; the page offers to try again', {
  tag: '@full',
}, async ({ shop, page, context, trouble }) => {
  trouble.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch|net::|could not be loaded/);
  const shopper = await openAccount();
  const product = await addProduct();
  await holdTokens(page, shopper);
  await shop.open(productPath(product));
  const heart = page.getByRole('button', { name: `${product.name} on your wishlist` });
  await expect(heart).toBeVisible();
  await context.setOffline(true);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect((await shopper.api.wishlist.sync({})).data.ids).toEqual([]);
  await context.setOffline(false);
  await expect.poll(async () => (await shopper.api.wishlist.sync({})).data.ids).toEqual([product._id]);

  await page.route('**/api/product/get-by-ids', (route) => route.abort());
  await shop.open('/wishlist');
  await expect(page.getByText('The products could not be loaded.')).toBeVisible();
  await page.unroute('**/api/product/get-by-ids');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('article').filter({ hasText: product.name })).toBeVisible();
});

test('what a guest looked at joins the account at login, and is on another device', { tag: '@full' }, async ({
  shop,
  page,
  browser,
}) => {
  const shopper = await openAccount();
  const product = await addProduct();
  await shop.open(productPath(product));
  await expect(shop.heading).toHaveText(product.name);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recently_viewed'))).not.toBeNull();
  expect((await shopper.api.viewed.sync({})).data.ids).toEqual([]);
  await holdTokens(page, shopper);
  await shop.open('/search');
  await expect.poll(async () => (await shopper.api.viewed.sync({})).data.ids).toEqual([product._id]);

  const elsewhere = await browser.newContext();
  const device = await elsewhere.newPage();
  await device.goto(browserShop.url);
  await device.evaluate(() => localStorage.setItem('recently_viewed', '["gone"]'));
  await holdTokens(device, shopper);
  await device.goto(browserShop.url);
  const strip = device.getByRole('region', { name: 'Recently viewed' });
  // The strip is drawn again with what the account's answer contains.
  await expect(() => strip.scrollIntoViewIfNeeded({ timeout: 2_000 })).toPass();
  await expect(strip.getByRole('article').filter({ hasText: product.name })).toBeVisible();
  await elsewhere.close();
});

test('what was viewed is on the next product page and on home, and is cleared and brought back', {
  tag: '@full',
}, async ({ shop, page }) => {
  const [first, second] = [await addProduct(), await addProduct()];
  await shop.open(productPath(first));
  await expect(page.getByRole('region', { name: 'Recently viewed' })).toHaveCount(0);
  await shop.open(productPath(second));
  const strip = page.getByRole('region', { name: 'Recently viewed' });
  await strip.scrollIntoViewIfNeeded();
  await expect(strip.getByRole('article')).toHaveCount(1);
  await expect(strip).toContainText(first.name);
  await shop.open('/');
  await strip.scrollIntoViewIfNeeded();
  await expect(strip.getByRole('article')).toHaveCount(2);
  await strip.getByRole('button', { name: 'Clear list: recently viewed' }).click();
  await expect(strip).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(strip.getByRole('article')).toHaveCount(2);
});
