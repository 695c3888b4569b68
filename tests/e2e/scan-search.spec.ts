import { violations } from '#tests/support/accessibility.ts';
import { holdTokens, openOwner } from '#tests/support/account.ts';
import { cameraThatReads } from '#tests/support/camera-that-reads.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { adminCard } from '#tests/support/pages/product-admin.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { addProduct } from '#tests/support/shelf.ts';

test('a product is found by the barcode that the camera reads, in its list and by the one search', {
  tag: '@full',
}, async ({ page }) => {
  const barcode = `2${String(Date.now()).slice(-11)}${Math.floor(Math.random() * 10)}`;
  const product = await addProduct({ barcode });
  await page.setViewportSize(phone);
  await page.addInitScript(cameraThatReads, barcode);
  await holdTokens(page, await openOwner());
  await new ShopPage(page, 'en').open('/dashboard/product');
  await page.getByRole('button', { name: 'Scan a barcode' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search products' })).toHaveValue(barcode);
  await expect(adminCard(page, product.name)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('article')).toHaveCount(1);
  expect(await violations(page)).toEqual([]);

  await page.keyboard.press('Control+k');
  const find = page.getByRole('dialog', { name: 'Search everything' });
  await find.getByRole('button', { name: 'Scan a barcode' }).click();
  await expect(find.getByRole('link', { name: product.name, exact: true })).toBeVisible();
});

test('an order by telephone takes a product that the camera reads', { tag: '@full' }, async ({ page }) => {
  const barcode = `2${String(Date.now()).slice(-11)}${Math.floor(Math.random() * 10)}`;
  const product = await addProduct({ barcode });
  await page.setViewportSize(phone);
  await page.addInitScript(cameraThatReads, barcode);
  await holdTokens(page, await openOwner());
  await new ShopPage(page, 'en').open('/dashboard/new-order');
  await page.getByRole('button', { name: 'Scan a barcode' }).click();
  await page.getByRole('button', { name: `Add ${product.name}` }).click();
  await expect(page.getByRole('list', { name: 'What is ordered' })).toContainText(product.name);
  expect(await violations(page)).toEqual([]);
});

test('a phone that opens its camera and cannot read barcodes says so', { tag: '@full' }, async ({
  page,
  trouble,
}) => {
  trouble.expect(/The picture was not read/);
  await page.setViewportSize(phone);
  await page.addInitScript(cameraThatReads, '');
  await page.addInitScript(() => {
    class Detector {
      async detect() {
        throw new DOMException('Barcode detection service unavailable.', 'NotSupportedError');
      }
    }
    Object.assign(window, { BarcodeDetector: Detector });
  });
  await holdTokens(page, await openOwner());
  const shop = new ShopPage(page, 'fr');
  await shop.open('/dashboard/product');
  await page.getByRole('button', { name: 'Scanner un code-barres' }).click();
  await expect(shop.toast('Ce téléphone ne lit pas les codes-barres.')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Scanner un code-barres' })).toBeHidden();
});
