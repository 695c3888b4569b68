import { expect } from '@playwright/test';
import { orderMoveMessages } from '#app/messages/admin-order-messages.ts';
import { cashMessages } from '#app/messages/cash-messages.ts';
import { orderSelectionMessages } from '#app/messages/order-selection-messages.ts';
import { parcelMessages } from '#app/messages/parcel-messages.ts';
import { riderDayMessages } from '#app/messages/rider-day-messages.ts';
import { tillMessages } from '#app/messages/till-messages.ts';
import type { OrderView } from '#shared/contract/order.ts';
import { formatFrancs } from '#shared/money.ts';
import { holdTokens, openAccount } from './account.ts';
import {
  bringCash,
  closeDayOf,
  collectAsRider,
  dispatchOrder,
  handOverAsRider,
  packOrder,
} from './deliver-order.ts';
import { OrderDeskPage } from './pages/order-desk-page.ts';
import type { ShopPage } from './pages/shop-page.ts';
import { placeOrderFor } from './place-order.ts';
import type { Scene } from './scenes.ts';
import { newWord } from './shelf.ts';
import { openStaff } from './staff.ts';
import { openTill } from './till.ts';

const path = () => '/dashboard/orders';

/** The dialogs of the order desk and the cash desk, with refusals next to their field. */
export const adminCashScenes: readonly Scene[] = [
  { name: 'admin-order-end', as: 'admin', path, show: askToCancel },
  { name: 'admin-orders-moved', as: 'admin', path, show: moveSeveral },
  { name: 'admin-cash-less', as: 'admin', path, show: bringLess },
  { name: 'admin-cash-write-off', as: 'admin', path, show: writeOff },
  { name: 'rider-confirms', as: 'admin', path: () => '/dashboard/cash', show: confirmAsRider },
  { name: 'rider-closed-day', as: 'admin', path: () => '/dashboard/cash', show: confirmDayAsRider },
  { name: 'admin-cash-close-day', as: 'admin', path: () => '/dashboard/cash', show: closeDay },
  { name: 'admin-till', as: 'admin', path: () => '/dashboard/till', show: showTill },
  { name: 'admin-till-count', as: 'admin', path: () => '/dashboard/till', show: countTill },
  { name: 'admin-till-report', as: 'admin', path: () => '/dashboard/till', show: showReport },
  { name: 'admin-cash-hand-over', as: 'admin', path: () => '/dashboard/cash', show: handOver },
];

async function confirmAsRider(shop: ShopPage): Promise<void> {
  const rider = await openStaff('RIDER');
  await handOverAsRider(rider, 100);
  await holdTokens(shop.page, rider);
  await shop.open('/dashboard/parcels');
  await expect(
    shop.page.getByRole('region', { name: parcelMessages[shop.language].toConfirm }),
  ).toBeVisible();
}

async function confirmDayAsRider(shop: ShopPage): Promise<void> {
  const rider = await openStaff('RIDER');
  const { riderId } = await collectAsRider(rider);
  await closeDayOf(riderId, 'Deux billets à changer');
  await holdTokens(shop.page, rider);
  await shop.open('/dashboard/parcels');
  await expect(shop.page.getByRole('button', { name: riderDayMessages[shop.language].yes })).toBeVisible();
}

async function closeDay({ page, language }: ShopPage): Promise<void> {
  const rider = await openStaff('RIDER', `Ibrahim ${newWord()}`);
  await collectAsRider(rider);
  await page.reload();
  const texts = riderDayMessages[language];
  await page.getByRole('button', { name: texts.closeNamed(rider.name) }).click();
  await expect(page.getByRole('dialog', { name: texts.close })).toBeVisible();
}

async function showTill({ page, language }: ShopPage): Promise<void> {
  await openTill();
  await page.reload();
  await expect(page.getByRole('region', { name: tillMessages[language].holds })).toBeVisible();
}

async function countTill(shop: ShopPage): Promise<void> {
  await showTill(shop);
  const texts = tillMessages[shop.language];
  await shop.page.getByRole('button', { name: texts.count }).click();
  const dialog = shop.page.getByRole('dialog', { name: texts.count });
  await dialog.getByLabel(texts.piece_note(formatFrancs(10_000))).fill('12');
  await expect(dialog.getByLabel(texts.whyDifferent)).toBeVisible();
}

async function showReport(shop: ShopPage): Promise<void> {
  const { id } = await openTill();
  await shop.open(`/dashboard/till/${id}`);
  await expect(shop.page.getByRole('region', { name: tillMessages[shop.language].movements })).toBeVisible();
}

async function placeOrder(): Promise<OrderView> {
  return placeOrderFor(await openAccount(), 'Brigitte Essomba');
}

async function askToCancel(shop: ShopPage): Promise<void> {
  const { _id } = await placeOrder();
  await shop.open(`/dashboard/orders/${_id}`);
  const { Cancelled: cancel } = orderMoveMessages[shop.language];
  await shop.page.getByRole('button', { name: cancel, exact: true }).click();
  await expect(shop.page.getByRole('dialog', { name: cancel })).toBeVisible();
}

/** A shopper cancels one of three selected orders before the desk presses 'Confirm'. */
async function moveSeveral(shop: ShopPage): Promise<void> {
  const texts = orderSelectionMessages[shop.language];
  const shopper = await openAccount();
  const word = newWord();
  const orders: OrderView[] = [];
  for (const name of ['Amina', 'Brigitte', 'Solange']) {
    orders.push(await placeOrderFor(shopper, `${name} ${word}`));
  }
  await shop.open(`/dashboard/orders?search=${word}`);
  await shop.page.getByRole('checkbox', { name: texts.selectAllShown }).check();
  await shopper.api.order.cancelOrder({ _id: orders[1]?._id ?? '' });
  const { selection } = new OrderDeskPage(shop.page, shop.language);
  const { Confirmed: confirm } = orderMoveMessages[shop.language];
  await selection.getByRole('button', { name: confirm, exact: true }).click();
  const result = shop.page.getByRole('dialog', { name: texts.resultTitle });
  await expect(result.getByRole('listitem')).toHaveCount(orders.length);
}

async function bringLess(shop: ShopPage): Promise<void> {
  const order = await placeOrder();
  await packOrder(order);
  await dispatchOrder(order);
  await shop.open(`/dashboard/orders/${order._id}`);
  const texts = cashMessages[shop.language];
  await shop.page.getByRole('button', { name: texts.collect, exact: true }).click();
  const dialog = shop.page.getByRole('dialog', { name: texts.collectTitle });
  await dialog.getByLabel(texts.amount).fill('1000');
  await dialog.getByRole('button', { name: texts.save, exact: true }).click();
  await expect(dialog.getByText(texts.whyMissing)).toBeVisible();
}

async function writeOff(shop: ShopPage): Promise<void> {
  const order = await placeOrder();
  await packOrder(order);
  await bringCash(order, order.totalAmt - 25);
  await shop.open(`/dashboard/orders/${order._id}`);
  const texts = cashMessages[shop.language];
  await shop.page.getByRole('button', { name: texts.writeOff, exact: true }).click();
  const dialog = shop.page.getByRole('dialog', { name: texts.writeOffTitle });
  await dialog.getByRole('button', { name: texts.writeOff, exact: true }).click();
  await expect(dialog.getByLabel(texts.reason)).toHaveAttribute('aria-invalid', 'true');
}

async function handOver(shop: ShopPage): Promise<void> {
  const order = await placeOrder();
  await packOrder(order);
  const rider = await bringCash(order, order.totalAmt, `Ibrahim ${newWord()}`);
  await shop.page.reload();
  const texts = cashMessages[shop.language];
  await shop.page.getByRole('button', { name: texts.handOverNamed(rider) }).click();
  const dialog = shop.page.getByRole('dialog', { name: texts.handOverTitle });
  await dialog.getByLabel(texts.amount).fill('9000000');
  await dialog.getByRole('button', { name: texts.handOver, exact: true }).click();
  // An amount above what the books say needs a reason.
  await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(1);
}
