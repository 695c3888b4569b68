import { adminCatalogueFilesMessages } from '#app/messages/admin-catalogue-files-messages.ts';
import { furtherMeanings } from '#shared/foreign-columns.ts';
import { holdTokens, openOwner } from '#tests/support/account.ts';
import { sendForeignFile, sendWithNewColumn } from '#tests/support/admin-catalogue-files-scenes.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { newWord } from '#tests/support/shelf.ts';

/** A job that looks for work once a second does the reading, checking and applying. */
const atWork = { timeout: 30_000 };
const texts = adminCatalogueFilesMessages.en;

test('on a phone the owner says what the columns of another shop’s file are, adds its categories and applies it', {
  tag: '@full',
}, async ({ shop, page }) => {
  const owner = await openOwner();
  const { name, word } = await sendForeignFile();
  await page.setViewportSize(phone);
  await holdTokens(page, owner);
  await shop.open('/dashboard/exchange');
  const file = page.getByRole('article', { name });
  await expect(file).toContainText(texts.source_shopify, atWork);
  await expect(file).toContainText('For example: 5500.00 · 4400.00 · 2500.00');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);

  const read = file.getByRole('button', { name: texts.readSoNamed(name) });
  await file.getByLabel(texts.columnAs('Vendor')).selectOption('name');
  await expect(file).toContainText(texts.twiceMeaning('Name (English)'));
  await expect(read).toBeDisabled();
  await file.getByLabel(texts.columnAs('Vendor')).selectOption('brand');
  const pieces = file.getByLabel(texts.uncountedPieces);
  await expect(pieces).toHaveAccessibleDescription(texts.uncountedSoldOut(1));
  await pieces.fill('2,5');
  await expect(read).toBeDisabled();
  await pieces.fill('20');
  await expect(pieces).toHaveAccessibleDescription(texts.uncounted(1));
  await read.click();

  const shelves = file.getByRole('list', { name: texts.newShelves });
  await expect(shelves).toContainText(`Soins ${word} › Corps ${word}`, atWork);
  await file.getByRole('button', { name: texts.addShelvesNamed(name) }).click();
  await expect(file).toContainText('3 new products', atWork);
  await expect(shelves).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  // An owner who only looks at the columns goes back to the checked file.
  await file.getByRole('button', { name: texts.changeColumnsNamed(name) }).click();
  await file.getByRole('button', { name: texts.keepColumnsNamed(name) }).click();
  await file.getByRole('button', { name: texts.applyNamed(name) }).click();
  await expect(file).toContainText('Applied', atWork);

  const find = async (search: string) => (await owner.api.productList.find({ search })).data;
  expect(await find(`${word}-2`)).toMatchObject([{ name: `Rouge ${word} – Zoé`, price: 5500, discount: 20 }]);
  expect(await find(`${word}-3`)).toMatchObject([{ stock: 20 }]);
});

test('on a phone a file that was sent is in view with its state', {
  tag: '@full',
}, async ({ shop, page }) => {
  const name = `${newWord()}.csv`;
  await page.setViewportSize(phone);
  await holdTokens(page, await openOwner());
  await shop.open('/dashboard/exchange');
  const buffer = Buffer.from('Nom,Prix\nBaume,1500');
  await page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'text/csv', buffer });
  await expect(page.getByRole('article', { name }).getByText(texts.state_mapping)).toBeInViewport(atWork);
  await page.getByRole('button', { name: texts.discardNamed(name) }).click();
});

for (const language of ['en', 'fr'] as const) {
  test(`what a column may be can be read whole on a phone in ${language}`, {
    tag: '@full',
  }, async ({ page }) => {
    const { name } = await sendForeignFile();
    await page.setViewportSize(phone);
    await holdTokens(page, await openOwner());
    await new ShopPage(page, language).open('/dashboard/exchange');
    const column = page
      .getByRole('article', { name })
      .getByLabel(adminCatalogueFilesMessages[language].columnAs('Handle'));
    await expect(column).toHaveValue('group', atWork);
    const cut = await column.evaluate((select, known) => {
      if (!(select instanceof HTMLSelectElement)) return ['no select'];
      const style = getComputedStyle(select);
      const pen = document.createElement('canvas').getContext('2d');
      if (pen === null) return ['no canvas'];
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      return [...select.options]
        .filter(
          ({ value, text }) =>
            known.some((meaning) => meaning === value) && pen.measureText(text).width > room,
        )
        .map(({ text }) => text);
    }, furtherMeanings);
    expect(cut).toEqual([]);
  });
}

test('a column that the shop has come to know since the last import is called new, and is first', {
  tag: '@full',
}, async ({ shop, page }) => {
  const owner = await openOwner();
  const name = await sendWithNewColumn();
  await page.setViewportSize(phone);
  await holdTokens(page, owner);
  await shop.open('/dashboard/exchange');
  const file = page.getByRole('article', { name }).first();
  const columns = file.getByRole('list', { name: texts.columnsTaken }).getByRole('listitem');
  await expect(columns.first()).toContainText(texts.newColumn, atWork);
  await expect(columns.first().getByLabel(texts.columnAs('Gift Card'))).toHaveValue('giftCard');
  await expect(file.getByText(texts.newColumn)).toHaveCount(1);
});

test('prices that look like dollars are pointed out before the file is read, and so is a stock that is in no column', {
  tag: '@full',
}, async ({ shop, page }) => {
  const word = newWord();
  await page.setViewportSize(phone);
  await holdTokens(page, await openOwner());
  await shop.open('/dashboard/exchange');
  await page.getByLabel('Choose a file').setInputFiles({
    name: `${word}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(`Title,Price,Cost\n${word} A,12.00,500\n${word} B,15.00,450`),
  });
  const file = page.getByRole('article', { name: `${word}.csv` });
  const pointedOut = file.getByText(texts.foreignAmounts('Price (12.00 · 15.00)'));
  await expect(pointedOut).toBeVisible(atWork);
  await expect(file).toContainText(texts.missingStock);
  await file.getByLabel(texts.columnAs('Price')).selectOption('skip');
  await expect(pointedOut).toBeHidden();
});
