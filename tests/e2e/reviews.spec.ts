import type { Page } from '@playwright/test';
import { productPath, segmentOf } from '#shared/page-paths.ts';
import { violations } from '#tests/support/accessibility.ts';
import { holdTokens, openAccount, openOwner } from '#tests/support/account.ts';
import { browserShop } from '#tests/support/browser-shop-address.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { MyOrdersPage } from '#tests/support/pages/my-orders-page.ts';
import { receiveOrder, reviewProduct } from '#tests/support/review-scenes.ts';
import { addProduct, newWord } from '#tests/support/shelf.ts';

async function comeAsOwner(page: Page): Promise<void> {
  await holdTokens(page, await openOwner());
}

const phone = { width: 360, height: 740 };

test.describe('in French on a phone', () => {
  test.use({ viewport: phone, locale: 'fr-CM' });

  test('a buyer reviews what came, with the keyboard; the owner shows it, and the product page says it', async ({
    page,
    browser,
    trouble,
  }) => {
    trouble.expect(/add-photo/);
    const { token, product } = await receiveOrder();
    await page.goto(`${browserShop.url}/fr/review/${token}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre avis');
    const send = page.getByRole('button', { name: 'Envoyer mon avis' });
    await send.click();
    await expect(page.getByText('Choisissez d’une à cinq étoiles.')).toBeVisible();

    await page.getByRole('radio', { name: '1 étoile', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: '3 étoiles' })).toBeChecked();
    await page.getByLabel('Qu’est-ce qui vous plaît, ou non').fill('Belle couleur,\nmais elle sèche.');
    await page.getByLabel('Votre prénom').fill('Amina');
    await page.getByLabel('Votre carnation').selectOption('Foncée');
    const photo = await (await fetch(new URL('/apple-touch-icon.png', browserShop.url))).arrayBuffer();
    let isDown = true;
    await page.route('**/api/review/add-photo', (route) =>
      isDown ? route.abort('connectionfailed') : route.continue(),
    );
    await page
      .getByLabel('Ajouter des photos')
      .setInputFiles({ name: 'moi.png', mimeType: 'image/png', buffer: Buffer.from(photo) });
    const again = page.getByRole('button', { name: 'Réessayer moi.png' });
    await expect(again).toBeVisible();
    isDown = false;
    await again.click();
    await expect(page.getByRole('button', { name: 'Retirer la photo 1' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await send.click();
    await expect(page.getByText('Envoyé. La boutique va le lire.')).toBeVisible();

    const { api } = await openOwner();
    const [review] = (await api.review.list({ search: product.name })).data;
    expect(review).toMatchObject({ stars: 3, text: 'Belle couleur,\nmais elle sèche.', state: 'waiting' });
    await api.review.setState({ id: review?.id ?? '', state: 'shown' });

    const withoutScripts = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
    const reader = await withoutScripts.newPage();
    await expect(async () => {
      await reader.goto(`${browserShop.url}/fr${productPath(product)}`);
      await expect(reader.getByRole('region', { name: 'Avis' })).toContainText('Belle couleur', {
        timeout: 500,
      });
    }).toPass();
    await expect(reader.getByRole('img', { name: 'Sa photo 1', exact: true })).toBeVisible();
    const structured = await reader.locator('script[type="application/ld+json"]').allTextContents();
    expect(structured.join(' ')).toMatch(/"image":\["http[^\]]+\/media\/[^\]]+\],"datePublished"/);
    await reader.getByRole('link', { name: '3,0 · 1 avis' }).first().click();
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(`Avis\u00a0: ${product.name}`);
    await expect(reader.getByRole('listitem').filter({ hasText: 'Belle couleur' })).toContainText('Amina');
    await withoutScripts.close();

    await page.reload();
    await expect(page.getByText('Publié sur la page du produit.')).toBeVisible();
    await expect(page.getByRole('radio', { name: '3 étoiles' })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Modifier mon avis' })).toBeEnabled();
    await page.getByRole('radio', { name: '5 étoiles' }).check();
    await page.getByRole('button', { name: 'Modifier mon avis' }).click();
    await expect(page.getByText('Envoyé. La boutique va le lire.')).toBeVisible();
    expect((await api.review.listOfProduct({ productId: product._id })).data.reviews).toEqual([]);
  });
});

test('My Orders leads to the page on which a delivered order is reviewed', { tag: '@full' }, async ({
  shop,
  page,
}) => {
  const shopper = await openAccount();
  const { product } = await receiveOrder({ shopper });
  await holdTokens(page, shopper);
  await shop.open('/dashboard/myorders');
  await new MyOrdersPage(page, 'en').viewDetails.click();
  await page.getByRole('button', { name: 'Write a review' }).click();
  await expect(shop.heading).toHaveText('Your review');
  await expect(page.getByRole('region', { name: product.name })).toBeVisible();
});

for (const viewport of [phone, { width: 1280, height: 800 }]) {
  test(`the owner reads, shows, answers and hides a review (${viewport.width} px)`, { tag: '@full' }, async ({
    shop,
    page,
  }) => {
    const word = newWord();
    const { token, product, shopper } = await receiveOrder();
    await shopper.api.review.write({ token, productId: product._id, stars: 2, text: `<b>Thin</b> ${word}` });
    await page.setViewportSize(viewport);
    await comeAsOwner(page);
    await shop.open(`/dashboard/reviews?q=${word}`);
    const row = page.getByRole('article', { name: `${product.name}, by A customer` });
    await expect(row).toContainText(`<b>Thin</b> ${word}`);
    await row.getByRole('button', { name: 'Answer' }).click();
    await page.getByLabel('Answer of the shop').fill('We have passed it on.');
    await page.getByRole('button', { name: 'Save the answer' }).click();
    await expect(row).toContainText('We have passed it on.');
    await row.getByRole('button', { name: 'Show it' }).click();
    await expect(shop.toast('Review moved')).toBeVisible();
    await page.getByRole('button', { name: /^Shown/ }).click();
    await expect(row).toBeVisible();
    const { api } = await openOwner();
    const shown = async () => (await api.review.listOfProduct({ productId: product._id })).data.reviews;
    expect(await shown()).toMatchObject([{ answer: 'We have passed it on.' }]);
    await row.getByRole('button', { name: 'Hide it' }).click();
    await expect(page.getByText('Nothing found')).toBeVisible();
    expect(await shown()).toEqual([]);
  });
}

test('reviews of a product are read ten a page, the newest first', { tag: '@full' }, async ({
  shop,
  page,
}) => {
  const product = await addProduct({ stock: 50 });
  for (let number = 1; number <= 11; number += 1) await reviewProduct(`Remark ${number}.`, { product });
  await shop.open(`/reviews/${segmentOf(product)}`);
  await expect(page.getByText('Remark 11.')).toBeVisible();
  await expect(page.getByText('Remark 1.', { exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Older' }).click();
  await expect(page.getByText('Remark 1.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
});

test('machines read of a review without a name the author that its page shows', { tag: '@full' }, async ({
  page,
}) => {
  const { token, product, shopper } = await receiveOrder();
  await shopper.api.review.write({ token, productId: product._id, stars: 5, text: 'It holds.' });
  const { api } = await openOwner();
  const [review] = (await api.review.list({ search: product.name })).data;
  await api.review.setState({ id: review?.id ?? '', state: 'shown' });
  for (const [path, name] of [
    ['', 'A customer'],
    ['/fr', 'Un client'],
  ]) {
    await page.goto(`${browserShop.url}${path}${productPath(product)}`);
    await expect(page.getByRole('main')).toContainText('It holds.');
    const structured = await page.locator('script[type="application/ld+json"]').allTextContents();
    const read = structured.join(' ');
    expect(read).toContain(`"author":{"@type":"Person","name":"${name}"}`);
    expect(read).toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":5,"reviewCount":1}');
  }
});

test('a made-up link to review leads to the page that nothing is on', { tag: '@full' }, async ({
  page,
  trouble,
}) => {
  trouble.expect(/404/);
  await page.goto(`${browserShop.url}/review/made-up`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
});
