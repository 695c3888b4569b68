import type { Page } from '@playwright/test';
import { productPath } from '#shared/page-paths.ts';
import { desktop, expect, phone, test } from '#tests/support/e2e.ts';
import { addProduct } from '#tests/support/shelf.ts';

test.use({ viewport: phone });

/** Withholds the file of a part, as where the network was lost after the page had loaded. */
async function withhold(page: Page, file: string): Promise<() => Promise<void>> {
  const address = new RegExp(`/assets/.*${file}`);
  await page.route(address, (route) => route.abort('internetdisconnected'));
  return () => page.unroute(address);
}

test('a part that comes by itself and does not leaves the page as it is', { tag: '@full' }, async ({
  shop,
  page,
  trouble,
}) => {
  trouble.expect(/part of the page did not come/, /ERR_INTERNET_DISCONNECTED/);
  const gloss = await addProduct();
  await withhold(page, 'product-questions');
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('product-questions'));
  await shop.open(productPath(gloss));
  await page.getByRole('heading', { name: /Why shop from/ }).scrollIntoViewIfNeeded();
  await failed;
  await expect(shop.heading).toHaveText(gloss.name);
  await shop.product(gloss.name).add.click();
  await expect(shop.toast('Item added to cart')).toBeVisible();
});

test('a dialog that does not come without a network says so, and comes with the next press when there is one', {
  tag: '@full',
}, async ({ shop, page, trouble }) => {
  trouble.expect(
    /part of the page did not come/,
    /The network does not answer either/,
    /ERR_INTERNET_DISCONNECTED/,
  );
  await page.setViewportSize(desktop);
  const gloss = await addProduct();
  await shop.open(productPath(gloss));
  const bring = await withhold(page, '');
  await shop.cartButton.click();
  await expect(shop.toast(/No connection/)).toBeVisible();
  await expect(shop.heading).toHaveText(gloss.name);

  await bring();
  await shop.returnToHeader();
  await shop.cartButton.click();
  await expect(shop.cart).toBeVisible();
});
