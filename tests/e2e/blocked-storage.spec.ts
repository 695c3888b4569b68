import type { Page } from '@playwright/test';
import { cartMessages } from '#app/messages/cart-messages.ts';
import { checkoutMessages, succeededMessages } from '#app/messages/checkout-messages.ts';
import { inLanguage, productPath } from '#shared/page-paths.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { CheckoutPage } from '#tests/support/pages/checkout-page.ts';
import { aicha, PhoneOrderForm } from '#tests/support/pages/phone-order-form.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { addProduct, stockOf } from '#tests/support/shelf.ts';

test.use({ viewport: phone });

/** A browser set to block all cookies throws as soon as a page looks at its storage. */
async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
}

test('a shopper whose browser keeps nothing orders all the same', async ({ page, trouble }) => {
  trouble.expect(/SecurityError|Access is denied/);
  await blockStorage(page);
  const shop = new ShopPage(page, 'fr');
  const gloss = await addProduct({ stock: 5 });
  await shop.open(inLanguage(productPath(gloss), 'fr'));
  await shop.product(gloss.name).add.click();
  await page.getByRole('link', { name: cartMessages.fr.viewCart }).first().click();
  await page.getByRole('button', { name: cartMessages.fr.proceed }).click();
  const form = new PhoneOrderForm(page, 'fr');
  await form.fill(aicha);
  await form.send.click();
  await new CheckoutPage(page, 'fr').cashOnDelivery.click();
  await expect(shop.heading).toHaveText(checkoutMessages.fr.succeeded(succeededMessages.fr.Order));
  await expect.poll(() => stockOf(gloss)).toBe(4);
});
