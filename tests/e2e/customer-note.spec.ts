import { holdTokens, openAccount, openOwner } from '#tests/support/account.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';

test('the owner writes down what to know about a customer, and finds her by a tag', { tag: '@full' }, async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const shopper = await openAccount();
  await holdTokens(page, await openOwner());
  const shop = new ShopPage(page, 'fr');
  await shop.open(`/dashboard/customers?q=${encodeURIComponent(shopper.email)}`);
  await page.getByRole('button', { name: `Remarque sur ${shopper.name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Remarque sur ${shopper.name}` });
  await dialog.getByLabel('À savoir sur ce client').fill('Rappelle le soir');
  await dialog.getByLabel('Étiquettes').fill('fidèle, Makepe');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  const row = page.getByRole('main').getByRole('article');
  await expect(row).toContainText('Rappelle le soir');
  await expect(row).toContainText('fidèle');
  await page.getByRole('searchbox', { name: 'Rechercher un client' }).fill(`makepe ${shopper.name}`);
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Rappelle le soir');
});

test('a note that is not saved is there again after Escape, unless a colleague has written one meanwhile', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize(phone);
  const shopper = await openAccount();
  const owner = await openOwner();
  await holdTokens(page, owner);
  const shop = new ShopPage(page, 'fr');
  const address = `/dashboard/customers?q=${encodeURIComponent(shopper.email)}`;
  await shop.open(address);
  const name = `Remarque sur ${shopper.name}`;
  const dialog = page.getByRole('dialog', { name });
  await page.getByRole('button', { name }).click();
  await dialog.getByLabel('À savoir sur ce client').fill('Rappelle le soir');
  await dialog.getByLabel('Étiquettes').fill('fidèle, Makepe');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name }).click();
  await expect(dialog.getByLabel('À savoir sur ce client')).toHaveValue('Rappelle le soir');
  await expect(dialog.getByLabel('Étiquettes')).toHaveValue('fidèle, Makepe');

  const [customer] = (await owner.api.customer.list({ search: shopper.email })).data;
  await owner.api.customer.saveNote({
    ...{ id: customer?.id ?? '', note: 'Paie toujours par MoMo', tags: [], shown: null },
  });
  await shop.open(address);
  await page.getByRole('button', { name }).click();
  await expect(dialog.getByLabel('À savoir sur ce client')).toHaveValue('Paie toujours par MoMo');
});
