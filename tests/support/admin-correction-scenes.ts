import { expect } from '@playwright/test';
import { cashMessages } from '#app/messages/cash-messages.ts';
import { openAccount } from './account.ts';
import { packOrder, sendOut } from './deliver-order.ts';
import { OrderDeskPage } from './pages/order-desk-page.ts';
import type { ShopPage } from './pages/shop-page.ts';
import { placeOrderFor } from './place-order.ts';
import type { Scene } from './scenes.ts';

/** What the desk does where something went otherwise than it was noted. */
export const adminCorrectionScenes: readonly Scene[] = [
  { name: 'admin-order-change-rider', as: 'admin', path: () => '/dashboard/orders', show: changeRider },
];

async function changeRider(shop: ShopPage): Promise<void> {
  const order = await placeOrderFor(await openAccount(), 'Brigitte Essomba');
  await packOrder(order);
  await sendOut(order);
  await new OrderDeskPage(shop.page, shop.language).find(order.orderId);
  await shop.page.getByRole('link', { name: order.orderId, exact: true }).click();
  const texts = cashMessages[shop.language];
  await shop.page.getByRole('button', { name: texts.changeRider }).click();
  const dialog = shop.page.getByRole('dialog', { name: texts.changeRider });
  await dialog.getByRole('radio', { name: texts.anotherRider }).check();
  await expect(dialog.getByLabel(texts.riderPhone)).toBeVisible();
}
