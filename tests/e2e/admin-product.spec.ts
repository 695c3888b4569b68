import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { z } from 'zod';
import { formatFrancs } from '#shared/money.ts';
import { violations } from '#tests/support/accessibility.ts';
import { holdTokens, openAccount, openOwner, saveAddress } from '#tests/support/account.ts';
import { browserShop } from '#tests/support/browser-shop-address.ts';
import { desktop, expect, phone, test } from '#tests/support/e2e.ts';
import { screensFor } from '#tests/support/looks.ts';
import { LoginPopup } from '#tests/support/pages/login-popup.ts';
import { adminCard, openEditor, ProductAdminForm } from '#tests/support/pages/product-admin.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { addProduct, addShelf, changeProduct, newWord, stockOf } from '#tests/support/shelf.ts';
import { adminApi, shopApi } from '#tests/support/shop-api.ts';

test.use({ viewport: desktop });
test.beforeEach(async ({ page }) => holdTokens(page, await openOwner()));

/** A photo as a phone takes it: larger than the shop keeps, and different from all others. */
async function photo(name: string, width = 2500, height = 3000) {
  const [r, g, b] = [0, 1, 2].map(() => Math.floor(Math.random() * 256));
  const background = { r: r ?? 0, g: g ?? 0, b: b ?? 0 };
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Other tests add more categories than a shop has; chips are shown only for a few. */
async function showNoOtherWorkshop(page: Page, mine: string): Promise<void> {
  await page.route('**/api/category/get*', async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = listed.parse(await answer.json());
    const json = { ...rest, data: data.filter(({ name }) => name === mine || !/Workshop/.test(name)) };
    await route.fulfill({ response: answer, json });
  });
}
const listed = z.looseObject({ data: z.array(z.looseObject({ name: z.string() })) });

/** The product with exactly this name, because the search also finds similar words. */
async function findProduct(name: string) {
  const api = await adminApi();
  return (await api.product.get({ search: name })).data.filter((product) => product.name === name);
}

/** The names that a shopper's search finds, those with similar words among them. */
async function namesInShop(search: string): Promise<string[]> {
  const { data } = await shopApi().product.search({ search });
  return data.map(({ name }) => name);
}

async function openList(page: Page): Promise<ShopPage> {
  const shop = new ShopPage(page, 'en');
  await shop.open('/dashboard/product');
  await expect(page.getByRole('list', { name: 'Products' })).toBeVisible();
  return shop;
}

const searchbox = (page: Page) => page.getByRole('searchbox', { name: 'Search products' });

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('from the shop’s home page a photo becomes a product in at most 7 taps and 3 typed fields', async ({
    shop,
    page,
  }) => {
    const shelf = await addShelf();
    const name = `${newWord()} Balm`;
    await showNoOtherWorkshop(page, shelf.category.name);
    let taps = 0;
    const tap = async (target: Locator) => {
      taps += 1;
      await target.tap();
    };
    await shop.open('/');
    const bar = page.getByRole('navigation', { name: 'Most used' });
    await tap(bar.getByRole('link', { name: 'Product' }));
    const choosing = page.waitForEvent('filechooser');
    await tap(page.getByText('Photo', { exact: true }));
    await (await choosing).setFiles(await photo('IMG_1.jpg'));
    // Two taps in the phone's camera: the shutter, and accepting the photo.
    taps += 2;
    const form = new ProductAdminForm(page, 'en', 'submit');
    await tap(form.field('name'));
    await expect(form.field('name')).toBeFocused();
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(form.field('price')).toBeFocused();
    await page.keyboard.type('2 500');
    await tap(page.getByRole('button', { name: shelf.category.name, exact: true }));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // The only sub-category of this category.
    await expect(form.chips('subCategories')).toHaveText([shelf.subCategory.name]);
    // The photo is encoded twice, in the browser and in the shop, on a machine that does other things too.
    await expect(form.tiles).toHaveCount(1, { timeout: 30_000 });
    await expect(form.submit).toBeInViewport();
    await tap(form.submit);
    await expect(page.getByText(`${name} is in the shop.`)).toBeVisible();
    expect(taps).toBeLessThanOrEqual(7);

    for (const field of ['name', 'price'] as const) await expect(form.field(field)).toHaveValue('');
    await expect(form.tiles).toHaveCount(0);
    await expect(form.chips('categories')).toHaveCount(0);
    const [product] = (await shopApi().product.search({ search: name })).data;
    expect(product).toMatchObject({
      ...{ name, description: name, price: 2500, discount: 0, stock: 1, unit: '1 pc' },
    });
    // The browser has already made it smaller: no side is longer than the shop keeps.
    expect(product?.image[0]).toMatch(/-2000x2400-/);
    await page.getByRole('link', { name: 'See it in the shop' }).tap();
    await expect(shop.heading).toHaveText(name);
  });

  test('a product without a photo or a category is kept as a draft, which says what it lacks', {
    tag: '@full',
  }, async ({ shop, page }) => {
    const name = `${newWord()} Balm`;
    await shop.open('/dashboard/upload-product');
    const form = new ProductAdminForm(page, 'en', 'submit');
    await form.fill({ name, price: '2500' });
    await form.submit.tap();
    await expect(page.getByText(`${name} is kept as a draft.`)).toBeVisible();
    await expect(page.getByText('once it has: Image, Category')).toBeVisible();
    expect(await findProduct(name)).toMatchObject([{ published: false }]);
    expect(await namesInShop(name)).not.toContain(name);
  });

  test('a product is edited and deleted with one hand', async ({ page }) => {
    const product = await addProduct();
    await openList(page);
    const dialog = await openEditor(page, product.name);
    const form = new ProductAdminForm(dialog, 'en', 'update');
    await form.field('price').fill('4 900');
    await expect(form.submit).toBeInViewport();
    await form.submit.tap();
    await expect(dialog).toBeHidden();
    await expect(adminCard(page, product.name)).toContainText(formatFrancs(4900));
    await adminCard(page, product.name)
      .getByRole('button', { name: /^Delete/ })
      .tap();
    const question = page.getByRole('dialog', { name: 'Permanent Delete' });
    await expect(question).toContainText('Are you sure want to delete permanent ?');
    await question.getByRole('button', { name: 'Cancel' }).tap();
    await expect(adminCard(page, product.name)).toBeVisible();
  });
});

test('the upload form asks for every field, for extra ones too, and says so beside each', async ({
  shop,
  page,
}) => {
  const shelf = await addShelf();
  await shop.open('/dashboard/upload-product');
  const form = new ProductAdminForm(page, 'en', 'submit');
  await expect(form.files).toHaveAttribute('accept', 'image/*');
  // A field that begins with a value is required as well once it is emptied.
  await form.unfold();
  await form.fill({ description: '', unit: '', stock: '', discount: '' });
  await form.addFields.click();
  const adding = page.getByRole('dialog', { name: 'Add Field' });
  await adding.getByPlaceholder('Enter field name').fill('Finish');
  await adding.getByRole('button', { name: 'Add Field' }).click();
  await form.submit.click();
  for (const field of ['name', 'description', 'unit', 'stock', 'price', 'discount'] as const) {
    await expect(form.field(field)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(page.getByRole('textbox', { name: 'Finish', exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expect(form.field('name')).toBeFocused();
  await form.field('name').fill('Gloss');
  await expect(form.field('name')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(form.field('name')).toBeFocused();
  await expect(form.field('unit')).toHaveAttribute('aria-invalid', 'true');

  await page.getByRole('textbox', { name: 'Finish', exact: true }).fill('Matte');
  await form.dropdown('categories').selectOption(shelf.category.name);
  await form.dropdown('categories').selectOption(shelf.category.name);
  await expect(form.chips('categories')).toHaveCount(2);
  await expect(form.chips('subCategories')).toHaveCount(1);
  await form.chips('subCategories').click();
  await expect(form.chips('subCategories')).toHaveCount(0);
  const name = `${newWord()} Gloss`;
  await form.fill({ name, description: 'Shines.', unit: '6 ml', stock: '5', price: '2,5', discount: '0' });
  await form.submit.click();
  await expect(form.field('price')).toHaveAccessibleDescription(/Enter a whole number such as 2500/);
  await form.field('price').fill('2,500 FCFA');
  await page.getByText('Show in the shop').click();
  await form.submit.dblclick();
  await expect(shop.toast('Product added')).toBeVisible();
  const made = await findProduct(name);
  expect(made).toMatchObject([
    { price: 2500, more_details: { Finish: 'Matte' }, published: false, subCategory: [] },
  ]);
  expect(made[0]?.category).toHaveLength(1);
  expect(await namesInShop(name)).not.toContain(name);
});

test('a refused save names the fields, and shows the first one clear of the bar of buttons', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const shop = new ShopPage(page, 'fr');
  await shop.open('/dashboard/upload-product');
  const form = new ProductAdminForm(page, 'fr', 'submit');
  const french = page.getByRole('textbox', { name: 'Nom en français' });
  const bar = page.locator('.admin-page__action');
  const isClear = async (field: Locator) => {
    await expect(field).toBeFocused();
    const [box, below] = [await field.boundingBox(), await bar.boundingBox()];
    expect(box && below && below.y - box.y - box.height).toBeGreaterThan(0);
  };
  await form.submit.click();
  await expect(shop.toast('Rien n’est enregistré. À corriger\u00a0: Nom en français, Prix.')).toBeVisible();
  await isClear(french);
  await french.fill('Baume');
  // Wherever the page is scrolled to, the bar ends up below the field that is asked for.
  for (const covered of [-20, 24, 48, 80]) {
    const { y: fieldAt = 0 } = (await form.field('price').boundingBox()) ?? {};
    const { y: barAt = 0 } = (await bar.boundingBox()) ?? {};
    await page.evaluate((top) => window.scrollBy(0, top), fieldAt + covered - barAt);
    await form.submit.click();
    await isClear(form.field('price'));
    await expect(form.field('price')).toBeInViewport();
  }
});

test('pictures arrive several at once, are tried again, put in order, looked at and taken away', async ({
  shop,
  page,
  trouble,
}) => {
  trouble.expect(/^failed: POST .*\/api\/file\/upload/, /POST \/api\/file\/upload got no answer/);
  let isLost = false;
  // The photos are made smaller in parallel, so any of them may be sent second.
  await page.route('**/api/file/upload', (route) => {
    if (isLost || !route.request().postDataBuffer()?.includes('filename="two.jpg"')) return route.continue();
    isLost = true;
    return route.abort('failed');
  });
  await shop.open('/dashboard/upload-product');
  const form = new ProductAdminForm(page, 'en', 'submit');
  await form.files.setInputFiles([
    await photo('one.jpg', 300, 300),
    await photo('two.jpg', 300, 400),
    await photo('three.jpg', 300, 500),
  ]);
  const sizes = () =>
    form.tiles.locator('img').evaluateAll((images) => images.map((image) => image.getAttribute('height')));
  await expect(form.tiles).toHaveCount(2, { timeout: 30_000 });
  await form.submit.click();
  await expect(page.getByText('A picture did not arrive.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Retry two.jpg' }).click();
  await expect(form.tiles).toHaveCount(3, { timeout: 30_000 });
  expect(await sizes()).toEqual(['300', '500', '400']);

  await page.getByRole('button', { name: 'Move picture 3 earlier' }).focus();
  await page.keyboard.press('Enter');
  expect(await sizes()).toEqual(['300', '400', '500']);
  await expect(page.getByText('The picture is number 2 now.')).toBeAttached();
  await page.keyboard.press('Enter');
  expect(await sizes()).toEqual(['400', '300', '500']);
  await expect(page.getByRole('button', { name: 'Move picture 1 earlier' })).toBeFocused();
  await form.tiles.nth(2).dragTo(form.tiles.nth(0));
  expect(await sizes()).toEqual(['500', '400', '300']);

  await page.getByRole('button', { name: 'Show picture 2' }).click();
  await expect(page.getByRole('dialog', { name: 'Image' }).locator('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Show picture 2' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove picture 1' }).click();
  expect(await sizes()).toEqual(['400', '300']);
});

test('nothing typed is lost when the shop does not answer, and leaving asks first', { tag: '@full' }, async ({
  shop,
  page,
  trouble,
}) => {
  trouble.expect(/\/api\/product\/create/);
  await page.route('**/api/product/create', (route) => route.abort('failed'));
  await shop.open('/dashboard/upload-product');
  const form = new ProductAdminForm(page, 'en', 'submit');
  const values = {
    name: `${newWord()} Oil`,
    description: 'Rich.',
    unit: '1',
    stock: '3',
    price: '900',
    discount: '0',
  };
  await form.fill(values);
  await form.submit.click();
  await expect(shop.toast('No connection.')).toBeVisible();
  for (const field of ['name', 'description', 'unit', 'stock', 'price', 'discount'] as const) {
    await expect(form.field(field)).toHaveValue(values[field]);
  }
  await page.getByRole('complementary').getByRole('link', { name: 'Profile' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(form.field('name')).toHaveValue(values.name);
  await page.getByRole('complementary').getByRole('link', { name: 'Profile' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/dashboard\/profile$/);
});

test('an answer that is lost on the way makes no second product, and adds no pieces twice', async ({
  shop,
  page,
  trouble,
}) => {
  trouble.expect(/\/api\/product\/(create|update-product-details)/);
  let lost = 0;
  await page.route(/\/api\/product\/(create|update-product-details)$/, async (route) => {
    if (lost % 2 === 1) {
      lost += 1;
      return route.continue();
    }
    await route.fetch();
    lost += 1;
    return route.abort('failed');
  });
  const name = `${newWord()} Oil`;
  await shop.open('/dashboard/upload-product');
  const upload = new ProductAdminForm(page, 'en', 'submit');
  await upload.fill({ name, description: 'Rich.', unit: '1', stock: '3', price: '900', discount: '0' });
  await upload.submit.click();
  await expect(shop.toast('No connection.')).toBeVisible();
  await upload.submit.click();
  await expect(shop.toast('Product added')).toBeVisible();
  expect(await findProduct(name)).toHaveLength(1);

  await openList(page);
  const dialog = await openEditor(page, name);
  const edit = new ProductAdminForm(dialog, 'en', 'update');
  await edit.field('stock').fill('8');
  await edit.submit.click();
  await expect.poll(() => lost).toBe(3);
  await expect(edit.submit).toBeEnabled();
  await edit.submit.click();
  await expect(shop.toast('Product saved')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await findProduct(name)).toMatchObject([{ stock: 8, version: 2 }]);
});

test('a session that ends under the form asks for the login again, and the form keeps what was typed', {
  tag: '@full',
}, async ({ shop, page, trouble }) => {
  trouble.expect(/^401 /, /session could not be refreshed/, /could not be loaded/);
  await shop.open('/dashboard/upload-product');
  const form = new ProductAdminForm(page, 'en', 'submit');
  const name = `${newWord()} Oil`;
  await form.fill({ name, description: 'Rich.', unit: '1', stock: '3', price: '900', discount: '0' });
  await page.evaluate(() =>
    fetch('/api/user/logout', {
      headers: { authorization: `Bearer ${localStorage.getItem('accesstoken')}` },
    }),
  );
  await form.submit.click();
  const popup = new LoginPopup(page, 'en');
  await popup.fillLogin(browserShop.admin);
  await popup.sendLogin();
  await expect(popup.login).toBeHidden();
  await expect(form.field('name')).toHaveValue(name);
  await form.submit.click();
  await expect(shop.toast('Product added')).toBeVisible();
});

test('what was typed survives a tab that the phone ends', { tag: '@full' }, async ({
  shop,
  page,
  context,
}) => {
  await shop.open('/dashboard/upload-product');
  const values = { name: `${newWord()} Oil`, description: 'Rich.', price: '900' };
  await new ProductAdminForm(page, 'en', 'submit').fill(values);
  const kept = () => page.evaluate(() => localStorage.getItem('typed_product'));
  await expect.poll(kept).toContain(values.price);
  await page.close();

  const next = await context.newPage();
  await new ShopPage(next, 'en').open('/dashboard/upload-product');
  const notice = next.getByRole('region', { name: 'A product that was not saved' });
  await expect(notice).toContainText(values.name);
  await notice.getByRole('button', { name: 'Restore' }).click();
  const form = new ProductAdminForm(next, 'en', 'submit');
  await form.unfold();
  for (const field of ['name', 'description', 'price'] as const) {
    await expect(form.field(field)).toHaveValue(values[field]);
  }
  await next.getByRole('complementary').getByRole('link', { name: 'Profile' }).click();
  await next.getByRole('button', { name: 'Leave' }).click();
  await expect(next).toHaveURL(/\/dashboard\/profile$/);
  await next.getByRole('complementary').getByRole('link', { name: 'Upload Product' }).click();
  await expect(form.field('name')).toHaveValue('');
  await expect(notice).toHaveCount(0);
});

test('the list shows twelve products a page, searched 300 ms after typing stops', async ({ page }) => {
  const asked: { page: number; limit: number; search: string }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/product/get')) asked.push(request.postDataJSON());
  });
  const product = await addProduct();
  await page.clock.install();
  const shop = await openList(page);
  await expect(shop.heading).toHaveText('Product');
  const cards = page.getByRole('list', { name: 'Products' }).getByRole('article');
  await expect(cards).toHaveCount(12);
  const pager = page.getByRole('navigation', { name: 'Pages of the list' });
  await expect(pager).toContainText(/1\/[2-9]/);
  await expect(pager.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await pager.getByRole('button', { name: 'Next' }).click();
  await expect(pager).toContainText(/2\/[2-9]/);
  await expect(page).toHaveURL(/page=2/);
  await pager.getByRole('button', { name: 'Previous' }).click();
  await expect(pager).toContainText(/1\/[2-9]/);
  await pager.getByRole('button', { name: 'Next' }).click();
  await expect(pager).toContainText(/2\/[2-9]/);

  await page.clock.pauseAt(Date.now() + 60_000);
  asked.length = 0;
  await searchbox(page).pressSequentially(product.name.slice(0, 4));
  await page.clock.runFor(200);
  await searchbox(page).pressSequentially(product.name.slice(4));
  await page.clock.runFor(290);
  // The page shown may be reloaded meanwhile, because another test has changed a product.
  const searches = () => asked.filter(({ search }) => search !== '');
  expect(searches()).toEqual([]);
  await page.clock.resume();
  await expect(cards).toHaveCount(1);
  expect(searches()[0]).toEqual({ page: 1, limit: 12, search: product.name });
  expect(new Set(searches().map(({ search }) => search)).size).toBe(1);
  await expect(pager).toContainText('1/1');
  await expect(pager.getByRole('button', { name: 'Next' })).toBeDisabled();
  await expect(cards.first()).toContainText(product.unit);
  await expect(cards.first().locator('img')).toBeVisible();
});

test('the edit dialog has the fields of the upload page and the bulk price, and saves them', async ({
  page,
  trouble,
}) => {
  trouble.expect(/^(409|422) PUT \/api\/product\/update-product-details/);
  const product = await addProduct({ stock: 9, more_details: { Finish: 'Matte' } });
  const reference = newWord();
  await addProduct({ reference: `${reference}-1` });
  const shop = await openList(page);
  const dialog = await openEditor(page, product.name);
  const form = new ProductAdminForm(dialog, 'en', 'update');
  await expect(form.field('stock')).toHaveValue('9');
  await expect(form.tiles).toHaveCount(1);
  await expect(form.chips('categories')).toHaveCount(1);
  await expect(dialog.getByRole('textbox', { name: 'Finish', exact: true })).toHaveValue('Matte');
  await expect(dialog.getByText('French 0/3')).toBeVisible();
  await form.fill({ bulkPrice: '9 000', price: '4 000' });
  await form.submit.click();
  await expect(form.field('bulkPrice')).toHaveAccessibleDescription(/The bulk price must be below the price/);
  await form.fill({ bulkPrice: '3 000' });
  const key = dialog.getByLabel('Reference');
  await expect(key).toHaveValue(/^P[0-9A-F]{11}$/);
  await key.fill(`${reference}-1`);
  await form.submit.click();
  await expect(key).toHaveAccessibleDescription(/Another product has this reference already/);
  await key.fill(`${reference}-2`);
  await dialog.getByRole('textbox', { name: /^Name in French/ }).fill('Brillant');
  await dialog.getByRole('textbox', { name: /^Description in French/ }).fill('Brille.');
  await dialog.getByRole('textbox', { name: /^Name of the field “Finish” in French/ }).fill('Fini');
  await dialog.getByRole('textbox', { name: /^Finish in French/ }).fill('Mat');
  await expect(dialog.getByText('French complete')).toBeVisible();
  // Three pieces are sold while the form is open.
  await changeProduct(product, { stock: 6 });
  await form.submit.click();
  await expect(page.getByRole('dialog', { name: 'Saved by someone else meanwhile' })).toBeVisible();
  await page.getByRole('button', { name: 'Take this choice' }).click();
  await form.submit.click();
  await expect(shop.toast('Product saved')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(adminCard(page, product.name)).toContainText(formatFrancs(4000));
  await expect(adminCard(page, product.name)).toContainText(`Ref. ${reference}-2`);
  expect(await findProduct(product.name)).toMatchObject([
    {
      price: 4000,
      bulkPrice: 3000,
      nameFr: 'Brillant',
      descriptionFr: 'Brille.',
      moreDetailsFr: { Fini: 'Mat' },
      stock: 6,
    },
  ]);
});

for (const [screen, viewport] of screensFor('a field is named once, and')) {
  test(`a field is named once, and a form that was changed is not left without a question (${screen})`, {
    tag: '@full',
  }, async ({ shop, page }) => {
    await page.setViewportSize(viewport);
    await shop.open('/dashboard/upload-product');
    const form = new ProductAdminForm(page, 'en', 'submit');
    await form.unfold();
    const adding = page.getByRole('dialog', { name: 'Add Field' });
    const fieldName = adding.getByPlaceholder('Enter field name');
    await form.addFields.click();
    await expect(fieldName).toBeFocused();
    await expect(adding.getByRole('button', { name: 'Add Field' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(adding).toBeHidden();
    await expect(form.addFields).toBeFocused();
    await form.addFields.click();
    await fieldName.fill('Finish');
    await fieldName.press('Enter');
    await expect(adding).toBeHidden();
    await form.addFields.click();
    await fieldName.fill('finish');
    await expect(adding).toContainText('This field is there already.');
    await expect(adding.getByRole('button', { name: 'Add Field' })).toBeDisabled();
    await adding.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('textbox', { name: 'Finish', exact: true }).fill('Matte');

    const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
    await shop.returnToHeader();
    await shop.logo.click();
    await expect(leaving).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(leaving).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'Finish', exact: true })).toHaveValue('Matte');
    await shop.logo.click();
    await leaving.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
  });

  test(`the edit dialog asks before it gives up what was changed (${screen})`, { tag: '@full' }, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const product = await addProduct({ unit: '6 ml' });
    await openList(page);
    const dialog = await openEditor(page, product.name);
    const form = new ProductAdminForm(dialog, 'en', 'update');
    const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
    const edit = adminCard(page, product.name).getByRole('button', { name: /^Edit/ });
    await form.fill({ unit: '7 ml' });
    await page.keyboard.press('Escape');
    await leaving.getByRole('button', { name: 'Cancel' }).click();
    await expect(leaving).toBeHidden();
    await expect(form.field('unit')).toHaveValue('7 ml');
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await leaving.getByRole('button', { name: 'Leave' }).click();
    await expect(dialog).toBeHidden();
    await expect(edit).toBeFocused();
    await edit.click();
    await expect(form.field('unit')).toHaveValue('6 ml');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
}

for (const [screen, viewport] of screensFor('of two admins at one product')) {
  test(`of two admins at one product the second sees both versions and chooses field by field (${screen})`, async ({
    page,
    trouble,
  }) => {
    trouble.expect(/^409 PUT \/api\/product\/update-product-details/);
    await page.setViewportSize(viewport);
    const product = await addProduct({ description: 'As it was.', price: 4500, unit: '6 ml' });
    const shop = await openList(page);
    const dialog = await openEditor(page, product.name);
    const form = new ProductAdminForm(dialog, 'en', 'update');
    await form.fill({ description: 'Mine.', price: '5000' });
    await changeProduct(product, { description: 'Theirs.', price: 6000, unit: '7 ml' });
    await form.submit.click();
    const conflict = page.getByRole('dialog', { name: 'Saved by someone else meanwhile' });
    // Escape puts the choice off: the next press shows both versions again.
    await expect(conflict).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(conflict).toBeHidden();
    await expect(form.field('description')).toHaveValue('Mine.');
    await form.submit.click();
    const price = conflict.getByRole('group', { name: 'Price', exact: true });
    await expect(price).toContainText('5000');
    await expect(price).toContainText('6000');
    await expect(price.getByRole('radio', { name: /^Yours/ })).toBeChecked();
    const unit = conflict.getByRole('group', { name: 'Unit', exact: true });
    await expect(unit.getByRole('radio', { name: /^Saved meanwhile/ })).toBeChecked();
    await price.getByRole('radio', { name: /^Saved meanwhile/ }).check();
    await expect(conflict.getByRole('group', { name: 'Name', exact: true })).toHaveCount(0);
    await conflict.getByRole('button', { name: 'Take this choice' }).click();
    await expect(form.field('description')).toHaveValue('Mine.');
    await expect(form.field('price')).toHaveValue('6000');
    await form.submit.click();
    await expect(shop.toast('Product saved')).toBeVisible();
    expect(await findProduct(product.name)).toMatchObject([
      { description: 'Mine.', price: 6000, unit: '7 ml' },
    ]);
  });
}

test('a sale while the form is open is not undone by saving it', async ({ page }) => {
  const product = await addProduct({ stock: 10 });
  await openList(page);
  const dialog = await openEditor(page, product.name);
  const form = new ProductAdminForm(dialog, 'en', 'update');
  await form.field('stock').fill('15');
  const shopper = await openAccount();
  await saveAddress(shopper);
  await shopper.api.cart.create({ productId: product._id });
  const [address] = (await shopper.api.address.get({})).data;
  await shopper.api.order.cashOnDelivery({
    list_items: [{ productId: product._id, quantity: 1 }],
    addressId: address?._id ?? '',
    totalAmt: 4500,
  });
  await form.submit.click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => stockOf(product)).toBe(14);
});

for (const [screen, viewport] of screensFor('a deleted product leaves the shop')) {
  test(`a deleted product leaves the shop at once and can be brought back (${screen})`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const product = await addProduct();
    const shop = await openList(page);
    await searchbox(page).fill(product.name);
    const remove = adminCard(page, product.name).getByRole('button', { name: /^Delete/ });
    const question = page.getByRole('dialog', { name: 'Permanent Delete' });
    await remove.click();
    await expect(question).toContainText(product.name);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(remove).toBeFocused();
    await remove.click();
    await question.getByRole('button', { name: 'Delete' }).click();
    const done = page.getByRole('dialog', { name: 'Product deleted' });
    await expect(done).toBeVisible();
    await done.getByRole('button', { name: 'OK' }).click();
    await expect(adminCard(page, product.name)).toHaveCount(0);
    expect(await namesInShop(product.name)).not.toContain(product.name);
    const deleted = page.getByRole('button', { name: 'Deleted products' });
    await deleted.click();
    await page.getByRole('button', { name: `Restore ${product.name}` }).click();
    await expect(shop.toast('Product restored')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(deleted).toBeFocused();
    await expect(adminCard(page, product.name)).toBeVisible();
    expect(await namesInShop(product.name)).toContain(product.name);
  });
}

test('a product that another admin has deleted meanwhile does not stay on the screen', {
  tag: '@full',
}, async ({ page, trouble }) => {
  trouble.expect(/^404 DELETE \/api\/product\/delete-product/);
  const product = await addProduct();
  const shop = await openList(page);
  await searchbox(page).fill(product.name);
  await adminCard(page, product.name)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await (await adminApi()).product.delete({ _id: product._id });
  const question = page.getByRole('dialog', { name: 'Permanent Delete' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(shop.toast('This product is no longer in the shop.')).toBeVisible();
  await expect(question).toBeHidden();
  await expect(adminCard(page, product.name)).toHaveCount(0);
});

test('a product is duplicated, and another shade joins its family', { tag: '@full' }, async ({ page }) => {
  const family = newWord();
  const product = await addProduct({ family, shade: { name: 'Mboa', hex: '#8a1c3b' } });
  const shop = await openList(page);
  const dialog = await openEditor(page, product.name);
  await dialog.getByRole('button', { name: 'Add another shade' }).click();
  await expect(shop.heading).toHaveText('Upload Product');
  const form = new ProductAdminForm(page, 'en', 'submit');
  await expect(form.field('name')).toHaveValue(product.name);
  await expect(form.tiles).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Shade name', exact: true }).fill('Kribi');
  await page.getByRole('textbox', { name: 'Shade name in French' }).fill('Kribi doré');
  await page.getByLabel('Shade colour').fill('#aa4466');
  await form.field('stock').fill('4');
  await form.files.setInputFiles(await photo('kribi.jpg', 300, 300));
  await expect(form.tiles).toHaveCount(1, { timeout: 30_000 });
  await form.submit.click();
  await expect(shop.toast('Product added')).toBeVisible();
  const { data } = await shopApi().product.getDetails({ productId: product._id });
  expect(data.familyShades.map(({ shade }) => shade)).toEqual([
    { name: 'Mboa', hex: '#8a1c3b' },
    { name: 'Kribi', nameFr: 'Kribi doré', hex: '#aa4466' },
  ]);
});

test('the owner corrects a price with three taps from the shop’s home page, marks a product sold out with two in the list, and takes both back', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(phone);
  const product = await addProduct({ price: 4_500, stock: 7 });
  await shop.open('/');
  const row = page.getByRole('article', { name: product.name });
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };

  await tap(page.getByRole('navigation', { name: 'Most used' }).getByRole('link', { name: 'Product' }));
  await tap(searchbox(page));
  await page.keyboard.type(product.name);
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('article')).toHaveCount(1);
  await tap(row.getByRole('button', { name: `Price of ${product.name}` }));
  await expect(page.getByLabel('New price in FCFA')).toBeFocused();
  await page.keyboard.type('5 200');
  // The key on a phone's keyboard that finishes a field.
  await page.keyboard.press('Enter');
  await expect(row).toContainText('5\u202f200');
  expect(taps).toBe(3);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(shop.toast('Undone.')).toBeVisible();
  await expect(row).toContainText('4\u202f500');

  taps = 0;
  await tap(row.getByRole('button', { name: `Stock of ${product.name}` }));
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Sold out' }));
  await expect(row).toContainText('Out of stock');
  expect(taps).toBe(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('7\u00a0pieces');
});

test('several products are raised by ten percent at once, and undone at once', { tag: '@full' }, async ({
  page,
}) => {
  const family = newWord();
  const products = [
    await addProduct({ name: `${family} one`, price: 4_500, bulkPrice: 4_200 }),
    await addProduct({ name: `${family} two`, price: 1_000 }),
  ];
  await openList(page);
  await searchbox(page).fill(family);
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('article')).toHaveCount(2);
  await page.getByRole('checkbox', { name: `Select ${products[0]?.name}` }).check();
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  await page.getByRole('button', { name: 'Change them' }).click();
  const dialog = page.getByRole('dialog');
  // A bulk price that the new price would reach is named before anything is sent.
  await page.getByLabel('By how much?').fill('-10');
  await expect(dialog).toContainText(`${family} two: 1\u202f000 FCFA → 900 FCFA`);
  await expect(dialog).toContainText(`Not possible for: ${family} one.`);
  await page.getByLabel('By how much?').fill('10');
  await expect(dialog).toContainText('Shoppers will pay something else for 2 products');
  await expect(dialog).toContainText(`${family} one: 4\u202f500 FCFA → 4\u202f950 FCFA`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const rows = page.getByRole('list', { name: 'Products' });
  await expect(rows).toContainText('4\u202f950');
  await expect(rows).toContainText('1\u202f100');
  // Visiting another page of the office does not lose the undo.
  await page.getByRole('link', { name: 'Category', exact: true }).first().click();
  await expect(page).toHaveURL(/\/dashboard\/category$/);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard\/product\?/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toContainText('4\u202f500');
  await expect(rows).toContainText('1\u202f000');
});

test('several products move to another category, and get a discount that ends by itself', async ({
  page,
}) => {
  const word = newWord();
  const shelf = await addShelf();
  for (const name of ['one', 'two']) await addProduct({ name: `${word} ${name}`, price: 4_000 });
  await page.setViewportSize({ width: 360, height: 740 });
  await openList(page);
  await searchbox(page).fill(word);
  const rows = page.getByRole('list', { name: 'Products' });
  await expect(rows.getByRole('article')).toHaveCount(2);
  const pickAll = async () => {
    await page.getByRole('checkbox', { name: `Select ${word} one` }).check();
    await page.getByRole('checkbox', { name: 'Select all shown' }).check();
    await page.getByRole('button', { name: 'Change them' }).click();
  };
  const dialog = page.getByRole('dialog');
  await pickAll();
  await dialog.getByLabel('What changes?').selectOption('Move to a category');
  await dialog.getByLabel('To the category').selectOption(shelf.category.name);
  await expect(dialog.getByLabel('To the sub-category').getByRole('option')).toHaveText([
    'No sub-category',
    shelf.subCategory.name,
  ]);
  await dialog.getByLabel('To the sub-category').selectOption(shelf.subCategory.name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const { api } = await openOwner();
  const inCategory = async () =>
    (await api.productList.find({ category: shelf.category._id })).data.map(({ name }) => name);
  expect((await inCategory()).toSorted()).toEqual([`${word} one`, `${word} two`]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(inCategory).toEqual([]);

  await pickAll();
  await dialog.getByLabel('What changes?').selectOption('Discount with a beginning and an end');
  await dialog.getByLabel('Percent less').fill('25');
  await dialog.getByLabel('Ends').fill('2099-12-24T18:00');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const findSale = async () =>
    (await api.promotion.list({})).data.find(({ namedProducts }) => namedProducts[0]?.name.startsWith(word));
  const sale = await findSale();
  expect(sale).toMatchObject({
    kind: 'sale',
    value: 25,
    state: 'running',
    endsAt: '2099-12-24T17:00:00.000Z',
  });
  expect(sale?.products).toHaveLength(2);
  await expect(rows.getByText('Sale −25%')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows.getByText('Sale −25%')).toHaveCount(0);
  expect(await findSale()).toMatchObject({ state: 'ended' });
});

test('drafts, a category and the order of the list are in its address', { tag: '@full' }, async ({
  page,
}) => {
  const word = newWord();
  await addProduct({ name: `${word} shown`, price: 900 });
  await addProduct({ name: `${word} dear draft`, price: 9_000, published: false });
  await addProduct({ name: `${word} draft`, price: 800, published: false });
  await openList(page);
  await searchbox(page).fill(word);
  await page.getByRole('button', { name: 'Drafts' }).click();
  await page.getByText('Filters', { exact: true }).click();
  await page.getByLabel('Order', { exact: true }).selectOption('Dearest first');
  const rows = page.getByRole('list', { name: 'Products' }).getByRole('article');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(`${word} dear draft`);
  await page.reload();
  await expect(rows.first()).toContainText(`${word} dear draft`);
  await expect(page).toHaveURL(/view=draft.*sort=price_down|sort=price_down.*view=draft/);
});
