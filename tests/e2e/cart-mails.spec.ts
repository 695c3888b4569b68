import { cartMailMessages } from '#app/messages/cart-mail-messages.ts';
import { violations } from '#tests/support/accessibility.ts';
import { holdTokens, openAccount } from '#tests/support/account.ts';
import { browserShop } from '#tests/support/browser-shop-address.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { linkMailedTo } from '#tests/support/outbox.ts';

test.use({ viewport: phone, locale: 'fr-CM' });

test('a customer agrees to mails about a cart that she left, by the link of the first, and ends them', {
  tag: '@full',
}, async ({ page }) => {
  const texts = cartMailMessages.fr;
  const shopper = await openAccount();
  await holdTokens(page, shopper);
  await page.goto(`${browserShop.url}/fr/dashboard/profile`);
  const consent = page.getByRole('checkbox', { name: texts.consent });
  await expect(consent).not.toBeChecked();
  await consent.click();
  await expect(consent).toBeChecked();
  await expect(page.getByText(texts.waiting).last()).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.goto(browserShop.url + (await linkMailedTo(shopper.email, '/cart-mails/confirm')));
  await page.getByRole('button', { name: texts.confirm }).click();
  await expect(page.getByText(texts.confirmed)).toBeVisible();

  await page.goto(`${browserShop.url}/fr/dashboard/profile`);
  await expect(consent).toBeChecked();
  await expect(page.getByText(texts.help)).toBeVisible();
  await consent.click();
  await expect(consent).not.toBeChecked();
  await page.reload();
  await expect(consent).toBeEnabled();
  await expect(consent).not.toBeChecked();
});
