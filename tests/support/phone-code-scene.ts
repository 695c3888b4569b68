import { expect } from '@playwright/test';
import { cartMessages } from '#app/messages/cart-messages.ts';
import { phoneOrderMessages } from '#app/messages/phone-order-messages.ts';
import { inLanguage } from '#shared/page-paths.ts';
import { type OwnShop, startOwnShop } from './own-shop.ts';
import { aicha, PhoneOrderForm } from './pages/phone-order-form.ts';
import type { ShopPage } from './pages/shop-page.ts';
import type { Scene } from './scenes.ts';

/** The step after `order-by-phone` in a shop that can send SMS. */
export const phoneCodeScene: Scene = {
  name: 'order-by-phone-code',
  as: 'guest',
  path: () => '/search',
  show: waitForCode,
};

let opened: Promise<OwnShop> | undefined;

/** One shop for all looks; it ends with this process. */
function shopWithSms(): Promise<OwnShop> {
  opened ??= startOwnShop({ sendsSms: true });
  return opened;
}

async function waitForCode({ page, language }: ShopPage): Promise<void> {
  const { url, api } = await shopWithSms();
  const texts = phoneOrderMessages[language];
  const [product] = (await api().product.get({ page: 1, limit: 1 })).data;
  await page.goto(`${url}/robots.txt`);
  await page.evaluate(
    (cart) => localStorage.setItem('guest_cart', JSON.stringify(cart)),
    [{ _id: 'line', quantity: 1, productId: product?._id }],
  );
  await page.goto(`${url}${inLanguage('/cart', language)}`);
  await page.getByRole('button', { name: cartMessages[language].proceed }).click();
  const form = new PhoneOrderForm(page, language);
  const mobile = `6775${String(Math.floor(Math.random() * 100_000)).padStart(5, '0')}`;
  await form.fill({ ...aicha, mobile });
  await form.send.click();
  await expect(form.form.getByLabel(texts.code, { exact: true })).toBeFocused();
}
