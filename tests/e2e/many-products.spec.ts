import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { violations } from '#tests/support/accessibility.ts';
import { holdTokens, openOwner } from '#tests/support/account.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { addProduct, newWord } from '#tests/support/shelf.ts';
import { openStaff } from '#tests/support/staff.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
// Each test has a manager of its own, because only the person who made a change can undo it.
test.beforeEach(async ({ page }) => holdTokens(page, await openStaff('MANAGER')));

const perPage = 12;

/** Opens the French product list with `count` products of a new word, more than one page. */
async function openMany(page: Page, count: number) {
  const word = newWord();
  for (let number = 1; number <= count; number += 1) {
    await addProduct({ name: `${word} ${number}`, price: 1_000 });
  }
  const shop = new ShopPage(page, 'fr');
  await shop.open(`/dashboard/product?q=${word}`);
  const rows = page.getByRole('list', { name: 'Produits' }).getByRole('article');
  await expect(rows).toHaveCount(perPage);
  return { word, shop, rows };
}

async function pricesOf(word: string): Promise<number[]> {
  const { api } = await openOwner();
  const { data } = await api.productList.find({ search: word, limit: 50 });
  return data.map(({ price }) => price);
}

test('six taps on a phone raise the prices of all pages of a search by ten percent, and one takes all of it back', async ({
  page,
}) => {
  const { word, shop, rows } = await openMany(page, perPage + 2);
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  await tap(page.getByRole('checkbox', { name: `Sélectionner ${word} 3`, exact: true }));
  const bar = page.getByRole('region', { name: 'Produits sélectionnés' });
  await tap(bar.getByRole('checkbox', { name: 'Tout sélectionner' }));
  await expect(bar).toContainText(`${perPage} sélectionnés`);
  await tap(bar.getByRole('button', { name: `Sélectionner les ${perPage + 2} produits` }));
  await expect(bar.getByRole('status')).toHaveText(`${perPage + 2} sélectionnés`);
  await expect(bar.getByRole('button', { name: /les \d+ produits/ })).toBeHidden();
  expect(await violations(page)).toEqual([]);
  await tap(bar.getByRole('button', { name: 'Modifier' }));
  const dialog = page.getByRole('dialog', { name: `${perPage + 2} sélectionnés` });
  await tap(dialog.getByLabel('De combien'));
  await page.keyboard.type('10');
  await tap(dialog.getByRole('button', { name: 'Enregistrer' }));
  await expect(dialog).toBeHidden();
  expect(taps).toBe(6);
  await expect(page.getByText(`${perPage + 2} produits modifiés.`)).toBeVisible();
  await expect(rows.first()).toContainText('1\u202f100');
  expect(new Set(await pricesOf(word))).toEqual(new Set([1_100]));
  await page.getByRole('button', { name: 'Annuler la modification' }).click();
  await expect(shop.toast('C’est annulé.')).toBeVisible();
  await expect(rows.first()).toContainText('1\u202f000');
  expect(new Set(await pricesOf(word))).toEqual(new Set([1_000]));
});

test('products of all pages stay picked on the next page, one that is unticked leaves the rest of its page', {
  tag: '@full',
}, async ({ page }) => {
  const { word } = await openMany(page, perPage + 2);
  await page.getByRole('checkbox', { name: `Sélectionner ${word} 3`, exact: true }).check();
  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
  await page.getByRole('button', { name: /les \d+ produits/ }).click();
  await page.getByRole('button', { name: 'Suivant' }).click();
  const rows = page.getByRole('list', { name: 'Produits' }).getByRole('article');
  await expect(rows).toHaveCount(2);
  await expect(rows.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await rows.first().getByRole('checkbox').uncheck();
  await expect(page.getByRole('region', { name: 'Produits sélectionnés' }).getByRole('status')).toHaveText(
    '1 sélectionné',
  );
  // Another search makes another list.
  await page.goBack();
  await page.getByRole('checkbox', { name: `Sélectionner ${word} 3`, exact: true }).check();
  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
  await page.getByRole('button', { name: /les \d+ produits/ }).click();
  await page.getByRole('button', { name: 'Brouillons' }).click();
  await expect(page.getByRole('region', { name: 'Produits sélectionnés' })).toBeHidden();
});

test('a change of all pages can be taken back after the tab was loaded anew, which says when it was', {
  tag: '@full',
}, async ({ page }) => {
  const { word, rows, shop } = await openMany(page, perPage + 1);
  await rows.getByRole('checkbox').first().check();
  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
  await page.getByRole('button', { name: /les \d+ produits/ }).click();
  await page.getByRole('button', { name: 'Modifier', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('De combien').fill('10');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  const notice = page.getByText(`${perPage + 1} produits modifiés.`);
  await expect(notice).toBeVisible();
  await expect(notice.locator('time')).toHaveCount(0);
  await page.reload();
  await expect(notice.locator('time')).toHaveText(/\d{2}:\d{2}$/);
  await page.getByRole('button', { name: 'Annuler la modification' }).click();
  await expect(shop.toast('C’est annulé.')).toBeVisible();
  expect(new Set(await pricesOf(word))).toEqual(new Set([1_000]));
  await page.reload();
  await expect(rows).toHaveCount(perPage);
  await expect(notice).toBeHidden();
});

test('a sale with a beginning and an end is for all pages of a search, more than a promotion names by hand, and keeps them', async ({
  page,
}) => {
  test.slow();
  const word = newWord();
  const count = 52;
  for (let number = 1; number <= count; number += 4) {
    await Promise.all([0, 1, 2, 3].map((next) => addProduct({ name: `${word} ${number + next}` })));
  }
  const { api } = await openOwner();
  const percents = async () =>
    new Set(
      (await api.productList.find({ search: word, limit: 60 })).data.map(({ saleDiscount }) => saleDiscount),
    );
  const shop = new ShopPage(page, 'fr');
  await shop.open(`/dashboard/product?q=${word}`);
  const rows = page.getByRole('list', { name: 'Produits' }).getByRole('article');
  await rows.getByRole('checkbox').first().check();
  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
  await page.getByRole('button', { name: `Sélectionner les ${count} produits` }).click();
  await page.getByRole('button', { name: 'Modifier', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `${count} sélectionnés` });
  await dialog.getByLabel('Que voulez-vous modifier').selectOption('Remise avec un début et une fin');
  await dialog.getByLabel('Pourcentage en moins').fill('91');
  await dialog.getByLabel('Fin').fill('2199-01-03T18:00');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog).toContainText('Saisissez un nombre de 1 à 90.');
  await dialog.getByLabel('Pourcentage en moins').fill('20');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText(`${count} produits modifiés.`)).toBeVisible();
  await expect.poll(percents).toEqual(new Set([20]));

  await shop.open('/dashboard/promotions');
  const row = page
    .getByRole('article')
    .filter({ hasText: `sur ${count} produits` })
    .first();
  await expect(row).toContainText(`seulement ${count} produits`);
  await row.getByRole('button', { name: /^Modifier/ }).click();
  const form = page.getByRole('dialog', { name: `Modifier −20\u202f% sur ${count} produits` });
  await expect(form.getByText(`${count} produits`, { exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await form.getByLabel('Pourcentage en moins').fill('30');
  await form.getByRole('button', { name: 'Enregistrer la promotion' }).click();
  await expect(page.getByText('Promotion enregistrée')).toBeVisible();
  await expect.poll(percents).toEqual(new Set([30]));
  await row.getByRole('button', { name: /^Terminer/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Terminer maintenant' }).click();
  await expect.poll(percents).toEqual(new Set([null]));
});

test('where a colleague adds a product meanwhile, nothing is changed and the owner reads how many match now', {
  tag: '@full',
}, async ({ page, trouble }) => {
  trouble.expect(/^409 PUT \/api\/product-list\/change-matching/);
  const { word, shop } = await openMany(page, perPage + 1);
  await page.getByRole('checkbox', { name: `Sélectionner ${word} 3`, exact: true }).check();
  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
  await page.getByRole('button', { name: /les \d+ produits/ }).click();
  // The products are counted by now, without the late one.
  await expect(page.getByRole('region', { name: 'Produits sélectionnés' }).getByRole('status')).toHaveText(
    `${perPage + 1} sélectionnés`,
  );
  await addProduct({ name: `${word} late`, price: 1_000 });
  await page.getByRole('button', { name: 'Modifier', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('De combien').fill('10');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(
    shop.toast(
      `La liste a changé entre-temps\u00a0: ${perPage + 2} produits correspondent maintenant. Sélectionnez-les à nouveau.`,
    ),
  ).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(new Set(await pricesOf(word))).toEqual(new Set([1_000]));
});

test('a change that takes longer says how far it is, and can be undone once it is done', {
  tag: '@full',
}, async ({ page }) => {
  await openMany(page, perPage + 1);
  // Answers as for thousands of products: the shop does the rest on its own.
  const held = Promise.withResolvers<void>();
  await page.route('**/api/product-list/change-matching', async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = answer.parse(await response.json());
    await route.fulfill({ response, json: { ...rest, data: { ...data, state: 'changing', position: 4 } } });
  });
  await page.route('**/api/product-list/follow-matching', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('list', { name: 'Produits' }).getByRole('checkbox').first().check();
  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
  await page.getByRole('button', { name: /les \d+ produits/ }).click();
  await page.getByRole('button', { name: 'Modifier', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('De combien').fill('10');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Modification des produits en cours.')).toBeVisible();
  await expect(page.getByText(`4 sur ${perPage + 1}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Annuler la modification' })).toBeHidden();
  expect(await violations(page)).toEqual([]);
  held.resolve();
  await expect(page.getByText(`${perPage + 1} produits modifiés.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Annuler la modification' })).toBeVisible();
});
const answer = z.looseObject({ data: z.looseObject({}) });

test('on a phone the names of two shades are read to their last word', { tag: '@full' }, async ({ page }) => {
  const word = newWord();
  for (const shade of ['Hibiscus séché', 'Bougainvillier']) {
    await addProduct({
      name: `${word} liquid lipstick`,
      nameFr: `Rouge à lèvres velours mat ${word} – ${shade}`,
    });
  }
  await new ShopPage(page, 'fr').open(`/dashboard/product?q=${word}`);
  const names = page.getByRole('list', { name: 'Produits' }).getByRole('article').locator('.name');
  await expect(names).toHaveCount(2);
  const hidden = await names.evaluateAll((all) => all.map((name) => name.scrollHeight - name.clientHeight));
  expect(hidden).toEqual([0, 0]);
});
