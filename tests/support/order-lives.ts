import { expect, type Page } from '@playwright/test';
import type { OrderView } from '#shared/contract/order.ts';
import type { OnlineMethod } from '#shared/payment-methods.ts';
import { bill } from '#shared/pricing.ts';
import { type Account, openAccount, openOwner, saveAddress } from './account.ts';
import { browserShop } from './browser-shop-address.ts';
import { SandboxPage } from './pages/payment-page.ts';
import { placeOrderFor } from './place-order.ts';
import { addProduct } from './shelf.ts';

/** A delivered order for which its shopper asks for a return. */
export async function askBack(name: string): Promise<{ order: OrderView; shopper: Account }> {
  const shopper = await openAccount();
  const order = await placeOrderFor(shopper, name);
  const { api } = await openOwner();
  for (const to of ['Confirmed', 'Packed', 'Out for delivery', 'Delivered'] as const) {
    await api.orderDesk.move({ orders: [order._id], to });
  }
  await shopper.api.order.requestReturn({
    _id: order._id,
    reason: 'damaged',
    details: 'The seal was broken.',
  });
  return { order, shopper };
}

/** Pays from a phone at the sandbox, then cancels: the money has to be given back by hand. */
export async function payAndCancel(page: Page): Promise<{ orderId: string; number: string }> {
  const { shopper, ...order } = await payAtSandbox(page);
  await shopper.api.order.cancelOrder({ _id: order.orderId });
  return order;
}

/** A new order, paid from the phone that the sandbox plays. */
export async function payAtSandbox(
  page: Page,
): Promise<{ orderId: string; number: string; shopper: Account }> {
  const { orderId, number, shopper, address } = await orderOnline('mtn_momo');
  await page.goto(address);
  await new SandboxPage(page, 'en').press('pay');
  const state = async () => (await shopper.api.payment.getState({ orderId })).data;
  await expect.poll(async () => (await state()).paymentStatus).toBe('Paid');
  return { orderId, number, shopper };
}

/** An order that waits for its money, of a new shopper where none is given; `address` is the sandbox's page to pay it. */
export async function orderOnline(provider: OnlineMethod, by?: Account) {
  const shopper = by ?? (await openAccount());
  const { api } = shopper;
  await saveAddress(shopper);
  const [address] = (await api.address.get({})).data;
  const product = await addProduct({ stock: 9 });
  await api.cart.create({ productId: product._id });
  const { total } = bill([{ ...product, quantity: 1 }]);
  const { orderId } = (
    await api.order.checkout({
      list_items: [{ productId: product._id, quantity: 1 }],
      addressId: address?._id ?? '',
      totalAmt: total,
      provider,
      payer_phone: '677001122',
    })
  ).data;
  const { attempt, orderNumber: number } = (await api.payment.getState({ orderId })).data;
  const { href } = new URL(attempt?.url ?? '', browserShop.url);
  return { orderId, number, shopper, total, address: href };
}

/** An order that its shopper has paid with a card at the sandbox. */
export function payByCard() {
  return payOnline('card');
}

/** An order that is paid at the sandbox, without its pages. */
export async function payOnline(provider: OnlineMethod, by?: Account) {
  const order = await orderOnline(provider, by);
  const { address, orderId, shopper } = order;
  await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ decision: 'pay' }),
    redirect: 'manual',
  });
  const state = async () => (await shopper.api.payment.getState({ orderId })).data;
  await expect.poll(async () => (await state()).paymentStatus).toBe('Paid');
  return order;
}
