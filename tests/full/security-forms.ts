import { expect } from '@playwright/test';
import { endpoints } from '#shared/endpoints.ts';
import { openAccount } from '#tests/support/account.ts';
import { linkMailedTo } from '#tests/support/outbox.ts';
import type { ShopPage } from '#tests/support/pages/shop-page.ts';
import { shopApi } from '#tests/support/shop-api.ts';
import { failOnce } from './answer-for.ts';
import { comeAsShopper, type FormCase, fillAll, submitIn } from './forms.ts';

/** The forms that keep an account safe: its devices, its password, and the links of a changed e-mail. */
export const securityForms: readonly FormCase[] = [
  {
    endpoint: endpoints.session.end,
    name: 'logging another device out',
    fill: async (shop) => {
      await openSecurity(shop);
      return {
        send: shop.page.getByRole('button', { name: /^Log out: / }),
        typed: [],
        arrived: () => expect(devicesOf(shop)).toHaveCount(1),
      };
    },
  },
  {
    endpoint: endpoints.session.endAll,
    name: 'logging out everywhere',
    fill: async (shop) => {
      await openSecurity(shop);
      return {
        send: shop.page.getByRole('button', { name: 'Log out everywhere' }),
        typed: [],
        arrived: () => expect(shop.page).toHaveURL('/login'),
      };
    },
  },
  {
    endpoint: endpoints.password.change,
    name: 'choosing another password with the present one',
    fill: async (shop) => {
      const { password } = await openSecurity(shop);
      const main = shop.page.getByRole('main');
      const typed = [
        [main.getByLabel('Current password', { exact: true }), password],
        [main.getByLabel('New Password', { exact: true }), 'eru-et-waterfufu-7'],
        [main.getByLabel('Confirm Password', { exact: true }), 'eru-et-waterfufu-7'],
      ] as const;
      await fillAll(typed);
      return {
        send: submitIn(main),
        busy: 'Loading...',
        typed,
        arrived: () => expect(typed[0][0]).toHaveValue(''),
      };
    },
  },
  {
    endpoint: endpoints.personalData.export,
    name: 'taking a copy of one’s data',
    fill: async (shop) => {
      await openSecurity(shop);
      const saved = shop.page.waitForEvent('download');
      return {
        send: shop.page.getByRole('button', { name: 'Download my data' }),
        typed: [],
        arrived: async () => expect((await saved).suggestedFilename()).toMatch(/^my-data-.+\.json$/),
      };
    },
  },
  {
    endpoint: endpoints.personalData.deleteAccount,
    name: 'deleting the account',
    fill: async (shop) => {
      const { password } = await openSecurity(shop);
      await shop.page.getByRole('button', { name: 'Delete my account' }).click();
      const dialog = shop.page.getByRole('dialog', { name: 'Delete your account?' });
      const typed = [[dialog.getByLabel('Your password', { exact: true }), password]] as const;
      await fillAll(typed);
      return {
        send: submitIn(dialog),
        typed,
        arrived: () => expect(shop.page).toHaveURL('/'),
      };
    },
  },
  {
    endpoint: endpoints.emailChange.confirm,
    name: 'confirming a new e-mail',
    fill: async (shop) => {
      const { newEmail } = await changeEmail();
      await shop.open(await linkMailedTo(newEmail, '/email-change/confirm'));
      return {
        send: submitIn(shop.page.getByRole('main')),
        busy: 'One moment...',
        typed: [],
        arrived: () => expect(shop.page.getByText(/^Your new e-mail is confirmed/)).toBeVisible(),
      };
    },
  },
  {
    endpoint: endpoints.emailChange.undo,
    name: 'keeping the e-mail that someone else changed',
    fill: async (shop) => {
      const { email } = await changeEmail();
      await shop.open(await linkMailedTo(email, '/email-change/undo'));
      return {
        send: submitIn(shop.page.getByRole('main')),
        busy: 'One moment...',
        typed: [],
        arrived: () => expect(shop.page).toHaveURL('/reset-password'),
      };
    },
  },
];

export const securityCases = [
  {
    endpoint: endpoints.session.list,
    name: 'the devices cannot be shown, and Retry shows them',
    go: async (shop: ShopPage) => {
      await comeAsShopper(shop.page);
      await failOnce(shop.page, endpoints.session.list);
      await shop.open('/dashboard/security');
      await shop.page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
      await expect(devicesOf(shop)).toHaveCount(1);
    },
  },
];

const devicesOf = ({ page }: ShopPage) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: 'Last seen' });

async function openSecurity(shop: ShopPage) {
  const shopper = await comeAsShopper(shop.page);
  await shopApi().user.login(shopper);
  await shop.open('/dashboard/security');
  await expect(devicesOf(shop)).toHaveCount(2);
  return shopper;
}

async function changeEmail() {
  const { name, email, password, api } = await openAccount();
  const newEmail = email.replace('amina', 'amina.new');
  await api.user.updateUser({ name, password, mobile: '677002211', email: newEmail, language: 'en' });
  return { email, newEmail };
}
