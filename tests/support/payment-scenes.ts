import { expect } from '@playwright/test';
import { orderMessages } from '#app/messages/order-messages.ts';
import { paymentMessages } from '#app/messages/payment-messages.ts';
import type { OnlineMethod } from '#shared/payment-methods.ts';
import { bill } from '#shared/pricing.ts';
import { holdTokens, openAccount, saveAddress } from './account.ts';
import { browserShop } from './browser-shop-address.ts';
import { PaymentPage, SandboxPage } from './pages/payment-page.ts';
import type { ShopPage } from './pages/shop-page.ts';
import type { Scene } from './scenes.ts';
import { addProduct } from './shelf.ts';

const start = { as: 'shopper', path: () => '/user' } as const;

/** Every state of a payment that its shopper sees, and the sandbox's own pages. */
export const paymentScenes: readonly Scene[] = [
  { name: 'sandbox-card', ...start, show: (shop) => showSandbox(shop, 'card') },
  { name: 'sandbox-phone', ...start, show: (shop) => showSandbox(shop, 'orange_money') },
  { name: 'payment-phone', ...start, show: waitForPhone },
  { name: 'payment-other-number', ...start, show: changeNumber },
  { name: 'success-waiting', ...start, show: comeBackUndecided },
  { name: 'success-paid', ...start, show: (shop) => decide(shop, 'pay', '/success') },
  { name: 'success-declined', ...start, show: (shop) => decide(shop, 'decline', '/success') },
  { name: 'cancel-waiting', ...start, show: (shop) => decide(shop, 'cancel', '/cancel') },
  { name: 'payment-cancel-dialog', ...start, show: askToCancel },
  { name: 'payment-ended', ...start, show: cancel },
];

type Begun = { orderId: string; sandbox: string };

/**
 * Orders a cart without the pages, because checkout is another scene. Each order has a new shopper, because one person has only one open
 * request to pay at a time.
 */
async function begin({ page, language }: ShopPage, provider: OnlineMethod): Promise<Begun> {
  const shopper = await openAccount();
  const { api } = shopper;
  await saveAddress(shopper);
  await api.cart.create({ productId: (await addProduct({ stock: 9 }))._id });
  await holdTokens(page, shopper);
  const lines = (await api.cart.get({})).data;
  const [address] = (await api.address.get({})).data;
  if (!address) throw new Error('A buyer needs an address');
  const { data } = await api.order.checkout({
    list_items: lines.map(({ productId, quantity }) => ({ productId: productId._id, quantity })),
    addressId: address._id,
    totalAmt: bill(lines.map(({ productId, quantity }) => ({ ...productId, quantity }))).total,
    provider,
    // A phone has one open request to pay at a time: each scene uses a phone of its own.
    payer_phone: `+2376770${String(Math.floor(Math.random() * 100_000)).padStart(5, '0')}`,
  });
  const { attempt } = (await api.payment.getState({ orderId: data.orderId })).data;
  const sandbox = new URL(attempt?.url ?? '', browserShop.url);
  sandbox.searchParams.set('language', language);
  return { orderId: data.orderId, sandbox: sandbox.href };
}

async function showSandbox(shop: ShopPage, method: OnlineMethod): Promise<void> {
  const { sandbox } = await begin(shop, method);
  await shop.page.goto(sandbox);
}

async function waitForPhone(shop: ShopPage): Promise<void> {
  const { orderId } = await begin(shop, 'mtn_momo');
  await shop.open(`/payment/${orderId}`);
  await expect(shop.heading).toHaveText(paymentMessages[shop.language].confirmOnPhone);
}

async function changeNumber(shop: ShopPage): Promise<void> {
  await waitForPhone(shop);
  await new PaymentPage(shop.page, shop.language).otherWays.click();
}

async function comeBackUndecided(shop: ShopPage): Promise<void> {
  const { orderId } = await begin(shop, 'card');
  await shop.open(`/success?order=${orderId}`);
  await expect(shop.heading).toHaveText(paymentMessages[shop.language].waitingTitle);
}

async function decide(
  shop: ShopPage,
  decision: 'pay' | 'decline' | 'cancel',
  back: '/success' | '/cancel',
): Promise<void> {
  const { orderId, sandbox } = await begin(shop, 'card');
  await shop.page.goto(sandbox);
  await new SandboxPage(shop.page, shop.language).press(decision);
  await shop.open(`${back}?order=${orderId}`);
  await expect(shop.page.getByRole('main').locator('.payment').getByRole('heading').first()).toBeVisible();
  await expect(shop.page.getByText(paymentMessages[shop.language].loading)).toBeHidden();
}

async function askToCancel(shop: ShopPage): Promise<void> {
  await waitForPhone(shop);
  await shop.page.getByRole('button', { name: orderMessages[shop.language].cancel }).click();
}

async function cancel(shop: ShopPage): Promise<void> {
  await askToCancel(shop);
  await shop.page.getByRole('dialog').locator('button[type="submit"]').click();
  await expect(shop.page.getByText(paymentMessages[shop.language].endedText)).toBeVisible();
}
