import { expect, type Locator } from '@playwright/test';
import { adminMessages } from '#app/messages/admin-messages.ts';
import { adminProductMessages } from '#app/messages/admin-product-messages.ts';
import { adminCard, ProductAdminForm } from './pages/product-admin.ts';
import type { ShopPage } from './pages/shop-page.ts';
import type { Scene } from './scenes.ts';
import { addProduct } from './shelf.ts';

const list = () => '/dashboard/product';
const upload = () => '/dashboard/upload-product';

/** The dialogs of the admin's product pages while a product is being typed, left or deleted. */
export const adminProductDialogScenes: readonly Scene[] = [
  { name: 'admin-add-field', as: 'admin', path: upload, show: addFieldTwice },
  { name: 'admin-upload-leave', as: 'admin', path: upload, show: leaveUpload },
  { name: 'admin-upload-typed', as: 'admin', path: upload, show: comeBackToTyped },
  { name: 'admin-edit-leave', as: 'admin', path: list, show: closeChanged },
  { name: 'admin-delete-done', as: 'admin', path: list, show: deleteOne },
];

async function addFieldTwice({ page, language }: ShopPage): Promise<void> {
  const texts = adminMessages[language];
  const form = new ProductAdminForm(page, language, 'submit');
  const dialog = page.getByRole('dialog', { name: texts.addField });
  const name = dialog.getByPlaceholder(texts.fieldNamePlaceholder);
  await form.unfold();
  await form.addFields.click();
  await name.fill('Finish');
  await name.press('Enter');
  await expect(dialog).toBeHidden();
  await form.addFields.click();
  await name.fill('finish');
  await expect(dialog.getByText(texts.fieldExists)).toBeVisible();
}

async function typeName({ page, language }: ShopPage): Promise<void> {
  await new ProductAdminForm(page, language, 'submit').fill({ name: 'Rouge Mboa' });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('typed_product'))).toContain('Mboa');
}

async function leaveUpload(shop: ShopPage): Promise<void> {
  await typeName(shop);
  await shop.logo.click();
  const { leaveTitle } = adminProductMessages[shop.language];
  await expect(shop.page.getByRole('dialog', { name: leaveTitle })).toBeVisible();
}

/** As after the phone has closed the tab: the form is empty, and what was typed is kept and offered. */
async function comeBackToTyped(shop: ShopPage): Promise<void> {
  await typeName(shop);
  const texts = adminProductMessages[shop.language];
  await shop.logo.click();
  const kept = await shop.page.evaluate(() => localStorage.getItem('typed_product') ?? '');
  await shop.page.getByRole('button', { name: texts.leave, exact: true }).click();
  await expect(shop.heading).not.toHaveText(texts.uploadTitle);
  await shop.page.evaluate((typed) => localStorage.setItem('typed_product', typed), kept);
  await shop.open(upload());
  await expect(shop.page.getByRole('region', { name: texts.typedTitle })).toBeVisible();
}

/** The entry in the list of a product that belongs to this scene alone. */
async function findOne({ page, language }: ShopPage): Promise<Locator> {
  const { name } = await addProduct();
  await page.getByRole('searchbox', { name: adminProductMessages[language].search }).fill(name);
  await expect(adminCard(page, name)).toBeVisible();
  return adminCard(page, name);
}

async function closeChanged(shop: ShopPage): Promise<void> {
  const texts = adminProductMessages[shop.language];
  const card = await findOne(shop);
  await card.getByRole('button', { name: adminMessages[shop.language].editNamed('') }).click();
  const dialog = shop.page.getByRole('dialog', { name: texts.editTitle });
  await new ProductAdminForm(dialog, shop.language, 'update').fill({ unit: '7 ml' });
  await shop.page.keyboard.press('Escape');
  await expect(shop.page.getByRole('dialog', { name: texts.leaveTitle })).toBeVisible();
}

async function deleteOne(shop: ShopPage): Promise<void> {
  const texts = adminMessages[shop.language];
  const card = await findOne(shop);
  await card.getByRole('button', { name: texts.deleteNamed('') }).click();
  const question = shop.page.getByRole('dialog', { name: texts.permanentDelete });
  await question.getByRole('button', { name: texts.delete, exact: true }).click();
  await expect(question).toBeHidden();
  const done = shop.page.getByRole('dialog').getByRole('button', { name: texts.ok, exact: true });
  await expect(done).toBeVisible();
}
