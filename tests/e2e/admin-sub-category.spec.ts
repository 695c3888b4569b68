import type { Page } from '@playwright/test';
import { holdTokens, openOwner } from '#tests/support/account.ts';
import { desktop, expect, phone, test } from '#tests/support/e2e.ts';
import { screensFor } from '#tests/support/looks.ts';
import { AdminForm } from '#tests/support/pages/admin-form.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { addProduct, addShelf, newWord } from '#tests/support/shelf.ts';
import { adminApi } from '#tests/support/shop-api.ts';

test.use({ viewport: desktop });

async function comeAsOwner(page: Page): Promise<void> {
  await holdTokens(page, await openOwner());
}

for (const [screen, viewport] of screensFor('the owner adds, changes and deletes')) {
  test(`the owner adds, changes and deletes a sub-category on a ${screen}`, async ({ shop, page }) => {
    const [one, other] = [(await addShelf()).category, (await addShelf()).category];
    await page.setViewportSize(viewport);
    await comeAsOwner(page);
    await shop.open('/dashboard/subcategory');
    await expect(shop.heading).toHaveText('Sub Category');
    const name = newWord();

    const add = page.getByRole('main').getByRole('button', { name: 'Add Sub Category' });
    const form = new AdminForm(page, 'Add Sub Category');
    await add.click();
    await expect(form.name).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(form.dialog).toBeHidden();
    await expect(add).toBeFocused();
    await add.click();
    await expect(form.upload).toBeDisabled();
    await form.name.fill(name);
    await form.choosePicture();
    await expect(form.picture).toBeVisible({ timeout: 30_000 });
    await expect(form.button('Submit')).toHaveClass(/unready/);
    const dropdown = form.dialog.getByRole('combobox', { name: 'Category' });
    for (const { name: label } of [one, one, other]) await dropdown.selectOption({ label });
    await expect(form.button(`Remove ${one.name}`)).toHaveCount(2);
    await expect(form.button('Submit')).not.toHaveClass(/unready/);
    await form.button(`Remove ${other.name}`).click();
    await expect(form.button(`Remove ${other.name}`)).toHaveCount(0);
    await form.button('Submit').dblclick();
    await expect(shop.toast('Sub-category added')).toBeVisible();
    await expect(form.dialog).toBeHidden();
    const { data } = await (await adminApi()).subcategory.get({});
    const saved = data.filter((subCategory) => subCategory.name === name);
    expect(saved.map(({ category }) => category.map(({ _id }) => _id))).toEqual([[one._id]]);

    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText(one.name);
    await row.getByRole('button', { name: `Edit ${name}` }).click();
    const editing = new AdminForm(page, 'Edit Sub Category');
    await editing.button('Close').click();
    await expect(editing.dialog).toBeHidden();
    await expect(row.getByRole('button', { name: `Edit ${name}` })).toBeFocused();
    await row.getByRole('button', { name: `Edit ${name}` }).click();
    await expect(editing.name).toHaveValue(name);
    await expect(editing.button(`Remove ${one.name}`)).toHaveCount(1);
    await editing.dialog.getByRole('combobox', { name: 'Category' }).selectOption({ label: other.name });
    await editing.button('Submit').click();
    await expect(shop.toast('Sub-category saved')).toBeVisible();
    await expect(row).toContainText(other.name);

    const remove = row.getByRole('button', { name: `Delete ${name}` });
    const question = page.getByRole('dialog', { name: 'Permanent Delete' });
    await remove.click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect(remove).toBeFocused();
    await remove.click();
    await question.getByRole('button', { name: 'Confirm' }).click();
    await expect(shop.toast('Sub-category deleted')).toBeVisible();
    await expect(row).toHaveCount(0);
  });
}

test('the table has every sub-category on one page, with number, name, picture, categories and actions', async ({
  shop,
  page,
}) => {
  const { category, subCategory } = await addShelf();
  const before = await subCategoryNames();
  await comeAsOwner(page);
  await shop.open('/dashboard/subcategory');
  const table = page.getByRole('table', { name: 'Sub Category' });
  await expect(table.getByRole('columnheader')).toHaveText(['Sr.No', 'Name', 'Image', 'Category', 'Action']);
  const rows = table.locator('tbody tr');
  await expect(rows.filter({ hasText: subCategory.name })).toContainText(category.name);
  await expect(rows.first().getByRole('cell').first()).toHaveText('1');
  const shown = await rows.allTextContents();
  // Other tests delete theirs meanwhile.
  const current = await subCategoryNames();
  const missing = before.filter((name) => current.includes(name) && !shown.some((row) => row.includes(name)));
  expect(missing).toEqual([]);
  await page.setViewportSize(phone);
  await expect(table.getByRole('columnheader').first()).toBeHidden();
  const row = rows.filter({ hasText: subCategory.name });
  await expect(row.getByRole('button', { name: `Delete ${subCategory.name}` })).toBeVisible();
  expect((await row.boundingBox())?.width).toBeLessThanOrEqual(phone.width);
});

async function subCategoryNames(): Promise<string[]> {
  const { data } = await (await adminApi()).subcategory.get({});
  return data.map(({ name }) => name);
}

for (const [screen, viewport] of screensFor('a press on a thumbnail shows')) {
  test(`a press on a thumbnail shows the picture on the whole screen, and Escape leads back to it (${screen})`, async ({
    shop,
    page,
  }) => {
    await page.setViewportSize(viewport);
    await comeAsOwner(page);
    await shop.open('/dashboard/subcategory');
    const thumbnail = page.getByRole('button', { name: /^Show the picture of / }).first();
    await thumbnail.focus();
    await page.keyboard.press('Enter');
    const viewer = page.getByRole('dialog');
    await expect(viewer.locator('img')).toBeVisible();
    expect(await viewer.boundingBox()).toEqual({ x: 0, y: 0, ...viewport });
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(thumbnail).toBeFocused();
  });
}

test('chips are one stop of the keyboard: arrows go along them, and removing one leaves the focus beside', {
  tag: '@full',
}, async ({ shop, page }) => {
  const names: string[] = [];
  for (const _ of [1, 2, 3]) names.push((await addShelf()).category.name);
  await comeAsOwner(page);
  await shop.open('/dashboard/subcategory');
  await page.getByRole('main').getByRole('button', { name: 'Add Sub Category' }).click();
  const form = new AdminForm(page, 'Add Sub Category');
  const dropdown = form.dialog.getByRole('combobox', { name: 'Category' });
  for (const label of names) await dropdown.selectOption({ label });
  const [first, second, third] = names.map((name) => form.button(`Remove ${name}`));
  if (!first || !second || !third) throw new Error('Three chips are needed.');
  await expect(third).toBeVisible();
  await dropdown.focus();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(second).toBeFocused();
  await page.keyboard.press('End');
  await expect(third).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Delete');
  await expect(second).toHaveCount(0);
  await expect(third).toBeFocused();
  // Tab leaves the chips and comes back to the chip that had the focus.
  await page.keyboard.press('Shift+Tab');
  await expect(dropdown).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(third).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(third).toHaveCount(0);
  await expect(first).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(first).toHaveCount(0);
  await expect(dropdown).toBeFocused();
});

test('arrow keys look through the closed dropdown without adding a chip at each step', {
  tag: '@full',
}, async ({ shop, page }) => {
  await comeAsOwner(page);
  await shop.open('/dashboard/subcategory');
  await page.getByRole('main').getByRole('button', { name: 'Add Sub Category' }).click();
  const form = new AdminForm(page, 'Add Sub Category');
  const dropdown = form.dialog.getByRole('combobox', { name: 'Category' });
  await dropdown.focus();
  for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  await expect(form.dialog.getByRole('button', { name: /^Remove / })).toHaveCount(0);
  // The browser itself decides how keys choose in the open list.
  await dropdown.selectOption({ index: 1 });
  await expect(form.dialog.getByRole('button', { name: /^Remove / })).toHaveCount(1);
});

test('of two admins who edit one sub-category, the second sees the current version, its categories too', {
  tag: '@full',
}, async ({ shop, page, trouble }) => {
  trouble.expect(/^409 PUT \/api\/subcategory\/update/);
  const [{ subCategory }, { category: theirs }] = [await addShelf(), await addShelf()];
  await comeAsOwner(page);
  await shop.open('/dashboard/subcategory');
  await page.getByRole('button', { name: `Edit ${subCategory.name}` }).click();
  const form = new AdminForm(page, 'Edit Sub Category');
  const mine = newWord();
  await (await adminApi()).subcategory.update({ ...subCategory, category: [theirs] });
  await form.name.fill(mine);
  const refused = page.waitForResponse('**/api/subcategory/update');
  await form.button('Submit').click();
  await refused;
  const current = form.dialog.getByRole('region', { name: 'Saved meanwhile by someone else:' });
  await expect(current).toContainText(theirs.name);
  await expect(form.name).toHaveValue(mine);
  await form.button('Submit').click();
  await expect(page.getByRole('row').filter({ hasText: mine })).toBeVisible();
});

for (const [screen, viewport] of screensFor('other categories of a sub-category')) {
  test(`other categories of a sub-category take its products along, once the owner says so (${screen})`, {
    tag: '@full',
  }, async ({ page, trouble }) => {
    trouble.expect(/^409 PUT \/api\/subcategory\/update/);
    const [shelf, { category: other }] = [await addShelf(), await addShelf()];
    const product = await addProduct({}, shelf);
    await page.setViewportSize(viewport);
    await comeAsOwner(page);
    await new ShopPage(page, 'fr').open('/dashboard/subcategory');
    await page.getByRole('button', { name: `Modifier ${shelf.subCategory.name}` }).click();
    const form = page.getByRole('dialog', { name: 'Modifier la sous-catégorie' });
    await form.getByRole('combobox', { name: 'Catégorie' }).selectOption({ label: other.name });
    await form.getByRole('button', { name: `Retirer ${shelf.category.name}` }).click();
    const submit = form.getByRole('button', { name: 'Enregistrer' });
    await submit.click();
    await expect(form).toContainText(
      '1 produit de cette sous-catégorie n’est dans aucune de ces catégories.',
    );
    const question = form.getByLabel('Ranger aussi ces produits dans les catégories choisies');
    await expect(question).toBeInViewport();
    await expect(question).toBeFocused();
    await question.check();
    await submit.click();
    await expect(form).toBeHidden();
    const { data } = await (await adminApi()).product.getDetails({ productId: product._id });
    expect(data.category.map(({ name }) => name).toSorted()).toEqual(
      [shelf.category.name, other.name].toSorted(),
    );
  });
}

for (const [screen, viewport] of screensFor('a sub-category in use says how')) {
  test(`a sub-category in use says how many products it holds, and moves them before it goes (${screen})`, async ({
    shop,
    page,
    trouble,
  }) => {
    trouble.expect(/^409 DELETE \/api\/subcategory\/delete/);
    const [from, to] = [await addShelf(), await addShelf()];
    const product = await addProduct({}, from);
    await page.setViewportSize(viewport);
    await comeAsOwner(page);
    await shop.open('/dashboard/subcategory');
    await page.getByRole('button', { name: `Delete ${from.subCategory.name}` }).click();
    const question = page.getByRole('dialog', { name: 'Permanent Delete' });
    await question.getByRole('button', { name: 'Confirm' }).click();
    await expect(question).toContainText('This sub-category is used by 1 product. Move it first.');
    await question.getByLabel('Move to').selectOption({ label: to.subCategory.name });
    await question.getByRole('button', { name: 'Move and delete' }).click();
    await expect(shop.toast('Sub-category deleted')).toBeVisible();
    const { data } = await (await adminApi()).product.getDetails({ productId: product._id });
    expect(data.subCategory.map(({ name }) => name)).toEqual([to.subCategory.name]);
  });
}
