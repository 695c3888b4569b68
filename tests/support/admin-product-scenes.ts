import { expect } from '@playwright/test';
import { adminMessages } from '#app/messages/admin-messages.ts';
import { adminProductMessages } from '#app/messages/admin-product-messages.ts';
import { familyMessages } from '#app/messages/family-messages.ts';
import { productFormLabels } from '#shared/messages/product-field-messages.ts';
import { ProductAdminForm } from './pages/product-admin.ts';
import type { ShopPage } from './pages/shop-page.ts';
import type { Scene } from './scenes.ts';
import { addProduct, changeProduct } from './shelf.ts';
import { adminApi } from './shop-api.ts';

/** The admin's pages of products. */
export const adminProductScenes: readonly Scene[] = [
  { name: 'admin-upload-product', as: 'admin', path: () => '/dashboard/upload-product' },
  { name: 'admin-upload-errors', as: 'admin', path: () => '/dashboard/upload-product', show: submitNothing },
  { name: 'admin-family-new', as: 'admin', path: () => '/dashboard/family' },
  { name: 'admin-family', as: 'admin', path: () => '/dashboard/family', show: openFamily },
  { name: 'admin-product', as: 'admin', path: () => '/dashboard/product', show: waitForProducts },
  { name: 'admin-product-edit', as: 'admin', path: () => '/dashboard/product', show: openEditDialog },
  { name: 'admin-product-delete', as: 'admin', path: () => '/dashboard/product', show: openDeleteDialog },
  { name: 'admin-product-deleted', as: 'admin', path: () => '/dashboard/product', show: openDeletedDialog },
  {
    name: 'admin-product-conflict',
    as: 'admin',
    path: () => '/dashboard/product',
    show: openConflict,
    trouble: /^409 PUT \/api\/product\/update-product-details/,
  },
];

async function submitNothing({ page, language }: ShopPage): Promise<void> {
  const texts = adminProductMessages[language];
  await page.getByRole('button', { name: texts.submit, exact: true }).click();
  const leading = language === 'fr' ? 'nameFr' : 'name';
  await expect(
    page.getByRole('textbox', { name: productFormLabels[language][leading], exact: true }),
  ).toBeFocused();
}

/** A list of shades, as pasted from a spreadsheet. */
async function openFamily({ page, language }: ShopPage): Promise<void> {
  const texts = familyMessages[language];
  await page.getByText(texts.pasteTitle).click();
  await page.getByLabel(texts.pasteLabel).fill('Mboa\t#8a1c3b\t12\nKribi\t#aa4466\t4\t5200\nÉdéa\t#c98b5f');
  await page.getByRole('button', { name: texts.pasteNow }).click();
  await expect(page.getByRole('group', { name: texts.shadeNumber(3, 'Édéa') })).toBeVisible();
}

async function waitForProducts({ page, language }: ShopPage): Promise<void> {
  await expect(page.getByRole('list', { name: adminProductMessages[language].products })).toBeVisible();
}

async function openEditDialog(shop: ShopPage): Promise<void> {
  await waitForProducts(shop);
  const { page, language } = shop;
  await page
    .getByRole('button', { name: adminMessages[language].editNamed('') })
    .first()
    .click();
  await expect(page.getByRole('dialog').locator('form')).toBeVisible();
}

async function openDeleteDialog(shop: ShopPage): Promise<void> {
  await waitForProducts(shop);
  const { page, language } = shop;
  await page
    .getByRole('button', { name: adminMessages[language].deleteNamed('') })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function openDeletedDialog(shop: ShopPage): Promise<void> {
  const { page, language } = shop;
  const texts = adminProductMessages[language];
  const { _id, name } = await addProduct();
  await (await adminApi()).product.delete({ _id });
  await page.getByRole('button', { name: texts.deletedTitle }).click();
  await expect(page.getByRole('button', { name: texts.restoreNamed(name) })).toBeVisible();
}

/** Two admins edit one product; this is what the second one sees. */
async function openConflict({ page, language }: ShopPage): Promise<void> {
  const texts = adminProductMessages[language];
  const product = await addProduct({ description: 'As it was.', unit: '6 ml' });
  await page.getByRole('searchbox', { name: texts.search }).fill(product.name);
  await page.getByRole('button', { name: adminMessages[language].editNamed(product.name) }).click();
  const form = new ProductAdminForm(page.getByRole('dialog'), language, 'update');
  await form.fill({ description: 'Shines all day, and smells of vanilla.', price: '5 000' });
  await changeProduct(product, { description: 'Shines.', price: 6000, unit: '7 ml' });
  await form.submit.click();
  await expect(page.getByRole('dialog', { name: texts.conflictTitle })).toBeVisible();
}
