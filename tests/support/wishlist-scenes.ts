import { expect, type Page } from '@playwright/test';
import { storageKeys } from '#app/client/storage.ts';
import { productMessages } from '#app/messages/product-messages.ts';
import { shadeSheetMessages } from '#app/messages/shade-sheet-messages.ts';
import { wishlistMessages } from '#app/messages/wishlist-messages.ts';
import { productPath } from '#shared/page-paths.ts';
import type { ShopPage } from './pages/shop-page.ts';
import type { Scene } from './scenes.ts';
import { addProduct } from './shelf.ts';

export const wishlistScenes: readonly Scene[] = [
  { name: 'stock-alert', as: 'guest', path: ({ soldOut }) => productPath(soldOut), show: openStockAlert },
  { name: 'stock-alert-stop', as: 'guest', path: () => '/stock-alert/stop?token=made-up' },
  { name: 'cart-mails-confirm', as: 'guest', path: () => '/cart-mails/confirm?token=made-up' },
  { name: 'cart-mails-stop', as: 'guest', path: () => '/cart-mails/stop?token=made-up' },
  { name: 'wishlist-empty', as: 'guest', path: () => '/wishlist' },
  { name: 'wishlist', as: 'guest', path: () => '/search', show: openWishlist },
  { name: 'recently-viewed', as: 'guest', path: () => '/search', show: openRecentlyViewed },
  { name: 'shades-compared', as: 'guest', path: () => '/search?q=lipstick', show: compareShades },
];

async function openStockAlert({ page, language }: ShopPage): Promise<void> {
  const name = productMessages[language].stockAlert;
  await page.getByRole('button', { name }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
}

async function compareShades({ page, language }: ShopPage): Promise<void> {
  const texts = productMessages[language];
  await page
    .getByRole('link', { name: texts.chooseShadeOf('') })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(shadeSheetMessages[language].compareWith).selectOption({ index: 2 });
  await expect(sheet.locator('.shade-sheet__pair > section')).toHaveCount(2);
}

async function openWishlist(shop: ShopPage): Promise<void> {
  const { page, language } = shop;
  await forget(page, storageKeys.wishlist);
  for (const product of [await addProduct(), await addProduct()]) {
    await shop.open(productPath(product));
    const heart = page.getByRole('button', { name: productMessages[language].wishlist(product.name) });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  }
  await shop.open('/wishlist');
  await expect(page.getByRole('article')).toHaveCount(2);
}

async function openRecentlyViewed(shop: ShopPage): Promise<void> {
  const { page, language } = shop;
  const [first, second] = [await addProduct(), await addProduct()];
  await forget(page, storageKeys.recentlyViewed);
  await shop.open(productPath(first));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recently_viewed'))).not.toBeNull();
  await shop.open(productPath(second));
  const strip = page.getByRole('region', { name: wishlistMessages[language].viewed });
  await strip.scrollIntoViewIfNeeded();
  await expect(strip.getByRole('article')).toHaveCount(1);
}

/** Forgets what the same page has stored when it was looked at in another size or language. */
async function forget(page: Page, key: string): Promise<void> {
  await page.evaluate((name) => localStorage.removeItem(name), key);
}
