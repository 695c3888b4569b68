import type { Locator, Page } from '@playwright/test';
import { uiMessages } from '#app/messages/ui-messages.ts';
import type { OrderView } from '#shared/contract/order.ts';
import { type Account, holdTokens, openAccount, saveAddress } from '#tests/support/account.ts';
import { browserShop } from '#tests/support/browser-shop-address.ts';
import { bringCash, packOrder } from '#tests/support/deliver-order.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { placeOrderFor } from '#tests/support/place-order.ts';
import { openStaff } from '#tests/support/staff.ts';

type Case = {
  about: string;
  /** Creates the account that opens the dialog, and the path of its page. */
  arrange: () => Promise<{ account: Account; path: string }>;
  /** Presses what opens the dialog; returns its title. */
  open: (page: Page) => Promise<string>;
  /** Fills the dialog in; returns a check that the input is still there. */
  fill: (dialog: Locator, account: Account) => Promise<(() => Promise<void>) | undefined>;
  submit: string;
  isSent: (account: Account) => Promise<unknown>;
};

const ordered =
  (deliver = false) =>
  async () => {
    const account = await openAccount();
    const order = await placeOrderFor(account, 'Amina Njoya');
    if (deliver) {
      await packOrder(order);
      await bringCash(order, order.totalAmt);
    }
    return { account, path: '/dashboard/myorders' };
  };

const button =
  (...names: string[]) =>
  async (page: Page) => {
    for (const name of names) await page.getByRole('button', { name, exact: true }).click();
    return names.at(-1) ?? '';
  };

const firstOrder = async ({ api }: Account): Promise<OrderView | undefined> =>
  (await api.order.orderList({})).data[0];

const typedInto = (label: RegExp, text: string) => async (dialog: Locator) => {
  const field = dialog.getByRole('textbox', { name: label }).or(dialog.locator('input[type=password]'));
  await field.fill(text);
  return async () => expect(field).toHaveValue(text);
};

const cases: readonly Case[] = [
  {
    about: 'another phone for an order',
    arrange: ordered(),
    open: button('Voir les détails', 'Modifier la commande'),
    fill: typedInto(/^Téléphone/, '655 12 34 56'),
    submit: 'Enregistrer',
    isSent: async (account) => (await firstOrder(account))?.phone === '+237655123456',
  },
  {
    about: 'the end of an order',
    arrange: ordered(),
    open: button('Voir les détails', 'Annuler la commande'),
    fill: async () => undefined,
    submit: 'Oui',
    isSent: async (account) => (await firstOrder(account))?.order_status === 'Cancelled',
  },
  {
    about: 'a return',
    arrange: ordered(true),
    open: button('Voir les détails', 'Demander un retour'),
    fill: async (dialog) => {
      await dialog.getByLabel(/^Motif/).selectOption('Arrivé abîmé');
      return typedInto(/^Précisions/, 'Le flacon est cassé')(dialog);
    },
    submit: 'Demander le retour',
    isSent: async (account) => (await firstOrder(account))?.return_request !== null,
  },
  {
    about: 'a picture of oneself',
    arrange: async () => ({ account: await openAccount(), path: '/dashboard/profile' }),
    open: async (page) => {
      await page.getByRole('button', { name: /photo/ }).first().click();
      return 'Votre photo';
    },
    fill: async (dialog) => {
      const picture = await (await fetch(new URL('/apple-touch-icon.png', browserShop.url))).arrayBuffer();
      const field = dialog.locator('input[type=file]');
      await field.setInputFiles({ name: 'moi.png', mimeType: 'image/png', buffer: Buffer.from(picture) });
      return async () => expect(field).toHaveValue(/moi\.png$/);
    },
    submit: 'Envoyer',
    isSent: async ({ api }) => (await api.user.userDetails({})).data.avatar !== '',
  },
  {
    about: 'the end of an account',
    arrange: async () => ({ account: await openAccount(), path: '/dashboard/security' }),
    open: async (page) => {
      await button('Supprimer mon compte')(page);
      return 'Supprimer votre compte\u202f?';
    },
    fill: (dialog, { password }) => typedInto(/^Mot de passe/, password)(dialog),
    submit: 'Supprimer définitivement',
    isSent: async ({ api }) =>
      api.user.userDetails({}).then(
        () => false,
        () => true,
      ),
  },
  {
    about: 'the second code',
    arrange: async () => ({ account: await openStaff('MANAGER'), path: '/dashboard/security' }),
    open: button('Activer'),
    fill: (dialog, { password }) => typedInto(/^Mot de passe/, password)(dialog),
    submit: 'Continuer',
    isSent: async () => true,
  },
];

test.use({ viewport: phone, locale: 'fr-CM' });

for (const { about, arrange, open, fill, submit, isSent } of cases) {
  test(`a dialog that finds no network keeps what was typed, says so beside its button, and is sent from there: ${about}`, {
    tag: '@full',
  }, async ({ page, context, trouble }) => {
    trouble.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/, /console\.(warning|info)/);
    const { account, path } = await arrange();
    await saveAddress(account);
    await holdTokens(page, account);
    await page.goto(`${browserShop.url}/fr${path}`);
    const dialog = page.getByRole('dialog', { name: await open(page), exact: true });
    const isKept = await fill(dialog, account);
    await context.setOffline(true);
    await dialog.getByRole('button', { name: submit, exact: true }).click();
    const failure = dialog.getByRole('alert').filter({ hasText: uiMessages.fr.retry });
    await expect(failure).toContainText('Pas de connexion.');
    await isKept?.();
    await context.setOffline(false);
    await failure.getByRole('button', { name: uiMessages.fr.retry }).click();
    await expect(failure).toBeHidden();
    await expect.poll(() => isSent(account)).toBe(true);
  });
}
