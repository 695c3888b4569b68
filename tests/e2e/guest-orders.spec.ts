import { addressMessages } from '#app/messages/address-messages.ts';
import { productPath } from '#shared/page-paths.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { AddressForm } from '#tests/support/pages/address-form.ts';
import { CheckoutPage } from '#tests/support/pages/checkout-page.ts';
import { aicha, PhoneOrderForm } from '#tests/support/pages/phone-order-form.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { addProduct, stockOf } from '#tests/support/shelf.ts';

test.use({ viewport: phone });

test('two tabs in which a guest begins to order are one guest with one order', async ({ shop, page }) => {
  const gloss = await addProduct({ stock: 5 });
  await shop.open(productPath(gloss));
  await shop.product(gloss.name).add.click();
  const other = new ShopPage(await page.context().newPage(), 'en');
  await other.open('/cart');
  const forms = [new PhoneOrderForm(page, 'en'), new PhoneOrderForm(other.page, 'en')] as const;
  await shop.open('/cart');
  for (const tab of [page, other.page]) await tab.getByRole('button', { name: 'Proceed' }).click();
  for (const form of forms) await form.fill(aicha);

  await forms[0].send.click();
  await expect(page).toHaveURL('/checkout');
  await forms[1].send.click();
  await expect(other.page).toHaveURL('/checkout');
  const checkout = new CheckoutPage(other.page, 'en');
  await expect(checkout.addresses.getByRole('radio')).toHaveCount(1);
  await checkout.cashOnDelivery.click();
  await expect(other.heading).toHaveText('Order Successfully');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect.poll(() => stockOf(gloss)).toBe(4);
});

test('a guest without a network keeps what was typed, and orders once it is back', async ({
  shop,
  page,
  context,
  trouble,
}) => {
  trouble.expect(/^failed: /, /got no answer/, /could not be/);
  const gloss = await addProduct({ stock: 5 });
  await shop.open(productPath(gloss));
  await shop.product(gloss.name).add.click();
  await shop.open('/cart');
  await page.getByRole('button', { name: 'Proceed' }).click();
  const form = new PhoneOrderForm(page, 'en');
  await form.fill(aicha);
  await context.setOffline(true);
  await form.send.click();
  await expect(shop.toast('No connection. Check your network and try again.')).toBeVisible();
  await expect(form.field('addressLine')).toHaveValue(aicha.addressLine);
  await context.setOffline(false);
  await form.send.click();
  await expect(page).toHaveURL('/checkout');

  // The answer to the order gets lost: pressing again gives the same order.
  const checkout = new CheckoutPage(page, 'en');
  await page.route(
    '**/api/order/cash-on-delivery',
    async (route) => {
      await route.fetch();
      await route.abort('failed');
    },
    { times: 1 },
  );
  await checkout.cashOnDelivery.click();
  await expect(shop.toast('No connection. Check your network and try again.')).toBeVisible();
  await checkout.cashOnDelivery.click();
  await expect(shop.heading).toHaveText('Order Successfully');
  await expect.poll(() => stockOf(gloss)).toBe(4);
});

test('what a guest typed to order by phone is there again after a reload, and gone once the order goes on', async ({
  shop,
  page,
}) => {
  const gloss = await addProduct({ stock: 5 });
  await shop.open(productPath(gloss));
  await shop.product(gloss.name).add.click();
  await shop.open('/cart');
  const proceed = page.getByRole('button', { name: 'Proceed' });
  await proceed.click();
  const form = new PhoneOrderForm(page, 'en');
  await form.fill(aicha);

  await shop.reload();
  await proceed.click();
  for (const name of ['name', 'mobile', 'city', 'addressLine'] as const)
    await expect(form.field(name)).toHaveValue(aicha[name]);
  await form.send.click();
  await expect(page).toHaveURL('/checkout');
  expect(await page.evaluate(() => sessionStorage.getItem('typedOrder'))).toBeNull();
});

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });

  test('a guest’s address at checkout is four fields and an optional e-mail, and becomes that of her phone’s order', async ({
    page,
  }) => {
    const shop = new ShopPage(page, 'fr');
    const gloss = await addProduct({ stock: 5 });
    await shop.open(productPath(gloss));
    await shop.product(gloss.name).add.click();
    await shop.open('/checkout');
    const form = new AddressForm(page, 'fr');
    expect(await form.askedFields()).toEqual(['name', 'email', 'addressline', 'city', 'mobile']);
    await form.submit();
    await expect(form.dialog.locator('[aria-invalid="true"]:not([name="state"])')).toHaveCount(4);
    await form.field('name').fill(aicha.name);
    await form.fillPlace({ ...aicha, state: 'Littoral' });
    await form.submit();
    await expect(form.dialog).toBeHidden();

    const checkout = new CheckoutPage(page, 'fr');
    await checkout.cashOnDelivery.click();
    const order = new PhoneOrderForm(page, 'fr');
    await expect(order.field('city')).toHaveValue(aicha.city);
    await order.send.click();
    await expect(order.form).toBeHidden();
    await expect(checkout.addresses.getByRole('radio')).toHaveCount(1);
    await expect(checkout.addresses).toContainText('Littoral');

    // The account has no e-mail, and is not asked for one.
    await checkout.addresses.getByRole('button', { name: addressMessages.fr.addAddressTile }).click();
    expect(await form.askedFields()).toEqual(['name', 'addressline', 'city', 'mobile']);
    await form.fillPlace({ ...aicha, city: 'Nkolbikon', state: 'Est' });
    await form.submit();
    await expect(checkout.addresses.getByRole('radio')).toHaveCount(2);
    await expect(checkout.addresses).toContainText('Est');
  });

  test('the region is asked of a village only, and the Tab key leads to it', async ({ page }) => {
    const shop = new ShopPage(page, 'fr');
    const gloss = await addProduct({ stock: 5 });
    await shop.open(productPath(gloss));
    await shop.product(gloss.name).add.click();
    await shop.open('/checkout');
    const form = new AddressForm(page, 'fr');
    await form.field('city').pressSequentially('Edé');
    await expect(form.field('state')).toBeHidden();
    await form.field('city').fill('');
    await form.field('city').pressSequentially('Logbadjeck');
    await form.field('city').press('Tab');
    await expect(form.field('state')).toBeFocused();

    // The button shows the region again where the city alone does not determine it.
    await shop.reload();
    await form.field('city').fill('Ma');
    await form.field('city').press('Enter');
    await expect(form.field('state')).toHaveAttribute('aria-invalid', 'true');
  });
});
