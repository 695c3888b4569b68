import { randomInt } from 'node:crypto';
import { holdTokens, openAccount, openOwner } from '#tests/support/account.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { screensFor } from '#tests/support/looks.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { placeOrderFor } from '#tests/support/place-order.ts';
import { addProduct, changeProduct, newWord, stockOf } from '#tests/support/shelf.ts';
import { shopApi } from '#tests/support/shop-api.ts';

for (const [screen, viewport] of screensFor('the owner takes an order from')) {
  test(`the owner takes an order from a new caller and sends her the link (${screen})`, async ({
    page,
    shop,
    trouble,
  }) => {
    trouble.expect(/^409 POST \/api\/caller\/place-order/);
    await page.setViewportSize(viewport);
    const word = newWord();
    const product = await addProduct({ name: `${word} Gloss`, price: 4000, discount: 10, stock: 3 });
    const draft = await addProduct({ name: `${word} Balm`, published: false });
    const phone = `67${randomInt(1_000_000, 9_999_999)}`;
    await holdTokens(page, await openOwner());
    await shop.open('/dashboard/new-order');
    await expect(page.getByRole('button', { name: 'Place the order' })).not.toContainText('FCFA');

    await page.getByLabel('Search products').fill(word);
    const found = page.getByRole('list', { name: 'Products found' });
    await expect(found).toContainText('3 in stock');
    await expect(found).not.toContainText(draft.name);
    await found.getByRole('button', { name: `Add ${product.name}` }).click();
    const ordered = page.getByRole('list', { name: 'What is ordered' });
    const more = ordered.getByRole('button', { name: `Increase quantity of ${product.name}` });
    await more.click();
    await expect(ordered).toContainText('7\u202f200');
    await more.click();
    await expect(more).toBeDisabled();

    const form = page.getByRole('region', { name: 'Deliver to' });
    await form.getByLabel('Address line').fill('Deido, behind the market');
    await page.getByLabel('Phone or e-mail').fill(phone);
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await expect(page.getByText('No one is known with it.')).toBeVisible();
    await expect(form.getByLabel('Mobile')).toHaveValue(phone);
    // What was typed before the answer came is kept.
    await expect(form.getByLabel('Address line')).toHaveValue('Deido, behind the market');
    const place = form.getByRole('button', { name: 'Place the order' });
    await place.click();
    await expect(form.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
    await form.getByLabel('Name').fill(`Caller on a ${screen}`);
    await form.getByLabel('City').fill('Douala');
    await form.getByLabel('State').fill('Littoral');
    await form.getByLabel('Language of the messages').selectOption('French');

    // The price changes during the call: no order is placed before the new total was read out.
    await changeProduct(product, { discount: 0 });
    await place.click();
    await expect(shop.toast('The total has changed')).toBeVisible();
    await expect(place).toContainText('12\u202f000');
    await expect.poll(() => stockOf(product)).toBe(3);
    await place.dblclick();

    const done = page.getByRole('main');
    await expect(done.getByRole('heading', { name: 'The order is placed' })).toBeFocused();
    const link = await done.getByLabel('Tracking link').inputValue();
    expect(link).toContain('/fr/track/');
    await expect(done.getByRole('link', { name: /Send the link by WhatsApp/ })).toHaveAttribute(
      'href',
      `https://wa.me/237${phone}?text=${encodeURIComponent(`Suivez la commande ${await done.locator('strong').innerText()} ici\u00a0: ${link}`)}`,
    );
    await expect.poll(() => stockOf(product)).toBe(0);
    await done.getByRole('link', { name: 'Open the order' }).click();
    await expect(done).toContainText(`Caller on a ${screen}`);
    await expect(done).toContainText('Admin');
    await page.goto(link);
    await expect(page.getByRole('main')).toContainText('Suivre la commande');
  });
}

test('an order for a known customer goes into her account and to the place of her last one, in French', {
  tag: '@full',
}, async ({ page }) => {
  const shopper = await openAccount();
  const earlier = await placeOrderFor(shopper, 'Mme Ngo Bassa');
  const product = await addProduct({ stock: 5 });
  await holdTokens(page, await openOwner());
  const shop = new ShopPage(page, 'fr');
  await shop.open('/dashboard/new-order');
  await page.getByLabel('Rechercher des produits').fill(product.name);
  await page.getByRole('button', { name: `Ajouter ${product.name}` }).click();
  await page.getByLabel('Téléphone ou e-mail').fill(shopper.email);
  await page.getByRole('button', { name: 'Chercher', exact: true }).click();
  await page.getByRole('button', { name: `C’est cette personne\u00a0: ${shopper.name}` }).click();
  await expect(page.getByText(`La commande ira dans le compte de ${shopper.name}.`)).toBeVisible();
  const form = page.getByRole('region', { name: 'Livrer à' });
  await expect(form.getByLabel('Nom')).toHaveValue('Mme Ngo Bassa');
  await expect(form.getByLabel('Adresse', { exact: true })).toHaveValue(
    earlier.delivery_address.addressLine1,
  );
  await form.getByRole('button', { name: 'Passer la commande' }).click();
  await expect(page.getByRole('heading', { name: 'La commande est passée' })).toBeVisible();
  const orders = (await shopper.api.order.orderList({})).data;
  expect(orders).toHaveLength(2);
  expect(orders[0]?.items.map(({ productId }) => productId)).toEqual([product._id]);
  expect((await shopApi().product.getDetails({ productId: product._id })).data.stock).toBe(4);
});

test('an order that is being taken outlives a reload and Back, with prices of now, until it is begun anew', {
  tag: '@full',
}, async ({ page, shop }) => {
  const shopper = await openAccount();
  await placeOrderFor(shopper, 'Mme Ngo Bassa');
  const product = await addProduct({ price: 4000, stock: 5 });
  await holdTokens(page, await openOwner());
  await shop.open('/dashboard/orders');
  await shop.open('/dashboard/new-order');
  const again = page.getByRole('button', { name: 'Start again' });
  await expect(page.getByLabel('Search products')).toBeVisible();
  await expect(again).toBeHidden();
  await page.getByLabel('Search products').fill(product.name);
  await page.getByRole('button', { name: `Add ${product.name}` }).click();
  const ordered = page.getByRole('list', { name: 'What is ordered' });
  await ordered.getByRole('button', { name: `Increase quantity of ${product.name}` }).click();
  await page.getByLabel('Phone or e-mail').fill(shopper.email);
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page.getByRole('button', { name: `It is this customer: ${shopper.name}` }).click();
  const form = page.getByRole('region', { name: 'Deliver to' });
  await form.getByLabel('Address line').fill('Deido, behind the market');

  await changeProduct(product, { price: 4500 });
  await shop.reload();
  await expect(ordered).toContainText('9\u202f000');
  await expect(page.getByLabel('Phone or e-mail')).toHaveValue(shopper.email);
  await expect(page.getByText(`The order goes into the account of ${shopper.name}.`)).toBeVisible();
  await expect(form.getByLabel('Address line')).toHaveValue('Deido, behind the market');
  await expect(form.getByLabel('Name')).toHaveValue('Mme Ngo Bassa');

  await page.goBack();
  await expect(page).toHaveURL('/dashboard/orders');
  await page.goForward();
  await expect(ordered).toContainText('9\u202f000');
  await expect(form.getByLabel('Address line')).toHaveValue('Deido, behind the market');

  await again.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByText('Nothing yet: search above and press Add.')).toBeVisible();
  await expect(page.getByLabel('Phone or e-mail')).toHaveValue('');
  await expect(form.getByLabel('Address line')).toHaveValue('');
  await expect(again).toBeHidden();
  await shop.reload();
  await expect(page.getByText('Nothing yet: search above and press Add.')).toBeVisible();
});

test('an order that was placed without its answer is placed once, also after a reload', {
  tag: '@full',
}, async ({ page, shop, trouble }) => {
  trouble.expect(/place-order|Failed to load resource/);
  const product = await addProduct({ stock: 5 });
  await holdTokens(page, await openOwner());
  await shop.open('/dashboard/new-order');
  await page.getByLabel('Search products').fill(product.name);
  await page.getByRole('button', { name: `Add ${product.name}` }).click();
  const form = page.getByRole('region', { name: 'Deliver to' });
  await form.getByLabel('Name').fill('Caller without an answer');
  await form.getByLabel('Mobile').fill(`67${randomInt(1_000_000, 9_999_999)}`);
  await form.getByLabel('Address line').fill('Deido, behind the market');
  await form.getByLabel('City').fill('Douala');
  await form.getByLabel('State').fill('Littoral');
  await page.route(
    '**/api/caller/place-order',
    async (route) => {
      await route.fetch();
      await route.abort('failed');
    },
    { times: 1 },
  );
  const place = form.getByRole('button', { name: 'Place the order' });
  await place.click();
  await expect(shop.toast('No connection. Check your network and try again.')).toBeVisible();
  await expect.poll(() => stockOf(product)).toBe(4);
  await shop.reload();
  await place.click();
  await expect(page.getByRole('heading', { name: 'The order is placed' })).toBeVisible();
  expect(await stockOf(product)).toBe(4);
  await page.getByRole('button', { name: 'Another order' }).click();
  await expect(page.getByText('Nothing yet: search above and press Add.')).toBeVisible();
});
