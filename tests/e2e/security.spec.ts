import { readFile } from 'node:fs/promises';
import { violations } from '#tests/support/accessibility.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { placeOrderFor } from '#tests/support/place-order.ts';
import { shopApi } from '#tests/support/shop-api.ts';

test.use({ viewport: phone });

test('a lost phone is logged out from another one, and then everything', async ({ shop, page, shopper }) => {
  const lost = shopApi((await shopApi().user.login(shopper)).data);
  await shop.open('/dashboard/security');
  const devices = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Last seen' });
  await expect(devices).toHaveCount(2);
  await expect(devices.first()).toContainText('This device');
  await page.getByRole('button', { name: /^Log out: / }).click();
  await expect(shop.toast('That device is logged out')).toBeVisible();
  await expect(devices).toHaveCount(1);
  await expect(lost.session.list({})).rejects.toThrow();

  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page).toHaveURL('/login');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('refreshToken'))).toBeNull();
});

test('another password is chosen with the present one', async ({ shop, page, shopper, trouble }) => {
  trouble.expect(/^422 PUT \/api\/password\/change/);
  await shop.open('/dashboard/security');
  const main = page.getByRole('main');
  await main.getByLabel('Current password', { exact: true }).fill('a guess');
  await main.getByLabel('New Password', { exact: true }).fill('eru-et-waterfufu-7');
  await main.getByLabel('Confirm Password', { exact: true }).fill('eru-et-waterfufu-7');
  await main.getByRole('button', { name: 'Change Password' }).click();
  await expect(main.getByText('This is not your password.')).toBeVisible();
  await main.getByLabel('Current password', { exact: true }).fill(shopper.password);
  await main.getByRole('button', { name: 'Change Password' }).click();
  await expect(shop.toast('Password changed. Every other device is logged out.')).toBeVisible();
  await expect(main.getByLabel('New Password', { exact: true })).toHaveValue('');
});

test('a person takes a copy of her data and deletes the account', async ({
  shop,
  page,
  shopper,
  trouble,
}) => {
  trouble.expect(/^422 POST \/api\/personal-data/);
  await shop.open('/dashboard/security');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const data = JSON.parse(await readFile(await (await saving).path(), 'utf8'));
  expect(data.account.email).toBe(shopper.email);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password', { exact: true }).fill('a guess');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.locator('form').getByText('This is not your password.')).toBeVisible();
  await dialog.getByLabel('Your password', { exact: true }).fill(shopper.password);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(shop.toast('Your account is deleted')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('refreshToken'))).toBeNull();
  await expect(shopApi().user.login(shopper)).rejects.toThrow();
});

test('who deletes the account while an order is under way reads in the dialog which one, and goes to it', {
  tag: '@full',
}, async ({ page, shopper, trouble }) => {
  trouble.expect(/^409 POST \/api\/personal-data/);
  const { orderId } = await placeOrderFor(shopper, 'Amina Njoya');
  const shop = new ShopPage(page, 'fr');
  await shop.open('/dashboard/security');
  await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
  const dialog = page.getByRole('dialog', { name: 'Supprimer votre compte' });
  await dialog.getByLabel('Votre mot de passe', { exact: true }).fill(shopper.password);
  await dialog.getByRole('button', { name: 'Supprimer définitivement' }).click();
  await expect(dialog.locator('form').getByRole('alert')).toContainText(
    `La commande ${orderId} n’est pas terminée`,
  );
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('link', { name: `Voir la commande ${orderId}` }).click();
  await expect(page).toHaveURL(/\/fr\/track\//);
  await expect(page.getByRole('main')).toContainText(orderId);
});

test('two tabs share a session whose tokens rotate', async ({ shop, page, shopper, context, trouble }) => {
  trouble.expect(/^401 (GET|POST) \/api\//);
  await shop.open('/dashboard/profile');
  await expect(page.getByLabel('Name')).toHaveValue(shopper.name);
  const second = await context.newPage();
  await second.goto('/dashboard/profile');
  await expect(second.getByLabel('Name')).toHaveValue(shopper.name);
  const refreshTokens = new Set([shopper.tokens.refreshToken]);
  for (const tab of [page, second, page]) {
    await tab.evaluate(() => localStorage.setItem('accesstoken', 'gone-stale'));
    await tab.reload();
    await expect(tab.getByLabel('Name')).toHaveValue(shopper.name);
    refreshTokens.add(await tab.evaluate(() => localStorage.getItem('refreshToken') ?? ''));
  }
  expect(refreshTokens.size).toBe(4);
  await expect(second.getByLabel('Name')).toHaveValue(shopper.name);
});
