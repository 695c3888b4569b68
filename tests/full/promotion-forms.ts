import { expect } from '@playwright/test';
import { endpoints } from '#shared/endpoints.ts';
import { holdTokens, openAccount, openOwner, saveAddress } from '#tests/support/account.ts';
import { CheckoutPage } from '#tests/support/pages/checkout-page.ts';
import { addProduct, newWord } from '#tests/support/shelf.ts';
import { openAdmin } from './admin-forms.ts';
import { type FormCase, submitIn } from './forms.ts';

/** The owner's forms about promotions. */
export const promotionForms: readonly FormCase[] = [
  {
    endpoint: endpoints.promotion.save,
    name: 'adding a promotion',
    fill: async (shop) => {
      await openAdmin(shop, 'promotions');
      await shop.page.getByRole('button', { name: 'New promotion' }).click();
      const dialog = shop.page.getByRole('dialog', { name: 'New promotion' });
      const kind = dialog.getByRole('radio', { name: /^Code: percent/ });
      await kind.check();
      const name = `Tenth ${newWord()}`;
      const typed = [
        [dialog.getByLabel('Name, as shoppers read it'), name],
        [dialog.getByLabel('Code', { exact: true }), newWord().slice(0, 12)],
        [dialog.getByRole('textbox', { name: 'Percent less' }), '10'],
      ] as const;
      for (const [field, value] of typed) await field.fill(value);
      return {
        send: submitIn(dialog),
        busy: 'Processing...',
        typed,
        chosen: kind,
        arrived: () => expect(shop.page.getByRole('article', { name })).toBeVisible(),
      };
    },
  },
  {
    endpoint: endpoints.promotion.tryCode,
    name: 'using a code',
    fill: async (shop) => {
      const code = await makeCode();
      const shopper = await openAccount();
      await saveAddress(shopper);
      await shopper.api.cart.create({ productId: (await addProduct())._id });
      await holdTokens(shop.page, shopper);
      await shop.open('/checkout');
      const { summary } = new CheckoutPage(shop.page, 'en');
      await summary.getByRole('button', { name: 'A promo code?' }).click();
      const field = summary.getByLabel('Promo code');
      await field.fill(code);
      return {
        send: submitIn(summary),
        busy: 'Processing...',
        typed: [[field, code]],
        arrived: () => expect(summary.getByText(`Code ${code} is used.`)).toBeVisible(),
      };
    },
  },
  {
    endpoint: endpoints.promotion.stop,
    name: 'ending a promotion',
    fill: async (shop) => {
      const name = await startSale();
      await openAdmin(shop, 'promotions');
      await shop.page.getByRole('button', { name: `End now: ${name}` }).click();
      return {
        send: shop.page.getByRole('dialog', { name: 'End now' }).getByRole('button', { name: 'End now' }),
        typed: [],
        arrived: () => expect(shop.page.getByRole('article', { name })).toContainText('Ended'),
      };
    },
  },
];

async function makeCode(): Promise<string> {
  const code = newWord()
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 12);
  const { api } = await openOwner();
  await api.promotion.save({ kind: 'percent', name: `Tenth ${code}`, code, value: 10 });
  return code;
}

/** Starts a sale of one product; returns its name. */
export async function startSale(): Promise<string> {
  const name = `Sale ${newWord()}`;
  const { api } = await openOwner();
  await api.promotion.save({ kind: 'sale', name, value: 10, products: [(await addProduct())._id] });
  return name;
}
