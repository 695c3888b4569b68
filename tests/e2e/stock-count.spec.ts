import { holdTokens, openAccount, openOwner } from '#tests/support/account.ts';
import { cameraThatReads } from '#tests/support/camera-that-reads.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { placeOrderFor } from '#tests/support/place-order.ts';
import { addProduct } from '#tests/support/shelf.ts';
import { beginCount, newBarcode } from '#tests/support/stock-count.ts';

test('goods are counted with a scanner and the camera by two people, while the shop sells, and booked at the end', async ({
  page,
  keepToMyself,
}) => {
  await keepToMyself('stock count');
  await page.setViewportSize(phone);
  const [first, second] = [newBarcode(), newBarcode()];
  const balm = await addProduct({ stock: 4, barcode: first });
  const gloss = await addProduct({ stock: 3, barcode: second });
  const other = await openOwner();
  await beginCount(other.api);
  await holdTokens(page, await openOwner());
  await page.addInitScript(cameraThatReads, second);
  const shop = new ShopPage(page, 'fr');
  await shop.open('/dashboard/stock');
  await page.getByRole('link', { name: 'Faire l’inventaire' }).click();

  // A scanner types the code and Enter, and the next code at once.
  const field = page.getByLabel('Code-barres, référence ou nom');
  await field.focus();
  for (const code of [first, first]) {
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('status').filter({ hasText: `${balm.name} : 2` })).toBeVisible();
  const { data } = await other.api.stockCount.scan({ code: first });
  expect(data.line?.counted).toBe(3);

  await page.getByRole('button', { name: 'Scanner avec la caméra' }).click();
  await expect(page.getByRole('status').filter({ hasText: `${gloss.name} : 1` })).toBeVisible();
  await page.getByRole('button', { name: 'Fermer la caméra' }).click();

  // A typed name asks for a choice first.
  await field.fill(gloss.name);
  await field.press('Enter');
  await page.getByRole('button', { name: `Compter ${gloss.name}` }).click();
  const row = page.getByRole('article', { name: gloss.name });
  await expect(row).toContainText('Compté : 2, noté : 3');

  // The count is left and taken up again, with an order in between.
  await shop.open('/dashboard/overview');
  const shopper = await openAccount();
  await placeOrderFor(shopper, 'Awa Nkolo', { product: gloss });
  await shop.open('/dashboard/stock-count');
  await expect(row).toContainText('Compté : 2, noté : 3');
  await row.getByRole('button', { name: `Corriger le nombre : ${gloss.name}` }).click();
  const correction = page.getByRole('dialog', { name: 'Corriger le nombre' });
  await correction.getByLabel('Pièces que vous avez comptées').fill('3');
  await correction.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(row).toContainText('Comme noté');

  await page.getByRole('button', { name: 'Terminer l’inventaire' }).click();
  const dialog = page.getByRole('dialog', { name: 'Terminer l’inventaire' });
  await expect(dialog.getByRole('listitem').filter({ hasText: balm.name })).toContainText('4 → 3');
  await expect(dialog.getByText(gloss.name)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Modifier le stock' }).click();
  await expect(page.getByText('Aucun inventaire en cours')).toBeVisible();

  await shop.open(`/dashboard/stock?q=${encodeURIComponent(balm.name)}`);
  await expect(page.getByRole('article', { name: balm.name })).toContainText('3 pièces');
  await shop.open(`/dashboard/stock?q=${encodeURIComponent(gloss.name)}`);
  await expect(page.getByRole('article', { name: gloss.name })).toContainText('2 pièces');
});

test('scans that the network loses are kept and sent again, none of them twice', { tag: '@full' }, async ({
  page,
  keepToMyself,
  trouble,
}) => {
  await keepToMyself('stock count');
  const code = newBarcode();
  const balm = await addProduct({ stock: 4, barcode: code });
  const owner = await openOwner();
  await beginCount(owner.api);
  await holdTokens(page, owner);
  const shop = new ShopPage(page, 'en');
  await shop.open('/dashboard/stock-count');
  const field = page.getByLabel('Barcode, reference or name');
  trouble.expect(/stock-count\/scan/);
  // The first scan arrives, but its answer is lost.
  let isLost = false;
  await page.route('**/api/stock-count/scan', async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
  const status = page.getByRole('status');
  await field.fill(code);
  await field.press('Enter');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(status.filter({ hasText: `${balm.name}: 1` })).toBeVisible();
  await field.fill(code);
  await field.press('Enter');
  await expect(status.filter({ hasText: `${balm.name}: 2` })).toBeVisible();
  await page.getByRole('button', { name: 'End the count' }).click();
  await page.getByRole('button', { name: 'Give the count up' }).click();
  await page.getByRole('button', { name: 'Give the count up' }).click();
  await expect(page.getByText('No count is going on')).toBeVisible();
});

test('a code that counts nothing stays while the next ones are scanned, and is counted as often as it came', {
  tag: '@full',
}, async ({ page, keepToMyself }) => {
  await keepToMyself('stock count');
  const [shared, other, unknown] = [newBarcode(), newBarcode(), newBarcode()];
  const rose = await addProduct({ stock: 4, barcode: shared });
  await addProduct({ stock: 4, barcode: shared });
  const balm = await addProduct({ stock: 4, barcode: other });
  const owner = await openOwner();
  await beginCount(owner.api);
  await holdTokens(page, owner);
  const shop = new ShopPage(page, 'en');
  await shop.open('/dashboard/stock-count');
  await page.getByLabel('Barcode, reference or name').focus();
  for (const code of [shared, unknown, shared, other]) {
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('status').filter({ hasText: `${balm.name}: 1` })).toBeVisible();
  await expect(page.getByText(`Nothing has the code or the name “${unknown}”.`)).toBeVisible();
  await expect(page.getByText(`Which one is “${shared}” (× 2)?`)).toBeVisible();
  await page.getByRole('button', { name: `Count ${rose.name}` }).click();
  await expect(page.getByRole('article', { name: rose.name })).toContainText('Counted 2, booked 4');
  await page.getByRole('button', { name: 'Leave it out' }).click();
  await expect(page.getByText(`“${unknown}”`)).toBeHidden();
  const { data } = await owner.api.stockCount.get({});
  await owner.api.stockCount.end({ countId: data.count?.id ?? '', applies: false });
});
