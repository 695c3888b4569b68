import { expect } from '@playwright/test';
import { adminMessages } from '#app/messages/admin-messages.ts';
import { productListMessages } from '#app/messages/product-list-messages.ts';
import { wordMessages } from '#app/messages/word-messages.ts';
import type { ShopPage } from './pages/shop-page.ts';
import type { Scene } from './scenes.ts';
import { addProduct, newWord } from './shelf.ts';

const list = () => '/dashboard/product';
/** Enough for two pages of the list. */
const count = 14;

/** Actions on all pages of the owner's list at once (decision 604). */
export const adminManyProductsScenes: readonly Scene[] = [
  { name: 'admin-product-page-picked', as: 'admin', path: list, show: pickPage },
  { name: 'admin-product-all-picked', as: 'admin', path: list, show: pickAllPages },
  { name: 'admin-product-all-changed', as: 'admin', path: list, show: changeAllPages },
  { name: 'admin-product-sale-of-all', as: 'admin', path: list, show: openSaleOfAll },
  { name: 'admin-product-all-undo-later', as: 'admin', path: list, show: changeAndComeBack },
];

async function pickPage(shop: ShopPage): Promise<void> {
  const { page, language } = shop;
  const texts = productListMessages[language];
  const word = newWord();
  for (let number = 1; number <= count; number += 1) await addProduct({ name: `${word} ${number}` });
  await shop.open(`/dashboard/product?q=${word}`);
  await page.getByRole('checkbox', { name: texts.select(`${word} ${count}`), exact: true }).check();
  await page.getByRole('checkbox', { name: adminMessages[language].selectAllShown }).check();
  await expect(page.getByRole('button', { name: texts.selectAllPages(count) })).toBeVisible();
}

async function pickAllPages(shop: ShopPage): Promise<void> {
  await pickPage(shop);
  const { page, language } = shop;
  const texts = productListMessages[language];
  await page.getByRole('button', { name: texts.selectAllPages(count) }).click();
  await expect(page.getByText(texts.selected(count), { exact: true })).toBeVisible();
}

async function changeAllPages(shop: ShopPage): Promise<void> {
  await pickAllPages(shop);
  const { page, language } = shop;
  const texts = productListMessages[language];
  await page.getByRole('button', { name: texts.changeSelected, exact: true }).click();
  await page.getByLabel(texts.by).fill('10');
  await page.getByRole('dialog').getByRole('button', { name: wordMessages[language].save }).click();
  await expect(page.getByText(texts.saved(count))).toBeVisible();
}

/** The form of a discount with a beginning and an end, for all pages of a search (decision 607). */
async function openSaleOfAll(shop: ShopPage): Promise<void> {
  await pickAllPages(shop);
  const { page, language } = shop;
  const texts = productListMessages[language];
  await page.getByRole('button', { name: texts.changeSelected, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(texts.whatToChange).selectOption('sale');
  await dialog.getByLabel(texts.percentLess).fill('20');
  await expect(dialog.getByLabel(texts.endsAt)).toBeVisible();
}

/** The bar that offers to take a change back, in a tab that was reloaded (decision 608). */
async function changeAndComeBack(shop: ShopPage): Promise<void> {
  await changeAllPages(shop);
  const { page, language } = shop;
  await page.reload();
  await expect(page.getByText(productListMessages[language].saved(count)).locator('time')).toBeVisible();
}
