import { expect } from '@playwright/test';
import { promoCodeMessages } from '#app/messages/promo-code-messages.ts';
import { promotionMessages } from '#app/messages/promotion-messages.ts';
import { billMessages } from '#shared/messages/bill-messages.ts';
import { openOwner } from './account.ts';
import type { ShopPage } from './pages/shop-page.ts';
import type { Scene } from './scenes.ts';
import { addProduct } from './shelf.ts';

export const promotionScenes: readonly Scene[] = [
  {
    name: 'checkout-promo',
    as: 'shopper',
    path: () => '/checkout',
    show: useCode,
    // The scene first tries a code that does not exist.
    trouble: /^409 POST \/api\/promotion\/try-code$/,
  },
  { name: 'cart-promo', as: 'shopper', path: () => '/cart', show: useCodeInCart },
  { name: 'cart-gift', as: 'shopper', path: () => '/cart', show: showGift },
  { name: 'admin-gift-form', as: 'admin', path: () => '/dashboard/promotions', show: openGiftForm },
  { name: 'admin-promotions', as: 'admin', path: () => '/dashboard/promotions', show: showPromotions },
  { name: 'admin-promotion-form', as: 'admin', path: () => '/dashboard/promotions', show: openForm },
  { name: 'admin-promotion-many', as: 'admin', path: () => '/dashboard/promotions', show: openManyForm },
];

/** A wrong code is refused, then a valid one is applied. */
async function useCode({ page, language }: ShopPage): Promise<void> {
  const { api } = await openOwner();
  const code = `RENTREE${Date.now() % 1e6}`;
  await api.promotion.save({ kind: 'percent', name: 'Back to school', nameFr: 'Rentrée', code, value: 10 });
  const texts = promoCodeMessages[language];
  await openCode({ page, language });
  await page.getByLabel(texts.label).fill('rien');
  await page.getByRole('button', { name: texts.apply }).click();
  await expect(page.getByLabel(texts.label)).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel(texts.label).fill(code);
  await page.getByRole('button', { name: texts.apply }).click();
  await expect(page.getByText(texts.applied(code))).toBeVisible();
}

/** Opens the field; the tab keeps a code from one language and width to the next, which is taken away first. */
async function openCode({ page, language }: Pick<ShopPage, 'page' | 'language'>): Promise<void> {
  const texts = promoCodeMessages[language];
  const main = page.getByRole('main');
  const remove = main.getByRole('button', { name: texts.remove });
  await expect(async () => {
    const way = (await remove.isVisible()) ? remove : main.getByRole('button', { name: texts.question });
    await way.click({ timeout: 1_000 });
    await expect(main.getByLabel(texts.label)).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** Only this page sees the promotion: a gift of the shop would be in the orders of other tests. */
async function showGift({ page, language }: ShopPage): Promise<void> {
  const gift = await addProduct({ stock: 9 });
  const { _id: productId, name, nameFr, image } = gift;
  const data = [
    { productId, name, nameFr, image: image[0], minimum: 1, inStock: true },
    { productId: 'gone', name: 'Mascara', nameFr: 'Mascara', image: '', minimum: 2, inStock: false },
  ];
  await page.route('**/api/promotion/gifts', (route) =>
    route.fulfill({ json: { success: true, error: false, message: 'Done', data } }),
  );
  await page.reload();
  const { gift: mark } = billMessages[language];
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: mark })).toBeVisible();
}

async function openGiftForm({ page, language }: ShopPage): Promise<void> {
  const texts = promotionMessages[language];
  await page.getByRole('button', { name: texts.add }).click();
  const dialog = page.getByRole('dialog', { name: texts.add });
  await dialog.getByRole('radio').last().check();
  await expect(dialog.getByText(texts.giftHelp)).toBeVisible();
}

/** Uses a valid code, without a refusal before it. */
async function useCodeInCart({ page, language }: ShopPage): Promise<void> {
  const { api } = await openOwner();
  const code = `PANIER${Date.now() % 1e6}`;
  await api.promotion.save({ kind: 'percent', name: 'Cart', nameFr: 'Panier', code, value: 10 });
  const texts = promoCodeMessages[language];
  await openCode({ page, language });
  await page.getByLabel(texts.label).fill(code);
  await page.getByRole('button', { name: texts.apply }).click();
  await expect(page.getByText(texts.applied(code))).toBeVisible();
}

async function showPromotions({ page }: ShopPage): Promise<void> {
  const { api } = await openOwner();
  const product = await addProduct({ stock: 9 });
  const names = { name: 'Back to school', nameFr: 'Rentrée des classes' };
  await api.promotion.save({
    ...{ ...names, kind: 'percent', code: `R${Date.now() % 1e9}`, value: 10, minimum: 10_000, mostUses: 50 },
    ...{ isOncePerPhone: true, endsAt: new Date(Date.now() + 864e5).toISOString() },
  });
  const sale = await api.promotion.save({
    ...{ kind: 'sale', name: 'Weekend', nameFr: 'Soldes du week-end', value: 15, products: [product._id] },
  });
  await api.promotion.stop({ id: sale.data.id });
  await page.reload();
  await expect(page.getByRole('main').getByRole('article').nth(1)).toBeVisible();
}

async function openForm({ page, language }: ShopPage): Promise<void> {
  const texts = promotionMessages[language];
  await page.getByRole('button', { name: texts.add }).click();
  const dialog = page.getByRole('dialog', { name: texts.add });
  await dialog.getByRole('radio').first().check();
  await expect(dialog.getByLabel(texts.code, { exact: true })).toBeVisible();
}

/** A sale of more products than a form shows; the API's answer is made up here, because making the products takes a minute. */
async function openManyForm({ page, language }: ShopPage): Promise<void> {
  const { api } = await openOwner();
  const product = await addProduct({ stock: 9 });
  const names = { name: '−20% on 1,204 products', nameFr: '−20\u202f% sur 1\u202f204 produits' };
  const sale = await api.promotion.save({
    ...{ ...names, kind: 'sale', value: 20, products: [product._id] },
    endsAt: new Date(Date.now() + 864e5).toISOString(),
  });
  await page.route('**/api/promotion/list*', async (route) => {
    const response = await route.fetch();
    const answer: { data: { id: string }[] } = await response.json();
    const data = answer.data.map((row) =>
      row.id === sale.data.id ? { ...row, productCount: 1_204, namedProducts: [], products: [] } : row,
    );
    await route.fulfill({ response, json: { ...answer, data } });
  });
  await page.reload();
  const row = page.getByRole('article').filter({ hasText: language === 'fr' ? names.nameFr : names.name });
  await row
    .first()
    .getByRole('button', {
      name: promotionMessages[language].changeNamed(language === 'fr' ? names.nameFr : names.name),
    })
    .click();
  await expect(page.getByText(promotionMessages[language].someProducts(1_204)).last()).toBeVisible();
  await api.promotion.stop({ id: sale.data.id });
}
