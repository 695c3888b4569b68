import { expect } from '@playwright/test';
import { adminCategoryMessages } from '#app/messages/admin-category-messages.ts';
import { adminMessages } from '#app/messages/admin-messages.ts';
import { adminSubCategoryMessages } from '#app/messages/admin-sub-category-messages.ts';
import type { ShopPage } from './pages/shop-page.ts';
import type { Scene } from './scenes.ts';
import { addProduct, addShelf, newWord } from './shelf.ts';
import { adminApi } from './shop-api.ts';

const category = () => '/dashboard/category';
const subCategory = () => '/dashboard/subcategory';

/** The admin's pages of categories and sub-categories, and what others see there. */
export const adminCatalogueScenes: readonly Scene[] = [
  { name: 'admin-refused', as: 'new shopper', path: category },
  { name: 'admin-guest', as: 'guest', path: category },
  { name: 'admin-category', as: 'admin', path: category },
  { name: 'admin-home', as: 'admin', path: () => '/dashboard/home-page' },
  { name: 'admin-home-block', as: 'admin', path: () => '/dashboard/home-page', show: openEdit },
  { name: 'admin-home-preview', as: 'admin', path: () => '/dashboard/home-preview' },
  { name: 'admin-brands', as: 'admin', path: () => '/dashboard/brand' },
  { name: 'admin-brand-edit', as: 'admin', path: () => '/dashboard/brand', show: openEdit },
  { name: 'admin-category-add', as: 'admin', path: category, show: openAddCategory },
  { name: 'admin-category-update', as: 'admin', path: category, show: openEdit },
  { name: 'admin-category-delete', as: 'admin', path: category, show: openDelete },
  {
    name: 'admin-category-move',
    as: 'admin',
    path: category,
    show: offerMove,
    trouble: /^409 DELETE \/api\/category\/delete/,
  },
  {
    name: 'admin-category-changed',
    as: 'admin',
    path: category,
    show: saveAfterAnother,
    trouble: /^409 PUT \/api\/category\/update/,
  },
  { name: 'admin-sub-category', as: 'admin', path: subCategory },
  { name: 'admin-sub-category-add', as: 'admin', path: subCategory, show: openAddSubCategory },
  { name: 'admin-sub-category-edit', as: 'admin', path: subCategory, show: openEdit },
  { name: 'admin-picture-viewer', as: 'admin', path: subCategory, show: openPictureViewer },
];

async function openAddCategory(shop: ShopPage): Promise<void> {
  await press(shop, adminCategoryMessages[shop.language].addCategory);
}

async function openAddSubCategory(shop: ShopPage): Promise<void> {
  await press(shop, adminSubCategoryMessages[shop.language].addSubCategory);
}

async function openEdit(shop: ShopPage): Promise<void> {
  await press(shop, adminMessages[shop.language].editNamed(''));
}

async function openDelete(shop: ShopPage): Promise<void> {
  await press(shop, adminMessages[shop.language].deleteNamed(''));
}

/** The dialog that refuses to delete a category with products and asks where they should move. */
async function offerMove(shop: ShopPage): Promise<void> {
  const texts = adminMessages[shop.language];
  const shelf = await addShelf();
  await addProduct({}, shelf);
  await shop.page.reload();
  await press(shop, texts.deleteNamed(shelf.category.name));
  const dialog = shop.page.getByRole('dialog');
  await dialog.getByRole('button', { name: texts.confirm, exact: true }).click();
  await dialog.getByRole('button', { name: texts.moveAndDelete }).click();
  await expect(dialog.getByText(texts.chooseTarget)).toBeVisible();
}

/** Two admins edit one category; this is what the second one sees. */
async function saveAfterAnother(shop: ShopPage): Promise<void> {
  const { category: known } = await addShelf();
  await shop.page.reload();
  await press(shop, adminMessages[shop.language].editNamed(known.name));
  await (await adminApi()).category.update({ ...known, name: newWord() });
  const dialog = shop.page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill(newWord());
  await dialog.locator('button[type="submit"]').click();
  await expect(
    dialog.getByRole('region', { name: adminMessages[shop.language].savedMeanwhile }),
  ).toBeVisible();
}

async function openPictureViewer(shop: ShopPage): Promise<void> {
  await press(shop, adminMessages[shop.language].showPictureOf(''));
  await expect(shop.page.getByRole('dialog').locator('img')).toBeVisible();
}

/** Presses the first button whose name contains the words. */
async function press({ page }: ShopPage, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}
