import { expect, type Locator } from '@playwright/test';
import { orderMessages } from '#app/messages/order-messages.ts';
import { pictureMessages } from '#app/messages/picture-messages.ts';
import { endpoints } from '#shared/endpoints.ts';
import { holdTokens, openAccount } from '#tests/support/account.ts';
import { browserShop } from '#tests/support/browser-shop-address.ts';
import { MyOrdersPage } from '#tests/support/pages/my-orders-page.ts';
import type { ShopPage } from '#tests/support/pages/shop-page.ts';
import { receiveOrder } from '#tests/support/review-scenes.ts';
import { failOnce, failureText, slowDown } from './answer-for.ts';
import type { ListCase } from './office-forms.ts';

const texts = pictureMessages.en;

/** Uploads of a buyer's photo: the call fails, and then takes three seconds. */
export const photoCases: readonly ListCase[] = [
  {
    endpoint: endpoints.review.addPhoto,
    name: 'the photo can be sent again, and what was typed stays',
    go: async (shop) => {
      const { token } = await receiveOrder();
      await shop.open(`/review/${token}`);
      const text = shop.page.getByLabel('What do you like, what not?');
      await text.fill('Soft and light.');
      await loseAndSendPhoto(shop, shop.page.getByRole('main'), endpoints.review.addPhoto);
      await expect(text).toHaveValue('Soft and light.');
    },
  },
  {
    endpoint: endpoints.order.addReturnPhoto,
    name: 'the photo can be sent again, and the return waits for it',
    go: async (shop) => {
      const shopper = await openAccount();
      await receiveOrder({ shopper });
      await holdTokens(shop.page, shopper);
      await shop.open('/dashboard/myorders');
      await new MyOrdersPage(shop.page, 'en').viewDetails.click();
      const { requestReturn } = orderMessages.en;
      await shop.page.getByRole('button', { name: requestReturn }).click();
      const dialog = shop.page.getByRole('dialog', { name: requestReturn });
      await loseAndSendPhoto(shop, dialog, endpoints.order.addReturnPhoto);
    },
  },
];

async function loseAndSendPhoto({ page }: ShopPage, form: Locator, endpoint: string): Promise<void> {
  await failOnce(page, endpoint);
  const picture = await (await fetch(new URL('/apple-touch-icon.png', browserShop.url))).arrayBuffer();
  await form
    .getByLabel(texts.addPhotos)
    .setInputFiles({ name: 'balm.png', mimeType: 'image/png', buffer: Buffer.from(picture) });
  await expect(form.getByText(failureText).first()).toBeVisible();
  const looked = Promise.withResolvers<void>();
  await slowDown(page, 3_000, looked.promise);
  await form.getByRole('button', { name: texts.retryOf('balm.png') }).click();
  await expect(form.getByRole('progressbar', { name: texts.uploading('balm.png') })).toBeVisible();
  looked.resolve();
  await expect(form.getByRole('button', { name: texts.removePhoto(1) })).toBeVisible();
}
