import type { Page, Request } from '@playwright/test';
import { holdTokens, openAccount, openOwner } from '#tests/support/account.ts';
import { newPhone } from '#tests/support/deliver-order.ts';
import { desktop, expect, test } from '#tests/support/e2e.ts';
import { holdBack } from '#tests/support/hold-back.ts';
import { screensFor } from '#tests/support/looks.ts';
import { placeOrderFor } from '#tests/support/place-order.ts';
import { addProduct, newWord, stockOf } from '#tests/support/shelf.ts';
import { shopApi } from '#tests/support/shop-api.ts';

async function comeAsOwner(page: Page): Promise<void> {
  await holdTokens(page, await openOwner());
}

for (const [screen, viewport] of screensFor('the owner finds what runs out')) {
  test(`the owner finds what runs out, takes broken pieces away, and reads it in the history (${screen})`, async ({
    shop,
    page,
  }) => {
    const product = await addProduct({ stock: 3 });
    await page.setViewportSize(viewport);
    await comeAsOwner(page);
    await shop.open('/dashboard/stock');
    await expect(shop.heading).toHaveText('Stock');
    await page.getByLabel('Search products').fill(product.name);
    const row = page.getByRole('article', { name: product.name });
    await page.getByRole('button', { name: /^Low stock/ }).click();
    await expect(page).toHaveURL(/view=low/);
    await expect(row).toContainText('3 pieces');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      viewport.width,
    );

    const adjust = row.getByRole('button', { name: `Adjust the stock of ${product.name}` });
    const dialog = page.getByRole('dialog', { name: 'Adjust stock' });
    await adjust.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(adjust).toBeFocused();
    await adjust.click();
    await expect(dialog).toContainText('In stock now: 3');
    await dialog.getByLabel('What happens').selectOption('Take pieces away');
    await expect(dialog.getByLabel('Reason').getByRole('option')).toHaveText([
      'Damaged',
      'Lost or stolen',
      'Other',
    ]);
    await dialog.getByLabel('How many').fill('2,5');
    await dialog.getByLabel('Reason').selectOption('Damaged');
    await dialog.getByLabel('Note').fill('Wet boxes');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toContainText('Enter a whole number from 1 on.');
    await dialog.getByLabel('How many').fill('3');
    await dialog.getByRole('button', { name: 'Save' }).dblclick();
    await expect(shop.toast('Stock changed')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect.poll(() => stockOf(product)).toBe(0);

    await expect(row).toHaveCount(0);
    await page.getByRole('button', { name: /^Sold out/ }).click();
    await expect(row).toContainText('Sold out');
    await row.getByRole('button', { name: `Stock history of ${product.name}` }).click();
    const history = page.getByRole('dialog', { name: 'Stock history' }).getByRole('listitem');
    await expect(history).toHaveCount(2);
    await expect(history.first()).toContainText('Adjusted');
    await expect(history.first()).toContainText('Damaged · by');
    await expect(history.first()).toContainText('Wet boxes');
    await expect(history.first()).toContainText('−3');
    await expect(history.last()).toContainText('First stock');
    await page.keyboard.press('Escape');
    await expect(row.getByRole('button', { name: `Stock history of ${product.name}` })).toBeFocused();
  });
}

test('pieces that were counted become the stock, and a delivery is no breakage', { tag: '@full' }, async ({
  shop,
  page,
}) => {
  const product = await addProduct({ stock: 8 });
  await page.setViewportSize({ width: 360, height: 740 });
  await comeAsOwner(page);
  await shop.open(`/dashboard/stock?q=${encodeURIComponent(product.name)}`);
  await page.getByRole('button', { name: /^Adjust the stock/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Adjust stock' });
  await expect(dialog.getByLabel('Reason').getByRole('option')).toHaveText(['Goods received', 'Other']);
  await dialog.getByLabel('What happens').selectOption('I counted them');
  await expect(dialog.getByLabel('Reason')).toBeHidden();
  await dialog.getByLabel('Pieces that are there').fill('8');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('This is the number that the shop has already.');
  await dialog.getByLabel('Pieces that are there').fill('5');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => stockOf(product)).toBe(5);
});

test('pieces for orders that are not packed are on the shelf, so they are counted too', {
  tag: '@full',
}, async ({ shop, page }) => {
  const product = await addProduct({ stock: 8 });
  await placeOrderFor(await openAccount(), 'Awa Nkolo', { product });
  await comeAsOwner(page);
  await shop.open(`/dashboard/stock?q=${encodeURIComponent(product.name)}`);
  await page.getByRole('button', { name: /^Adjust the stock/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Adjust stock' });
  await expect(dialog).toContainText('In stock now: 7');
  await expect(dialog).toContainText('For orders to be packed: 1');
  await dialog.getByLabel('What happens').selectOption('I counted them');
  await dialog.getByLabel('Pieces that are there').fill('7');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => stockOf(product)).toBe(6);
});

for (const [screen, viewport] of screensFor('more pieces than there are cannot')) {
  test(`more pieces than there are cannot be taken away: it says so, and the form stays as it was typed (${screen})`, {
    tag: '@full',
  }, async ({ shop, page, trouble }) => {
    trouble.expect(/^409 PUT \/api\/stock\/adjust/);
    const product = await addProduct({ stock: 1 });
    await page.setViewportSize(viewport);
    await comeAsOwner(page);
    await shop.open(`/dashboard/stock?q=${encodeURIComponent(product.name)}`);
    await page.getByRole('button', { name: `Adjust the stock of ${product.name}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Adjust stock' });
    await dialog.getByLabel('What happens').selectOption('Take pieces away');
    await dialog.getByLabel('How many').fill('2');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(shop.toast('There is only 1 piece in stock.')).toBeVisible();
    await expect(dialog.getByLabel('How many')).toHaveValue('2');
    await expect.poll(() => stockOf(product)).toBe(1);
  });
}

test('forms in dialogs have an address: Back closes them, asks before it loses what is typed, and a link opens them', {
  tag: '@full',
}, async ({ shop, page }) => {
  const product = await addProduct({ stock: 3 });
  await comeAsOwner(page);
  const name = encodeURIComponent(product.name);
  await shop.open(`/dashboard/stock?q=${name}`);
  await page.getByRole('button', { name: `Adjust the stock of ${product.name}` }).click();
  const adjust = page.getByRole('dialog', { name: 'Adjust stock' });
  await expect(adjust).toContainText(product.name);
  await page.goBack();
  await expect(adjust).toBeHidden();
  await expect(shop.heading).toHaveText('Stock');

  await shop.open(`/dashboard/product?q=${name}&edit=${product._id}`);
  const edit = page.getByRole('dialog', { name: 'Edit product' });
  const price = edit.getByRole('textbox', { name: 'Price', exact: true });
  const shown = await price.inputValue();
  await edit.getByRole('button', { name: 'Close' }).click();
  await expect(edit).toBeHidden();
  await expect(page).not.toHaveURL(/edit=/);

  await page.getByRole('button', { name: `Edit ${product.name}` }).click();
  await price.fill('9900');
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(price).toHaveValue('9900');
  await page.goBack();
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(edit).toBeHidden();

  await page.getByRole('button', { name: `Edit ${product.name}` }).click();
  await expect(price).toHaveValue(shown);
  await price.fill('9900');
  await edit.getByRole('button', { name: 'Update Product' }).dblclick();
  await expect(edit).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: product.name })).toContainText('9\u202f900');
});

test('a search calls off the reload that still waits, so that it cannot put the old rows over the new', {
  tag: '@full',
}, async ({ shop, page }) => {
  const changed = await addProduct({ stock: 3 });
  const other = await addProduct({ stock: 3 });
  await comeAsOwner(page);
  await shop.open(`/dashboard/stock?q=${encodeURIComponent(changed.name)}`);
  await page.getByRole('button', { name: `Adjust the stock of ${changed.name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Adjust stock' });
  await dialog.getByLabel('How many').fill('2');
  await dialog.getByLabel('Reason').selectOption({ index: 1 });
  const letThrough = await holdBack(page, '**/api/stock/list');
  const reload = page.waitForRequest(/\/api\/stock\/list/);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const held = await reload;
  await expect(dialog).toBeHidden();
  const isDisabled = (request: Request) => request === held;
  const calledOff = page.waitForEvent('requestfailed', isDisabled);
  await page.getByLabel('Search products').fill(other.name);
  await calledOff;
  letThrough();
  await expect(page.getByRole('article', { name: other.name })).toBeVisible();
  await expect(page.getByRole('article', { name: changed.name })).toHaveCount(0);
});

for (const [screen, viewport] of screensFor('a message of the contact form')) {
  test(`a message of the contact form is taken on and answered from the inbox (${screen})`, async ({
    shop,
    page,
  }) => {
    const word = newWord();
    await shopApi().contact.sendMessage({
      name: `Bih ${word}`,
      email: 'bih@example.com',
      phone: '677 00 11 22',
      subject: 'advice',
      message: `Which shade suits me?\n<script>alert(1)</script> ${word}`,
      consent: true,
    });
    await page.setViewportSize(viewport);
    await comeAsOwner(page);
    await shop.open('/dashboard/inbox');
    await expect(shop.heading).toHaveText('Inbox');
    await page.getByLabel('Search messages').fill(word);
    const message = page.getByRole('article', { name: `Beauty Advice, Bih ${word}` });
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(message).toContainText('<script>alert(1)</script>');
    const chat = message.getByRole('link', { name: `Answer by WhatsApp: Bih ${word}` });
    await expect(chat).toHaveAttribute('href', /wa\.me\/237677001122\?text=Hello%20Bih/);
    await message.getByRole('button', { name: 'Take on' }).click();
    await expect(shop.toast('Message moved')).toBeVisible();
    await expect(page.getByText('Nothing found')).toBeVisible();
    await page.getByRole('button', { name: /^In progress/ }).click();
    await expect(message).toContainText('Moved here by');
    await message.getByRole('button', { name: `Answer Bih ${word}` }).click();
    const dialog = page.getByRole('dialog', { name: `Answer to Bih ${word}` });
    await expect(dialog).toContainText('Which shade suits me?');
    await dialog.getByLabel('Your answer').fill('The warm one.');
    await dialog.getByRole('button', { name: 'Send the answer' }).click();
    await expect(shop.toast('Your answer is on its way')).toBeVisible();
    await page.getByRole('button', { name: /^Answered/ }).click();
    await expect(page).toHaveURL(/view=done/);
    await expect(message).toContainText('The warm one.');
    await page.reload();
    await expect(message).toBeVisible();
  });
}

for (const [screen, viewport] of screensFor('a blocked customer is out at')) {
  test(`a blocked customer is out at once, and in again when unblocked (${screen})`, async ({
    shop,
    page,
    shopper,
  }) => {
    await page.setViewportSize(viewport);
    await comeAsOwner(page);
    await shop.open(`/dashboard/customers?q=${encodeURIComponent(shopper.email)}`);
    await expect(shop.heading).toHaveText('Customers');
    const row = page.getByRole('article', { name: shopper.name });
    await expect(row).toContainText('0 orders');
    await row.getByRole('button', { name: `Orders of ${shopper.name}` }).click();
    const orders = page.getByRole('dialog', { name: `Orders of ${shopper.name}` });
    await expect(orders).toContainText('No order yet.');
    await page.keyboard.press('Escape');
    const logIn = () => shopApi().user.login(shopper);

    const showOrders = row.getByRole('button', { name: `Orders of ${shopper.name}` });
    await expect(showOrders).toBeFocused();
    const { orderId } = await placeOrderFor(shopper, 'Amina Njoya', { phone: `+237${newPhone()}` });
    await showOrders.click();
    await orders.getByRole('link', { name: orderId }).click();
    await expect(shop.heading).toContainText(orderId);
    await page.goBack();
    // Back leads to where the shopper's page was opened from: the list with the orders open over it.
    await expect(orders).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(orders).toBeHidden();
    const block = row.getByRole('button', { name: `Block ${shopper.name}` });
    const question = page.getByRole('dialog', { name: 'Block this customer?' });
    await block.click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect(block).toBeFocused();
    await block.click();
    await question.getByRole('button', { name: 'Block', exact: true }).click();
    await expect(shop.toast('Customer blocked')).toBeVisible();
    await expect(row).toContainText('Blocked');
    await expect(logIn()).rejects.toMatchObject({ code: 'ACCOUNT_BLOCKED' });

    await row.getByRole('button', { name: `Unblock ${shopper.name}` }).click();
    await page
      .getByRole('dialog', { name: 'Unblock this customer?' })
      .getByRole('button', { name: 'Unblock', exact: true })
      .click();
    await expect(shop.toast('Customer unblocked')).toBeVisible();
    await logIn();
  });
}

for (const [title, path] of [
  ['Stock', '/dashboard/stock'],
  ['Product', '/dashboard/product'],
] as const) {
  test(`a link that is pressed while a search still waits leads where it says (${title})`, {
    tag: '@full',
  }, async ({ shop, page }) => {
    await page.setViewportSize(desktop);
    await comeAsOwner(page);
    const letThrough = await holdBack(page, '**/assets/*/customers-page-*.js');
    await page.clock.install();
    await shop.open(path);
    await expect(shop.heading).toHaveText(title);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByLabel('Search products').fill('gloss');
    const customers = page.getByRole('navigation').getByRole('link', { name: 'Customers' }).first();
    const asked = page.waitForRequest('**/assets/*/customers-page-*.js');
    await customers.click();
    await asked;
    await page.clock.runFor(1000);
    letThrough();
    await expect(shop.heading).toHaveText('Customers');
  });

  test(`the menu leads back to the whole list, and the way back to what was searched (${title})`, {
    tag: '@full',
  }, async ({ shop, page }) => {
    await page.setViewportSize(desktop);
    await comeAsOwner(page);
    await page.clock.install();
    await shop.open(`${path}?q=gloss`);
    const field = page.getByLabel('Search products');
    await expect(field).toHaveValue('gloss');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page
      .getByRole('complementary')
      .getByRole('link', { name: new RegExp(`^${title}( \\d|$)`) })
      .click();
    await expect(field).toHaveValue('');
    await page.clock.runFor(1000);
    await expect(page).toHaveURL(path);
    await page.goBack();
    await expect(field).toHaveValue('gloss');
    await page.clock.runFor(1000);
    await expect(page).toHaveURL(`${path}?q=gloss`);
  });
}

test('in an office without a product, the stock leads to the first one, and the first one to a category', {
  tag: '@full',
}, async ({ shop, page }) => {
  await comeAsOwner(page);
  await page.route('**/api/stock/list*', async (route) => {
    const answer = await route.fetch();
    const body = {
      ...(await answer.json()),
      data: [],
      totalCount: 0,
      counts: { all: 0, low: 0, sold_out: 0 },
    };
    await route.fulfill({ response: answer, json: body });
  });
  await page.route('**/api/category/get', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), data: [] } });
  });
  await shop.open('/dashboard/stock');
  await page.getByRole('link', { name: 'Upload Product' }).last().click();
  await expect(page).toHaveURL(/upload-product/);
  await page.getByRole('link', { name: 'Add a category first, on the Category page.' }).click();
  await expect(page).toHaveURL(/dashboard\/category/);
});

test.describe('on a phone that is touched', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('who receives goods types their number at once', { tag: '@full' }, async ({ shop, page }) => {
    const product = await addProduct({ stock: 3 });
    await comeAsOwner(page);
    await shop.open(`/dashboard/stock?q=${encodeURIComponent(product.name)}`);
    await page.getByRole('button', { name: `Adjust the stock of ${product.name}` }).tap();
    const dialog = page.getByRole('dialog', { name: 'Adjust stock' });
    await expect(dialog.getByLabel('How many')).toBeFocused();
    await page.keyboard.type('24');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect.poll(() => stockOf(product)).toBe(27);
  });
});
