import type { Page } from '@playwright/test';
import { productPath } from '#shared/page-paths.ts';
import { holdTokens, registerPerson } from '#tests/support/account.ts';
import { desktop, expect, test } from '#tests/support/e2e.ts';
import { LoginPopup } from '#tests/support/pages/login-popup.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { addProduct } from '#tests/support/shelf.ts';

test.use({ viewport: desktop });

async function openTab(page: Page, path: string): Promise<ShopPage> {
  const tab = new ShopPage(await page.context().newPage(), 'en');
  await tab.open(path);
  return tab;
}

test('a guest’s tabs show one cart, and neither loses what the other put in', async ({ shop, page }) => {
  const [gloss, balm] = [await addProduct(), await addProduct()];
  await shop.open(productPath(gloss));
  const other = await openTab(page, productPath(balm));

  await shop.product(gloss.name).add.click();
  await expect(other.cartButton).toContainText('1 item');
  await other.product(balm.name).add.click();
  await expect(shop.cartButton).toContainText('2 items');
  await shop.product(gloss.name).plus.click();
  await expect(other.cartButton).toContainText('3 items');
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('guest_cart') ?? '[]'));
  expect(stored.map((line: { quantity: number }) => line.quantity)).toEqual([2, 1]);
});

test('logging in and out in one tab does so in the other', async ({ shop, page, trouble }) => {
  // The other tab may ask for the cart just when this one logs out: the server refuses, and the other tab ends its session.
  trouble.expect(
    /^401 GET \/api\/cart\/get$/,
    /^401 POST \/api\/user\/refresh-token$/,
    /The session could not be refreshed/,
  );
  const person = await registerPerson();
  const gloss = await addProduct();
  await shop.open(productPath(gloss));
  await shop.product(gloss.name).add.click();
  const other = await openTab(page, '/dashboard/address');
  await expect(other.page.getByText('Log in to see your account')).toBeVisible();

  await page.evaluate(() => window.dispatchEvent(new Event('show-login')));
  const popup = new LoginPopup(page, 'en');
  await popup.fillLogin(person);
  await popup.sendLogin();
  await expect(popup.login).toBeHidden();
  await expect(other.heading).toHaveText('Address');
  await expect(other.cartButton).toContainText('1 item');
  await expect(other.toast('Guest cart and addresses added to your account')).toHaveCount(0);

  await shop.returnToHeader();
  await shop.header.getByRole('button', { name: 'Account' }).click();
  await shop.header.getByRole('button', { name: 'Log Out' }).click();
  await expect(shop.toast('Logged out')).toBeVisible();
  await expect(other.page.getByText('Log in to see your account')).toBeVisible();
  await expect(other.cartButton).toHaveText('My Cart');
  // Whatever the other tab has stored before it heard of the logout is removed when it hears of it.
  await expect.poll(() => other.page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('what is put in on one device is in the cart of the other within ten seconds, and at once on coming back', {
  tag: '@full',
}, async ({ shop, page, shopper, browser }) => {
  const [gloss, balm] = [await addProduct(), await addProduct()];
  await page.clock.install();
  await shop.open('/');
  const device = await browser.newContext({ viewport: desktop });
  const phonePage = await device.newPage();
  await holdTokens(phonePage, shopper);
  const second = new ShopPage(phonePage, 'en');
  await second.open(productPath(gloss));
  await second.product(gloss.name).add.click();
  await expect(second.toast('Item added to cart')).toBeVisible();
  // The page asks every eight seconds; the rest of the timeout is for a machine that does other things too.
  await expect(shop.cartButton).toContainText('1 item', { timeout: 30_000 });

  // From here on its clock is stopped: only coming back makes it ask.
  await page.clock.pauseAt(Date.now() + 60_000);
  await second.open(productPath(balm));
  await second.product(balm.name).add.click();
  await expect(second.toast('Item added to cart')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(shop.cartButton).toContainText('2 items');
  await device.close();
});
