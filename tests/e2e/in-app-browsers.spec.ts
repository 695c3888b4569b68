import { cartMessages } from '#app/messages/cart-messages.ts';
import { productPath } from '#shared/page-paths.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { CheckoutPage } from '#tests/support/pages/checkout-page.ts';
import { aicha, PhoneOrderForm } from '#tests/support/pages/phone-order-form.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { addProduct } from '#tests/support/shelf.ts';

const android = 'Mozilla/5.0 (Linux; Android 12; SM-A135F; wv) AppleWebKit/537.36 (KHTML, like Gecko)';
const phones = {
  Facebook: `${android} Version/4.0 Chrome/120.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/440.0.0.0;]`,
  TikTok: `${android} Version/4.0 Chrome/120.0.0.0 Mobile Safari/537.36 musical_ly_2023 BytedanceWebview`,
};

test.use({ viewport: phone, locale: 'fr-CM' });

for (const [name, userAgent] of Object.entries(phones)) {
  test.describe(`inside ${name}`, () => {
    test.use({ userAgent });

    test('a guest follows a link to a product and orders it', async ({ page }) => {
      // Removes what such a window lacks: persistent workers, notices, other windows, sharing and copying.
      await page.addInitScript(() => {
        const without = (owner: object, names: readonly string[]) => {
          for (const missing of names) Reflect.deleteProperty(owner, missing);
        };
        without(Navigator.prototype, [
          'serviceWorker',
          'clipboard',
          'share',
          'connection',
          'locks',
          'permissions',
        ]);
        without(globalThis, ['Notification', 'PushManager', 'BarcodeDetector', 'BroadcastChannel']);
        globalThis.open = () => null;
      });
      const shop = new ShopPage(page, 'fr');
      const gloss = await addProduct({ price: 4_500 });
      await shop.open(productPath(gloss));
      await shop.product(gloss.name).add.click();
      await expect(shop.product(gloss.name).quantity).toContainText('1');
      await shop.open('/cart');
      await page.getByRole('button', { name: cartMessages.fr.proceed }).click();
      const form = new PhoneOrderForm(page, 'fr');
      await form.fill(aicha);
      await form.send.click();
      await new CheckoutPage(page, 'fr').cashOnDelivery.click();
      await expect(shop.heading).toHaveText('Commande passée avec succès');
      await shop.open('/dashboard/myorders');
      await expect(page.getByRole('article').first()).toContainText(gloss.name);
    });
  });
}
