import type { Locator, Page } from '@playwright/test';
import { adminProductMessages } from '#app/messages/admin-product-messages.ts';
import { adminZoneMessages } from '#app/messages/admin-zone-messages.ts';
import { orderLinesMessages } from '#app/messages/order-lines-messages.ts';
import { promotionKindMessages, promotionMessages } from '#app/messages/promotion-messages.ts';
import { holdTokens, openOwner } from '#tests/support/account.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { placeOrderFor } from '#tests/support/place-order.ts';

const zones = adminZoneMessages.fr;
const promotions = promotionMessages.fr;
const delivery = orderLinesMessages.fr;

/** Closes the dialog by a slip, stays, gives it up, and finds it empty and without a question the next time. */
async function closeBySlip(page: Page, field: Locator, typed: string, open: () => Promise<void>) {
  const asking = page.getByRole('dialog', { name: adminProductMessages.fr.leaveTitle });
  await field.fill(typed);
  await page.keyboard.press('Escape');
  await expect(asking).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(asking).toBeHidden();
  await expect(field).toHaveValue(typed);
  await page.keyboard.press('Escape');
  await asking.getByRole('button', { name: adminProductMessages.fr.leave }).click();
  await expect(field).toBeHidden();
  await open();
  await expect(field).not.toHaveValue(typed);
}

test('a promotion, a zone and a changed delivery are not lost by a press beside their dialogs', {
  tag: '@full',
}, async ({ page, shopper }) => {
  await page.setViewportSize(phone);
  const shop = new ShopPage(page, 'fr');
  const { _id } = await placeOrderFor(shopper, 'Mama Odile');
  await holdTokens(page, await openOwner());
  const dialog = page.getByRole('dialog');

  await shop.open('/dashboard/zones');
  const openZone = () => page.getByRole('button', { name: zones.add, exact: true }).click();
  await openZone();
  await closeBySlip(page, dialog.getByLabel(zones.city), 'Kribi', openZone);

  await shop.open(`/dashboard/orders/${_id}`);
  const openDelivery = () => page.getByRole('button', { name: delivery.changeDelivery, exact: true }).click();
  await openDelivery();
  await closeBySlip(page, dialog.getByLabel(delivery.riderNote), 'Sonner deux fois', openDelivery);

  await shop.open('/dashboard/promotions');
  const openPromotion = async () => {
    await page.getByRole('button', { name: promotions.add, exact: true }).click();
    await dialog.getByRole('radio', { name: promotionKindMessages.fr.sale }).check();
  };
  await openPromotion();
  await closeBySlip(page, dialog.getByLabel(promotions.nameFr), 'Fête des mères', openPromotion);
});
