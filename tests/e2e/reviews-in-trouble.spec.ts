import { openOwner } from '#tests/support/account.ts';
import { browserShop } from '#tests/support/browser-shop-address.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { receiveOrder } from '#tests/support/review-scenes.ts';
import { addProduct } from '#tests/support/shelf.ts';

test.use({ viewport: { width: 360, height: 740 }, locale: 'fr-CM' });

const withoutNetwork = [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/, /console\.(warning|info)/];

test('a review typed without a network stays as it was typed, and Retry sends it once', {
  tag: '@full',
}, async ({ page, context, trouble }) => {
  trouble.expect(...withoutNetwork);
  const { token, product, shopper } = await receiveOrder();
  await page.goto(`${browserShop.url}/fr/review/${token}`);
  const text = page.getByLabel('Qu’est-ce qui vous plaît, ou non');
  await page.getByRole('radio', { name: '4 étoiles' }).check();
  await text.fill('Elle tient toute la journée.');
  const send = page.getByRole('button', { name: 'Envoyer mon avis' });
  await expect(send).toBeEnabled();
  await context.setOffline(true);
  await send.click();
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('Pas de connexion.');
  await expect(text).toHaveValue('Elle tient toute la journée.');
  await expect(page.getByRole('radio', { name: '4 étoiles' })).toBeChecked();
  await context.setOffline(false);
  await failure.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByText('Envoyé. La boutique va le lire.')).toBeVisible();
  const { data } = await shopper.api.review.getOfOrder({ token });
  expect(data.items).toMatchObject([
    { productId: product._id, review: { stars: 4, text: 'Elle tient toute la journée.' } },
  ]);
});

test('a review that was being typed is there again when the phone has dropped the page, and gone once sent', {
  tag: '@full',
}, async ({ page }) => {
  const { token } = await receiveOrder();
  const address = `${browserShop.url}/fr/review/${token}`;
  await page.goto(address);
  const text = page.getByLabel('Qu’est-ce qui vous plaît, ou non');
  const send = page.getByRole('button', { name: 'Envoyer mon avis' });
  await expect(send).toBeEnabled();
  await page.getByRole('radio', { name: '2 étoiles' }).check();
  await text.fill('Trop claire pour moi.');
  await page.getByLabel('Votre carnation').selectOption('Foncée');
  await page.reload();
  await expect(text).toHaveValue('Trop claire pour moi.');
  await expect(page.getByRole('radio', { name: '2 étoiles' })).toBeChecked();
  await expect(page.getByLabel('Votre carnation')).toHaveValue('deep');
  await send.click();
  await expect(page.getByText('Envoyé. La boutique va le lire.')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('keptTyping'))).not.toContain('Trop claire');
});

test('a page that the phone drops while a photo is on its way keeps the photo that had arrived, and its review can be sent', {
  tag: '@full',
}, async ({ page }) => {
  const { token, product } = await receiveOrder();
  await page.goto(`${browserShop.url}/fr/review/${token}`);
  const send = page.getByRole('button', { name: 'Envoyer mon avis' });
  await expect(send).toBeEnabled();
  await page.getByRole('radio', { name: '4 étoiles' }).check();
  const photo = await (await fetch(new URL('/apple-touch-icon.png', browserShop.url))).arrayBuffer();
  const choose = (name: string) =>
    page
      .getByLabel('Ajouter des photos')
      .setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.from(photo) });
  await choose('bouche.png');
  const arrived = page.getByRole('button', { name: 'Retirer la photo 1' });
  await expect(arrived).toBeVisible();
  await page.route('**/api/review/add-photo', () => undefined);
  await choose('joue.png');
  await expect(page.getByText('joue.png')).toBeVisible();
  await page.getByLabel('Qu’est-ce qui vous plaît, ou non').fill('Elle brille.');
  await page.reload();
  await expect(arrived).toBeVisible();
  await expect(send).toBeEnabled();
  await send.click();
  await expect(page.getByText('Envoyé. La boutique va le lire.')).toBeVisible();
  const { api } = await openOwner();
  const [review] = (await api.review.list({ search: product.name })).data;
  expect(review).toMatchObject({ stars: 4, text: 'Elle brille.', photos: [expect.any(String)] });
});

test('a photo that arrived last is there again too when the phone has dropped the page', {
  tag: '@full',
}, async ({ page }) => {
  const { token } = await receiveOrder();
  await page.goto(`${browserShop.url}/fr/review/${token}`);
  await expect(page.getByRole('button', { name: 'Envoyer mon avis' })).toBeEnabled();
  const photo = await (await fetch(new URL('/apple-touch-icon.png', browserShop.url))).arrayBuffer();
  await page
    .getByLabel('Ajouter des photos')
    .setInputFiles({ name: 'bouche.png', mimeType: 'image/png', buffer: Buffer.from(photo) });
  const arrived = page.getByRole('button', { name: 'Retirer la photo 1' });
  await expect(arrived).toBeVisible();
  await page.reload();
  await expect(arrived).toBeVisible();
  await arrived.click();
  await expect(arrived).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Envoyer mon avis' })).toBeEnabled();
  await expect(arrived).toBeHidden();
});

test('who sends the review of one product keeps what she has typed about the other', {
  tag: '@full',
}, async ({ page }) => {
  const { token } = await receiveOrder({ other: await addProduct({ stock: 9 }) });
  await page.goto(`${browserShop.url}/fr/review/${token}`);
  const [first, second] = [page.locator('main form').first(), page.locator('main form').last()];
  await expect(first.getByRole('button', { name: 'Envoyer mon avis' })).toBeEnabled();
  await second.getByRole('radio', { name: '2 étoiles' }).check();
  await second.getByRole('textbox').first().fill('Elle colle.');
  await first.getByRole('radio', { name: '5 étoiles' }).check();
  await first.getByRole('textbox').first().fill('Parfaite.');
  await first.getByRole('button', { name: 'Envoyer mon avis' }).click();
  await expect(first.getByText('Envoyé. La boutique va le lire.')).toBeVisible();
  await page.reload();
  await expect(second.getByRole('textbox').first()).toHaveValue('Elle colle.');
  await expect(second.getByRole('radio', { name: '2 étoiles' })).toBeChecked();
  await expect(first.getByRole('textbox').first()).toHaveValue('Parfaite.');
  await expect(first.getByRole('button', { name: 'Modifier mon avis' })).toBeEnabled();
});

test('two tabs with the link of one order leave one review of a product, the one that was sent last', {
  tag: '@full',
}, async ({ page, context }) => {
  const { token, product } = await receiveOrder();
  const address = `${browserShop.url}/fr/review/${token}`;
  const other = await context.newPage();
  for (const [tab, star] of [
    [page, '2 étoiles'],
    [other, '5 étoiles'],
  ] as const) {
    await tab.goto(address);
    await expect(tab.getByRole('button', { name: 'Envoyer mon avis' })).toBeEnabled();
    await tab.getByRole('radio', { name: star }).check();
  }
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: 'Envoyer mon avis' }).click();
    await expect(tab.getByText('Envoyé. La boutique va le lire.')).toBeVisible();
  }
  const { api } = await openOwner();
  expect((await api.review.list({ search: product.name })).data).toMatchObject([{ stars: 5 }]);
  // The first tab shows what the shop has after a reload.
  await page.reload();
  await expect(page.getByRole('radio', { name: '5 étoiles' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Modifier mon avis' })).toBeEnabled();
});

test('a review whose answer the network lost is sent again and is one review', { tag: '@full' }, async ({
  page,
  trouble,
}) => {
  trouble.expect(...withoutNetwork, /review\/write/);
  const { token, product } = await receiveOrder();
  await page.goto(`${browserShop.url}/fr/review/${token}`);
  await page.getByRole('radio', { name: '3 étoiles' }).check();
  let sent = 0;
  await page.route('**/api/review/write', async (route) => {
    sent += 1;
    if (sent > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  const send = page.getByRole('button', { name: 'Envoyer mon avis' });
  await expect(send).toBeEnabled();
  await send.click();
  const failure = page.getByRole('main').getByRole('alert');
  await failure.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByText('Envoyé. La boutique va le lire.')).toBeVisible();
  expect(sent).toBe(2);
  const { api } = await openOwner();
  expect((await api.review.list({ search: product.name })).data).toHaveLength(1);
});
