import { endpoints } from '#shared/endpoints.ts';
import { productPath } from '#shared/page-paths.ts';
import { violations } from '#tests/support/accessibility.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { addProduct, addShelf, newWord } from '#tests/support/shelf.ts';

test.use({ viewport: phone, locale: 'fr-CM' });

test('the cart shows what goes with it, and one press adds it', { tag: '@full' }, async ({
  page,
  trouble,
}) => {
  trouble.expect(/get-goes-with/, /A page could not be loaded/);
  const lips = await addShelf();
  const lipstick = await addProduct({ name: `${newWord()} Rouge` }, lips);
  const liners = await addShelf({ beside: lips });
  const liner = await addProduct({ name: `${newWord()} Crayon` }, liners);

  const shop = new ShopPage(page, 'fr');
  await page.route(`**${endpoints.product.getGoesWith.split(' ')[1]}`, (route) =>
    route.abort('connectionfailed'),
  );
  await shop.open(productPath(lipstick));
  await shop.product(lipstick.name).add.click();
  await shop.openCart();
  await expect(shop.cart).toContainText(lipstick.name);
  const strip = shop.cart.getByRole('region', { name: 'Va bien avec votre panier' });
  await expect(strip).toHaveCount(0);

  await page.unrouteAll();
  await page.reload();
  await shop.openCart();
  await expect(strip.getByRole('link', { name: liner.name })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const add = strip.getByRole('button', { name: new RegExp(liner.name) });
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(shop.product(liner.name, shop.cart).quantity).toContainText('1');
  await expect(strip.getByRole('link', { name: liner.name })).toHaveCount(0);
});
