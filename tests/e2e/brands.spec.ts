import { violations } from '#tests/support/accessibility.ts';
import { holdTokens, openOwner } from '#tests/support/account.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { addProduct, newWord } from '#tests/support/shelf.ts';

test.use({ viewport: { width: 360, height: 740 }, locale: 'fr-CM' });

test('from a product to its brand: story, all its products, narrowed further; written by the owner', {
  tag: '@full',
}, async ({ page }) => {
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

test('the owner joins two spellings of a brand, corrects its name and takes its story back, on a phone', {
  tag: '@full',
}, async ({ page, trouble }) => {
  trouble.expect(/^422 PUT \/api\/brand\/rename/);
  const shop = new ShopPage(page, 'fr');
  const brand = `Maison ${newWord()}`;
  const wrong = `${brand.toUpperCase()} Paris`;
  const [first, second] = [
    await addProduct({ more_details: { Brand: brand }, moreDetailsFr: { Marque: brand } }),
    await addProduct({ more_details: { Brand: wrong }, moreDetailsFr: { Marque: wrong } }),
  ];
  const owner = await openOwner();
  await owner.api.brand.save({ name: wrong, storyFr: 'Pour nos peaux.' });
  await holdTokens(page, owner);
  await shop.open('/dashboard/brand');

  await page.getByRole('button', { name: `Renommer ${wrong}` }).click();
  const dialog = page.getByRole('dialog', { name: `Renommer ${wrong}` });
  await dialog.getByLabel('Nouveau nom').fill(brand);
  await expect(dialog).toContainText(`«\u202f${brand}\u202f» est déjà une marque.`);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Renommer' }).click();
  await expect(shop.toast('Marque renommée')).toBeVisible();
  await expect(page.getByRole('article', { name: wrong })).toHaveCount(0);
  const row = page.getByRole('article', { name: brand });
  await expect(row).toContainText('2\u00a0produits');
  await expect(row).toContainText('histoire en une langue');

  await row.getByRole('button', { name: `Renommer ${brand}` }).click();
  const named = page.getByRole('dialog', { name: `Renommer ${brand}` });
  await named.getByRole('button', { name: 'Renommer' }).click();
  await expect(named).toContainText('C’est déjà son nom. Écrivez-en un autre.');
  await named.getByLabel('Nouveau nom').fill(`${brand} Paris`);
  await page.keyboard.press('Enter');
  const corrected = page.getByRole('article', { name: `${brand} Paris` });
  await expect(corrected).toContainText('2\u00a0produits');

  await corrected.getByRole('button', { name: /^Effacer l’histoire de/ }).click();
  const question = page.getByRole('dialog', { name: `Effacer l’histoire de ${brand} Paris` });
  await expect(question).toContainText('Ses produits restent dans la boutique');
  await question.getByRole('button', { name: 'Supprimer' }).click();
  await expect(corrected).toContainText('sans histoire');

  await shop.open(`/brand/${`${brand} Paris`.replaceAll(' ', '-')}`);
  for (const { name } of [first, second]) await expect(shop.card(name)).toBeVisible();

  for (const old of [brand, wrong]) {
    await page.goto(`/fr/brand/${old.replaceAll(' ', '-')}?sort=price`);
    await expect(page).toHaveURL(`/fr/brand/${brand.replaceAll(' ', '-')}-Paris?sort=price`);
    await expect(shop.heading).toHaveText(`${brand} Paris`);
  }
});

test('the form of a brand says what French pages show without a French story', { tag: '@full' }, async ({
  page,
}) => {
  const brand = `Maison ${newWord()}`;
  await addProduct({ more_details: { Brand: brand } });
  await holdTokens(page, await openOwner());
  await new ShopPage(page, 'fr').open('/dashboard/brand');
  await page.getByRole('article', { name: brand }).getByRole('button', { name: 'Modifier' }).click();
  await expect(
    page.getByRole('dialog', { name: brand }).getByLabel('Histoire (français'),
  ).toHaveAccessibleDescription(/affichent l’histoire anglaise/);
});
