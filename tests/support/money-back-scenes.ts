import { expect } from '@playwright/test';
import { moneyBackMessages } from '#app/messages/money-back-messages.ts';
import { type Account, holdTokens, openAccount, openOwner } from './account.ts';
import { hearOfDispute } from './at-provider.ts';
import { bringCash, packOrder } from './deliver-order.ts';
import { payOnline } from './order-lives.ts';
import { MyOrdersPage } from './pages/my-orders-page.ts';
import type { ShopPage } from './pages/shop-page.ts';
import { placeOrderFor } from './place-order.ts';
import type { Scene } from './scenes.ts';

const start = { as: 'new shopper', path: () => '/dashboard/myorders' } as const;

/** Money that goes back to a shopper, at each place that says so, and each way that it takes. */
export const moneyBackScenes: readonly Scene[] = [
  { name: 'money-back-under-way', ...start, show: (shop) => openOrder(shop, cancelPaid) },
  { name: 'money-back-done', ...start, show: (shop) => openOrder(shop, giveBack) },
  { name: 'money-back-in-cash', ...start, show: (shop) => openOrder(shop, bringOneBack) },
  { name: 'money-back-by-bank', ...start, show: (shop) => openOrder(shop, loseDispute) },
  { name: 'money-back-dialog', ...start, show: openTracking },
  { name: 'money-back-link', ...start, show: followLink },
  { name: 'money-back-payment', ...start, show: (shop) => openPayment(shop, '/payment/') },
  { name: 'money-back-success', ...start, show: openSuccess },
];

/** Cancelled after paying by mobile money: the money is under way. */
async function cancelPaid(shopper: Account) {
  const { orderId, number } = await payOnline('mtn_momo', shopper);
  await shopper.api.order.cancelOrder({ _id: orderId });
  return { orderId, number };
}

/** The same, and the money is back. */
async function giveBack(shopper: Account): Promise<void> {
  await settle((await cancelPaid(shopper)).number);
}

/** Paid in cash; one of its two pieces came back, and its money is under way. */
async function bringOneBack(shopper: Account): Promise<void> {
  const order = await placeOrderFor(shopper, shopper.name, { quantity: 2 });
  await packOrder(order);
  await bringCash(order, order.totalAmt);
  const [line] = order.items;
  const pieces = [{ productId: line?.productId ?? '', of: 2, quantity: 1 }];
  const { api } = await openOwner();
  await api.orderLines.takeOut({ orderId: order._id, shown: 'Delivered', pieces });
}

/** Paid by card, and taken back by the bank. */
async function loseDispute(shopper: Account): Promise<void> {
  const { orderId } = await payOnline('card', shopper);
  await hearOfDispute(orderId, { state: 'needs_answer' });
  await hearOfDispute(orderId, { state: 'lost' });
}

/** Paid by card; the shop gives a part back on its own. */
async function giveBackPart(shopper: Account) {
  const { orderId, total } = await payOnline('card', shopper);
  const { api } = await openOwner();
  await api.payment.startRefund({ orderId, reason: 'Late', part: { amount: 1000, left: total } });
  await waitForBack(shopper, orderId, 1);
  return { orderId };
}

/** The same, and the rest goes back when the order is cancelled. */
async function giveBackInParts(shopper: Account): Promise<void> {
  const { orderId } = await giveBackPart(shopper);
  await shopper.api.order.cancelOrder({ _id: orderId });
  await waitForBack(shopper, orderId, 2);
}

/** Waits for the sandbox, which gives money back to a card by itself. */
async function waitForBack({ api }: Account, orderId: string, count: number): Promise<void> {
  const parts = async () => (await api.order.getTracking({ _id: orderId })).data.moneyBack;
  await expect.poll(async () => (await parts()).filter(({ doneAt }) => doneAt !== null)).toHaveLength(count);
}

/** Notes the open refund of an order as made by hand. */
async function settle(number: string): Promise<void> {
  const { api } = await openOwner();
  const { data: due } = await api.payment.refundsDue({});
  const id = due.find((known) => known.orderNumber === number)?.id ?? '';
  // A job finds first that the provider gives nothing back by itself.
  await expect(async () => api.payment.settleRefund({ id, reference: 'CI250101.1234' })).toPass();
}

/** My Orders of a new shopper with one order, opened. */
async function openOrder(shop: ShopPage, live: (shopper: Account) => Promise<unknown>): Promise<void> {
  const shopper = await openAccount();
  await live(shopper);
  await holdTokens(shop.page, shopper);
  await shop.open('/dashboard/myorders');
  await new MyOrdersPage(shop.page, shop.language).viewDetails.click();
}

async function openTracking(shop: ShopPage): Promise<void> {
  await openOrder(shop, giveBackInParts);
  const orders = new MyOrdersPage(shop.page, shop.language);
  await orders.track.click();
  await expect(orders.link).toBeVisible();
}

async function followLink(shop: ShopPage): Promise<void> {
  await openTracking(shop);
  const { pathname } = new URL(await new MyOrdersPage(shop.page, shop.language).link.inputValue());
  await shop.open(pathname);
}

async function openPayment(shop: ShopPage, at: '/payment/' | '/success?order='): Promise<void> {
  const shopper = await openAccount();
  const { orderId } = at === '/payment/' ? await cancelPaid(shopper) : await giveBackPart(shopper);
  await holdTokens(shop.page, shopper);
  await shop.open(`${at}${orderId}`);
  const { title } = moneyBackMessages[shop.language];
  await expect(shop.page.getByRole('heading', { name: title })).toBeVisible();
}

function openSuccess(shop: ShopPage): Promise<void> {
  return openPayment(shop, '/success?order=');
}
