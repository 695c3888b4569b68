import { expect } from '@playwright/test';
import { endpoints } from '#shared/endpoints.ts';
import { productPath } from '#shared/page-paths.ts';
import type { ShopPage } from '#tests/support/pages/shop-page.ts';
import { addProduct } from '#tests/support/shelf.ts';
import { answerWith, failOnce } from './answer-for.ts';
import { type FormCase, submitIn } from './forms.ts';

/** Subscribing to a sold-out product, and unsubscribing. */
export const stockAlertForms: readonly FormCase[] = [
  {
    endpoint: endpoints.stockAlert.ask,
    name: 'asking to hear of a return',
    fill: async (shop) => {
      const dialog = await openDialog(shop);
      const email = dialog.getByLabel('Your e-mail address');
      await email.fill('amina@example.com');
      return {
        send: submitIn(dialog),
        typed: [[email, 'amina@example.com']],
        arrived: () => expect(dialog).toBeHidden(),
      };
    },
  },
  {
    endpoint: endpoints.stockAlert.stop,
    name: 'stopping messages of returns',
    fill: async (shop) => {
      await answerWith(shop.page, endpoints.stockAlert.stop, {});
      await shop.open('/stock-alert/stop?token=from-a-mail');
      const main = shop.page.getByRole('main');
      return {
        send: submitIn(main),
        busy: 'One moment...',
        typed: [],
        arrived: () => expect(main.getByRole('status')).toHaveText(/will not come any more/),
      };
    },
  },
];

export const stockAlertCases = [
  {
    endpoint: endpoints.stockAlert.getWays,
    name: 'the e-mail is left, which always works',
    go: async (shop: ShopPage) => {
      const failure = await failOnce(shop.page, endpoints.stockAlert.getWays);
      const dialog = await openDialog(shop);
      await expect.poll(failure.count).toBe(1);
      await dialog.getByLabel('Your e-mail address').fill('amina@example.com');
      await submitIn(dialog).click();
      await expect(dialog).toBeHidden();
    },
  },
];

async function openDialog(shop: ShopPage) {
  await shop.open(productPath(await addProduct({ stock: 0 })));
  await shop.page.getByRole('button', { name: 'Tell me when it is back' }).click();
  return shop.page.getByRole('dialog', { name: 'Tell me when it is back' });
}
