import { productPath } from '#shared/page-paths.ts';
import { violations } from '#tests/support/accessibility.ts';
import { holdTokens, openOwner } from '#tests/support/account.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { openEditor } from '#tests/support/pages/product-admin.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { addProduct } from '#tests/support/shelf.ts';

test('what a picture shows is written in both languages or follows from its slot, and each page says it in its own', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize(phone);
  await holdTokens(page, await openOwner());
  const product = await addProduct();
  const said = () => page.locator('.gallery__stage img').first();

  await page.goto(`/fr${productPath(product)}`);
  await expect(said()).toHaveAttribute('alt', new RegExp(product.name));

  await new ShopPage(page, 'en').open('/dashboard/product');
  const dialog = await openEditor(page, product.name);
  await dialog.locator('summary', { hasText: 'What pictures show' }).click();
  await dialog.getByLabel('What picture 1 is for').selectOption('The texture');
  await dialog.getByLabel('Picture 1', { exact: true }).fill('A red gloss without its cap');
  await dialog.getByLabel('Picture 1 in French', { exact: true }).fill('Un gloss rouge sans son capuchon');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Update Product' }).click();
  await expect(dialog).toBeHidden();

  await page.goto(`/fr${productPath(product)}`);
  await expect(said()).toHaveAttribute('alt', 'Un gloss rouge sans son capuchon');
  const document = await (await page.request.get(`/fr${productPath(product)}`)).text();
  expect(document).toContain('"caption":"Un gloss rouge sans son capuchon"');
  await page.goto(productPath(product));
  await expect(said()).toHaveAttribute('alt', 'A red gloss without its cap');

  await new ShopPage(page, 'en').open('/dashboard/product');
  await openEditor(page, product.name);
  await dialog.locator('summary', { hasText: 'What pictures show' }).click();
  await expect(dialog.getByLabel('What picture 1 is for')).toHaveValue('texture');
  await dialog.getByLabel('Picture 1 in French', { exact: true }).fill('');
  await dialog.getByRole('button', { name: 'Update Product' }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`/fr${productPath(product)}`);
  await expect(said()).toHaveAttribute('alt', new RegExp(`^Texture d(e |’)${product.name}$`));
});
