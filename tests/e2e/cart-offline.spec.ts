import { productPath } from '#shared/page-paths.ts';
import { saveAddress } from '#tests/support/account.ts';
import { desktop, expect, phone, test } from '#tests/support/e2e.ts';
import { CheckoutPage } from '#tests/support/pages/checkout-page.ts';
import { LoginPopup } from '#tests/support/pages/login-popup.ts';
import { addProduct, changeProduct } from '#tests/support/shelf.ts';

const noNetwork = [/got no answer/, /could not be loaded/, /could not be checked/, /^failed: /];

test.describe('without a network', () => {
  test.use({ viewport: phone });

  test('a guest’s cart goes on working from the device alone', async ({ shop, page, context, trouble }) => {
    trouble.expect(...noNetwork);
    const [gloss, balm] = [await addProduct(), await addProduct()];
    await shop.open(productPath(balm));
    await shop.product(balm.name).add.click();
    await shop.open(productPath(gloss));
    await expect(shop.product(gloss.name).add).toBeVisible();
    await context.setOffline(true);
    await shop.product(gloss.name).add.click();
    await expect(shop.toast('Item added to cart')).toBeVisible();
    await shop.product(gloss.name).plus.click();
    await expect(shop.product(gloss.name).quantity).toContainText('2');
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('guest_cart') ?? '[]'));
    expect(stored.map((line: { quantity: number }) => line.quantity)).toEqual([1, 2]);
    await context.setOffline(false);
  });

  test('a user sees her cart as last known; a tap that cannot be sent is put back, and says why', async ({
    shop,
    page,
    context,
    shopper,
    trouble,
  }) => {
    trouble.expect(...noNetwork);
    const gloss = await addProduct({ price: 4000 });
    await shopper.api.cart.create({ productId: gloss._id });
    await saveAddress(shopper);
    await shop.open('/cart');
    const control = shop.product(gloss.name);
    await expect(control.quantity).toContainText('1');

    await context.setOffline(true);
    await expect(page.getByText('You see it as last known.')).toBeVisible();
    await control.plus.click();
    await expect(shop.toast('No connection. Check your network and try again.')).toBeVisible();
    await expect(control.quantity).toContainText('1');

    await changeProduct(gloss, { price: 5000 });
    await context.setOffline(false);
    await expect(page.getByText('You see it as last known.')).toBeHidden();
    await expect(page.getByText('The price has gone up')).toBeVisible();
    await control.plus.click();
    await expect(control.quantity).toContainText('2');
    await expect.poll(async () => (await shopper.api.cart.get({})).data[0]?.quantity).toBe(2);
  });
});

for (const viewport of [phone, desktop]) {
  test.describe(`presses without a network at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('an Add that found no network says so on its card until it is pressed again, and Retry adds once', {
      tag: '@full',
    }, async ({ shop, page, context, shopper, trouble }) => {
      trouble.expect(...noNetwork, /could not be counted/);
      const gloss = await addProduct();
      await shop.open(`/search?q=${encodeURIComponent(gloss.name)}`);
      await expect(shop.cartButton).toBeVisible();
      const card = page.getByRole('article').filter({ hasText: gloss.name });
      const add = card.getByRole('button', { name: `Add ${gloss.name} to the cart` });
      await expect(add).toBeVisible();
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await add.click();
      const note = card.locator('.note').filter({ hasText: 'No connection.' });
      await expect(note).toBeVisible();
      await expect(add).toBeVisible();
      await note.getByRole('button', { name: 'Retry' }).click();
      await expect(note).toBeVisible();
      await context.setOffline(false);
      await note.getByRole('button', { name: 'Retry' }).click();
      await expect(note).toBeHidden();
      await expect(card.getByRole('group')).toContainText('1');
      await expect.poll(async () => (await shopper.api.cart.get({})).data[0]?.quantity).toBe(1);
    });

    test('a piece that could not be taken out of the cart is still in it, and says so beside its buttons', {
      tag: '@full',
    }, async ({ shop, page, context, shopper, trouble }) => {
      trouble.expect(...noNetwork);
      const gloss = await addProduct();
      await shopper.api.cart.create({ productId: gloss._id });
      await shop.open('/cart');
      const line = page.getByRole('main').getByRole('listitem').filter({ hasText: gloss.name });
      await line.getByRole('button', { name: `Remove ${gloss.name} from the cart` }).waitFor();
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await line.getByRole('button', { name: `Remove ${gloss.name} from the cart` }).click();
      const note = line.locator('.note').filter({ hasText: 'No connection.' });
      await expect(note).toBeVisible();
      await context.setOffline(false);
      await note.getByRole('button', { name: 'Retry' }).click();
      await expect(line).toBeHidden();
      await expect.poll(async () => (await shopper.api.cart.get({})).data).toEqual([]);
    });
  });
}

test.describe('presses without a network at the checkout and in lists', () => {
  test.use({ viewport: phone });

  test('a smaller quantity that could not be sent from the checkout is said beside its line', {
    tag: '@full',
  }, async ({ shop, page, context, shopper, trouble }) => {
    trouble.expect(...noNetwork);
    const gloss = await addProduct({ stock: 5 });
    const { data: line } = await shopper.api.cart.create({ productId: gloss._id });
    await shopper.api.cart.updateQty({ _id: line._id, qty: 3 });
    await changeProduct(gloss, { stock: 2 });
    await saveAddress(shopper);
    await shop.open('/checkout');
    const { summary } = new CheckoutPage(page, 'en');
    const take = summary.getByRole('button', { name: 'Take 2' });
    await expect(take).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await take.click();
    const note = summary.getByRole('listitem').locator('.note').filter({ hasText: 'No connection.' });
    await expect(note).toBeVisible();
    await context.setOffline(false);
    await note.getByRole('button', { name: 'Retry' }).click();
    await expect(note).toBeHidden();
    await expect.poll(async () => (await shopper.api.cart.get({})).data[0]?.quantity).toBe(2);
  });

  test('a press that found no network is announced once, also when it is retried', {
    tag: '@full',
  }, async ({ shop, page, context, shopper: _, trouble }) => {
    trouble.expect(...noNetwork, /could not be counted/);
    const gloss = await addProduct();
    await shop.open(`/search?q=${encodeURIComponent(gloss.name)}`);
    const card = page.getByRole('article').filter({ hasText: gloss.name });
    await expect(shop.cartButton).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await card.getByRole('button', { name: `Add ${gloss.name} to the cart` }).click();
    const heard = page.getByRole('alert').filter({ hasText: 'No connection.' });
    await expect(card.getByText('No connection.')).toBeVisible();
    await expect(shop.toast('No connection. Check your network and try again.')).toBeVisible();
    // Counted at once, because a toast soon disappears.
    expect(await heard.count()).toBe(1);
    await card.getByRole('button', { name: 'Retry' }).click();
    await expect(card.getByText('No connection.')).toBeVisible();
    await page.waitForTimeout(200);
    expect(await heard.count()).toBe(1);
    await context.setOffline(false);
  });
});

test.describe('when the server does not answer', () => {
  test.use({ viewport: desktop });

  test('a reload shows the last known cart, nothing can be ordered at its prices, and logging out forgets it', async ({
    shop,
    page,
    shopper,
    trouble,
  }) => {
    trouble.expect(/^503 GET \/api\/cart\/get/, ...noNetwork);
    const gloss = await addProduct();
    await shopper.api.cart.create({ productId: gloss._id });
    await saveAddress(shopper);
    await shop.open('/checkout');
    const checkout = new CheckoutPage(page, 'en');
    await expect(checkout.cashOnDelivery).toBeEnabled();

    await page.route('**/api/cart/get?*', (route) =>
      route.fulfill({ status: 503, json: { success: false, error: true, message: 'Later' } }),
    );
    await page.reload();
    await expect(checkout.summary).toContainText(gloss.name);
    await expect(checkout.summary.getByText('You see it as last known.')).toBeVisible();
    await expect(checkout.cashOnDelivery).toBeDisabled();
    await page.unrouteAll();
    await checkout.summary.getByRole('button', { name: 'Retry' }).click();
    await expect(checkout.cashOnDelivery).toBeEnabled();

    await shop.returnToHeader();
    await shop.header.getByRole('button', { name: 'Account' }).click();
    await shop.header.getByRole('button', { name: 'Log Out' }).click();
    await expect(shop.cartButton).toHaveText('My Cart');
    expect(await page.evaluate(() => localStorage.getItem('last_cart'))).toBeNull();
  });
});

test.describe('a session that ended', () => {
  test.use({ viewport: desktop });

  test('leaves what was typed in its form, and the same button sends it after logging in again', {
    tag: '@full',
  }, async ({ shop, page, shopper, trouble }) => {
    trouble.expect(/^401 /, /session could not be refreshed/, /could not be loaded/);
    await shop.open('/dashboard/profile');
    await page.getByLabel('Name').fill('Amina N. Tabi');
    await page.getByLabel('Mobile').fill('655 12 34 56');
    await shopper.api.user.logout({});
    await page.getByRole('main').getByRole('button', { name: 'Submit' }).click();

    const popup = new LoginPopup(page, 'en');
    await popup.fillLogin(shopper);
    await popup.sendLogin();
    await expect(popup.login).toBeHidden();
    await expect(page.getByLabel('Name')).toHaveValue('Amina N. Tabi');
    await page.getByRole('main').getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('complementary').getByText('Amina N. Tabi')).toBeVisible();
  });
});
