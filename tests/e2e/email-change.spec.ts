import { openAccount } from '#tests/support/account.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { linkMailedTo } from '#tests/support/outbox.ts';

test.use({ viewport: phone });

test('another e-mail asks for the password, waits, and counts once its link was used', async ({
  shop,
  page,
  shopper,
  trouble,
}) => {
  trouble.expect(/^422 PUT \/api\/user\/update-user/);
  const email = shopper.email.replace('amina', 'amina.new');
  await shop.open('/dashboard/profile');
  const main = page.getByRole('main');
  await expect(main.getByLabel('Password', { exact: true })).toBeHidden();
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Mobile').fill('677 00 22 11');
  await main.getByLabel('Password', { exact: true }).fill('a guess');
  await main.getByRole('button', { name: 'Submit' }).click();
  await expect(main.getByText('This is not your password.')).toBeVisible();
  await main.getByLabel('Password', { exact: true }).fill(shopper.password);
  await main.getByRole('button', { name: 'Submit' }).click();
  await expect(main.getByText(`We have sent a link to ${email}.`)).toBeVisible();
  await expect(main.getByLabel('Email')).toHaveValue(shopper.email);

  await shop.open(await linkMailedTo(email, '/email-change/confirm'));
  await main.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(main.getByRole('status')).toHaveText(/Your new e-mail is confirmed/);
  await main.getByRole('link', { name: 'Go to my profile' }).click();
  await expect(main.getByLabel('Email')).toHaveValue(email);
});

test('"This was not me" leads from the mail to a new password', async ({ page }) => {
  const owner = await openAccount();
  const { name, email, password, api } = owner;
  await api.user.updateUser({
    ...{ name, password, mobile: '677002211' },
    email: email.replace('amina', 'thief'),
    language: 'fr',
  });
  await page.goto(await linkMailedTo(email, '/email-change/undo'));
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Garder mon adresse' }).click();
  await expect(page).toHaveURL('/fr/reset-password');
  await main.getByLabel('Nouveau mot de passe', { exact: true }).fill('eru-et-waterfufu-7');
  await main.getByLabel('Confirmez le mot de passe', { exact: true }).fill('eru-et-waterfufu-7');
  await main.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(page).toHaveURL('/fr/login');
  await main.getByLabel('Adresse e-mail').fill(email);
  await main.getByLabel('Mot de passe', { exact: true }).fill('eru-et-waterfufu-7');
  await main.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL('/fr');
});
