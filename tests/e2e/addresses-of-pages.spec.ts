import { listingPath, productPath, segmentOf } from '#shared/page-paths.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { addProduct, addShelf } from '#tests/support/shelf.ts';
import { adminApi } from '#tests/support/shop-api.ts';

for (const path of ['/nothing-here', '/product/No-Such-Gloss-abcdefghijkl', '/fr/rien-du-tout']) {
  test(`${path} is a 404 page inside the shop`, async ({ shop, page, trouble }) => {
    trouble.expect(/^404 GET \//);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(shop.heading).toContainText(
      path.startsWith('/fr') ? 'Erreur inattendue de l’application' : 'Unexpected Application Error!',
    );
    await expect(page.getByText(/404/).first()).toBeVisible();
    await expect(shop.header).toBeVisible();
  });
}

test('the error page leads home', { tag: '@full' }, async ({ shop, page, trouble }) => {
  trouble.expect(/^404 GET \/nothing-here/);
  await shop.open('/nothing-here');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});

test('a draft and a deleted product have no page under any of their addresses', async ({ page }) => {
  const shelf = await addShelf();
  const draft = await addProduct({ published: false }, shelf);
  const deleted = await addProduct({}, shelf);
  await (await adminApi()).product.delete({ _id: deleted._id });
  for (const product of [draft, deleted]) {
    const address = productPath(product);
    const { category, subCategory } = shelf;
    for (const path of [
      address,
      `/fr${address}`,
      `${listingPath(category, subCategory)}/${segmentOf(product)}`,
    ]) {
      expect((await page.request.get(path)).status(), path).toBe(404);
    }
  }
});

test('a right id under another slug is sent to the right address for good', async ({ page }) => {
  const shelf = await addShelf();
  const gloss = await addProduct({}, shelf);
  for (const [wrong, right] of [
    [`/product/Old-Name-${gloss._id}`, productPath(gloss)],
    [`/fr/product/Old-Name-${gloss._id}`, `/fr${productPath(gloss)}`],
    [
      `/Old-${shelf.category._id}/Older-${shelf.subCategory._id}`,
      listingPath(shelf.category, shelf.subCategory),
    ],
    [`${listingPath(shelf.category, shelf.subCategory)}/Old-${gloss._id}`, productPath(gloss)],
  ] as const) {
    const answer = await page.request.get(wrong, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(new URL(answer.headers().location ?? '', 'http://shop').pathname).toBe(right);
  }
});
