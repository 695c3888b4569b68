import { checkoutMessages } from '#app/messages/checkout-messages.ts';
import { paymentMessages } from '#app/messages/payment-messages.ts';
import { formatFrancs } from '#shared/money.ts';
import { productPath } from '#shared/page-paths.ts';
import {
  type Account,
  doualaAddress,
  holdTokens,
  newPerson,
  openAccount,
  saveAddress,
} from '#tests/support/account.ts';
import { desktop, expect, phone, test } from '#tests/support/e2e.ts';
import { AddressForm, akwa } from '#tests/support/pages/address-form.ts';
import { CheckoutPage } from '#tests/support/pages/checkout-page.ts';
import { LoginPopup } from '#tests/support/pages/login-popup.ts';
import { addProduct, changeProduct, stockOf } from '#tests/support/shelf.ts';

test.use({ viewport: desktop });

async function fillCart({ api }: Account, given: Parameters<typeof addProduct>[0] = {}) {
  const product = await addProduct(given);
  await api.cart.create({ productId: product._id });
  return product;
}

test('a double click on Cash on Delivery makes one order', async ({ shop, page, shopper }) => {
  const gloss = await fillCart(shopper, { stock: 5 });
  await saveAddress(shopper);
  await shop.open('/checkout');
  await new CheckoutPage(page, 'en').cashOnDelivery.dblclick();
  await expect(shop.heading).toHaveText('Order Successfully');
  expect((await shopper.api.order.orderList({})).data).toHaveLength(1);
  await expect.poll(() => stockOf(gloss)).toBe(4);
});

test('while an order is on its way, radios and both buttons are closed and say Processing', async ({
  shop,
  page,
  shopper,
}) => {
  await fillCart(shopper);
  await saveAddress(shopper);
  const release = Promise.withResolvers<void>();
  await page.route('**/api/order/cash-on-delivery', async (route) => {
    await release.promise;
    await route.continue();
  });
  await shop.open('/checkout');
  const checkout = new CheckoutPage(page, 'en');
  await checkout.cashOnDelivery.click();
  const busy = checkout.summary.getByRole('button', { name: /^Processing\.\.\./ });
  await expect(busy).toHaveCount(2);
  for (const button of await busy.all()) await expect(button).toBeDisabled();
  for (const radio of await page.getByRole('radio').all()) await expect(radio).toBeDisabled();
  release.resolve();
  await expect(shop.heading).toHaveText('Order Successfully');
});

test('a price that changed meanwhile is shown first, and ordered only when pressed again', async ({
  shop,
  page,
  shopper,
  trouble,
}) => {
  trouble.expect(/^409 POST \/api\/order\/cash-on-delivery/);
  const gloss = await fillCart(shopper, { price: 4000 });
  await saveAddress(shopper);
  await shop.open('/checkout');
  const checkout = new CheckoutPage(page, 'en');
  await expect(checkout.summary).toContainText(formatFrancs(4000));
  await changeProduct(gloss, { price: 5500 });

  await checkout.cashOnDelivery.click();
  await expect(shop.toast('The total has changed. Check the new amount and order again.')).toBeVisible();
  await expect(checkout.summary.getByRole('alert')).toContainText(formatFrancs(5500));
  await expect(checkout.cashOnDelivery).toContainText(formatFrancs(5500));
  await checkout.cashOnDelivery.click();
  await expect(shop.heading).toHaveText('Order Successfully');
  const orders = (await shopper.api.order.orderList({})).data;
  expect(orders.map(({ totalAmt }) => totalAmt)).toEqual([5500]);
});

test('the last piece that another shopper took is marked and holds up the order', async ({
  shop,
  page,
  shopper,
  trouble,
}) => {
  trouble.expect(/^409 POST \/api\/order\/cash-on-delivery/);
  const gloss = await fillCart(shopper, { stock: 1 });
  await saveAddress(shopper);
  await shop.open('/checkout');
  const checkout = new CheckoutPage(page, 'en');
  await expect(checkout.cashOnDelivery).toBeEnabled();
  await changeProduct(gloss, { stock: 0 });
  await checkout.cashOnDelivery.click();
  await expect(checkout.summary.getByRole('alert')).toContainText('sold out');
  await expect(checkout.cashOnDelivery).toBeDisabled();
  expect((await shopper.api.order.orderList({})).data).toEqual([]);
});

test('the first active address is chosen, hidden ones are not offered, and another can be chosen', async ({
  shop,
  page,
  shopper,
}) => {
  await fillCart(shopper);
  await saveAddress(shopper);
  const { data: hidden } = await shopper.api.address.create({
    ...{ name: 'Old flat', customer_email: shopper.email },
    ...doualaAddress,
  });
  await shopper.api.address.disable({ _id: hidden._id });
  await shopper.api.address.create({
    ...{ name: 'Mum in Bafoussam', customer_email: shopper.email },
    ...{ ...doualaAddress, city: 'Bafoussam', state: 'West' },
  });
  await shop.open('/checkout');
  const { addresses, cashOnDelivery } = new CheckoutPage(page, 'en');
  await expect(addresses.getByRole('radio')).toHaveCount(2);
  await expect(addresses.getByRole('radio', { name: shopper.name })).toBeChecked();
  await addresses.getByRole('radio', { name: /Mum in Bafoussam/ }).check();
  await cashOnDelivery.click();
  await expect(shop.heading).toHaveText('Order Successfully');
  const [order] = (await shopper.api.order.orderList({})).data;
  expect(order?.delivery_address.city).toBe('Bafoussam');
});

test('an address that has gone meanwhile asks to select one', async ({ shop, page, shopper, trouble }) => {
  trouble.expect(/^(404|409|422) POST \/api\/order\/cash-on-delivery/);
  await fillCart(shopper);
  await saveAddress(shopper);
  await shop.open('/checkout');
  const { cashOnDelivery } = new CheckoutPage(page, 'en');
  await expect(cashOnDelivery).toBeEnabled();
  const [address] = (await shopper.api.address.get({})).data;
  await shopper.api.address.disable({ _id: address?._id ?? '' });
  await cashOnDelivery.click();
  await expect(shop.toast('Select your address before placing your order.')).toBeVisible();
});

test('without an address the form opens by itself, and the buttons wait', async ({ shop, page, shopper }) => {
  await fillCart(shopper);
  await shop.open('/checkout');
  const checkout = new CheckoutPage(page, 'en');
  const form = new AddressForm(page, 'en');
  await expect(
    form.dialog.getByText('Please add an address before proceeding with your order.'),
  ).toBeVisible();
  await form.dialog.getByRole('button', { name: 'Close' }).click();
  await expect(checkout.cashOnDelivery).toBeDisabled();
  await expect(checkout.onlinePayment).toBeDisabled();
});

test('an address with a mistake keeps what was typed and says what to do beside the field', async ({
  shop,
  page,
  shopper,
  trouble,
}) => {
  trouble.expect(/^422 POST \/api\/address\/create/);
  await fillCart(shopper);
  await shop.open('/checkout');
  const form = new AddressForm(page, 'en');
  await form.fillPlace({ ...akwa, mobile: '12' });
  await form.submit();
  await expect(form.field('mobile')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.field('addressLine')).toHaveValue(akwa.addressLine);
  await form.field('mobile').fill(akwa.mobile);
  await form.submit();
  await expect(form.dialog).toBeHidden();
  const [saved] = (await shopper.api.address.get({})).data;
  expect(saved).toMatchObject({
    mobile: '+237677001122',
    city: 'Douala',
    country: 'Cameroon',
    pincode: '00237',
  });
});

test('what was chosen and typed at the checkout is there after a reload and in French, until the order is placed', {
  tag: '@full',
}, async ({ shop, page, shopper }) => {
  await fillCart(shopper, { stock: 5 });
  await saveAddress(shopper);
  await shopper.api.address.create({
    ...{ name: 'Mum in Bafoussam', customer_email: shopper.email },
    ...{ ...doualaAddress, city: 'Bafoussam', state: 'West' },
  });
  await shop.open('/checkout');
  const checkout = new CheckoutPage(page, 'en');
  await checkout.addresses.getByRole('radio', { name: /Mum in Bafoussam/ }).check();
  await checkout.methods.getByRole('radio', { name: /MTN/ }).check();
  await page.getByLabel(checkoutMessages.en.deliveryNote).fill('Call at the blue gate');
  await page.getByLabel(paymentMessages.en.walletPhone).fill('6 78 00 11 22');

  await shop.reload();
  await expect(page.getByLabel(checkoutMessages.en.deliveryNote)).toHaveValue('Call at the blue gate');
  await expect(checkout.addresses.getByRole('radio', { name: /Mum in Bafoussam/ })).toBeChecked();
  await expect(checkout.methods.getByRole('radio', { name: /MTN/ })).toBeChecked();
  await expect(page.getByLabel(paymentMessages.en.walletPhone)).toHaveValue('6 78 00 11 22');

  await shop.header.getByRole('link', { name: 'Français' }).click();
  const inFrench = new CheckoutPage(page, 'fr');
  await expect(page.getByLabel(checkoutMessages.fr.deliveryNote)).toHaveValue('Call at the blue gate');
  await expect(inFrench.methods.getByRole('radio', { name: /MTN/ })).toBeChecked();
  await inFrench.cashOnDelivery.click();
  await expect(page).toHaveURL('/fr/success');
  const [order] = (await shopper.api.order.orderList({})).data;
  expect(order).toMatchObject({
    deliveryNote: 'Call at the blue gate',
    delivery_address: { city: 'Bafoussam' },
  });
  expect(await page.evaluate(() => sessionStorage.getItem('typedCheckout'))).toBeNull();
});

test('a note to the rider is not there for the next person at this browser', { tag: '@full' }, async ({
  shop,
  page,
  shopper,
}) => {
  await fillCart(shopper);
  await saveAddress(shopper);
  await shop.open('/checkout');
  await page.getByLabel(checkoutMessages.en.deliveryNote).fill('Ring twice');
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('typedCheckout')))
    .toContain('Ring twice');
  await holdTokens(page, await openAccount());
  await shop.open('/');
  const other = await openAccount();
  await fillCart(other);
  await saveAddress(other);
  await holdTokens(page, other);
  await shop.open('/checkout');
  await expect(page.getByLabel(checkoutMessages.en.deliveryNote)).toHaveValue('');
});

test('an order that goes through takes away the message of the press that did not', { tag: '@full' }, async ({
  shop,
  page,
  shopper,
  trouble,
}) => {
  trouble.expect(/cash-on-delivery|Failed to load resource/);
  await fillCart(shopper);
  await saveAddress(shopper);
  await shop.open('/checkout');
  await page.route('**/api/order/cash-on-delivery', (route) => route.abort('failed'), { times: 1 });
  const { cashOnDelivery } = new CheckoutPage(page, 'en');
  await cashOnDelivery.click();
  const failed = shop.toast('No connection. Check your network and try again.');
  await expect(failed).toBeVisible();
  // Resting on a message keeps it for as long as the pointer is there.
  await failed.hover();
  await cashOnDelivery.press('Enter');
  await expect(shop.heading).toHaveText('Order Successfully');
  await expect(failed).toHaveCount(0, { timeout: 2_500 });
});

test.describe('a guest', () => {
  test.use({ viewport: phone });

  test('keeps the note to the rider when logging in to order', { tag: '@full' }, async ({ shop, page }) => {
    const shopper = await openAccount();
    await saveAddress(shopper);
    const gloss = await addProduct();
    await shop.open(productPath(gloss));
    await shop.product(gloss.name).add.click();
    await shop.open('/checkout');
    const form = new AddressForm(page, 'en');
    await form.field('name').fill(shopper.name);
    await form.field('email').fill(shopper.email);
    await form.fillPlace(akwa);
    await form.submit();
    await page.getByLabel(checkoutMessages.en.deliveryNote).fill('Third door');
    const checkout = new CheckoutPage(page, 'en');
    await checkout.cashOnDelivery.click();
    const popup = new LoginPopup(page, 'en');
    await popup.fillLogin(shopper);
    await popup.sendLogin();
    await expect(popup.login).toBeHidden();
    await expect(page.getByLabel(checkoutMessages.en.deliveryNote)).toHaveValue('Third door');
    await expect(checkout.addresses.getByRole('radio', { checked: true })).toHaveCount(1);
  });

  test('fills in an address at checkout, which is kept when logging in to pay', async ({ shop, page }) => {
    const gloss = await addProduct();
    await shop.open(`/search?q=${gloss.name}`);
    await shop.product(gloss.name).add.click();
    await shop.open('/checkout');
    const form = new AddressForm(page, 'en');
    const person = newPerson();
    await form.field('name').fill(person.name);
    await form.field('email').fill(person.email);
    await form.fillPlace(akwa);
    await form.submit();
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('guest_addresses') ?? '[]'));
    expect(Object.keys(stored[0] ?? {}).toSorted()).toEqual(
      ['addressline', 'city', 'country', 'email', 'mobile', 'name', 'pincode', 'state'].toSorted(),
    );

    const checkout = new CheckoutPage(page, 'en');
    await checkout.cashOnDelivery.click();
    const popup = new LoginPopup(page, 'en');
    await popup.switchToRegister();
    await popup.fillRegister(person);
    // The toast stays for two seconds only.
    await Promise.all([
      expect(shop.toast('Guest cart and addresses added to your account')).toBeVisible(),
      popup.sendRegister(),
    ]);
    await expect(checkout.addresses.getByRole('radio', { checked: true })).toHaveCount(1);
    await checkout.cashOnDelivery.click();
    await expect(shop.heading).toHaveText('Order Successfully');
    const left = await page.evaluate(() => [
      localStorage.getItem('guest_cart'),
      localStorage.getItem('guest_addresses'),
    ]);
    expect(left).toEqual([null, null]);
  });
});

test('the two outcome pages lead home', async ({ shop, page }) => {
  await shop.open('/success');
  await expect(shop.heading).toHaveText('Payment Successfully');
  await page.getByRole('link', { name: 'Go To Home' }).click();
  await expect(page).toHaveURL('/');
  await shop.open('/cancel');
  await expect(shop.heading).toHaveText('Order Cancel');
  await page.getByRole('link', { name: 'Go To Home' }).click();
  await expect(page).toHaveURL('/');
});
