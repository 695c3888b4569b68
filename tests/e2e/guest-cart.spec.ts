import { formatFrancs } from '#shared/money.ts';
import { listingPath, productPath, segmentOf } from '#shared/page-paths.ts';
import { openAccount, saveAddress } from '#tests/support/account.ts';
import { desktop, expect, phone, test } from '#tests/support/e2e.ts';
import { CheckoutPage } from '#tests/support/pages/checkout-page.ts';
import { LoginPopup } from '#tests/support/pages/login-popup.ts';
import { addProduct, addShelf, changeProduct } from '#tests/support/shelf.ts';

test.use({ viewport: phone });

test('a guest’s cart is kept on the device and survives a reload', async ({ shop, page }) => {
  const gloss = await addProduct();
  await shop.open(productPath(gloss));
  const control = shop.product(gloss.name);
  await control.add.click();
  await expect(shop.toast('Item added to cart')).toBeVisible();
  await control.plus.click();
  await expect(shop.toast('Item added')).toBeVisible();
  await expect(control.quantity).toContainText('2');

  await page.reload();
  await expect(control.quantity).toContainText('2');
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('guest_cart') ?? '[]'));
  expect(stored).toEqual([
    { _id: expect.any(String), quantity: 2, productId: expect.objectContaining({ _id: gloss._id }) },
  ]);
});

test('minus lowers the quantity, and at one takes the product out, which can be undone', async ({
  shop,
  page,
}) => {
  const gloss = await addProduct();
  await shop.open(productPath(gloss));
  const control = shop.product(gloss.name);
  await control.add.click();
  await control.plus.click();
  await control.minus.click();
  await expect(shop.toast('Item remove')).toBeVisible();
  await expect(control.quantity).toContainText('1');
  await control.minus.click();
  await expect(shop.toast('Item removed from cart')).toBeVisible();
  await expect(control.add).toBeVisible();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(shop.toast('Item added to cart')).toBeVisible();
  await expect(control.quantity).toContainText('1');
  await expect(undo).toBeHidden();
  await shop.open('/cart');
  await shop.product(gloss.name).minus.click();
  await expect(shop.heading).toBeVisible();
  await expect(page.getByRole('link', { name: gloss.name, exact: true })).toHaveCount(0);
  await undo.click();
  await expect(control.quantity).toContainText('1');
});

test('no more can be wanted than there is, and the shop says how many are left', async ({ shop }) => {
  const gloss = await addProduct({ stock: 2 });
  await shop.open(productPath(gloss));
  const control = shop.product(gloss.name);
  await control.add.click();
  await control.plus.click();
  await control.plus.click();
  await expect(shop.toast(`Only 2 of "${gloss.name}" are left.`)).toBeVisible();
  await expect(control.quantity).toContainText('2');
});

test('a stored cart is shown at today’s prices', async ({ shop, page }) => {
  const gloss = await addProduct({ price: 4000 });
  await shop.open(productPath(gloss));
  await shop.product(gloss.name).add.click();
  await changeProduct(gloss, { price: 5000, discount: 10 });

  await shop.open('/cart');
  const bill = page.getByRole('region', { name: 'Bill details' });
  await expect(bill).toContainText(`Grand total${formatFrancs(4500)}`);
  await expect(bill.getByText(formatFrancs(5000))).toBeHidden();
  await bill.getByRole('button', { name: 'Bill details' }).click();
  await expect(bill.getByText(formatFrancs(5000))).toBeVisible();
  await expect(page.getByText(`Your total savings${formatFrancs(500)}`)).toBeVisible();
});

test('a product that ran out stays in the cart, marked, and holds up the order until it is taken out', async ({
  shop,
  page,
}) => {
  const [gloss, balm] = [await addProduct(), await addProduct()];
  for (const product of [gloss, balm]) {
    await shop.open(productPath(product));
    await shop.product(product.name).add.click();
    await expect(shop.product(product.name).quantity).toBeVisible();
  }
  await changeProduct(gloss, { stock: 0 });

  await shop.open('/cart');
  const proceed = page.getByRole('button', { name: 'Proceed' });
  await expect(page.getByText('Sold out: remove it to continue')).toBeVisible();
  await expect(proceed).toBeDisabled();
  await page.getByRole('button', { name: `Remove ${gloss.name} from the cart` }).click();
  await expect(shop.toast('Item removed from cart')).toBeVisible();
  await expect(proceed).toBeEnabled();
});

test('the bar of a phone shows count and total, and leads to the cart', async ({ shop, page }) => {
  const gloss = await addProduct({ price: 2500 });
  await shop.open(`/search?q=${gloss.name}`);
  const control = shop.product(gloss.name);
  await control.add.click();
  await control.plus.click();
  await expect(shop.cartBar).toContainText(`2 items ${formatFrancs(5000)}`);
  await shop.cartBar.getByRole('link', { name: 'View Cart' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(shop.heading).toHaveText('Cart');
});

test('the message of what was added does not go along to the cart’s page, whose heading it would cover', {
  tag: '@full',
}, async ({ shop }) => {
  const gloss = await addProduct();
  await shop.open(`/search?q=${gloss.name}`);
  await shop.product(gloss.name).add.click();
  const said = shop.toast('Item added to cart');
  await expect(said).toBeVisible();
  await shop.cartBar.getByRole('link', { name: 'View Cart' }).click();
  await expect(shop.heading).toHaveText('Cart');
  // By itself the message would stay for four seconds.
  await expect(said).toBeHidden({ timeout: 1500 });
});

test('what is said after a login goes along to the checkout, and does not cover the address there', {
  tag: '@full',
}, async ({ shop, page }) => {
  const account = await openAccount();
  await saveAddress(account);
  const gloss = await addProduct();
  await shop.open(`/search?q=${gloss.name}`);
  await shop.product(gloss.name).add.click();
  await shop.open('/cart');
  await page.getByRole('button', { name: 'Proceed' }).click();
  const popup = new LoginPopup(page, 'en');
  await popup.fillLogin(account);
  await popup.sendLogin();
  await expect(page).toHaveURL('/checkout');
  const said = page.locator('.toast', { hasText: 'Guest cart and addresses added to your account' });
  const chosen = page.getByRole('radio', { checked: true });
  const address = new CheckoutPage(page, 'en').addresses.locator('label').filter({ has: chosen });
  // The toast stays for two seconds only.
  const [above, below] = await Promise.all([address.boundingBox(), said.boundingBox()]);
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
});

test('a product page has one bar, whatever its address: the stepper, and count, total and the way to the cart', async ({
  shop,
  page,
}) => {
  const shelf = await addShelf();
  const [gloss, other] = [await addProduct({ price: 2500 }, shelf), await addProduct({}, shelf)];
  const below = `${listingPath(shelf.category, shelf.subCategory)}/${segmentOf(gloss)}`;
  await shop.open(`/search?q=${other.name}`);
  await shop.product(other.name).add.click();
  await expect(shop.cartBar).toBeVisible();
  for (const address of [below, productPath(gloss)]) {
    await shop.open(address);
    const bar = page.locator('.buy-bar');
    const control = shop.product(gloss.name, bar);
    await expect(page.getByRole('link', { name: 'View Cart' })).toHaveCount(0);
    await control.add.click();
    await control.plus.click();
    const way = page.getByRole('link', { name: 'View Cart' });
    await expect(way).toHaveCount(1);
    await expect(way).toContainText('3 items');
    await expect(way).toContainText(formatFrancs(5000 + other.price));
    await expect(control.quantity).toContainText('2');
    await control.minus.click();
    await control.minus.click();
  }
  await shop.product(gloss.name, page.locator('.buy-bar')).add.click();
  await page.getByRole('link', { name: 'View Cart' }).click();
  await expect(page).toHaveURL('/cart');
});

test('the bar of the cart leaves the button of a form alone', { tag: '@full' }, async ({ shop, page }) => {
  const gloss = await addProduct();
  await shop.open(`/search?q=${gloss.name}`);
  await shop.product(gloss.name).add.click();
  await expect(shop.cartBar).toBeVisible();
  for (const address of ['/contact', '/login', '/register', '/forgot-password']) {
    await shop.open(address);
    await expect(page.getByRole('link', { name: 'View Cart' }), address).toHaveCount(0);
  }
});

test.describe('on a desktop', () => {
  test.use({ viewport: desktop });

  test('the cart button says My Cart, then count and total, and opens the drawer with the bill', async ({
    shop,
  }) => {
    const gloss = await addProduct({ price: 4000, discount: 25 });
    await shop.open(productPath(gloss));
    await expect(shop.cartButton).toHaveText('My Cart');
    await shop.product(gloss.name).add.click();
    await shop.product(gloss.name).plus.click();
    await expect(shop.cartButton).toContainText('2 items');
    await expect(shop.cartButton).toContainText(formatFrancs(6000));

    await shop.openCart();
    const line = shop.cart.getByRole('listitem').filter({ hasText: gloss.name });
    await expect(line).toContainText('6 ml');
    await expect(line).toContainText(formatFrancs(3000));
    await expect(shop.cart).toContainText(`Your total savings${formatFrancs(2000)}`);
    const bill = shop.cart.getByRole('region', { name: 'Bill details' });
    await expect(bill.getByRole('button', { name: 'Bill details' })).toHaveCount(0);
    await expect(bill.getByText(formatFrancs(8000))).toBeVisible();
    await expect(bill).toContainText('Quantity total2 items');
    await expect(bill).toContainText('Delivery ChargeFree');
    await expect(bill).toContainText(`Grand total${formatFrancs(6000)}`);
    await expect(shop.cart.getByRole('button', { name: 'Proceed' })).toBeEnabled();
  });

  test('an empty cart shows a picture and leads back to the shop', async ({ shop, page }) => {
    await shop.open('/search');
    await shop.openCart();
    await expect(shop.cart.locator('svg').first()).toBeVisible();
    await shop.cart.getByRole('link', { name: 'Shop Now' }).click();
    await expect(page).toHaveURL('/');
    await expect(shop.cart).toBeHidden();
  });

  test('a cart that cannot be checked says so and offers Retry, and never looks empty', async ({
    shop,
    page,
    trouble,
  }) => {
    trouble.expect(/Prices and stock of the cart could not be checked/, /got no answer/, /failed: /);
    const gloss = await addProduct();
    await shop.open(productPath(gloss));
    await shop.product(gloss.name).add.click();
    await expect(shop.product(gloss.name).quantity).toBeVisible();

    await page.route('**/api/product/get-by-ids', (route) => route.abort('failed'));
    await shop.open('/cart');
    await expect(page.getByText('Your cart could not be checked')).toBeVisible();
    await expect(page.getByRole('link', { name: gloss.name }).first()).toBeVisible();
    await page.unroute('**/api/product/get-by-ids');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Your cart could not be checked')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Proceed' })).toBeEnabled();
  });
});
