import { expect } from '@playwright/test';
import { adminMessages } from '#app/messages/admin-messages.ts';
import type { ShopPage } from './pages/shop-page.ts';
import type { Scene } from './scenes.ts';

/** The admin's pages of categories and sub-categories, and what others see there. */
export const adminCatalogueScenes: readonly Scene[] = [
  { name: 'admin-refused', as: 'new shopper', path: () => '/dashboard/category' },
  { name: 'admin-guest', as: 'guest', path: () => '/dashboard/category' },
  { name: 'admin-category', as: 'admin', path: () => '/dashboard/category' },
  { name: 'admin-sub-category', as: 'admin', path: () => '/dashboard/subcategory' },
  {
    name: 'admin-picture-viewer',
    as: 'admin',
    path: () => '/dashboard/subcategory',
    show: openPictureViewer,
  },
];

async function openPictureViewer({ page, language }: ShopPage): Promise<void> {
  await page
    .getByRole('button', { name: adminMessages[language].showPictureOf('') })
    .first()
    .click();
  await expect(page.getByRole('dialog').locator('img')).toBeVisible();
}
