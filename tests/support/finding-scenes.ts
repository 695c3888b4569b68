import { expect } from '@playwright/test';
import { cartMessages } from '#app/messages/cart-messages.ts';
import { facetMessages } from '#app/messages/facet-messages.ts';
import { listingPath, wholeCategoryPath } from '#shared/page-paths.ts';
import { PhoneOrderForm } from './pages/phone-order-form.ts';
import type { ShopPage } from './pages/shop-page.ts';
import { phoneCodeScene } from './phone-code-scene.ts';
import type { Scene } from './scenes.ts';
import { whatsAppAlertScene } from './whatsapp-alert-scene.ts';

/** Lists being narrowed and sorted, and searches without an exact match. */
export const findingScenes: readonly Scene[] = [
  { name: 'whole-category', as: 'guest', path: ({ category }) => wholeCategoryPath(category) },
  {
    name: 'filter-sheet',
    as: 'guest',
    path: ({ category }) => wholeCategoryPath(category),
    show: openFilters,
  },
  // As shown to readers without scripts.
  { name: 'filter-page', as: 'guest', path: ({ category }) => `${wholeCategoryPath(category)}?filters=1` },
  {
    name: 'list-narrowed',
    as: 'guest',
    path: ({ category, subCategory }) => `${listingPath(category, subCategory)}?colour=red&sort=price`,
  },
  {
    name: 'list-narrowed-empty',
    as: 'guest',
    path: ({ category, subCategory }) => `${listingPath(category, subCategory)}?brand=Nowhere`,
  },
  { name: 'search-without-words', as: 'guest', path: () => '/search?q=lipstick+turbo' },
  { name: 'search-nearest-spelling', as: 'guest', path: () => '/search?q=lipstik' },
  { name: 'order-by-phone', as: 'guest with a cart', path: () => '/cart', show: openPhoneOrder },
  phoneCodeScene,
  whatsAppAlertScene,
];

async function openFilters({ page, language }: ShopPage): Promise<void> {
  const texts = facetMessages[language];
  await page.getByRole('link', { name: texts.filterAndSort }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: texts.apply })).toBeVisible();
}

async function openPhoneOrder({ page, language }: ShopPage): Promise<void> {
  await page.getByRole('button', { name: cartMessages[language].proceed }).click();
  await expect(new PhoneOrderForm(page, language).send).toBeVisible();
}
