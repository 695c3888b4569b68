import sharp from 'sharp';
import { holdTokens, openOwner } from '#tests/support/account.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';

test('the background of a photo is made white after a look, and taken back; a photo that it does not fit says so', {
  tag: '@full',
}, async ({ page, trouble }) => {
  trouble.expect(/^422 POST \/api\/file\/make-plain/, /Aucun fond uni/);
  await page.setViewportSize(phone);
  await holdTokens(page, await openOwner());
  const shop = new ShopPage(page, 'fr');
  await shop.open('/dashboard/upload-product');
  const files = page.locator('input[type="file"]:not([capture])');
  await files.setInputFiles([
    { name: 'tube.png', mimeType: 'image/png', buffer: await photo('#d8c4a8', '#d8c4a8') },
    { name: 'room.png', mimeType: 'image/png', buffer: await photo('#d8c4a8', '#35506b') },
  ]);
  const tiles = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Retirer/ }) });
  await expect(tiles).toHaveCount(2);
  const source = () => tiles.first().locator('img').getAttribute('src');
  const taken = await source();

  await page.getByRole('button', { name: 'Fond blanc pour l’image 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fond blanc' });
  await expect(dialog.getByRole('img', { name: 'Avec un fond blanc' })).toBeVisible();
  expect(await source()).toBe(taken);
  await dialog.getByRole('button', { name: 'Utiliser celle au fond blanc' }).click();
  await expect(dialog).toBeHidden();
  expect(await source()).not.toBe(taken);
  await page.getByRole('button', { name: 'Comme elle a été prise : image 1' }).click();
  expect(await source()).toBe(taken);

  await page.getByRole('button', { name: 'Fond blanc pour l’image 2' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Aucun fond uni n’a été trouvé');
  await dialog.getByRole('button', { name: 'Laisser comme elle est' }).click();
  await expect(dialog).toBeHidden();
});

/** A tube on a background of one colour above and one below. */
function photo(above: string, below: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">
    <rect width="400" height="200" fill="${above}"/><rect y="200" width="400" height="200" fill="${below}"/>
    <rect x="140" y="80" width="120" height="240" rx="20" fill="#8a1c3b"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
