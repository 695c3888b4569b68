import type { Browser, Page } from '@playwright/test';
import type { StaffRole } from '#shared/access.ts';
import { violations } from '#tests/support/accessibility.ts';
import { type Account, holdTokens, openAccount, openOwner } from '#tests/support/account.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { placeOrderFor } from '#tests/support/place-order.ts';
import { newWord } from '#tests/support/shelf.ts';
import { openStaff } from '#tests/support/staff.ts';

test('an owner invites by WhatsApp, and the link makes an account one of the staff (in French, on a phone)', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(phone);
  await holdTokens(page, await openOwner());
  const shop = new ShopPage(page, 'fr');
  await shop.open('/dashboard/staff');
  await page.getByRole('button', { name: 'Inviter quelqu’un' }).click();
  const form = page.getByRole('dialog', { name: 'Inviter quelqu’un' });
  await form.getByRole('radio', { name: /^Commandes et encaissements/ }).check();
  await form.getByLabel('E-mail ou téléphone').fill('6 77 88 99 00');
  expect(await violations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Créer le lien' }).click();
  const ready = page.getByRole('dialog', { name: 'L’invitation est prête' });
  const link = await ready.getByLabel('Lien').inputValue();
  await expect(ready.getByRole('link', { name: 'Envoyer par WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa.me/237677889900\\?text=.*${encodeURIComponent(link)}$`),
  );
  expect(await violations(page)).toEqual([]);
  await ready.getByRole('button', { name: 'Terminé' }).click();
  await expect(page.getByRole('article', { name: '6 77 88 99 00' })).toContainText('Valable jusqu’au');

  const paule = await openAccount();
  const guest = await pageOf(browser);
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Se connecter ou s’inscrire' }).click();
  const login = guest.getByRole('dialog', { name: 'Connexion' });
  await login.getByLabel('Adresse e-mail').fill(paule.email);
  await login.getByLabel('Mot de passe', { exact: true }).fill(paule.password);
  await login.getByRole('button', { name: 'Se connecter' }).click();
  await guest.getByLabel('Numéro de téléphone qui a reçu l’invitation').fill('677889901');
  await guest.getByRole('button', { name: 'Accepter' }).click();
  await expect(
    guest.getByRole('main').getByText('L’invitation n’a pas été envoyée à ce numéro.'),
  ).toBeVisible();
  expect(await violations(guest)).toEqual([]);
  await guest.getByLabel('Numéro de téléphone qui a reçu l’invitation').fill('677889900');
  await guest.getByRole('button', { name: 'Accepter' }).click();
  await guest.getByRole('link', { name: 'Commencer' }).click();
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Commandes');
  await guest.close();
});

test('each role sees its own pages only, and a page of other people’s work says so in words', async ({
  browser,
}) => {
  await showsOnly(browser, 'ORDERS', {
    open: 'Orders',
    closed: '/dashboard/product',
    entries: [
      'Orders',
      'New order',
      'Needs attention',
      'Cash desk',
      'Till',
      'Customers',
      'Inbox',
      'Reviews',
      'Questions',
      'Notices',
    ],
  });
  await showsOnly(browser, 'CATALOGUE', {
    open: 'Product',
    closed: '/dashboard/orders',
    entries: [
      ...[
        'Product',
        'Upload Product',
        'Stock',
        'Category',
        'Sub Category',
        'Home page',
        'Brands',
        'Import and export',
      ],
      ...['Searched, not found', 'Notices'],
    ],
  });
});

async function showsOnly(
  browser: Browser,
  role: StaffRole,
  { open, closed, entries }: { open: string; closed: string; entries: string[] },
): Promise<void> {
  const page = await pageOf(browser);
  await holdTokens(page, await openStaff(role));
  const shop = new ShopPage(page, 'en');
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 403) refused.push(answer.url());
  });
  await shop.open(closed);
  await expect(shop.heading).toHaveText('This page is not part of your work');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'To my work' }).click();
  await expect(shop.heading).toContainText(open);
  const menu = page.getByRole('complementary').getByRole('navigation');
  const shown = await menu.getByRole('link').allInnerTexts();
  const others = ['Profile', 'Security', 'See the shop'];
  expect(shown.map((text) => text.split('\n')[0])).toEqual([...entries, ...others]);
  for (const entry of entries) {
    await menu.getByRole('link', { name: new RegExp(`^${entry}( \\d|$)`) }).click();
    await expect(menu.getByRole('link', { name: new RegExp(`^${entry}( \\d|$)`) })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(shop.heading).toBeVisible();
    await expect(shop.heading).not.toHaveText('This page is not part of your work');
    await page.waitForLoadState('networkidle');
  }
  expect(refused).toEqual([]);
  await page.close();
}

test('a new role changes the menu of an open page, and who is removed while working is logged out', async ({
  browser,
}) => {
  const page = await pageOf(browser);
  const paule = await openStaff('MANAGER');
  await holdTokens(page, paule);
  const shop = new ShopPage(page, 'en');
  await shop.open('/dashboard/orders');
  const menu = page.getByRole('complementary');
  await expect(menu.getByRole('link', { name: 'Audit log' })).toBeVisible();
  const { api } = await openOwner();
  const id = await idOf(paule);
  await api.staff.changeRole({ id, shown: 'MANAGER', role: 'ORDERS' });
  await menu.getByRole('link', { name: /^Inbox/ }).click();
  await expect(menu.getByRole('link', { name: 'Audit log' })).toHaveCount(0);

  await api.staff.remove({ id });
  // The login appears with the next press, or before it where a call of the page was refused meanwhile; it then covers the menu.
  const login = page.getByRole('button', { name: 'Login' }).first();
  await expect(async () => {
    if (!(await login.isVisible())) {
      await menu.getByRole('link', { name: /^Customers/ }).click({ timeout: 1_000 });
    }
    await expect(login).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.close();
});

async function pageOf(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  return context.newPage();
}

async function idOf({ api }: Pick<Account, 'api'>): Promise<string> {
  return (await api.user.userDetails({})).data._id;
}

test('who removes a rider reads where the parcels and the money stay', { tag: '@full' }, async ({ page }) => {
  const rider = await openStaff('RIDER', `Moussa ${newWord()}`);
  await page.setViewportSize(phone);
  await holdTokens(page, await openOwner());
  await new ShopPage(page, 'fr').open('/dashboard/staff');
  await page.getByRole('button', { name: `Retirer de l’équipe\u00a0: ${rider.name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Retirer de l’équipe' });
  await expect(dialog).toContainText('restent dans les encaissements');
  await dialog.getByRole('button', { name: 'Retirer de l’équipe' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(rider.name)).toHaveCount(0);
});

test('a rider brings a parcel on the phone: paid, no one at home, refused, and sees nothing else (in French)', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: phone });
  const page = await context.newPage();
  const rider = await openStaff('RIDER');
  const name = `Mme ${Date.now() % 100_000}`;
  await carry(rider, [`${name} A`, `${name} B`, `${name} C`]);
  await holdTokens(page, rider);
  const shop = new ShopPage(page, 'fr');
  await shop.open('/dashboard/orders');
  await expect(shop.heading).toHaveText('Cette page ne fait pas partie de votre travail');
  await page.getByRole('link', { name: 'Voir mon travail' }).click();
  await expect(shop.heading).toHaveText('Mes colis');
  expect(await violations(page)).toEqual([]);

  const first = page.getByRole('article', { name: new RegExp(`${name} A$`) });
  await expect(first.getByRole('link', { name: `Appeler ${name} A` })).toHaveAttribute('href', /^tel:\+237/);
  await expect(first.getByRole('link', { name: `Plan du trajet vers ${name} A` })).toBeVisible();
  await first.getByRole('button', { name: 'Livrée et payée' }).click();
  const paid = page.getByRole('dialog', { name: 'Livrée et payée' });
  expect(await violations(page)).toEqual([]);
  await paid.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(first).toHaveCount(0);
  await expect(page.getByText('Argent à remettre').locator('..')).not.toHaveText(/\b0 FCFA/);

  const second = page.getByRole('article', { name: new RegExp(`${name} B$`) });
  await second.getByRole('button', { name: 'Absent' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('region', { name: 'Un autre jour' }).getByRole('article')).toHaveCount(1);

  const third = page.getByRole('article', { name: new RegExp(`${name} C$`) });
  await third.getByRole('button', { name: 'Refusée' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Refusée' }).click();
  await expect(third).toHaveCount(0);
  const done = page.getByRole('region', { name: 'Faits aujourd’hui' });
  await expect(done.getByRole('listitem')).toHaveCount(2);
  expect(await violations(page)).toEqual([]);
  await context.close();
});

/** Creates orders that are on their way with this rider. */
async function carry(rider: { name: string; contact: string }, names: readonly string[]): Promise<void> {
  const { api } = await openOwner();
  for (const name of names) {
    const { _id } = await placeOrderFor(await openAccount(), name);
    for (const to of ['Confirmed', 'Packed'] as const) await api.orderDesk.move({ orders: [_id], to });
    const carrier = { riderName: rider.name, riderPhone: rider.contact };
    await api.orderDesk.dispatch({ orders: [_id], ...carrier });
  }
}
