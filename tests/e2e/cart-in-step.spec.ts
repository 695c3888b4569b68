import type { Page } from '@playwright/test';
import { productPath } from '#shared/page-paths.ts';
import { holdTokens, registerPerson, saveAddress } from '#tests/support/account.ts';
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

test('a tap in one tab while another tab’s is on its way ends with both, in both tabs and on the server', async ({
  shop,
  page,
  shopper,
}) => {
  const [gloss, balm] = [await addProduct(), await addProduct()];
  await shop.open(productPath(gloss));
  const other = await openTab(page, productPath(balm));
  const release = Promise.withResolvers<void>();
  await page.route('**/api/cart/create', async (route) => {
    await release.promise;
    await route.continue();
  });

  await shop.product(gloss.name).add.click();
  await expect(other.cartButton).toContainText('1 item');
  await other.product(balm.name).add.click();
  await expect(shop.cartButton).toContainText('2 items');
  release.resolve();

  await expect(shop.toast('Item added to cart')).toBeVisible();
  await expect(shop.cartButton).toContainText('2 items');
  await expect(other.cartButton).toContainText('2 items');
  const kept = (await shopper.api.cart.get({})).data;
  expect(kept.map(({ productId, quantity }) => [productId._id, quantity]).toSorted()).toEqual(
    [
      [gloss._id, 1],
      [balm._id, 1],
    ].toSorted(),
  );
});

test('a tab that follows another only looks: it writes neither to the server nor to storage', async ({
  shop,
  page,
  shopper,
}) => {
  const gloss = await addProduct();
  await shop.open(productPath(gloss));
  const lastCart = () => page.evaluate(() => localStorage.getItem('last_cart'));
  // The empty cart is kept by this tab, or the other would write it when its own has come.
  await expect.poll(lastCart).toBe('[]');
  const other = new ShopPage(await page.context().newPage(), 'en');
  await other.page.clock.install();
  await other.open('/');
  await expect(other.header.getByRole('button', { name: 'Account' })).toBeVisible();
  // Its clock is stopped: it asks the server only when this tab is done.
  await other.page.clock.pauseAt(Date.now() + 60_000);
  const asked: string[] = [];
  other.page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.evaluate(() => {
    window.addEventListener('storage', ({ key }) => {
      document.documentElement.dataset.heard = `${document.documentElement.dataset.heard ?? ''} ${key}`;
    });
  });
  await shop.product(gloss.name).add.click();
  await expect(other.cartButton).toContainText('1 item');
  await shop.product(gloss.name).plus.click();
  await expect(shop.toast('Item added')).toBeVisible();
  await expect(other.cartButton).toContainText('2 items');
  await expect.poll(async () => (await shopper.api.cart.get({})).data[0]?.quantity).toBe(2);
  const [line] = (await shopper.api.cart.get({})).data;
  await expect.poll(lastCart).toContain(line?._id);
  await other.page.clock.runFor(1_000);
  await expect.poll(() => asked).toContain('GET /api/cart/get');
  expect(asked.filter((call) => call.startsWith('P') && call.includes('/cart/'))).toEqual([]);
  expect(await page.locator('html').getAttribute('data-heard')).toBeNull();
});

test('logging in and out in one tab does so in the other', async ({ shop, page, trouble }) => {
  // The other tab may have asked for the cart just when this one logs out: it is refused, and ends its session.
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

  await shop.header.getByRole('button', { name: 'Account' }).click();
  await shop.header.getByRole('button', { name: 'Log Out' }).click();
  await expect(shop.toast('Logged out')).toBeVisible();
  await expect(other.page.getByText('Log in to see your account')).toBeVisible();
  await expect(other.cartButton).toHaveText('My Cart');
  expect(await other.page.evaluate(() => localStorage.length)).toBe(0);
});

test('an address that is removed in one tab leaves the other too', async ({ shop, page, shopper }) => {
  await saveAddress(shopper);
  await shop.open('/dashboard/address');
  const other = await openTab(page, '/dashboard/address');
  await expect(other.page.getByRole('article')).toHaveCount(1);
  await page
    .getByRole('article')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(shop.toast('Address Remove')).toBeVisible();
  await expect(other.page.getByRole('article')).toHaveCount(0);
});

test('what is put in on one device is in the cart of the other within ten seconds, and at once on coming back', async ({
  shop,
  page,
  shopper,
  browser,
}) => {
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
  // It asks every eight seconds; the rest is for a machine that does other things too.
  await expect(shop.cartButton).toContainText('1 item', { timeout: 30_000 });

  // From here its clock is stopped: only coming back makes it ask.
  await page.clock.pauseAt(Date.now() + 60_000);
  await second.open(productPath(balm));
  await second.product(balm.name).add.click();
  await expect(second.toast('Item added to cart')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(shop.cartButton).toContainText('2 items');
  await device.close();
});
