import { expect, type Locator } from '@playwright/test';
import { adminAttentionMessages } from '#app/messages/admin-attention-messages.ts';
import { tillMessages } from '#app/messages/till-messages.ts';
import type { OrderView } from '#shared/contract/order.ts';
import { openAccount, openOwner } from './account.ts';
import { bringCash, packOrder } from './deliver-order.ts';
import type { ShopPage } from './pages/shop-page.ts';
import { placeOrderFor } from './place-order.ts';
import type { Scene } from './scenes.ts';

const path = () => '/dashboard/attention';

/** The dialogs about money that goes back and about odd payments, each refusing to be sent empty. */
export const adminRefundScenes: readonly Scene[] = [
  { name: 'admin-refund-start', as: 'admin', path, show: startRefund },
  { name: 'admin-refund-paid-back', as: 'admin', path, show: writePaidBack },
  { name: 'admin-looked-at', as: 'admin', path, show: lookAtShortCash },
];

async function sellForCash(missing = 0): Promise<OrderView> {
  const order = await placeOrderFor(await openAccount(), 'Mama Odile');
  await packOrder(order);
  await bringCash(order, order.totalAmt - missing);
  return order;
}

async function startRefund(shop: ShopPage): Promise<void> {
  const { _id } = await sellForCash();
  await shop.open(`/dashboard/orders/${_id}`);
  const texts = adminAttentionMessages[shop.language];
  await sendEmpty(shop, texts.startRefund, texts.start, texts.reason);
}

async function writePaidBack(shop: ShopPage): Promise<void> {
  const { _id } = await sellForCash();
  await (await openOwner()).api.payment.startRefund({ orderId: _id, reason: 'The lid was cracked.' });
  await shop.open(`/dashboard/orders/${_id}`);
  const texts = adminAttentionMessages[shop.language];
  // Cash of the till needs no reference.
  const fromElsewhere = { name: tillMessages[shop.language].fromElsewhere };
  await sendEmpty(shop, texts.payBack, texts.noteRefund, texts.reference, (dialog) =>
    dialog.getByRole('radio', fromElsewhere).check(),
  );
}

async function lookAtShortCash(shop: ShopPage): Promise<void> {
  const { _id } = await sellForCash(25);
  await shop.open(`/dashboard/orders/${_id}`);
  const texts = adminAttentionMessages[shop.language];
  await sendEmpty(shop, texts.lookedAt, texts.save, texts.whatWasDone);
}

/** Each dialog has the name of its button. */
async function sendEmpty(
  { page }: ShopPage,
  title: string,
  send: string,
  field: string,
  before?: (dialog: Locator) => Promise<void>,
): Promise<void> {
  await page.getByRole('button', { name: title, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await before?.(dialog);
  await dialog.getByRole('button', { name: send, exact: true }).click();
  await expect(dialog.getByLabel(field)).toHaveAttribute('aria-invalid', 'true');
}
