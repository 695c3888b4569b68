import { violations } from '#tests/support/accessibility.ts';
import { holdTokens, openAccount, openOwner } from '#tests/support/account.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { placeOrderFor } from '#tests/support/place-order.ts';
import { addProduct } from '#tests/support/shelf.ts';

const laptop = { width: 1366, height: 768 };

test('on a phone the owner goes between her pages with one tap, without the header and the footer of the shop', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize(phone);
  await placeOrderFor(await openAccount(), 'Mme Ateba');
  await holdTokens(page, await openOwner());
  const shop = new ShopPage(page, 'fr');
  await shop.open('/dashboard/orders');
  const bar = page.getByRole('navigation', { name: 'Les plus utilisés' });
  await expect(bar.getByRole('link', { name: /^Commandes \d+ en attente$/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(shop.cartButton).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('searchbox', { name: 'Rechercher un produit' })).toHaveCount(0);

  await bar.getByRole('link', { name: 'Produits' }).click();
  await expect(shop.heading).toHaveText('Produits');
  await bar.getByRole('button', { name: 'Plus' }).click();
  const more = page.getByRole('dialog', { name: 'Plus' });
  expect(await violations(page)).toEqual([]);
  await more.getByRole('link', { name: 'À régler' }).click();
  await expect(shop.heading).toHaveText('À régler');
  await expect(more).toBeHidden();
});

test('at 1366 × 768 the name of the shop is whole over the menu of its pages', {
  tag: '@full',
}, async ({ page, shop }) => {
  await page.setViewportSize(laptop);
  await holdTokens(page, await openOwner());
  await shop.open('/dashboard/audit');
  await expect(page.getByRole('complementary')).toBeVisible();
  const logo = page.getByRole('link', { name: 'Ndolo Beauty, home page' });
  const widths = await logo.evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
  expect(widths.scrollWidth).toBe(widths.clientWidth);
});

test('the address of the dashboard leads the staff to their work and shoppers to their profile', {
  tag: '@full',
}, async ({ page }) => {
  const shop = new ShopPage(page, 'fr');
  await holdTokens(page, await openAccount());
  await shop.open('/dashboard');
  await expect(page).toHaveURL(/\/fr\/dashboard\/profile$/);
  await holdTokens(page, await openOwner());
  await shop.open('/dashboard');
  await expect(page).toHaveURL(/\/fr\/dashboard\/orders$/);
  await expect(shop.heading).toHaveText('Commandes');
});

test('at 1366 × 768 the owner logs out from the menu of the shop and from the menu of her pages', {
  tag: '@full',
}, async ({ page, shop }) => {
  await page.setViewportSize(laptop);
  await holdTokens(page, await openOwner());
  await shop.open('/dashboard/audit');
  const menu = page.getByRole('complementary');
  await menu.hover();
  await page.mouse.wheel(0, 2_000);
  await expect(menu.getByRole('button', { name: 'Log Out' })).toBeInViewport({ ratio: 1 });
  const cart = page.waitForResponse((response) => response.url().includes('/api/cart/get?'));
  await menu.getByRole('link', { name: 'See the shop' }).click();
  // The first page of the shop asks for the cart; that request must not meet the end of the session.
  await cart;

  await shop.header.getByRole('button', { name: 'Account' }).click();
  const logOut = shop.header.getByRole('button', { name: 'Log Out' });
  await expect(logOut).toBeInViewport({ ratio: 1 });
  await logOut.click();
  await expect(shop.header.getByRole('link', { name: 'Login' })).toBeVisible();
});

test('one search finds an order by its phone, a product by its name and a page, by keyboard alone', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(laptop);
  const order = await placeOrderFor(await openAccount(), 'Brenda Tabe', { phone: '+237655998877' });
  await holdTokens(page, await openOwner());
  await shop.open('/dashboard/stock');
  await expect(page.getByRole('complementary')).toBeVisible();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search everything' });
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('news');
  await expect(dialog.getByRole('link', { name: 'Newsletter' })).toBeVisible();
  await dialog.getByRole('searchbox').fill('lipstick');
  await expect(dialog.getByRole('heading', { name: 'Products' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('searchbox').fill('qwyxz');
  await expect(dialog.getByText('Nothing found for “qwyxz”.')).toBeVisible();
  await dialog.getByRole('searchbox').fill('6 55 99 88 77');
  await expect(dialog.getByRole('link', { name: /Brenda Tabe/ }).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(shop.heading).toContainText(order.orderId);
  await expect(dialog).toBeHidden();
});

test('the one search leads to the price and to the stock of a product, and Back closes both', {
  tag: '@full',
}, async ({ page, shop }) => {
  await page.setViewportSize(phone);
  const product = await addProduct({ price: 4_500, stock: 7 });
  await holdTokens(page, await openOwner());
  await shop.open('/dashboard/overview');
  await page.getByRole('button', { name: 'Search everything' }).click();
  const find = page.getByRole('dialog', { name: 'Search everything' });
  await find.getByRole('searchbox').fill(product.name);
  await expect(find.getByRole('link', { name: `Stock of ${product.name}: 7 in stock` })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await find.getByRole('link', { name: `Price of ${product.name}` }).click();
  await expect(page.getByLabel('New price in FCFA')).toBeFocused();
  await page.keyboard.type('5 200');
  await page.keyboard.press('Enter');
  const row = page.getByRole('article', { name: product.name });
  await expect(row).toContainText('5\u202f200');

  await row.getByRole('button', { name: `Stock of ${product.name}` }).click();
  const counting = page.getByRole('dialog', { name: `Stock of ${product.name}` });
  await expect(counting).toBeVisible();
  await page.goBack();
  await expect(counting).toBeHidden();
  await expect(row).toBeVisible();
});

test('a page that fails leaves the menus in place, and another one opens from them', {
  tag: '@full',
}, async ({ page, trouble }) => {
  trouble.expect(/./);
  const shop = new ShopPage(page, 'fr');
  await holdTokens(page, await openOwner());
  await shop.open('/dashboard/promotions');
  // What a page cannot draw: an answer of another shape, as from another version.
  await page.route('**/api/promotion/list*', (route) =>
    route.fulfill({ json: { success: true, error: false, message: '', data: [null], brands: [] } }),
  );
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Promotions');
  await page.getByRole('link', { name: 'Stock', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stock');
});
