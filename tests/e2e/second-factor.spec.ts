import { Secret, TOTP } from 'otpauth';
import { violations } from '#tests/support/accessibility.ts';
import { holdTokens } from '#tests/support/account.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { shopApi } from '#tests/support/shop-api.ts';
import { openStaff } from '#tests/support/staff.ts';

function codeOf(secret: string, { seconds = 0 } = {}): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replace(/ /g, '')) });
  return totp.generate({ timestamp: Date.now() + seconds * 1000 });
}

test('a manager is reminded, sets the second code up on the phone, and logs in with it (in French)', async ({
  page,
  trouble,
}) => {
  trouble.expect(/^400 POST \/api\/second-factor\/confirm/, /^401 POST \/api\/user\/login/);
  await page.setViewportSize(phone);
  const manager = await openStaff('MANAGER');
  await holdTokens(page, manager);
  const shop = new ShopPage(page, 'fr');
  // The tests' shop gives a year; this answer gives fewer days.
  let daysLeft = -1;
  await page.route('**/api/user/user-details', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const dueAt = new Date(Date.now() + daysLeft * 86_400_000).toISOString();
    if (body.data?.secondFactorDueAt) body.data.secondFactorDueAt = dueAt;
    await route.fulfill({ response: answer, json: body });
  });
  await shop.open('/dashboard/orders');
  await expect(shop.heading).toHaveText('Un second code est maintenant nécessaire');
  expect(await violations(page)).toEqual([]);
  daysLeft = 3;
  await shop.open('/dashboard/orders');
  await expect(page.getByText(/votre rôle se connecte avec un second code/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Activer maintenant' }).click();
  // A reload before the page has changed would load the orders again.
  await expect(page).toHaveURL('/fr/dashboard/security');

  // She is logged in elsewhere, too.
  await shopApi().user.login(manager);
  await page.reload();
  const devices = page.getByRole('region', { name: 'Où vous êtes connecté(e)' });
  const elsewhere = devices.getByRole('button', { name: /^Déconnecter/ });
  await expect(elsewhere).toHaveCount(1);
  const card = page.getByRole('region', { name: 'Second code à la connexion' });
  await card.getByRole('button', { name: 'Activer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Activer' });
  await dialog.getByLabel('Mot de passe', { exact: true }).fill(manager.password);
  await dialog.getByRole('button', { name: 'Continuer' }).click();
  const picture = dialog.getByRole('img', { name: 'Image pour l’application' });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await violations(page)).toEqual([]);
  const secret = await dialog.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4})+$/).innerText();
  await dialog.getByLabel('Code de l’application').fill('000000');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(
    dialog
      .getByText(/^Ce code est faux/)
      .or(page.getByText(/^Ce code est faux/))
      .first(),
  ).toBeVisible();
  await dialog.getByLabel('Code de l’application').fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  const codes = page.getByRole('dialog', { name: 'Gardez ces codes de secours' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const recoveryCode = (await codes.getByRole('listitem').first().textContent()) ?? '';
  expect(await violations(page)).toEqual([]);
  await codes.getByRole('button', { name: 'Je les ai gardés' }).click();
  await expect(card).toContainText('Il reste 10 codes de secours.');
  await expect(elsewhere).toHaveCount(0);

  await page.evaluate(() => localStorage.clear());
  await shop.open('/login');
  const logIn = async (code?: string) => {
    const main = page.getByRole('main');
    await main.getByLabel('Adresse e-mail').fill(manager.email);
    await main.getByLabel('Mot de passe', { exact: true }).fill(manager.password);
    if (code !== undefined) await main.getByLabel('Second code à saisir').fill(code);
    await main.getByRole('button', { name: 'Se connecter' }).click();
  };
  await logIn();
  await expect(page.getByLabel('Second code à saisir')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await logIn(codeOf(secret, { seconds: 30 }));
  await expect(page).not.toHaveURL(/\/login/);
  await shop.open('/dashboard/orders');
  await expect(shop.heading).toHaveText('Commandes');
  await expect(page.getByText(/votre rôle se connecte avec un second code/)).toHaveCount(0);

  await page.evaluate(() => localStorage.clear());
  await shop.open('/login');
  await logIn();
  await logIn(recoveryCode);
  await expect(page).not.toHaveURL(/\/login/);
});
