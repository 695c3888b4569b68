import type { Locator, Page } from '@playwright/test';
import { registerPerson } from '#tests/support/account.ts';
import { desktop, expect, test } from '#tests/support/e2e.ts';
import { AddressForm, akwa } from '#tests/support/pages/address-form.ts';
import { CheckoutPage } from '#tests/support/pages/checkout-page.ts';
import { LoginPopup } from '#tests/support/pages/login-popup.ts';
import { addProduct } from '#tests/support/shelf.ts';

test.use({ viewport: desktop });

test('one can find, order and pay on delivery with the keyboard alone', async ({ shop, page }) => {
  const [gloss, person] = [await addProduct(), await registerPerson()];
  await shop.open('/');
  await tabTo(page, shop.header.getByRole('link', { name: 'Search' }));
  await page.keyboard.press('Enter');
  await expect(shop.searchInput).toBeFocused();
  await page.keyboard.type(gloss.name);
  await expect(shop.heading).toHaveText('Search Results: 1');
  await tabTo(page, shop.product(gloss.name).add);
  await page.keyboard.press('Enter');
  await expect(shop.product(gloss.name).quantity).toContainText('1');

  await tabTo(page, shop.cartButton, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, shop.cart.getByRole('button', { name: 'Proceed' }));
  await page.keyboard.press('Enter');
  const { login } = new LoginPopup(page, 'en');
  await tabTo(page, login.getByLabel('Email'));
  await page.keyboard.type(person.email);
  await tabTo(page, login.getByLabel('Password', { exact: true }));
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');

  const form = new AddressForm(page, 'en');
  await expect(form.dialog).toBeVisible();
  for (const name of ['addressLine', 'city', 'state', 'mobile'] as const) {
    await tabTo(page, form.field(name));
    await page.keyboard.type(akwa[name]);
  }
  await page.keyboard.press('Enter');
  await expect(form.dialog).toBeHidden();
  await tabTo(page, new CheckoutPage(page, 'en').cashOnDelivery);
  await page.keyboard.press('Enter');
  await expect(shop.heading).toHaveText('Order Successfully');
});

test('Escape closes the cart and gives the focus back to its button', async ({ shop, page }) => {
  await shop.open('/search');
  await shop.openCart();
  await page.keyboard.press('Escape');
  await expect(shop.cart).toBeHidden();
  await expect(shop.cartButton).toBeFocused();
});

test('the first Tab offers to skip to the content', async ({ shop, page }) => {
  await shop.open('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/#main');
});

/** Presses Tab until the control has the focus, as a user without a mouse does. */
async function tabTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(control).toBeFocused();
}
