import { expect, type Page } from '@playwright/test';
import { adminOrderMessages } from '#app/messages/admin-order-messages.ts';
import { cashMessages } from '#app/messages/cash-messages.ts';
import { orderPaperMessages } from '#app/messages/order-paper-messages.ts';
import { orderSelectionMessages } from '#app/messages/order-selection-messages.ts';
import type { OrderView } from '#shared/contract/order.ts';
import { openAccount } from './account.ts';
import { bringCash, packOrder } from './deliver-order.ts';
import { OrderDeskPage } from './pages/order-desk-page.ts';
import type { ShopPage } from './pages/shop-page.ts';
import { placeOrderFor } from './place-order.ts';
import type { Scene } from './scenes.ts';

/** The order desk with orders on it. */
export const adminOrderScenes: readonly Scene[] = [
  { name: 'admin-orders-selected', as: 'admin', path: () => '/dashboard/orders', show: selectAnOrder },
  { name: 'admin-order', as: 'admin', path: () => '/dashboard/orders', show: openAnOrder },
  { name: 'admin-order-dispatch', as: 'admin', path: () => '/dashboard/orders', show: sendAnOrderOut },
  { name: 'admin-order-cash', as: 'admin', path: () => '/dashboard/orders', show: openCashOfAnOrder },
  { name: 'admin-cash', as: 'admin', path: () => '/dashboard/cash', show: lookAtCash },
];

/** One order for each page: a scene is looked at up to four times, and no look changes the order. */
const orders = new WeakMap<Page, Promise<OrderView>>();

async function findNewOrder(shop: ShopPage, bring?: (order: OrderView) => Promise<void>): Promise<OrderView> {
  const placing = orders.get(shop.page) ?? placeNewOrder(bring);
  orders.set(shop.page, placing);
  const order = await placing;
  await new OrderDeskPage(shop.page, shop.language).find(order.orderId);
  await expect(shop.page.getByRole('link', { name: order.orderId, exact: true })).toBeVisible();
  return order;
}

async function placeNewOrder(bring?: (order: OrderView) => Promise<void>): Promise<OrderView> {
  const order = await placeOrderFor(await openAccount(), 'Brigitte Essomba');
  await bring?.(order);
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

async function sendAnOrderOut(shop: ShopPage): Promise<void> {
  const { orderId } = await findNewOrder(shop, packOrder);
  const texts = cashMessages[shop.language];
  const desk = new OrderDeskPage(shop.page, shop.language);
  await desk.order(orderId).getByRole('button', { name: texts.dispatch }).click();
  const dialog = shop.page.getByRole('dialog', { name: texts.dispatchTitle });
  await dialog.getByRole('radio', { name: texts.anotherRider }).check();
  await expect(dialog.getByLabel(texts.riderPhone)).toBeVisible();
}

/** An order with a part of its cash collected, and an issue for the rest. */
async function openCashOfAnOrder(shop: ShopPage): Promise<void> {
  const { orderId } = await findNewOrder(shop, async (order) => {
    await packOrder(order);
    await bringCash(order, order.totalAmt - 25);
  });
  await shop.page.getByRole('link', { name: orderId, exact: true }).click();
  // The list that the browser is leaving has a button of the same name.
  await expect(shop.heading).toHaveText(orderId);
  const texts = cashMessages[shop.language];
  await shop.page.getByRole('button', { name: texts.collectRest }).click();
  await expect(shop.page.getByRole('dialog', { name: texts.collectTitle })).toBeVisible();
}

async function lookAtCash(shop: ShopPage): Promise<void> {
  const order = await placeOrderFor(await openAccount(), 'Brigitte Essomba');
  await packOrder(order);
  await bringCash(order, order.totalAmt);
  await shop.page.reload();
  const texts = cashMessages[shop.language];
  await expect(shop.page.getByRole('link', { name: order.orderId })).toBeVisible();
  await shop.page.getByText(texts.ridersTitle, { exact: true }).click();
  await expect(shop.page.getByRole('button', { name: texts.addRider })).toBeVisible();
}
