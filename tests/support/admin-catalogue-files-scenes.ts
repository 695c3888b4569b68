import { expect } from '@playwright/test';
import { adminCatalogueFilesMessages } from '#app/messages/admin-catalogue-files-messages.ts';
import { workTroubleMessages } from '#shared/messages/catalogue-files-messages.ts';
import { openOwner } from './account.ts';
import type { ShopPage } from './pages/shop-page.ts';
import type { Scene } from './scenes.ts';
import { checksumOf, sendFile } from './send-file.ts';
import { newWord } from './shelf.ts';
import { stopImport } from './stop-import.ts';

/** The admin's page of imported and exported files. */
export const adminCatalogueFilesScenes: readonly Scene[] = [
  { name: 'admin-catalogue-files', as: 'admin', path: () => '/dashboard/exchange', show: openRules },
  {
    name: 'admin-catalogue-files-checked',
    as: 'admin',
    path: () => '/dashboard/exchange',
    show: sendFaultyFile,
  },
  {
    name: 'admin-catalogue-files-arriving',
    as: 'admin',
    path: () => '/dashboard/exchange',
    show: announceFile,
  },
  { name: 'admin-catalogue-files-stopped', as: 'admin', path: () => '/dashboard/exchange', show: seeStopped },
];

async function openRules({ page, language }: ShopPage): Promise<void> {
  const rules = page.getByRole('group').filter({ hasText: adminCatalogueFilesMessages[language].rulesTitle });
  await rules.locator('summary').click();
  await expect(page.getByText(adminCatalogueFilesMessages[language].ruleNumbers)).toBeVisible();
}

async function sendFaultyFile({ page, language }: ShopPage): Promise<void> {
  const word = newWord();
  const rows = [
    'Reference;Name (English);Description (English);Unit;Price FCFA;Categories',
    `${word}-1;Balm;Soft;15 ml;2500;`,
    `${word}-2;Balm;Soft;15 ml;12 500;Nowhere at all`,
    `${word}-3;;Soft;15 ml;free;`,
  ];
  const file = new File([rows.join('\n')], `${word}.csv`, { type: 'text/csv' });
  await sendFile((await openOwner()).api, file, file.name);
  await page.reload();
  const sent = page.getByRole('article', { name: file.name });
  await expect(
    sent.getByRole('list', { name: adminCatalogueFilesMessages[language].problemsOf(file.name) }),
  ).toBeVisible({
    timeout: 30_000,
  });
}

/** Of which no byte has come yet, and no page sends it. */
async function announceFile({ page, language }: ShopPage): Promise<void> {
  const name = `${newWord()}.zip`;
  const { api } = await openOwner();
  const checksum = checksumOf(Buffer.from(name));
  await api.catalogueFiles.start({ fileName: name, sizeBytes: 180 * 1024 * 1024, checksum });
  await page.reload();
  const arriving = page.getByRole('article', { name });
  await expect(arriving).toContainText(adminCatalogueFilesMessages[language].chooseAgain);
}

async function seeStopped({ page, language }: ShopPage): Promise<void> {
  const name = await stopImport();
  await page.reload();
  const given = page.getByRole('article', { name });
  await expect(given).toContainText(adminCatalogueFilesMessages[language].state_stopped);
  await expect(given).toContainText(workTroubleMessages[language].diskFull);
}
