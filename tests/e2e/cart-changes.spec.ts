import { formatFrancs } from '#shared/money.ts';
import { productPath } from '#shared/page-paths.ts';
import { saveAddress } from '#tests/support/account.ts';
import { desktop, expect, phone, test } from '#tests/support/e2e.ts';
import { CheckoutPage } from '#tests/support/pages/checkout-page.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { addProduct, changeProduct } from '#tests/support/shelf.ts';
import { adminApi } from '#tests/support/shop-api.ts';

test.describe('a guest who comes back', () => {
  test.use({ viewport: phone });

  test('sees line by line what changed, until she has read it', async ({ shop, page }) => {
    const [dearer, cheaper, scarce, gone] = await Promise.all([
      addProduct({ price: 4000 }),
      addProduct({ price: 4000 }),
      addProduct(),
      addProduct(),
    ]);
    for (const product of [dearer, cheaper, scarce, gone]) {
      await shop.open(productPath(product));
      await shop.product(product.name).add.click();
      await expect(shop.product(product.name).quantity).toBeVisible();
    }
    await shop.open(productPath(scarce));
    for (const quantity of ['2', '3', '4']) {
      await shop.product(scarce.name).plus.click();
      await expect(shop.product(scarce.name).quantity).toContainText(quantity);
    }
    await changeProduct(dearer, { price: 5000 });
    await changeProduct(cheaper, { discount: 50 });
    await changeProduct(scarce, { stock: 2 });
    await (await adminApi()).product.delete({ _id: gone._id });

    await shop.open('/cart');
    const line = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await expect(line(dearer.name).getByRole('status')).toHaveText(
      `The price has gone up: ${formatFrancs(4000)} now ${formatFrancs(5000)}`,
    );
    await expect(line(cheaper.name).getByRole('status')).toHaveText(
      `The price has come down: ${formatFrancs(4000)} now ${formatFrancs(2000)}`,
    );
    await expect(line(scarce.name).getByRole('status')).toHaveText(
      'Only 2 are left: your quantity is now 2.',
    );
    await expect(shop.product(scarce.name).quantity).toContainText('2');
    await expect(page.getByText(`${gone.name} is no longer available and has left your cart.`)).toBeVisible();
    await expect(line(gone.name)).toHaveCount(0);

    await page.reload();
    await expect(line(dearer.name).getByRole('status')).toBeVisible();
    await page.getByRole('button', { name: `Hide what changed for ${dearer.name}` }).click();
    await page.getByRole('button', { name: `Hide what changed for ${gone.name}` }).click();
    await expect(line(dearer.name).getByRole('status')).toHaveCount(0);
    await page.reload();
    await expect(line(cheaper.name).getByRole('status')).toBeVisible();
    await expect(page.getByText('The price has gone up')).toHaveCount(0);
    await expect(page.getByText('is no longer available')).toHaveCount(0);

    await new ShopPage(page, 'fr').open('/cart');
    await expect(line(cheaper.name).getByRole('status')).toContainText('Le prix a baissé');
  });
});

test.describe('a user', () => {
  test.use({ viewport: desktop });

  test('sees it in the drawer and at checkout, and orders when it fits', async ({ shop, page, shopper }) => {
    const [dearer, scarce, soldOut] = await Promise.all([
      addProduct({ price: 4000 }),
      addProduct(),
      addProduct(),
    ]);
    for (const { _id } of [dearer, scarce, scarce, scarce, soldOut])
      await shopper.api.cart.create({ productId: _id });
    await saveAddress(shopper);
    await shop.open('/');
    await expect(shop.cartButton).toContainText('5 items');
    await changeProduct(dearer, { price: 5000 });
    await changeProduct(scarce, { stock: 2 });
    await changeProduct(soldOut, { stock: 0 });
    await shop.reload();

    await shop.openCart();
    await expect(shop.cart.getByText('The price has gone up')).toBeVisible();
    await expect(shop.cart.getByText('Only 2 are left, and you want 3.')).toBeVisible();
    await expect(shop.cart.getByText('Sold out: remove it to continue')).toBeVisible();
    await expect(shop.cart.getByRole('button', { name: 'Proceed' })).toBeDisabled();

    await shop.open('/checkout');
    const checkout = new CheckoutPage(page, 'en');
    await expect(checkout.summary).toContainText(
      `The price has gone up: ${formatFrancs(4000)} now ${formatFrancs(5000)}`,
    );
    await expect(checkout.cashOnDelivery).toBeDisabled();
    await checkout.summary.getByRole('button', { name: 'Take 2' }).click();
    await expect(checkout.summary.getByText('Only 2 are left')).toHaveCount(0);
    await expect(checkout.cashOnDelivery).toBeDisabled();
    // On a slow network the order is pressed before the server has heard of the removal.
    await page.route('**/api/cart/delete-cart-item*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue();
    });
    await checkout.summary.getByRole('button', { name: `Remove ${soldOut.name} from the cart` }).click();
    await expect(checkout.cashOnDelivery).toBeEnabled();
    await checkout.cashOnDelivery.click();
    await expect(shop.heading).toHaveText('Order Successfully');
    await expect(shop.cartButton).toHaveText('My Cart');
    await shop.openCart();
    await expect(shop.cart.getByText('The price has gone up')).toHaveCount(0);
  });

  test('learns that a product has left the shop, but not what she took out on another device', {
    tag: '@full',
  }, async ({ shop, page, shopper, trouble }) => {
    trouble.expect(/^404 POST \/api\/product\/get-product-details/);
    const [gone, removed, kept] = [await addProduct(), await addProduct(), await addProduct()];
    for (const { _id } of [gone, removed, kept]) await shopper.api.cart.create({ productId: _id });
    await shop.open('/cart');
    await expect(shop.cartButton).toContainText('3 items');
    const [, second] = (await shopper.api.cart.get({})).data;
    await shopper.api.cart.deleteItem({ _id: second?._id ?? '' });
    await (await adminApi()).product.delete({ _id: gone._id });
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByText(`${gone.name} is no longer available and has left your cart.`)).toBeVisible();
    await expect(shop.cartButton).toContainText('1 item');
    await expect(page.getByText(removed.name)).toHaveCount(0);
  });
});
