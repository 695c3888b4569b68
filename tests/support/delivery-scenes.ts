import { expect } from '@playwright/test';
import { adminZoneMessages } from '#app/messages/admin-zone-messages.ts';
import type { ShopPage } from './pages/shop-page.ts';
import type { Scene } from './scenes.ts';

/** The owner's page of delivery zones. Active zones would change every page of the shop, so they are tested in a shop of their own. */
export const deliveryScenes: readonly Scene[] = [
  { name: 'admin-zones', as: 'admin', path: () => '/dashboard/zones', show: seeEmpty },
  { name: 'admin-zone-dialog', as: 'admin', path: () => '/dashboard/zones', show: openDialog },
  { name: 'admin-zone-mistakes', as: 'admin', path: () => '/dashboard/zones', show: makeMistakes },
];

async function seeEmpty(shop: ShopPage): Promise<void> {
  await expect(shop.page.getByText(adminZoneMessages[shop.language].emptyTitle)).toBeVisible();
}

async function openDialog(shop: ShopPage): Promise<void> {
  const texts = adminZoneMessages[shop.language];
  await shop.page.getByRole('button', { name: texts.add, exact: true }).click();
  await expect(shop.page.getByRole('dialog')).toBeVisible();
}

/** Each mistake is shown beside its own field. */
async function makeMistakes(shop: ShopPage): Promise<void> {
  const texts = adminZoneMessages[shop.language];
  await openDialog(shop);
  const dialog = shop.page.getByRole('dialog');
  await dialog.getByLabel(texts.quarter).fill('Bonapriso');
  await dialog.getByLabel(texts.daysTo).fill('99');
  await dialog.getByRole('button', { name: texts.save, exact: true }).click();
  await expect(dialog.getByText(texts.cityFirst)).toBeVisible();
  await expect(dialog.getByText(texts.wrongDays)).toBeVisible();
}
