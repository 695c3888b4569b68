import type { Page } from '@playwright/test';
import { violations } from '#tests/support/accessibility.ts';
import { holdTokens, openOwner } from '#tests/support/account.ts';
import { desktop, expect, phone, test } from '#tests/support/e2e.ts';
import { screensFor } from '#tests/support/looks.ts';
import { AdminForm } from '#tests/support/pages/admin-form.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { addProduct, addShelf, newWord } from '#tests/support/shelf.ts';
import { adminApi } from '#tests/support/shop-api.ts';

const adminPaths = ['category', 'subcategory', 'upload-product', 'product'];

test.use({ viewport: desktop });

async function comeAsOwner(page: Page): Promise<void> {
  await holdTokens(page, await openOwner());
}

async function categoriesNamed(name: string) {
  const { data } = await (await adminApi()).category.get({});
  return data.filter((category) => category.name === name);
}

for (const [screen, viewport] of screensFor('the owner adds, changes and deletes')) {
  test(`the owner adds, changes and deletes a category on a ${screen}`, async ({ shop, page, trouble }) => {
    trouble.expect(/^422 POST \/api\/category\/add-category/);
    await page.setViewportSize(viewport);
    await comeAsOwner(page);
    await shop.open('/dashboard/category');
    await expect(shop.heading).toHaveText('Category');
    const name = newWord();

    const add = page.getByRole('main').getByRole('button', { name: 'Add Category' });
    const form = new AdminForm(page, 'Category');
    await add.click();
    await expect(form.name).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(form.dialog).toBeHidden();
    await expect(add).toBeFocused();
    await add.click();
    await expect(form.upload).toBeDisabled();
    await expect(form.button('Add Category')).toHaveClass(/unready/);
    await form.button('Add Category').click();
    await expect(form.name).toHaveAttribute('aria-invalid', 'true');
    await form.name.fill(name);
    await page.keyboard.press('Escape');
    const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
    await leaving.getByRole('button', { name: 'Cancel' }).click();
    await expect(leaving).toBeHidden();
    await expect(form.name).toHaveValue(name);
    await expect(form.upload).toBeEnabled();
    const release = await holdUpload(page);
    await form.choosePicture();
    await expect(form.dialog.getByRole('progressbar', { name: 'Uploading lips.png' })).toBeVisible();
    await expect(form.button('Add Category')).toHaveClass(/unready/);
    await form.button('Add Category').click();
    await expect(form.dialog.getByText('The picture is still on its way.')).toBeVisible();
    expect(await categoriesNamed(name)).toEqual([]);
    release();
    await expect(form.picture).toBeVisible({ timeout: 30_000 });
    await expect(form.dialog.getByRole('progressbar')).toHaveCount(0);
    await expect(form.dialog.getByText('The picture is still on its way.')).toHaveCount(0);
    await expect(form.button('Add Category')).not.toHaveClass(/unready/);
    await form.frenchName.fill('Lèvres');
    await form.button('Add Category').dblclick();
    await expect(shop.toast('Category added')).toBeVisible();
    await expect(form.dialog).toBeHidden();
    expect(await categoriesNamed(name)).toMatchObject([{ nameFr: 'Lèvres' }]);

    const card = page.getByRole('article', { name, exact: true });
    await expect(card.locator('img')).toBeVisible();
    await expect(card).toContainText('Lèvres');
    await card.getByRole('button', { name: `Edit ${name}` }).click();
    const update = new AdminForm(page, 'Update Category');
    await update.button('Close').click();
    await expect(update.dialog).toBeHidden();
    await expect(card.getByRole('button', { name: `Edit ${name}` })).toBeFocused();
    await card.getByRole('button', { name: `Edit ${name}` }).click();
    await expect(update.name).toHaveValue(name);
    await expect(update.picture).toBeVisible();
    await update.frenchName.fill('');
    await update.button('Update Category').click();
    await expect(update.dialog).toBeHidden();
    await expect(card).toContainText('No French name yet');

    const remove = card.getByRole('button', { name: `Delete ${name}` });
    const question = page.getByRole('dialog', { name: 'Permanent Delete' });
    await remove.click();
    await expect(question).toContainText('Are you sure permanent delete ?');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect(remove).toBeFocused();
    await remove.click();
    await question.getByRole('button', { name: 'Confirm' }).click();
    await expect(shop.toast('Category deleted')).toBeVisible();
    await expect(card).toHaveCount(0);
    expect(await categoriesNamed(name)).toEqual([]);
  });
}

test('in French one name is enough, and cards show it', { tag: '@full' }, async ({ page }) => {
  const shop = new ShopPage(page, 'fr');
  await comeAsOwner(page);
  await shop.open('/dashboard/category');
  const name = newWord();
  await page.getByRole('main').getByRole('button', { name: 'Ajouter une catégorie' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Nom (français)').fill(name);
  const added = new AdminForm(page, 'Catégorie');
  await added.choosePicture();
  await expect(added.picture).toBeVisible();
  await form.getByRole('button', { name: 'Ajouter une catégorie' }).click();
  await expect(form).toBeHidden();
  expect(await categoriesNamed(name)).toMatchObject([{ name, nameFr: name }]);
  const card = page.getByRole('article', { name, exact: true });
  await card.getByRole('button', { name: `Modifier ${name}` }).click();
  await form.getByLabel('Nom (anglais, facultatif)').fill(`English ${name}`);
  await form.getByRole('button', { name: 'Modifier la catégorie' }).click();
  await expect(form).toBeHidden();
  expect(await categoriesNamed(`English ${name}`)).toMatchObject([{ nameFr: name }]);
  await expect(card).toContainText(`English ${name}`);
});

test('a name that is taken is refused beside the name, and nothing typed is lost', { tag: '@full' }, async ({
  shop,
  page,
  trouble,
}) => {
  trouble.expect(/^409 POST \/api\/category\/add-category/);
  const { category } = await addShelf();
  await comeAsOwner(page);
  await shop.open('/dashboard/category');
  await page.getByRole('main').getByRole('button', { name: 'Add Category' }).click();
  const form = new AdminForm(page, 'Category');
  await form.name.fill(category.name.toLowerCase());
  await form.frenchName.fill('Atelier');
  await form.choosePicture();
  await expect(form.picture).toBeVisible({ timeout: 30_000 });
  await form.button('Add Category').click();
  await expect(shop.toast(/is taken\. Choose another one\.$/)).toBeVisible();
  await expect(form.name).toHaveAttribute('aria-invalid', 'true');
  await expect(form.name).toHaveValue(category.name.toLowerCase());
  await expect(form.frenchName).toHaveValue('Atelier');
  await expect(form.picture).toBeVisible({ timeout: 30_000 });
  const another = newWord();
  await form.name.fill(another);
  await expect(form.name).not.toHaveAttribute('aria-invalid', 'true');
  await form.button('Add Category').click();
  await expect(page.getByRole('article', { name: another })).toBeVisible();
});

for (const [screen, viewport] of screensFor('a category in use says how')) {
  test(`a category in use says how many products it holds, and moves them before it goes (${screen})`, async ({
    shop,
    page,
    trouble,
  }) => {
    trouble.expect(/^409 DELETE \/api\/category\/delete/);
    const [from, to] = [await addShelf(), await addShelf()];
    const product = await addProduct({}, from);
    await page.setViewportSize(viewport);
    await comeAsOwner(page);
    await shop.open('/dashboard/category');
    await page.getByRole('button', { name: `Delete ${from.category.name}` }).click();
    const question = page.getByRole('dialog', { name: 'Permanent Delete' });
    await question.getByRole('button', { name: 'Confirm' }).click();
    await expect(question).toContainText('This category is used by 1 product. Move it first.');
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(page.getByRole('article', { name: from.category.name })).toBeVisible();
    await page.getByRole('button', { name: `Delete ${from.category.name}` }).click();
    await question.getByRole('button', { name: 'Confirm' }).click();
    const target = question.getByLabel('Move to');
    await expect(target.locator('option', { hasText: from.category.name })).toHaveCount(0);
    await question.getByRole('button', { name: 'Move and delete' }).click();
    await expect(target).toHaveAttribute('aria-invalid', 'true');
    expect(await violations(page)).toEqual([]);
    await target.selectOption({ label: to.category.name });
    await question.getByRole('button', { name: 'Move and delete' }).click();
    await expect(shop.toast('Category deleted')).toBeVisible();
    await expect(page.getByRole('article', { name: from.category.name })).toHaveCount(0);
    const { data } = await (await adminApi()).product.getDetails({ productId: product._id });
    expect(data.category.map(({ name }) => name)).toEqual([to.category.name]);
  });
}

test('what is to be deleted has the name that its reader knows', { tag: '@full' }, async ({ page }) => {
  const { category } = await addShelf();
  const french = `Soins ${newWord()}`;
  await (await adminApi()).category.update({ ...category, nameFr: french });
  await comeAsOwner(page);
  await new ShopPage(page, 'fr').open('/dashboard/category');
  await page.getByRole('button', { name: `Supprimer ${french}` }).click();
  await expect(page.getByRole('dialog')).toContainText(french);
});

test('of two admins who edit one category, the second sees the current version and decides', {
  tag: '@full',
}, async ({ shop, page, trouble }) => {
  trouble.expect(/^409 PUT \/api\/category\/update/);
  const { category } = await addShelf();
  await comeAsOwner(page);
  await shop.open('/dashboard/category');
  await page.getByRole('button', { name: `Edit ${category.name}` }).click();
  const form = new AdminForm(page, 'Update Category');
  const [theirs, mine] = [newWord(), newWord()];
  await (await adminApi()).category.update({ ...category, name: theirs });
  await form.name.fill(mine);
  await form.button('Update Category').click();
  const current = form.dialog.getByRole('region', { name: 'Saved meanwhile by someone else:' });
  await expect(current).toContainText(theirs);
  await expect(form.name).toHaveValue(mine);
  expect(await violations(page)).toEqual([]);
  await form.button('Update Category').click();
  await expect(page.getByRole('article', { name: mine })).toBeVisible();
  expect(await categoriesNamed(theirs)).toEqual([]);
});

test('the grid has two, four and six columns, and the button is at the thumb of a phone', async ({
  shop,
  page,
}) => {
  await comeAsOwner(page);
  await shop.open('/dashboard/category');
  const grid = page.locator('main ul').filter({ has: page.getByRole('article') });
  await expect(grid).toBeVisible();
  for (const [width, columns] of [
    [360, 2],
    [900, 4],
    [1280, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    const tracks = await grid.evaluate(
      (list) => getComputedStyle(list).gridTemplateColumns.split(' ').length,
    );
    expect(tracks, `at ${width} px`).toBe(columns);
  }
  await page.setViewportSize(phone);
  const button = await page.getByRole('main').getByRole('button', { name: 'Add Category' }).boundingBox();
  const bar = await page.getByRole('navigation', { name: 'Most used' }).boundingBox();
  const end = (button?.y ?? 0) + (button?.height ?? 0);
  expect(end).toBeGreaterThan((bar?.y ?? 0) - 40);
  expect(end).toBeLessThanOrEqual(bar?.y ?? 0);
});

test('while the categories load there are placeholders; none is not an outage, and an outage offers Retry', async ({
  shop,
  page,
  trouble,
}) => {
  trouble.expect(/^503 GET \/api\/category\/get/, /could not be loaded/);
  await comeAsOwner(page);
  let answer: 'outage' | 'none' | 'real' = 'outage';
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/category/get', async (route) => {
    await held;
    if (answer === 'real') return route.continue();
    if (answer === 'none')
      return route.fulfill({ json: { success: true, error: false, message: '', data: [] } });
    return route.fulfill({ status: 503, json: { success: false, error: true, message: 'Later' } });
  });
  await page.goto('/dashboard/category');
  await expect(page.getByRole('status', { name: 'The list is loading' })).toBeVisible();
  release();
  await expect(shop.toast('Failed to fetch categories')).toBeVisible();
  await expect(page.getByText('The list could not be loaded')).toBeVisible();
  await expect(page.getByText('No category yet')).toHaveCount(0);
  answer = 'none';
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('No category yet')).toBeVisible();
});

test('with the keyboard a dialog is opened, filled, and left to where one was', { tag: '@full' }, async ({
  shop,
  page,
}) => {
  await comeAsOwner(page);
  await shop.open('/dashboard/category');
  const open = page.getByRole('main').getByRole('button', { name: 'Add Category' });
  await open.focus();
  await page.keyboard.press('Enter');
  const form = new AdminForm(page, 'Category');
  await expect(form.dialog).toBeVisible();
  await expect(form.name).toBeFocused();
  await page.keyboard.type('Lips');
  await expect(form.name).toHaveValue('Lips');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await page.getByRole('button', { name: 'Leave' }).press('Enter');
  await expect(form.dialog).toBeHidden();
  await expect(open).toBeFocused();
});

test('an admin’s menu leads to the four pages of the catalogue', async ({ shop, page }) => {
  await page.setViewportSize(phone);
  await comeAsOwner(page);
  await shop.open('/user');
  const menu = page.getByRole('main').getByRole('navigation');
  await expect(menu).toContainText('(Admin)');
  for (const [label, path] of [
    ['Category', 'category'],
    ['Sub Category', 'subcategory'],
    ['Upload Product', 'upload-product'],
    ['Product', 'product'],
  ] as const) {
    await expect(menu.getByRole('link', { name: label, exact: true })).toHaveAttribute(
      'href',
      `/dashboard/${path}`,
    );
  }
  await menu.getByRole('link', { name: 'Sub Category' }).click();
  await expect(shop.heading).toHaveText('Sub Category');
});

test('the dashboard holds its seven pages beside one menu', async ({ shop, page }) => {
  await comeAsOwner(page);
  await shop.open('/dashboard/profile');
  const menu = page.getByRole('complementary');
  for (const [label, path, heading] of [
    ['My Orders', 'myorders', 'My Orders'],
    ['Save Address', 'address', 'Address'],
    ['Category', 'category', 'Category'],
    ['Sub Category', 'subcategory', 'Sub Category'],
    ['Upload Product', 'upload-product', 'Upload Product'],
    ['Product', 'product', 'Product'],
    ['Profile', 'profile', 'Profile'],
  ] as const) {
    await menu.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/dashboard/${path}$`));
    await expect(shop.heading).toHaveText(heading);
  }
});

test('only an admin sees the admin’s pages, and a guest may log in', async ({ shop, page, shopper }) => {
  await shop.open('/user');
  await expect(page.getByRole('navigation').filter({ hasText: shopper.name })).not.toContainText('Category');
  for (const path of adminPaths) {
    await shop.open(`/dashboard/${path}`);
    await expect(shop.heading).toHaveText('Do not have permission');
    await expect(page.getByRole('main').getByRole('button', { name: /^(Add|Edit|Delete)/ })).toHaveCount(0);
  }
  // Clear the tokens at an address without scripts: a pending request for the cart would be sent without a token.
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.clear());
  await shop.open('/dashboard/category');
  await expect(shop.heading).toHaveText('Do not have permission');
  await expect(page.getByRole('main').getByRole('button', { name: 'Login' })).toBeVisible();
});

/** Holds every upload back until the returned function is called. */
async function holdUpload(page: Page): Promise<() => void> {
  const { category } = await addShelf();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/file/upload', async (route) => {
    await promise;
    const answer = {
      success: true,
      error: false,
      message: 'Picture uploaded',
      data: { url: category.image },
    };
    await route.fulfill({ status: 201, json: answer });
  });
  return resolve;
}
