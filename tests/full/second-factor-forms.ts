import { expect, type Locator } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { endpoints } from '#shared/endpoints.ts';
import { holdTokens } from '#tests/support/account.ts';
import type { ShopPage } from '#tests/support/pages/shop-page.ts';
import { openStaff } from '#tests/support/staff.ts';
import { openAdmin } from './admin-forms.ts';
import { failOnce } from './answer-for.ts';
import { type FormCase, submitIn } from './forms.ts';

const busy = 'Processing...';

/** The forms of staff about the second factor of their login. */
export const secondFactorForms: readonly FormCase[] = [
  {
    endpoint: endpoints.secondFactor.start,
    name: 'beginning with a second code',
    fill: async (shop) => {
      const { dialog, password, typed } = await begin(shop);
      return {
        send: submitIn(dialog),
        busy,
        typed: [[password, typed]],
        arrived: () => expect(dialog.getByLabel('Code of the app')).toBeVisible(),
      };
    },
  },
  {
    endpoint: endpoints.secondFactor.confirm,
    name: 'switching the second code on',
    fill: async (shop) => {
      const { dialog } = await begin(shop);
      await submitIn(dialog).click();
      const secret = await dialog.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4})+$/).innerText();
      const [code, typed] = [dialog.getByLabel('Code of the app'), codeOf(secret)];
      await code.fill(typed);
      return { send: submitIn(dialog), busy, typed: [[code, typed]], arrived: () => seesCodes(shop) };
    },
  },
  {
    endpoint: endpoints.secondFactor.renewCodes,
    name: 'asking for new recovery codes',
    fill: async (shop) => {
      const { card, recoveryCode } = await openSwitchedOn(shop);
      await card.getByRole('button', { name: 'New recovery codes' }).click();
      const dialog = shop.page.getByRole('dialog', { name: 'New recovery codes' });
      const code = dialog.getByLabel('Code of the app, or a recovery code');
      await code.fill(recoveryCode);
      return { send: submitIn(dialog), busy, typed: [[code, recoveryCode]], arrived: () => seesCodes(shop) };
    },
  },
  {
    endpoint: endpoints.secondFactor.turnOff,
    name: 'switching the second code off',
    fill: async (shop) => {
      const { card, recoveryCode, member } = await openSwitchedOn(shop);
      await card.getByRole('button', { name: 'Switch it off' }).click();
      const dialog = shop.page.getByRole('dialog', { name: 'Switch it off' });
      const typed = [
        [dialog.getByLabel('Password', { exact: true }), member.password],
        [dialog.getByLabel('Code of the app, or a recovery code'), recoveryCode],
      ] as const;
      for (const [field, value] of typed) await field.fill(value);
      return {
        send: submitIn(dialog),
        busy,
        typed,
        arrived: () => expect(card.getByRole('button', { name: 'Switch it on' })).toBeVisible(),
      };
    },
  },
  {
    endpoint: endpoints.staff.dropSecondFactor,
    name: 'letting someone in who has lost the phone',
    fill: async (shop) => {
      const { member } = await switchOn();
      await openAdmin(shop, 'staff');
      const row = shop.page.getByRole('article').filter({ hasText: member.email });
      await row.getByRole('button', { name: /has lost the phone/ }).click();
      return {
        send: shop.page.getByRole('dialog', { name: 'Phone lost' }).getByRole('button', {
          name: 'Switch it off',
        }),
        typed: [],
        arrived: () => expect(row.getByRole('button', { name: /has lost the phone/ })).toBeHidden(),
      };
    },
  },
];

export const secondFactorCases = [
  {
    endpoint: endpoints.secondFactor.get,
    name: 'the second code is said to be neither on nor off, and Retry shows it',
    go: async (shop: ShopPage) => {
      await failOnce(shop.page, endpoints.secondFactor.get);
      await holdTokens(shop.page, await openStaff('MANAGER'));
      const card = await openCard(shop);
      await expect(card.getByRole('button', { name: 'Retry' })).toBeVisible();
      await expect(card.getByRole('button', { name: /^Switch it/ })).toHaveCount(0);
      await card.getByRole('button', { name: 'Retry' }).click();
      await expect(card.getByRole('button', { name: 'Switch it on' })).toBeVisible();
    },
  },
];

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret.replace(/ /g, '')) }).generate();

async function seesCodes({ page }: ShopPage): Promise<void> {
  await expect(page.getByRole('dialog', { name: 'Keep these recovery codes' })).toBeVisible();
}

async function openCard(shop: ShopPage): Promise<Locator> {
  await shop.open('/dashboard/security');
  return shop.page.getByRole('region', { name: 'Second code at the login' });
}

async function begin(shop: ShopPage) {
  const member = await openStaff('MANAGER');
  await holdTokens(shop.page, member);
  const card = await openCard(shop);
  await card.getByRole('button', { name: 'Switch it on' }).click();
  const dialog = shop.page.getByRole('dialog', { name: 'Switch it on' });
  const password = dialog.getByLabel('Password', { exact: true });
  await password.fill(member.password);
  return { dialog, password, typed: member.password };
}

async function switchOn() {
  const member = await openStaff('MANAGER');
  const { secret } = (await member.api.secondFactor.start({ password: member.password })).data;
  const { data } = await member.api.secondFactor.confirm({ code: codeOf(secret) });
  return { member, recoveryCode: data.recoveryCodes[0] ?? '' };
}

async function openSwitchedOn(shop: ShopPage) {
  const switched = await switchOn();
  await holdTokens(shop.page, switched.member);
  return { ...switched, card: await openCard(shop) };
}
