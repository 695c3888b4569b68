import sharp from 'sharp';
import { productPath } from '#shared/page-paths.ts';
import { holdTokens, openOwner } from '#tests/support/account.ts';
import { desktop, expect, phone, test } from '#tests/support/e2e.ts';
import { becomeOldestBrowser } from '#tests/support/oldest-browser.ts';
import { CheckoutPage } from '#tests/support/pages/checkout-page.ts';
import { aicha, PhoneOrderForm } from '#tests/support/pages/phone-order-form.ts';
import { ProductAdminForm } from '#tests/support/pages/product-admin.ts';
import { addProduct } from '#tests/support/shelf.ts';

declare global {
  interface Window {
    /** The file that was added to a form last. */
    sent?: Blob;
  }
}

test.beforeEach(({ page }) => becomeOldestBrowser(page));

test.describe('on an old phone', () => {
  test.use({ viewport: phone });

  test('a tile of home leads to its products, and one of them into the cart', { tag: '@full' }, async ({
    shop,
    page,
  }) => {
    await shop.open('/');
    await page.getByRole('region', { name: 'Shop by category' }).getByRole('link', { name: 'Lips' }).click();
    await expect(page.getByRole('navigation', { name: 'Sub-categories' })).toBeVisible();
    const card = page.getByRole('article').first();
    await card.getByRole('link', { name: /^Choose a shade/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: /^Add/ }).click();
    await page.keyboard.press('Escape');
    await expect(shop.cartBar).toBeVisible();
    await expect(page.getByText('Failed to fetch categories')).toBeHidden();
  });

  test('the menu opens and leads on', { tag: '@full' }, async ({ shop, page }) => {
    await shop.open('/');
    await shop.header.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'BRANDS' }).click();
    await expect(page).toHaveURL(/\/brands$/);
    await expect(shop.heading).toBeVisible();
  });

  test('a guest narrows a list, puts a product into the cart and orders it', async ({ shop, page }) => {
    const gloss = await addProduct({ stock: 5 });
    await shop.open(`/search?q=${gloss.name}`);
    await page.getByRole('link', { name: 'Filter and sort' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filter and sort' });
    await sheet.getByRole('radio', { name: 'Price, lowest first' }).check();
    await sheet.getByRole('button', { name: 'Show the products' }).click();
    await expect(page).toHaveURL(/sort=price/);
    await shop.card(gloss.name).getByRole('link', { name: gloss.name }).click();
    // Its card in the list has a button of the same name.
    await expect(shop.heading).toHaveText(gloss.name);
    await shop.product(gloss.name).add.click();
    await expect(shop.product(gloss.name).quantity).toBeVisible();
    await shop.open('/cart');
    await page.getByRole('button', { name: 'Proceed' }).click();
    const form = new PhoneOrderForm(page, 'en');
    await form.fill(aicha);
    await form.send.click();
    await new CheckoutPage(page, 'en').cashOnDelivery.click();
    await expect(shop.heading).toHaveText('Order Successfully');
  });

  test('the shades of a product lead to each other', { tag: '@full' }, async ({ shop, page }) => {
    const family = `test-${Date.now()}`;
    const rouge = await addProduct({ family, shade: { name: 'Rouge Mungo', hex: '#8a1a2b' } });
    const nude = await addProduct({ family, shade: { name: 'Nude Limbe', hex: '#b0705a' } });
    await shop.open(productPath(rouge));
    await page.getByRole('link', { name: /Nude Limbe/ }).click();
    await expect(shop.heading).toHaveText(nude.name);
  });
});

test('a photo is made small before it is sent, and turned as the phone was held', async ({ shop, page }) => {
  await holdTokens(page, await openOwner());
  await shop.open('/dashboard/upload-product');
  await page.evaluate(() => {
    const append = FormData.prototype.append;
    FormData.prototype.append = function (this: FormData, name: string, value: string | Blob, ...rest) {
      if (value instanceof Blob) window.sent = value;
      Reflect.apply(append, this, [name, value, ...rest]);
    };
  });
  // Stored on its side, with an orientation tag, as phones write it.
  const buffer = await sharp({ create: { width: 3000, height: 2500, channels: 3, background: '#8a1a2b' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const form = new ProductAdminForm(page, 'en', 'submit');
  await form.files.setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer });
  await expect(form.tiles).toHaveCount(1, { timeout: 30_000 });
  const { width, height } = await page.evaluate(async () => {
    const copy = await createImageBitmap(window.sent ?? new Blob());
    return { width: copy.width, height: copy.height };
  });
  expect([width, height]).toEqual([2000, 2400]);
});

test.describe('on an old computer', () => {
  test.use({ viewport: desktop });

  test('the menu of all categories unfolds, and the cart opens', { tag: '@full' }, async ({ shop, page }) => {
    await shop.open('/');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await navigation.getByText('Shop All Makeup').click();
    await expect(navigation.getByRole('link', { name: 'Lipstick' })).toBeVisible();
    await page.keyboard.press('Escape');
    await shop.openCart();
  });
});
