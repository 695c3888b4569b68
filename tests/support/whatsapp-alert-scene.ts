import { expect, type Locator } from '@playwright/test';
import { productMessages } from '#app/messages/product-messages.ts';
import { stockAlertMessages } from '#app/messages/stock-alert-messages.ts';
import { inLanguage, productPath } from '#shared/page-paths.ts';
import { type OwnShop, startOwnShop } from './own-shop.ts';
import type { ShopPage } from './pages/shop-page.ts';
import type { Scene } from './scenes.ts';

/** The dialog of a sold-out product in a shop that writes by WhatsApp and sends no SMS. */
export const whatsAppAlertScene: Scene = {
  name: 'stock-alert-whatsapp',
  as: 'guest',
  path: () => '/search',
  show: async (shop) => void (await openWhatsAppAlert(shop)),
};

let opened: Promise<OwnShop> | undefined;

/** One shop for all looks; it ends with this process. */
function shopWithWhatsApp(): Promise<OwnShop> {
  opened ??= startOwnShop({ writesByWhatsApp: true });
  return opened;
}

export async function setStock({ owner }: OwnShop, productId: string, stock: number): Promise<void> {
  const { data } = await owner.product.getDetails({ productId });
  await owner.product.updateDetails({ ...data, stock });
}

export async function openWhatsAppAlert({ page, language }: ShopPage): Promise<{
  own: OwnShop;
  productId: string;
  dialog: Locator;
}> {
  const own = await shopWithWhatsApp();
  const [product] = (await own.api().product.get({ page: 1, limit: 1 })).data;
  if (!product) throw new Error('The small catalogue is empty.');
  await setStock(own, product._id, 0);
  await page.goto(`${own.url}${inLanguage(productPath(product), language)}`);
  await page.getByRole('button', { name: productMessages[language].stockAlert }).click();
  const dialog = page.getByRole('dialog', { name: stockAlertMessages[language].title });
  await expect(dialog.getByLabel(stockAlertMessages[language].whatsapp)).toBeVisible();
  return { own, productId: product._id, dialog };
}
