import { expect } from '@playwright/test';
import { adminNewOrderMessages } from '#app/messages/admin-new-order-messages.ts';
import { openAccount } from './account.ts';
import type { ShopPage } from './pages/shop-page.ts';
import { placeOrderFor } from './place-order.ts';
import type { Scene } from './scenes.ts';
import { addProduct } from './shelf.ts';

const path = () => '/dashboard/new-order';

/** An order that the owner takes for a caller: empty, with a product and a customer found, and placed. */
export const adminNewOrderScenes: readonly Scene[] = [
  { name: 'admin-new-order', as: 'admin', path },
  { name: 'admin-new-order-filled', as: 'admin', path, show: fill },
  { name: 'admin-new-order-placed', as: 'admin', path, show: place },
];

async function fill({ page, language }: ShopPage): Promise<void> {
  const texts = adminNewOrderMessages[language];
  const shopper = await openAccount();
  await placeOrderFor(shopper, 'Mama Odile');
  const product = await addProduct({ discount: 10, stock: 4 });
  await page.getByLabel(texts.searchProducts).fill(product.name);
  await page.getByRole('button', { name: texts.addNamed(product.name) }).click();
  await page.getByLabel(texts.phoneOrEmail).fill(shopper.email);
  await page.getByRole('button', { name: texts.find, exact: true }).click();
  await expect(page.getByRole('list', { name: texts.knownWith })).toBeVisible();
}

async function place(shop: ShopPage): Promise<void> {
  await fill(shop);
  const { page, language } = shop;
  const texts = adminNewOrderMessages[language];
  await page
    .getByRole('list', { name: texts.knownWith })
    .getByRole('button', { name: texts.choose })
    .first()
    .click();
  await page.getByRole('button', { name: texts.place }).click();
  await expect(page.getByRole('heading', { name: texts.placedTitle })).toBeFocused();
}
