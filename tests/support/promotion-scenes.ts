import { expect } from '@playwright/test';
import { promotionMessages } from '#app/messages/promotion-messages.ts';
import { openOwner } from './account.ts';
import type { ShopPage } from './pages/shop-page.ts';
import type { Scene } from './scenes.ts';
import { addProduct } from './shelf.ts';

export const promotionScenes: readonly Scene[] = [
  { name: 'admin-promotions', as: 'admin', path: () => '/dashboard/promotions', show: showPromotions },
  { name: 'admin-promotion-form', as: 'admin', path: () => '/dashboard/promotions', show: openForm },
];

async function showPromotions({ page }: ShopPage): Promise<void> {
  const { api } = await openOwner();
  const gift = await addProduct({ stock: 9 });
  const names = { name: 'Back to school', nameFr: 'Rentrée des classes' };
  await api.promotion.save({
    ...{ ...names, kind: 'percent', code: `R${Date.now() % 1e9}`, value: 10, minimum: 10_000, mostUses: 50 },
    ...{ isOncePerPhone: true, endsAt: new Date(Date.now() + 864e5).toISOString() },
  });
  await api.promotion.save({
    ...{ kind: 'gift', name: 'Our thanks', nameFr: 'Notre merci', minimum: 900_000 },
    giftProductId: gift._id,
  });
  const sale = await api.promotion.save({
    ...{ kind: 'sale', name: 'Weekend', nameFr: 'Soldes du week-end', value: 15, products: [gift._id] },
  });
  await api.promotion.stop({ id: sale.data.id });
  await page.reload();
  await expect(page.getByRole('main').getByRole('article').nth(2)).toBeVisible();
}

async function openForm({ page, language }: ShopPage): Promise<void> {
  const texts = promotionMessages[language];
  await page.getByRole('button', { name: texts.add }).click();
  const dialog = page.getByRole('dialog', { name: texts.add });
  await dialog.getByRole('radio').first().check();
  await expect(dialog.getByLabel(texts.code, { exact: true })).toBeVisible();
}
