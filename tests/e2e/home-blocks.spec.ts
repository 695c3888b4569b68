import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { adminHomeMessages, homeBlockMessages } from '#app/messages/admin-home-messages.ts';
import { adminMessages } from '#app/messages/admin-messages.ts';
import { firstHome, newHomeBlock } from '#shared/home-blocks.ts';
import { fieldOfMoment } from '#shared/shop-day.ts';
import { holdTokens, openOwner } from '#tests/support/account.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { addProduct, newWord } from '#tests/support/shelf.ts';

test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 360, height: 740 }, locale: 'fr-CM' });

const texts = adminHomeMessages.fr;
const { story } = homeBlockMessages.fr;

/** Leaves home as every other test expects it. */
test.afterEach(async () => {
  const { api } = await openOwner();
  const { version } = (await api.home.getDraft({})).data;
  const saved = await api.home.saveDraft({ blocks: [...firstHome], version });
  await api.home.publish({ version: saved.data.version });
});

test('an owner adds a strip by hand on a phone, looks at it, publishes it, and shoppers see it', async ({
  page,
  browser,
  keepToMyself,
}) => {
  await keepToMyself('home draft');
  const product = await addProduct();
  await holdTokens(page, await openOwner());
  const shop = new ShopPage(page, 'fr');
  await shop.open('/dashboard/home-page');
  const main = page.getByRole('main');
  await expect(main.getByText('Vos clients voient ceci.')).toBeVisible();
  await main.getByRole('button', { name: 'Ajouter un bloc' }).click();
  await page
    .getByRole('dialog', { name: 'Quel bloc' })
    .getByRole('button', { name: 'Bande de produits' })
    .click();

  const dialog = page.getByRole('dialog', { name: 'Bande de produits' });
  await dialog.getByLabel('Titre').first().fill('Chosen by Awa');
  await dialog.getByLabel('Titre').nth(1).fill('Choisis par Awa');
  await dialog.getByLabel('Quels produits').selectOption('Choisis à la main');
  await dialog.getByRole('searchbox').fill(product.name);
  await dialog.getByRole('button', { name: new RegExp(product.name) }).click();
  await dialog.getByRole('button', { name: 'Enregistrer le bloc' }).click();
  await expect(dialog).toBeHidden();
  await expect(main.getByText('Un brouillon')).toBeVisible();

  const visitor = await browser.newContext({ locale: 'fr-CM' });
  const seen = new ShopPage(await visitor.newPage(), 'fr');
  await seen.open('/');
  await expect(seen.page.getByRole('region', { name: 'Choisis par Awa' })).toHaveCount(0);
  await main.getByRole('link', { name: 'Aperçu' }).click();
  await expect(
    page.getByRole('region', { name: 'Choisis par Awa' }).getByText(product.name.split(' ')[0] ?? ''),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Retour aux blocs' }).click();
  await main.getByRole('button', { name: 'Publier le brouillon' }).click();
  await expect(main.getByText('Vos clients voient ceci.')).toBeVisible();

  await seen.open('/');
  const strip = seen.page.getByRole('region', { name: 'Choisis par Awa' });
  await strip.scrollIntoViewIfNeeded();
  await expect(strip.getByRole('article')).toHaveCount(1);
  await visitor.close();
});

test('an owner gives a story its picture and its days on a phone and moves it up, and shoppers see it there', {
  tag: '@full',
}, async ({ page, browser, keepToMyself }) => {
  await keepToMyself('home draft');
  await holdTokens(page, await openOwner());
  const shop = new ShopPage(page, 'fr');
  await shop.open('/dashboard/home-page');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: texts.add }).click();
  await page.getByRole('dialog', { name: texts.addTitle }).getByRole('button', { name: story }).click();

  const dialog = page.getByRole('dialog', { name: story });
  await dialog.getByLabel(texts.blockTitle).first().fill('How our soap is made');
  await dialog.getByLabel(texts.blockTitle).nth(1).fill('Comment naît notre savon');
  const nextWeek = fieldOfMoment(new Date(Date.now() + 7 * 24 * 3_600_000));
  await dialog.getByLabel(texts.fromField).fill(nextWeek);
  const background = '#8a5a3b';
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'savon.jpg', mimeType: 'image/jpeg', buffer });
  await expect(dialog.getByRole('button', { name: texts.removePicture })).toBeVisible({ timeout: 30_000 });
  await dialog.getByRole('button', { name: texts.save }).click();
  await expect(dialog).toBeHidden();

  const titles = () => main.getByRole('list', { name: texts.list }).getByRole('heading').allTextContents();
  const before = await titles();
  await main.getByRole('button', { name: adminMessages.fr.up('Comment naît notre savon') }).click();
  const [above = ''] = before.slice(before.indexOf('Comment naît notre savon') - 1);
  const moved = before.filter((title) => title !== above);
  moved.splice(moved.indexOf('Comment naît notre savon') + 1, 0, above);
  await expect.poll(titles).toEqual(moved);

  await main.getByRole('link', { name: texts.preview }).click();
  const heading = (of: Page) => of.getByRole('heading', { name: 'Comment naît notre savon' });
  await expect(heading(page)).toBeVisible();
  const notNow = page.getByText(texts.notShownNow('Comment naît notre savon'));
  await expect(notNow).toBeVisible();
  await expect(page.locator('.story-block__art img')).toBeVisible();
  await page.getByRole('link', { name: texts.back }).click();

  await main.getByRole('button', { name: 'Modifier Comment naît notre savon' }).click();
  await dialog.getByLabel(texts.fromField).fill('');
  await dialog.getByRole('button', { name: texts.save }).click();
  await expect(dialog).toBeHidden();
  await main.getByRole('link', { name: texts.preview }).click();
  await expect(heading(page)).toBeVisible();
  await expect(notNow).toBeHidden();
  await page.getByRole('link', { name: texts.back }).click();
  await main.getByRole('button', { name: texts.publish }).click();
  await expect(main.getByText(texts.live)).toBeVisible();

  const visitor = await browser.newContext({ locale: 'fr-CM' });
  const seen = new ShopPage(await visitor.newPage(), 'fr');
  await seen.open('/');
  await expect(heading(seen.page)).toBeVisible();
  await expect(seen.page.locator('.story-block__art img')).toHaveAttribute('src', /^\/media\//);
  await visitor.close();
});

test('a block says at its fields what is wrong with its way and its days, and takes an address that was copied whole', {
  tag: '@full',
}, async ({ page, keepToMyself }) => {
  await keepToMyself('home draft');
  await holdTokens(page, await openOwner());
  await new ShopPage(page, 'fr').open('/dashboard/home-page');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: texts.add }).click();
  await page.getByRole('dialog', { name: texts.addTitle }).getByRole('button', { name: story }).click();
  const dialog = page.getByRole('dialog', { name: story });
  const link = dialog.getByLabel(texts.link);
  const until = dialog.getByLabel(texts.untilField);
  await dialog.getByLabel(texts.blockTitle).nth(1).fill('Notre savon');
  await link.fill('https://example.com/offers');
  await dialog.getByLabel(texts.fromField).fill('2026-12-24T08:00');
  await until.fill('2026-12-24T07:00');
  await dialog.getByRole('button', { name: texts.save }).click();
  await expect(link).toHaveAccessibleDescription(new RegExp(texts.linkElsewhere));
  await expect(until).toHaveAccessibleDescription(new RegExp(texts.endsBefore));
  await link.fill(new URL('/fr/offers', page.url()).href);
  await until.fill('2026-12-24T09:00');
  await dialog.getByRole('button', { name: texts.save }).click();
  await expect(dialog).toBeHidden();
  await main.getByRole('button', { name: 'Modifier Notre savon' }).click();
  await expect(link).toHaveValue('/fr/offers');
});

test('a banner that ends is gone from the kept page at once', { tag: '@full' }, async ({
  page,
  keepToMyself,
}) => {
  await keepToMyself('home draft');
  const { api } = await openOwner();
  const until = new Date(Date.now() + 4_000).toISOString();
  const banner = { ...newHomeBlock('flash', 'banner'), title: { en: 'Flash', fr: 'Vente éclair' }, until };
  const { version } = (await api.home.getDraft({})).data;
  const saved = await api.home.saveDraft({ blocks: [banner, ...firstHome], version });
  await api.home.publish({ version: saved.data.version });
  const read = async () => (await page.request.get('/fr')).text();
  expect(await read()).toContain('Vente éclair');
  await expect.poll(async () => Date.now() > Date.parse(until)).toBe(true);
  expect(await read()).not.toContain('Vente éclair');
});

test('the strip of one depth shows the depth that a shopper chose in a list, until she logs out', {
  tag: '@full',
}, async ({ page, keepToMyself }) => {
  await keepToMyself('home draft');
  const shop = new ShopPage(page, 'fr');
  const word = newWord();
  const family = `Fond de teint ${word}`;
  for (const [name, hex, depth] of [
    ['Ébène', '#33190f', 'very deep, cool'],
    ['Sable', '#e3bd97', 'light, warm'],
  ] as const) {
    const product = {
      name: `${family} ${depth}`,
      family: `${family} ${depth}`,
      shade: { name, hex },
      stock: 9,
    };
    await addProduct({ ...product, more_details: { Shade: depth } });
  }
  const { api } = await openOwner();
  const { version } = (await api.home.getDraft({})).data;
  const strip = { ...newHomeBlock('own', 'strip'), rule: 'depth' as const, depth: 'light' as const };
  const others = firstHome.filter(({ rule }) => rule !== 'depth');
  const saved = await api.home.saveDraft({ blocks: [strip, ...others], version });
  await api.home.publish({ version: saved.data.version });

  await shop.open(`/search?q=${word}&depth=very-deep`);
  await expect(page.getByRole('article')).toHaveCount(1);
  await shop.open('/');
  const own = page.getByRole('region', { name: 'Pour les carnations très foncées' });
  await own.scrollIntoViewIfNeeded();
  await expect(own.getByRole('article').first()).toBeVisible();
  await expect(own.getByRole('link', { name: 'Tout voir' })).toHaveAttribute(
    'href',
    /\/fr\/search\?depth=very-deep/,
  );
  await page.evaluate(() => localStorage.clear());
  await shop.open('/');
  await expect(own).toHaveCount(0);
});
