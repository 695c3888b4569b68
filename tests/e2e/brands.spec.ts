import { openOwner } from '#tests/support/account.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { addProduct, newWord } from '#tests/support/shelf.ts';

test.use({ viewport: { width: 360, height: 740 }, locale: 'fr-CM' });

test('from a product to its brand: story, all its products, narrowed further; told by the owner', async ({
  page,
}) => {
  const shop = new ShopPage(page, 'fr');
  const brand = `Maison ${newWord()}`;
  const named = { more_details: { Brand: brand }, moreDetailsFr: { Marque: brand } };
  const [dear, cheap] = [
    await addProduct({ ...named, price: 9000, bulkPrice: 7000 }),
    await addProduct({ ...named, price: 2000 }),
  ];
  await (await openOwner()).api.brand.save({
    name: brand,
    story: 'For our skins.',
    storyFr: 'Pour nos peaux.',
  });

  await shop.open(`/product/${dear.name.replaceAll(' ', '-')}-${dear._id}`);
  await page.getByRole('link', { name: brand }).click();
  await expect(shop.heading).toHaveText(brand);
  await expect(page.getByText('Pour nos peaux.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);

  await page
    .getByRole('button', { name: 'Filtrer et trier' })
    .or(page.getByRole('link', { name: 'Filtrer et trier' }))
    .click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('Marque', { exact: true })).toHaveCount(0);
  await sheet.getByLabel('À', { exact: true }).fill('3000');
  await sheet.getByRole('button', { name: 'Voir les produits' }).click();
  await expect(shop.card(cheap.name)).toBeVisible();
  await expect(shop.card(dear.name)).toHaveCount(0);

  await shop.open('/brands');
  const line = page.getByRole('row').filter({ hasText: dear.name });
  await expect(line).toContainText('7\u202f000\u00a0FCFA');
  await line.getByRole('link', { name: brand }).click();
  await expect(shop.heading).toHaveText(brand);
});
