import { endpoints } from '#shared/endpoints.ts';
import { formatFrancs } from '#shared/money.ts';
import { listingPath } from '#shared/page-paths.ts';
import { newPerson, saveAddress } from '#tests/support/account.ts';
import { desktop, expect, phone, test } from '#tests/support/e2e.ts';
import { AddressForm, akwa } from '#tests/support/pages/address-form.ts';
import { CheckoutPage } from '#tests/support/pages/checkout-page.ts';
import { LoginPopup } from '#tests/support/pages/login-popup.ts';
import { placeOrderFor } from '#tests/support/place-order.ts';
import { addProduct, addShelf, stockOf } from '#tests/support/shelf.ts';
import { countCalls, slowDown } from './answer-for.ts';
import { everyForm } from './every-form.ts';
import { comeAsShopper } from './forms.ts';

const WAIT_MS = 3_000;
/** A press must have visible feedback within this time. */
const SEEN_WITHIN_MS = 1_500;

test.describe.configure({ timeout: 120_000 });
test.use({ viewport: desktop });

for (const { endpoint, name, fill, one, expects = [] } of everyForm) {
  test(`${name} over a slow network turns the button, and two presses are one call`, async ({
    shop,
    trouble,
    keepToMyself,
  }) => {
    trouble.expect(...expects);
    if (one) await keepToMyself(one);
    const form = await fill(shop);
    const calls = countCalls(shop.page, endpoint);
    const looked = Promise.withResolvers<void>();
    await slowDown(shop.page, WAIT_MS, looked.promise);
    await form.send.dblclick();
    await expect(form.send).toBeDisabled({ timeout: SEEN_WITHIN_MS });
    if (form.busy !== undefined) await expect(form.send).toContainText(form.busy);
    for (const [field, value] of form.typed) await expect(field).toHaveValue(value);
    if (form.chosen) await expect(form.chosen).toBeChecked();
    looked.resolve();
    // Some forms make several calls before anything new is visible.
    await expect(form.arrived).toPass({ timeout: 60_000 });
    expect(calls()).toBe(1);
  });
}

test('a guest finds, fills a cart, registers and orders although each call takes three seconds', async ({
  shop,
  page,
}) => {
  await page.setViewportSize(phone);
  const shelf = await addShelf();
  const [gloss, balm] = [await addProduct({ price: 4000 }), await addProduct({ price: 2000 }, shelf)];
  const person = newPerson();
  await slowDown(page, WAIT_MS);

  await shop.open('/search');
  await shop.searchInput.fill(gloss.name);
  await expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeVisible();
  await shop.product(gloss.name).add.click();
  await expect(shop.product(gloss.name).quantity).toContainText('1', { timeout: SEEN_WITHIN_MS });
  await shop.open(listingPath(shelf.category, shelf.subCategory));
  await shop.product(balm.name).add.click();
  await shop.openCart();
  await expect(shop.cart).toContainText(formatFrancs(6000));
  await shop.proceed();

  const popup = new LoginPopup(page, 'en');
  await popup.switchToRegister();
  await popup.fillRegister(person);
  const registrations = countCalls(page, endpoints.user.register);
  const merges = countCalls(page, endpoints.auth.mergeGuestData);
  await popup.sendRegister();
  // The cart must not be empty at any moment.
  const checkout = new CheckoutPage(page, 'en');
  const form = new AddressForm(page, 'en');
  await expect(form.dialog).toBeVisible({ timeout: 30_000 });
  expect([registrations(), merges()]).toEqual([1, 1]);
  await form.fillPlace(akwa);
  await form.submit();
  await expect(form.dialog).toBeHidden();
  await expect(checkout.summary).toContainText(formatFrancs(6000));
  const orders = countCalls(page, endpoints.order.cashOnDelivery);
  await checkout.cashOnDelivery.dblclick();
  await expect(shop.heading).toHaveText('Order Successfully');
  expect(orders()).toBe(1);
  expect([await stockOf(gloss), await stockOf(balm)]).toEqual([19, 19]);
});

test('quick taps on plus over a slow network end at what was tapped, on the screen and in the shop', async ({
  shop,
  page,
}) => {
  const { api } = await comeAsShopper(page);
  const gloss = await addProduct();
  await shop.open(`/search?q=${gloss.name}`);
  await slowDown(page, WAIT_MS);
  const control = shop.product(gloss.name);
  await control.add.click();
  for (let tap = 0; tap < 4; tap += 1) await control.plus.click();
  await expect(control.quantity).toContainText('5', { timeout: SEEN_WITHIN_MS });
  await expect.poll(async () => (await api.cart.get({})).data[0]?.quantity, { timeout: 30_000 }).toBe(5);
  await expect(control.quantity).toContainText('5');
});

for (const [path, shown] of [
  ['/dashboard/myorders', 'article'],
  ['/dashboard/address', 'article'],
  ['/dashboard/profile', 'textbox'],
  ['/cart', 'listitem'],
  ['/checkout', 'radio'],
] as const) {
  test(`${path} keeps a place while its calls take three seconds, and never looks empty`, async ({
    page,
  }) => {
    const shopper = await comeAsShopper(page);
    await placeOrderFor(shopper, shopper.name);
    await saveAddress(shopper);
    await shopper.api.cart.create({ productId: (await addProduct())._id });
    await slowDown(page, WAIT_MS);
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.locator('[aria-busy="true"], [role="status"]').first()).toBeVisible();
    await expect(main.getByText(/is empty|No Data|No address yet|Please add an address/)).toHaveCount(0);
    await expect(main.getByRole(shown).first()).toBeVisible({ timeout: 20_000 });
    await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  });
}
