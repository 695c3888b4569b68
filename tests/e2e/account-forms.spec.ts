import { formatFrancs } from '#shared/money.ts';
import { newPerson, registerPerson, saveAddress } from '#tests/support/account.ts';
import { desktop, expect, test } from '#tests/support/e2e.ts';
import { holdBack } from '#tests/support/hold-back.ts';
import { AddressForm } from '#tests/support/pages/address-form.ts';
import { CheckoutPage } from '#tests/support/pages/checkout-page.ts';
import { LoginPopup } from '#tests/support/pages/login-popup.ts';
import { addProduct } from '#tests/support/shelf.ts';

test.use({ viewport: desktop });

test('each password of the register page can be looked at, and its last line leads to the login', async ({
  shop,
  page,
}) => {
  await shop.open('/register');
  const main = page.getByRole('main');
  for (const [label, eye] of [
    ['Password', 'password'],
    ['Confirm Password', 'password confirmation'],
  ] as const) {
    const field = main.getByLabel(label, { exact: true });
    await expect(field).toHaveAttribute('type', 'password');
    await main.getByRole('button', { name: `Show ${eye}`, exact: true }).click();
    await expect(field).toHaveAttribute('type', 'text');
    await main.getByRole('button', { name: `Hide ${eye}`, exact: true }).click();
    await expect(field).toHaveAttribute('type', 'password');
  }
  await main.getByRole('link', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/login');
  await page.getByRole('main').getByRole('link', { name: 'Register', exact: true }).click();
  await expect(page).toHaveURL('/register');
});

test('the register popup asks for the same, shows both passwords and leads back to the login', async ({
  shop,
  page,
}) => {
  await shop.open('/terms');
  await page.evaluate(() => window.dispatchEvent(new Event('show-login')));
  const popup = new LoginPopup(page, 'en');
  await popup.switchToRegister();
  const person = newPerson();
  await popup.fillRegister(person);
  for (const label of ['Name', 'Email', 'Password', 'Confirm Password']) {
    await expect(popup.register.getByLabel(label, { exact: true })).toHaveAttribute('required');
  }
  await popup.register.getByRole('button', { name: 'Show password', exact: true }).click();
  await popup.register.getByRole('button', { name: 'Show password confirmation' }).click();
  await expect(popup.register.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await expect(popup.register.getByLabel('Confirm Password', { exact: true })).toHaveAttribute(
    'type',
    'text',
  );
  await popup.register.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(popup.login.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(popup.login.getByLabel('Password', { exact: true })).toHaveAttribute('required');
});

test('what the server refuses is said in a toast in its words: a wrong password, a taken e-mail', async ({
  shop,
  page,
  trouble,
}) => {
  trouble.expect(/^(401|409) POST \/api\/user\/(login|register)/);
  const person = await registerPerson();
  await shop.open('/login');
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(person.email);
  await main.getByLabel('Password', { exact: true }).fill('not my password');
  const refused = page.waitForResponse('**/api/user/login');
  await main.getByRole('button', { name: 'Login' }).click();
  const answer = await (await refused).json();
  expect(answer).toMatchObject({ success: false, error: true });
  await expect(shop.toast(answer.message)).toBeVisible();

  await shop.open('/register');
  await main.getByLabel('Name').fill(person.name);
  await main.getByLabel('Email').fill(person.email);
  await main.getByLabel('Password', { exact: true }).fill(person.password);
  await main.getByLabel('Confirm Password', { exact: true }).fill(person.password);
  const taken = page.waitForResponse('**/api/user/register');
  await main.getByRole('button', { name: 'Register' }).click();
  await expect(shop.toast((await (await taken).json()).message)).toBeVisible();
  await expect(page).toHaveURL('/register');
});

test('the profile wants all three fields, and its button says Loading... until the server’s answer is shown', async ({
  shop,
  page,
  shopper,
}) => {
  await shop.open('/dashboard/profile');
  const main = page.getByRole('main');
  await expect(main.getByLabel('Name')).toHaveValue(shopper.name);
  for (const label of ['Name', 'Email', 'Mobile']) {
    await expect(main.getByLabel(label)).toHaveAttribute('required');
    await main.getByLabel(label).fill('');
  }
  await main.getByRole('button', { name: 'Submit' }).click();
  for (const label of ['Name', 'Email', 'Mobile']) {
    await expect(main.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
  }
  await main.getByLabel('Name').fill('Amina Njoya Tabi');
  await main.getByLabel('Email').fill(shopper.email);
  await main.getByLabel('Mobile').fill('677 00 22 11');
  const release = await holdBack(page, '**/api/user/update-user');
  const saved = page.waitForResponse('**/api/user/update-user');
  await main.getByRole('button', { name: 'Submit' }).click();
  await expect(main.getByRole('button', { name: 'Loading...' })).toBeDisabled();
  release();
  await expect(shop.toast((await (await saved).json()).message)).toBeVisible();
  await expect(main.getByRole('button', { name: 'Submit' })).toBeEnabled();
});

test('the avatar’s Edit opens a dialog for any file, which says Loading... while it uploads and can be closed', async ({
  shop,
  page,
  shopper,
}) => {
  await shop.open('/dashboard/profile');
  await expect(page.getByRole('main').getByLabel('Name')).toHaveValue(shopper.name);
  const edit = page.getByRole('button', { name: 'Edit your picture' });
  await expect(edit).toHaveText('Edit');
  await edit.click();
  const dialog = page.getByRole('dialog', { name: 'Your picture' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();

  await edit.click();
  const file = dialog.getByLabel('Choose a picture');
  await expect(file).not.toHaveAttribute('accept');
  await expect(dialog.getByRole('button', { name: 'Upload' })).toBeDisabled();
  const picture = await page.request.get('/apple-touch-icon.png');
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await picture.body() });
  const release = await holdBack(page, '**/api/user/upload-avatar');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(dialog.getByRole('button', { name: 'Loading...' })).toBeDisabled();
  release();
  await expect(dialog).toBeHidden({ timeout: 30_000 });
});

test('the account menu has the same entries in the header and beside the pages', async ({
  shop,
  page,
  shopper,
}) => {
  await shop.open('/dashboard/address');
  await shop.header.getByRole('button', { name: 'Account' }).click();
  for (const menu of [shop.header, page.getByRole('complementary')]) {
    const entries = menu.getByRole('navigation', { name: shopper.name }).getByRole('listitem');
    await expect(entries).toHaveText([
      'Profile',
      'My Orders',
      'Wishlist',
      'Save Address',
      'Security',
      'Log Out',
    ]);
  }
  await shop.header.getByRole('link', { name: 'My Orders' }).click();
  await expect(page).toHaveURL('/dashboard/myorders');
  await expect(shop.header.getByRole('button', { name: 'Log Out' })).toBeHidden();
});

test('checkout sums up the order, and its dashed tile opens the address form', async ({
  shop,
  page,
  shopper,
}) => {
  await saveAddress(shopper);
  const gloss = await addProduct({ price: 4000, discount: 10 });
  await shopper.api.cart.create({ productId: gloss._id });
  await shopper.api.cart.create({ productId: gloss._id });
  await shop.open('/checkout');
  const { summary, addresses } = new CheckoutPage(page, 'en');
  for (const [term, figure] of [
    ['Items total', formatFrancs(7200)],
    ['Quantity total', '2'],
    ['Delivery Charge', 'Free'],
    ['Grand total', formatFrancs(7200)],
  ] as const) {
    await expect(summary.getByRole('term').filter({ hasText: term })).toBeVisible();
    await expect(summary.locator('div', { hasText: term }).last()).toContainText(figure);
  }
  await expect(summary.locator('s').filter({ hasText: formatFrancs(8000) })).toBeVisible();

  const tile = addresses.getByRole('button', { name: 'Add address', exact: true });
  await expect(tile).toHaveCSS('border-top-style', 'dashed');
  await tile.click();
  await expect(new AddressForm(page, 'en').dialog).toBeVisible();
});
