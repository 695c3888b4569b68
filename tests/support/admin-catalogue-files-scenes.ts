import { expect } from '@playwright/test';
import { adminCatalogueFilesMessages } from '#app/messages/admin-catalogue-files-messages.ts';
import { workTroubleMessages } from '#shared/messages/catalogue-files-messages.ts';
import { openOwner } from './account.ts';
import type { ShopPage } from './pages/shop-page.ts';
import type { Scene } from './scenes.ts';
import { checksumOf, sendFile } from './send-file.ts';
import { newWord } from './shelf.ts';
import { inDatabase, stopImport } from './stop-import.ts';

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
  { name: 'admin-catalogue-files-applied', as: 'admin', path: () => '/dashboard/exchange', show: seeApplied },
  { name: 'admin-catalogue-files-undone', as: 'admin', path: () => '/dashboard/exchange', show: seeUndone },
  { name: 'admin-catalogue-files-mapping', as: 'admin', path: () => '/dashboard/exchange', show: seeMapping },
  {
    name: 'admin-catalogue-files-new-columns',
    as: 'admin',
    path: () => '/dashboard/exchange',
    show: seeNewColumns,
  },
  {
    name: 'admin-catalogue-files-new-shelves',
    as: 'admin',
    path: () => '/dashboard/exchange',
    show: seeNewShelves,
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

/** An announced file of which no byte has arrived, and which no page is sending. */
async function announceFile({ page, language }: ShopPage): Promise<void> {
  const name = `${newWord()}.zip`;
  const { api } = await openOwner();
  const checksum = checksumOf(Buffer.from(name));
  await api.catalogueFiles.start({ fileName: name, sizeBytes: 180 * 1024 * 1024, checksum });
  await page.reload();
  const arriving = page.getByRole('article', { name });
  await expect(arriving).toContainText(adminCatalogueFilesMessages[language].chooseAgain);
}

/** A file from another shop program, for which the owner still has to say what its columns mean. */
async function seeMapping({ page, language }: ShopPage): Promise<void> {
  const { name } = await sendForeignFile();
  await page.reload();
  const texts = adminCatalogueFilesMessages[language];
  const sent = page.getByRole('article', { name });
  await expect(sent).toContainText(texts.source_shopify, { timeout: 30_000 });
  await expect(sent.getByLabel(texts.columnAs('Variant Price'))).toHaveValue('price');
}

async function seeNewColumns({ page, language }: ShopPage): Promise<void> {
  const name = await sendWithNewColumn();
  await page.reload();
  const texts = adminCatalogueFilesMessages[language];
  const sent = page.getByRole('article', { name }).first();
  await expect(sent).toContainText(texts.newColumn, { timeout: 30_000 });
}

/** A file whose columns were mapped before the shop knew what a gift card is. */
export async function sendWithNewColumn(): Promise<string> {
  const { id, word, name } = await sendForeignFile();
  await mapAsGuessed(id);
  await inDatabase((database) =>
    database.query(
      `update imports set mapping = mapping - 'offered' || jsonb_build_object(
        'meanings', replace((mapping -> 'meanings')::text, '"giftCard"', '"skip"')::jsonb) where id = $1`,
      [id],
    ),
  );
  await (await openOwner()).api.catalogueFiles.discard({ id });
  await sendForeignFile(word);
  return name;
}

async function mapAsGuessed(id: string): Promise<void> {
  const { api } = await openOwner();
  const { mapping } = await api.catalogueFiles.getImport({ id, limit: 1 });
  const meanings = mapping?.columns.map(({ meaning }) => meaning) ?? [];
  await api.catalogueFiles.mapColumns({ id, meanings, unit: '1 pc' });
  await untilImportIs(id, 'checked');
}

async function seeNewShelves({ page, language }: ShopPage): Promise<void> {
  const { id, name } = await sendForeignFile();
  await mapAsGuessed(id);
  await page.reload();
  const texts = adminCatalogueFilesMessages[language];
  const sent = page.getByRole('article', { name });
  await expect(sent.getByRole('list', { name: texts.newShelves })).toBeVisible({ timeout: 30_000 });
}

/** Sends a file as Shopify exports it; the stock of its last product is not tracked. */
export async function sendForeignFile(word = newWord()): Promise<{ id: string; name: string; word: string }> {
  const rows = [
    `Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Status,Gift Card,SEO ${word}`,
    `${word},Rouge ${word},<p>Mat &amp; doux</p>,Sawa,Lèvres ${word},mat,true,Teinte,Bordeaux,${word}-1,shopify,12,5500.00,,,active,false,`,
    `${word},,,,,,,,Zoé,${word}-2,shopify,4,4400.00,5500.00,,,,`,
    `${word}-baume,Baume ${word} 15 ml,,Sawa,Soins ${word} > Corps ${word},,true,Title,Default Title,${word}-3,,0,2500.00,,,active,false,`,
  ];
  const name = `${word}.csv`;
  const id = await sendFile((await openOwner()).api, new Blob([rows.join('\n')], { type: 'text/csv' }), name);
  await untilImportIs(id, 'mapping');
  return { id, name, word };
}

async function seeStopped({ page, language }: ShopPage): Promise<void> {
  const name = await stopImport();
  await page.reload();
  const given = page.getByRole('article', { name });
  await expect(given).toContainText(adminCatalogueFilesMessages[language].state_stopped);
  await expect(given).toContainText(workTroubleMessages[language].diskFull);
}

async function seeApplied({ page, language }: ShopPage): Promise<void> {
  const { name } = await applyFile();
  await page.reload();
  const texts = adminCatalogueFilesMessages[language];
  await page
    .getByRole('article', { name })
    .getByRole('button', { name: texts.undoNamed(name) })
    .click();
  await expect(page.getByRole('dialog', { name: texts.undo })).toContainText(texts.askUndo);
}

/** One of its two products was given another price after the import: undoing keeps that price and names the product. */
async function seeUndone({ page, language }: ShopPage): Promise<void> {
  const { api } = await openOwner();
  const { id, name, word } = await applyFile();
  const { data } = await api.productList.find({ search: `${word}-1` });
  await api.productList.change({ changes: data.map(({ _id }) => ({ id: _id, price: 3_000 })) });
  await page.reload();
  const texts = adminCatalogueFilesMessages[language];
  const applied = page.getByRole('article', { name });
  await applied.getByRole('button', { name: texts.undoNamed(name) }).click();
  await page.getByRole('dialog', { name: texts.undo }).getByRole('button', { name: texts.undo }).click();
  await untilImportIs(id, 'undone');
  await expect(applied.getByRole('list', { name: texts.kept(1) })).toContainText(texts.keptWhole, {
    timeout: 30_000,
  });
  await expect(applied).toContainText(texts.undone(1));
}

async function applyFile(): Promise<{ id: string; name: string; word: string }> {
  const { api } = await openOwner();
  const word = newWord();
  const name = `${word}.csv`;
  const rows = [
    'Reference;Name (English);Name (French);Description (English);Unit;Price FCFA',
    `${word}-1;${word} Balm;Baume ${word};Soft;15 ml;2500`,
    `${word}-2;${word} Gloss;Brillant ${word};Soft;6 ml;4500`,
  ];
  const id = await sendFile(api, new Blob([rows.join('\n')], { type: 'text/csv' }), name);
  await untilImportIs(id, 'checked');
  await api.catalogueFiles.apply({ id });
  await untilImportIs(id, 'done');
  return { id, name, word };
}

async function untilImportIs(id: string, state: string): Promise<void> {
  const { api } = await openOwner();
  await expect
    .poll(async () => (await api.catalogueFiles.getImport({ id, limit: 1 })).data.state, { timeout: 30_000 })
    .toBe(state);
}
