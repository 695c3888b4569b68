import { expect } from '@playwright/test';
import { endpoints } from '#shared/endpoints.ts';
import { productPath } from '#shared/page-paths.ts';
import type { ShopPage } from '#tests/support/pages/shop-page.ts';
import { addProduct } from '#tests/support/shelf.ts';
import { failOnce } from './answer-for.ts';
import { comeAsShopper } from './forms.ts';

/** The products that a shopper marks and those she has viewed. */
export const wishlistCases = [
  {
    endpoint: endpoints.wishlist.sync,
    name: 'the heart stays, and the next press sends both',
    go: async (shop: ShopPage) => {
      const { api } = await comeAsShopper(shop.page);
      const [gloss, balm] = [await addProduct(), await addProduct()];
      await shop.open(productPath(gloss));
      const failure = await failOnce(shop.page, endpoints.wishlist.sync);
      const heart = shop.page.getByRole('button', { name: `${gloss.name} on your wishlist` });
      await heart.click();
      await expect.poll(failure.count).toBe(1);
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await shop.open(productPath(balm));
      await shop.page.getByRole('button', { name: `${balm.name} on your wishlist` }).click();
      await expect
        .poll(async () => new Set((await api.wishlist.sync({})).data.ids))
        .toEqual(new Set([gloss._id, balm._id]));
    },
  },
  {
    endpoint: endpoints.viewed.sync,
    name: 'what was looked at stays here, and the next document sends it',
    go: async (shop: ShopPage) => {
      const { api } = await comeAsShopper(shop.page);
      const [gloss, balm] = [await addProduct(), await addProduct()];
      await shop.open(productPath(gloss));
      const failure = await failOnce(shop.page, endpoints.viewed.sync);
      await shop.open('/search');
      await expect.poll(failure.count).toBe(1);
      await shop.open(productPath(balm));
      await shop.open('/search');
      await expect.poll(async () => (await api.viewed.sync({})).data.ids).toEqual([balm._id, gloss._id]);
    },
  },
  {
    endpoint: endpoints.product.getByIds,
    name: 'the wishlist says so, and Retry shows it',
    go: async (shop: ShopPage) => {
      const gloss = await addProduct();
      await shop.open(productPath(gloss));
      await shop.page.getByRole('button', { name: `${gloss.name} on your wishlist` }).click();
      await failOnce(shop.page, endpoints.product.getByIds);
      await shop.open('/wishlist');
      await expect(shop.page.getByText('The products could not be loaded.')).toBeVisible();
      await shop.page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
      await expect(shop.page.getByRole('article')).toContainText(gloss.name);
    },
  },
];
