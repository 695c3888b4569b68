import { formatFrancs } from '#shared/money.ts';
import { type Account, holdTokens, saveAddress } from '#tests/support/account.ts';
import { browserShop } from '#tests/support/browser-shop-address.ts';
import { desktop, expect, phone, test } from '#tests/support/e2e.ts';
import { AddressForm, akwa } from '#tests/support/pages/address-form.ts';
import { addProduct } from '#tests/support/shelf.ts';
import { shopApi } from '#tests/support/shop-api.ts';

test.use({ viewport: desktop });

async function orderOne({ api }: Account, price: number) {
  const product = await addProduct({ price, discount: 10 });
  await api.cart.create({ productId: product._id });
  const [address] = (await api.address.get({})).data;
  const { data } = await api.order.cashOnDelivery({
    list_items: [{ productId: product._id, quantity: 1 }],
    addressId: address?._id ?? '',
    totalAmt: price - price / 10,
  });
  return { product, order: data };
}

test('My Orders lists each order with number, date, status, total and first product', async ({
  shop,
  page,
  shopper,
}) => {
  await saveAddress(shopper);
  const { product, order } = await orderOne(shopper, 4000);
  await shop.open('/dashboard/myorders');
  await expect(page.getByText('Showing 1 orders')).toBeVisible();
  const card = page.getByRole('article', { name: `Order ${order.orderId}` });
  await expect(card).toContainText(/[A-Z][a-z]{2} \d\d, \d{4} · \d{1,2}:\d\d [AP]M/);
  await expect(card).toContainText('Processing');
  await expect(card).toContainText(formatFrancs(3600, { decimals: 2 }));
  await expect(card).toContainText(product.name);
  await expect(card.locator('img')).toBeVisible();
});

test('one order is open at a time, with payment and delivery information', async ({
  shop,
  page,
  shopper,
}) => {
  await saveAddress(shopper);
  const first = await orderOne(shopper, 4000);
  const second = await orderOne(shopper, 2000);
  await shop.open('/dashboard/myorders');
  const cardOf = (number: string) => page.getByRole('article', { name: `Order ${number}` });
  await cardOf(first.order.orderId).getByRole('button', { name: 'View Details' }).click();
  const payment = cardOf(first.order.orderId).getByRole('region', { name: 'Payment information' });
  await expect(payment).toContainText('Cash on Delivery');
  await expect(payment).toContainText(formatFrancs(4000, { decimals: 2 }));
  await expect(payment).toContainText(formatFrancs(3600, { decimals: 2 }));
  const delivery = cardOf(first.order.orderId).getByRole('region', { name: 'Delivery information' });
  for (const text of ['Akwa, rue Joffre', 'Douala', 'Littoral', '00237', 'Cameroon']) {
    await expect(delivery).toContainText(text);
  }
  await cardOf(second.order.orderId).getByRole('button', { name: 'View Details' }).click();
  await expect(payment).toBeHidden();
  await cardOf(second.order.orderId).getByRole('button', { name: 'Hide Details' }).click();
  await expect(page.getByRole('region', { name: 'Payment information' })).toHaveCount(0);
});

test('addresses are added, edited and removed from view', async ({ shop, page, shopper }) => {
  await shop.open('/dashboard/address');
  await expect(shop.heading).toHaveText('Address');
  await page.getByRole('button', { name: 'Add Address', exact: true }).click();
  const form = new AddressForm(page, 'en');
  await form.submit();
  await expect(form.field('addressLine')).toHaveAttribute('aria-invalid', 'true');
  await form.fillPlace(akwa);
  await form.submit();
  await expect(form.dialog).toBeHidden();
  const card = page.getByRole('article');
  await expect(card).toContainText(shopper.name);
  await expect(card).toContainText('Akwa, derrière la pharmacie');

  await card.getByRole('button', { name: /^Edit/ }).click();
  const editing = page.getByRole('dialog', { name: 'Edit Address' });
  await editing.getByLabel('City').fill('Limbe');
  await editing.getByRole('button', { name: 'Submit' }).click();
  await expect(editing).toBeHidden();
  await expect(card).toContainText('Limbe');

  await card.getByRole('button', { name: /^Delete/ }).click();
  await expect(shop.toast('Address Remove')).toBeVisible();
  await expect(card).toHaveCount(0);
  const [kept] = (await shopper.api.address.get({})).data;
  expect(kept?.status).toBe(false);
});

test('the dashed tile opens the same form', async ({ shop, page, shopper }) => {
  await saveAddress(shopper);
  await shop.open('/dashboard/address');
  const tile = page.getByRole('button', { name: 'Add address', exact: true });
  await expect(tile).toHaveCSS('border-top-style', 'dashed');
  await tile.click();
  await expect(new AddressForm(page, 'en').field('email')).toHaveValue(shopper.email);
});

test('the profile is changed and fetched again', async ({ shop, page, shopper }) => {
  await shop.open('/dashboard/profile');
  await page.getByLabel('Mobile').fill('');
  await page.getByLabel('Name').fill('Amina N. Tabi');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByLabel('Mobile')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Mobile').fill('655 12 34 56');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('complementary').getByText('Amina N. Tabi')).toBeVisible();
  expect((await shopper.api.user.userDetails({})).data).toMatchObject({
    name: 'Amina N. Tabi',
    mobile: '+237655123456',
  });
});

test('any file may be offered as an avatar, but only a picture is taken', async ({ shop, page, shopper }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/upload-avatar')) sent.push(request.method());
  });
  await shop.open('/dashboard/profile');
  await page.getByRole('button', { name: 'Edit your picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your picture' });
  const file = dialog.getByLabel('Choose a picture');
  await file.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(dialog.getByText('this is PDF').first()).toBeVisible();
  expect(sent).toEqual([]);

  const picture = await (await fetch(new URL('/apple-touch-icon.png', browserShop.url))).arrayBuffer();
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(picture) });
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(dialog).toBeHidden({ timeout: 30_000 });
  await expect(page.getByRole('main').locator('.avatar img')).toBeVisible();
  expect((await shopper.api.user.userDetails({})).data.avatar).toMatch(/^\/media\//);
});

test('the menu beside the pages is 250 px wide and stays in sight', async ({ shop, page, shopper }) => {
  await saveAddress(shopper);
  await shop.open('/dashboard/profile');
  const menu = page.getByRole('complementary').filter({ hasText: shopper.name });
  expect((await menu.boundingBox())?.width).toBe(250);
  await expect(menu).toHaveCSS('position', 'sticky');
  await menu.getByRole('link', { name: 'Save Address' }).click();
  await expect(shop.heading).toHaveText('Address');
});

test('an admin reads (Admin) beside the name', async ({ shop, page }) => {
  const { data: tokens } = await shopApi().user.login(browserShop.admin);
  await holdTokens(page, { tokens });
  await shop.open('/dashboard/profile');
  await expect(page.getByRole('complementary').getByText('(Admin)')).toBeVisible();
});

for (const [place, path, call] of [
  ['orders', '/dashboard/myorders', '/api/order/order-list'],
  ['addresses', '/dashboard/address', '/api/address/get'],
] as const) {
  test(`${place} that cannot be loaded show an error with Retry, not an empty list`, async ({
    shop,
    page,
    shopper,
    trouble,
  }) => {
    trouble.expect(/^503 GET /, /could not be loaded/);
    await saveAddress(shopper);
    await page.route(`**${call}`, (route) =>
      route.fulfill({ status: 503, json: { success: false, error: true, message: 'Later' } }),
    );
    await shop.open(path);
    await expect(page.getByText('could not be loaded')).toBeVisible();
    await expect(page.getByText(/No Data|No address yet/)).toHaveCount(0);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).press('Enter');
    await expect(page.getByText('could not be loaded')).toBeHidden();
    // The button is gone; the keyboard focus continues at the list, not at the top of the page.
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('a cart on the server follows its owner to the next device', async ({ shop, shopper }) => {
    const gloss = await addProduct();
    await shopper.api.cart.create({ productId: gloss._id });
    await shop.open(`/search?q=${gloss.name}`);
    await expect(shop.product(gloss.name).quantity).toContainText('1');
    await shop.product(gloss.name).plus.click();
    await expect(shop.toast('Item added')).toBeVisible();
    expect((await shopper.api.cart.get({})).data.map(({ quantity }) => quantity)).toEqual([2]);
    await shop.product(gloss.name).minus.click();
    await shop.product(gloss.name).minus.click();
    await expect(shop.product(gloss.name).add).toBeVisible();
    await expect.poll(async () => (await shopper.api.cart.get({})).data).toEqual([]);
  });
});
