import { expect } from '@playwright/test';
import { cashMessages, phoneRefusalMessages } from '#app/messages/cash-messages.ts';
import { formatFrancs } from '#shared/money.ts';
import { openAccount, openOwner } from './account.ts';
import { bringCash, dispatchOrder, packOrder } from './deliver-order.ts';
import { OrderDeskPage } from './pages/order-desk-page.ts';
import type { ShopPage } from './pages/shop-page.ts';
import { placeOrderFor } from './place-order.ts';
import type { Scene } from './scenes.ts';

/** What the order desk does when something went differently from what was entered. */
export const adminCorrectionScenes: readonly Scene[] = [
  { name: 'admin-order-change-rider', as: 'admin', path: () => '/dashboard/orders', show: changeRider },
  { name: 'admin-order-correct-cash', as: 'admin', path: () => '/dashboard/orders', show: correctCash },
  { name: 'admin-cash-corrected', as: 'admin', path: () => '/dashboard/cash', show: lookAtCorrections },
  { name: 'admin-order-refused', as: 'admin', path: () => '/dashboard/orders', show: refuseOnThePhone },
];

async function changeRider(shop: ShopPage): Promise<void> {
  const order = await placeOrderFor(await openAccount(), 'Brigitte Essomba');
  await packOrder(order);
  await dispatchOrder(order);
  await new OrderDeskPage(shop.page, shop.language).find(order.orderId);
  await shop.page.getByRole('link', { name: order.orderId, exact: true }).click();
  const texts = cashMessages[shop.language];
  await shop.page.getByRole('button', { name: texts.changeRider }).click();
  const dialog = shop.page.getByRole('dialog', { name: texts.changeRider });
  await dialog.getByRole('radio', { name: texts.anotherRider }).check();
  await expect(dialog.getByLabel(texts.riderPhone)).toBeVisible();
}

async function correctCash(shop: ShopPage): Promise<void> {
  const order = await placeOrderFor(await openAccount(), 'Brigitte Essomba');
  await packOrder(order);
  await bringCash(order, order.totalAmt);
  await new OrderDeskPage(shop.page, shop.language).find(order.orderId);
  await shop.page.getByRole('link', { name: order.orderId, exact: true }).click();
  const texts = cashMessages[shop.language];
  const cash = shop.page.getByRole('region', { name: texts.cashTitle });
  await cash.getByRole('button', { name: texts.correctNamed(formatFrancs(order.totalAmt)) }).click();
  const dialog = shop.page.getByRole('dialog', { name: texts.correctTitle });
  await expect(dialog.getByLabel(texts.whoTookIt)).toBeVisible();
}

/** The entries of a day, one of them taken back. */
async function lookAtCorrections(shop: ShopPage): Promise<void> {
  const order = await placeOrderFor(await openAccount(), 'Brigitte Essomba');
  await packOrder(order);
  await bringCash(order, order.totalAmt);
  const { api } = await openOwner();
  const [entry] = (await api.orderDesk.getOrder({ _id: order._id })).data.cash.collections;
  const right = { amount: order.totalAmt - 500, rider: entry?.riderId ?? null, note: 'A note was torn' };
  await api.cash.correctCollection({ entryId: entry?.id ?? 0, ...right });
  await shop.page.reload();
  const entries = shop.page.getByRole('listitem').filter({ hasText: order.orderId });
  await expect(entries).toHaveCount(3);
}

async function refuseOnThePhone(shop: ShopPage): Promise<void> {
  const order = await placeOrderFor(await openAccount(), 'Brigitte Essomba');
  const desk = new OrderDeskPage(shop.page, shop.language);
  await desk.find(order.orderId);
  const texts = cashMessages[shop.language];
  await desk.order(order.orderId).getByRole('button', { name: texts.refused }).click();
  const dialog = shop.page.getByRole('dialog', { name: texts.refusedTitle });
  const reason = phoneRefusalMessages[shop.language].too_expensive;
  await dialog.getByRole('radio', { name: reason }).check();
  await expect(dialog.getByRole('button', { name: texts.refuse })).toBeEnabled();
}
