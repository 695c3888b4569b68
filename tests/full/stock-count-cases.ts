import { expect } from '@playwright/test';
import { endpoints } from '#shared/endpoints.ts';
import { openOwner } from '#tests/support/account.ts';
import type { ShopPage } from '#tests/support/pages/shop-page.ts';
import { addProduct } from '#tests/support/shelf.ts';
import { beginCount, endCounts, newBarcode } from '#tests/support/stock-count.ts';
import { openAdmin } from './admin-forms.ts';
import { failOnce } from './answer-for.ts';
import { type FormCase, submitIn } from './forms.ts';
import type { ListCase } from './office-forms.ts';

const ofOne = { one: 'stock count' } as const;

/** A stock count in which a call fails. */
export const stockCountCases: readonly ListCase[] = [
  {
    ...ofOne,
    endpoint: endpoints.stockCount.get,
    name: 'no count is said to be over, and Retry shows it',
    go: async (shop) => {
      await beginCount((await openOwner()).api);
      await failOnce(shop.page, endpoints.stockCount.get);
      await openAdmin(shop, 'stock-count');
      const main = shop.page.getByRole('main');
      await expect(main.getByText('The list could not be loaded')).toBeVisible();
      await expect(main.getByText('No count is going on')).toHaveCount(0);
      await main.getByRole('button', { name: 'Retry' }).click();
      await expect(main.getByLabel('Barcode, reference or name')).toBeVisible();
    },
  },
  {
    ...ofOne,
    endpoint: endpoints.stockCount.start,
    name: 'the second press begins the count',
    go: async (shop) => {
      await endCounts((await openOwner()).api);
      await openAdmin(shop, 'stock-count');
      const failure = await failOnce(shop.page, endpoints.stockCount.start);
      const begin = shop.page.getByRole('button', { name: 'Begin a count' });
      await begin.click();
      await expect.poll(failure.count).toBe(1);
      await begin.click();
      await expect(shop.page.getByLabel('Barcode, reference or name')).toBeVisible();
    },
  },
  {
    ...ofOne,
    endpoint: endpoints.stockCount.scan,
    name: 'the piece waits and is sent again',
    go: async (shop) => {
      const code = newBarcode();
      const product = await addProduct({ barcode: code });
      await openCount(shop);
      await failOnce(shop.page, endpoints.stockCount.scan);
      const field = shop.page.getByLabel('Barcode, reference or name');
      await field.fill(code);
      await field.press('Enter');
      await shop.page.getByRole('button', { name: 'Send again' }).click();
      await expect(shop.page.getByRole('article', { name: product.name })).toContainText('Counted 1');
    },
  },
  {
    ...ofOne,
    endpoint: endpoints.stockCount.end,
    name: 'the count goes on, and the second press ends it',
    go: async (shop) => {
      await openCount(shop);
      const failure = await failOnce(shop.page, endpoints.stockCount.end);
      await shop.page.getByRole('main').getByRole('button', { name: 'End the count' }).click();
      const dialog = shop.page.getByRole('dialog', { name: 'End the count' });
      const end = dialog.getByRole('button', { name: 'End the count' });
      await end.click();
      await expect.poll(failure.count).toBe(1);
      await end.click();
      await expect(shop.page.getByText('No count is going on')).toBeVisible();
    },
  },
];

export const stockCountForms: readonly FormCase[] = [
  {
    ...ofOne,
    endpoint: endpoints.stockCount.set,
    name: 'correcting what was counted',
    fill: async (shop) => {
      const product = await addProduct({ stock: 3 });
      const { api } = await openOwner();
      await beginCount(api);
      await api.stockCount.set({ productId: product._id, counted: '2' });
      await openAdmin(shop, 'stock-count');
      await shop.page.getByRole('button', { name: `Correct the number: ${product.name}` }).click();
      const dialog = shop.page.getByRole('dialog', { name: 'Correct the number' });
      const pieces = dialog.getByLabel('Pieces that you counted');
      await pieces.fill('7');
      return {
        send: submitIn(dialog),
        typed: [[pieces, '7']],
        arrived: async () => {
          await expect(dialog).toBeHidden();
          await expect(shop.page.getByRole('article', { name: product.name })).toContainText('Counted 7');
        },
      };
    },
  },
];

async function openCount(shop: ShopPage): Promise<void> {
  await beginCount((await openOwner()).api);
  await openAdmin(shop, 'stock-count');
  await expect(shop.page.getByLabel('Barcode, reference or name')).toBeVisible();
}
