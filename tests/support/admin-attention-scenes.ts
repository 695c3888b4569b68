import { expect } from '@playwright/test';
import { adminAttentionMessages } from '#app/messages/admin-attention-messages.ts';
import { adminReturnMessages } from '#app/messages/admin-return-messages.ts';
import { askBack } from './order-lives.ts';
import type { ShopPage } from './pages/shop-page.ts';
import type { Scene } from './scenes.ts';

const path = () => '/dashboard/attention';

/** The issues that wait for the owner, and the dialogs that answer them. */
export const adminAttentionScenes: readonly Scene[] = [
  { name: 'admin-attention', as: 'admin', path, show: showReturn },
  { name: 'admin-return', as: 'admin', path, show: openReturn },
  { name: 'admin-take-back', as: 'admin', path, show: openTakeBack },
];

async function showReturn(shop: ShopPage): Promise<void> {
  await askBack('Mama Odile');
  await shop.open(path());
  const { list } = adminAttentionMessages[shop.language];
  await expect(shop.page.getByRole('list', { name: list }).getByRole('article').first()).toBeVisible();
}

async function openReturn(shop: ShopPage): Promise<void> {
  const { order } = await askBack('Mama Odile');
  await shop.open(`/dashboard/orders/${order._id}`);
  const { title } = adminReturnMessages[shop.language];
  await expect(shop.page.getByRole('region', { name: title, exact: true })).toBeVisible();
}

async function openTakeBack(shop: ShopPage): Promise<void> {
  await openReturn(shop);
  const { takeBack } = adminReturnMessages[shop.language];
  await shop.page.getByRole('button', { name: takeBack, exact: true }).click();
  await expect(shop.page.getByRole('dialog')).toBeVisible();
}
