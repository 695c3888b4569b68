import { expect } from '@playwright/test';
import { endpoints } from '#shared/endpoints.ts';
import { openOwner } from '#tests/support/account.ts';
import { sendForeignFile } from '#tests/support/admin-catalogue-files-scenes.ts';
import type { ShopPage } from '#tests/support/pages/shop-page.ts';
import { sendFile } from '#tests/support/send-file.ts';
import { newWord } from '#tests/support/shelf.ts';
import { stopImport } from '#tests/support/stop-import.ts';
import { openAdmin } from './admin-forms.ts';
import { failOnce, failureText } from './answer-for.ts';
import type { FormCase } from './forms.ts';

/** The owner's buttons on a file that was checked. */
export const catalogueFilesForms: readonly FormCase[] = [
  {
    endpoint: endpoints.catalogueFiles.apply,
    name: 'applying an import',
    fill: async (shop) => {
      const file = await openSent(shop, await send('2500'));
      return {
        send: file.getByRole('button', { name: /^Apply/ }),
        typed: [],
        arrived: () => expect(file).toContainText('Applied', { timeout: 30_000 }),
      };
    },
  },
  {
    endpoint: endpoints.catalogueFiles.discard,
    name: 'discarding an import',
    fill: async (shop) => {
      const file = await openSent(shop, await send('2500'));
      return {
        send: file.getByRole('button', { name: /^Discard/ }),
        typed: [],
        arrived: () => expect(file).toContainText('Discarded', { timeout: 30_000 }),
      };
    },
  },
  {
    endpoint: endpoints.catalogueFiles.mapColumns,
    name: 'saying what the columns of a file are',
    fill: async (shop) => {
      const { name } = await sendForeignFile();
      await openAdmin(shop, 'exchange');
      const file = shop.page.getByRole('article', { name });
      return {
        send: file.getByRole('button', { name: `Check the file ${name}` }),
        typed: [],
        arrived: () => expect(file).toContainText('Checked', { timeout: 30_000 }),
      };
    },
  },
  {
    endpoint: endpoints.catalogueFiles.addShelves,
    name: 'adding the categories of a file',
    fill: async (shop) => {
      const { id, name } = await sendForeignFile();
      const { api } = await openOwner();
      const { mapping } = await api.catalogueFiles.getImport({ id, limit: 1 });
      const meanings = mapping?.columns.map(({ meaning }) => meaning) ?? [];
      await api.catalogueFiles.mapColumns({ id, meanings, unit: '1 pc' });
      const file = await openSent(shop, { name });
      const add = file.getByRole('button', { name: /^Add these categories/ });
      return {
        send: add,
        typed: [],
        arrived: () => expect(add).toHaveCount(0, { timeout: 30_000 }),
      };
    },
  },
  {
    endpoint: endpoints.catalogueFiles.undo,
    name: 'undoing an import',
    fill: async (shop) => {
      const { api } = await openOwner();
      const sent = await send('2500');
      const stateOf = async () => (await api.catalogueFiles.getImport({ id: sent._id, limit: 1 })).data.state;
      await expect.poll(stateOf, { timeout: 30_000 }).toBe('checked');
      await api.catalogueFiles.apply({ id: sent._id });
      await expect.poll(stateOf, { timeout: 30_000 }).toBe('done');
      await openAdmin(shop, 'exchange');
      const file = shop.page.getByRole('article', { name: sent.name });
      await file.getByRole('button', { name: /^Undo this import/ }).click();
      const dialog = shop.page.getByRole('dialog', { name: 'Undo this import' });
      return {
        send: dialog.getByRole('button', { name: 'Undo this import' }),
        typed: [],
        arrived: () => expect(file).toContainText('Undone', { timeout: 30_000 }),
      };
    },
  },
  {
    endpoint: endpoints.catalogueFiles.tryAgain,
    name: 'trying a stopped import again',
    fill: async (shop) => {
      const name = await stopImport();
      await openAdmin(shop, 'exchange');
      const file = shop.page.getByRole('article', { name });
      return {
        send: file.getByRole('button', { name: /^Try again/ }),
        typed: [],
        arrived: () => expect(file).toContainText('Checked', { timeout: 30_000 }),
      };
    },
  },
];

export const catalogueFilesCases = [
  {
    endpoint: endpoints.catalogueFiles.list,
    name: 'the imports cannot be shown, and Retry shows them',
    go: async (shop: ShopPage) => {
      await failOnce(shop.page, endpoints.catalogueFiles.list);
      await openAdmin(shop, 'exchange');
      const imports = shop.page.getByRole('region', { name: 'Imports' });
      await imports.getByRole('button', { name: 'Retry' }).click();
      await expect(imports.getByRole('button', { name: 'Retry' })).toHaveCount(0);
    },
  },
  {
    endpoint: endpoints.catalogueFiles.getImport,
    name: 'the problems of a file cannot be shown, and Retry shows them',
    go: async (shop: ShopPage) => {
      const sent = await send('free');
      await failOnce(shop.page, endpoints.catalogueFiles.getImport, sent._id);
      const file = await openSent(shop, sent);
      await file.getByRole('button', { name: 'Retry' }).click();
      await expect(file.getByRole('list', { name: /^Problems of/ })).toContainText('Row 2');
    },
  },
  {
    endpoint: endpoints.catalogueFiles.getChanges,
    name: 'the changes of a file cannot be shown, and Retry shows them',
    go: async (shop: ShopPage) => {
      const sent = await send('2500');
      await failOnce(shop.page, endpoints.catalogueFiles.getChanges, sent._id);
      const file = await openSent(shop, sent);
      await file.getByRole('button', { name: 'Retry' }).click();
      await expect(file.getByRole('list', { name: /^Changes by/ })).toContainText('New product');
    },
  },
  ...[endpoints.catalogueFiles.start, endpoints.catalogueFiles.sendPart].map((endpoint) => ({
    endpoint,
    name: 'a file arrives all the same, without a press',
    go: async (shop: ShopPage) => {
      const word = newWord();
      const table = { name: `${word}.csv`, mimeType: 'text/csv', buffer: Buffer.from(tableOf(word, '2500')) };
      await openAdmin(shop, 'exchange');
      const failure = await failOnce(shop.page, endpoint);
      await shop.page.getByLabel('Choose a file').setInputFiles(table);
      await expect(shop.page.getByRole('article', { name: table.name })).toContainText('Checked', {
        timeout: 30_000,
      });
      expect(failure.count()).toBe(1);
    },
  })),
  {
    endpoint: endpoints.catalogueFiles.export,
    name: 'nothing is saved, and the second press saves the catalogue',
    go: async (shop: ShopPage) => {
      await openAdmin(shop, 'exchange');
      await failOnce(shop.page, endpoints.catalogueFiles.export);
      const save = shop.page.getByRole('button', { name: 'CSV file' });
      await save.click();
      await expect(shop.toast(failureText)).toBeVisible();
      const download = shop.page.waitForEvent('download');
      await save.click();
      expect((await download).suggestedFilename()).toMatch(/\.csv$/);
    },
  },
];

async function send(price: string) {
  const word = newWord();
  const name = `${word}.csv`;
  return { name, _id: await sendFile((await openOwner()).api, new Blob([tableOf(word, price)]), name) };
}

async function openSent(shop: ShopPage, { name }: { name: string }) {
  await openAdmin(shop, 'exchange');
  const file = shop.page.getByRole('article', { name });
  await expect(file).toContainText('Checked', { timeout: 30_000 });
  return file;
}

function tableOf(word: string, price: string): string {
  return [
    'Reference;Name (English);Description (English);Unit;Price FCFA',
    `${word};${word} balm;Soft;15 ml;${price}`,
  ].join('\n');
}
