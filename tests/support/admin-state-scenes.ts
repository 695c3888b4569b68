import { expect } from '@playwright/test';
import { adminListMessages } from '#app/messages/admin-list-messages.ts';
import { adminMessages } from '#app/messages/admin-messages.ts';
import { adminOrderMessages } from '#app/messages/admin-order-messages.ts';
import type { ShopPage } from './pages/shop-page.ts';
import type { Scene } from './scenes.ts';

/** The admin's pages when empty, and when loading failed. */
export const adminStateScenes: readonly Scene[] = [
  {
    name: 'admin-orders-nothing',
    as: 'admin',
    path: () => '/dashboard/orders?search=qqqqzzzz',
    show: (shop) => see(shop, adminOrderMessages[shop.language].emptyTitle),
  },
  {
    name: 'admin-order-unknown',
    as: 'admin',
    path: () => '/dashboard/orders/qqqqzzzz',
    show: (shop) => see(shop, adminOrderMessages[shop.language].failedTitle),
    trouble: /^404 GET \/api\/order-desk\/|could not be loaded/,
  },
  {
    name: 'admin-products-nothing',
    as: 'admin',
    path: () => '/dashboard/product?q=qqqqzzzz',
    show: (shop) => see(shop, adminListMessages[shop.language].noMatchTitle),
  },
  {
    name: 'admin-list-nothing',
    as: 'admin',
    path: () => '/dashboard/stock?q=qqqqzzzz',
    show: (shop) => see(shop, adminListMessages[shop.language].noMatchTitle),
  },
  {
    name: 'admin-list-failed',
    as: 'admin',
    path: () => '/dashboard/stock',
    show: loseList,
    trouble: /^503 POST \/api\/stock\/|could not be loaded/,
  },
];

async function see({ page }: ShopPage, text: string): Promise<void> {
  await expect(page.getByRole('main').getByText(text)).toBeVisible();
}

async function loseList(shop: ShopPage): Promise<void> {
  const { page, language } = shop;
  const refused = { success: false, error: true, message: 'Later', code: 'BUSY' };
  await page.route('**/api/stock/list', (route) => route.fulfill({ status: 503, json: refused }));
  await page.reload();
  await see(shop, adminMessages[language].failedTitle);
}
