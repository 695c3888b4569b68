import { expect } from '@playwright/test';
import { adminOrderMessages } from '#app/messages/admin-order-messages.ts';
import { orderPaperMessages } from '#app/messages/order-paper-messages.ts';
import { orderSelectionMessages } from '#app/messages/order-selection-messages.ts';
import type { OrderView } from '#shared/contract/order.ts';
import { openAccount } from './account.ts';
import { OrderDeskPage } from './pages/order-desk-page.ts';
import type { ShopPage } from './pages/shop-page.ts';
import { placeOrderFor } from './place-order.ts';
import type { Scene } from './scenes.ts';

/** The order desk with something on it. */
export const adminOrderScenes: readonly Scene[] = [
  { name: 'admin-orders-selected', as: 'admin', path: () => '/dashboard/orders', show: selectAnOrder },
  { name: 'admin-order', as: 'admin', path: () => '/dashboard/orders', show: openAnOrder },
];

async function findNewOrder(shop: ShopPage): Promise<OrderView> {
  const order = await placeOrderFor(await openAccount(), 'Brigitte Essomba');
  await new OrderDeskPage(shop.page, shop.language).find(order.orderId);
  await expect(shop.page.getByRole('link', { name: order.orderId, exact: true })).toBeVisible();
  return order;
}

async function selectAnOrder(shop: ShopPage): Promise<void> {
  const { orderId } = await findNewOrder(shop);
  const texts = orderSelectionMessages[shop.language];
  await shop.page.getByRole('checkbox', { name: texts.select(orderId) }).check();
  await expect(shop.page.getByRole('region', { name: texts.selection })).toBeVisible();
}

async function openAnOrder(shop: ShopPage): Promise<void> {
  const { orderId } = await findNewOrder(shop);
  await shop.page.getByRole('link', { name: orderId, exact: true }).click();
  const texts = orderPaperMessages[shop.language];
  await expect(shop.page.getByRole('region', { name: texts.title })).toBeVisible();
  await expect(shop.heading).toHaveText(orderId);
  await expect(shop.page.getByText(adminOrderMessages[shop.language].history)).toBeVisible();
}
