import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { Page, Request } from '@playwright/test';
import { methodAndPath } from '#shared/contract/call.ts';
import { endpoints } from '#shared/endpoints.ts';
import { holdTokens, openOwner } from '#tests/support/account.ts';
import { desktop, expect, phone, screens, test } from '#tests/support/e2e.ts';
import { makeZip } from '#tests/support/make-zip.ts';
import { addProduct, newWord } from '#tests/support/shelf.ts';

const megabyte = 1024 * 1024;

/** A job that looks for work once a second does the reading, checking and applying. */
const atWork = { timeout: 30_000 };

for (const [screen, size] of Object.entries({ phone, desktop })) {
  test(`the owner saves the catalogue, corrects a file that is refused, and applies it (${screen})`, async ({
    shop,
    page,
  }) => {
    const owner = await openOwner();
    const word = newWord();
    const product = await addProduct({ price: 4_000 });
    await page.setViewportSize(size);
    await holdTokens(page, owner);
    await shop.open('/dashboard/exchange');
    await expect(shop.heading).toHaveText('Import and export');

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV file' }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/);
    const line = (await readFile(await saved.path(), 'utf8'))
      .split('\r\n')
      .find((row) => row.includes(product.name));
    const reference = line?.split(',')[0] ?? '';
    expect(reference).toMatch(/^P[0-9A-F]{11}$/);

    const table = (price: string) =>
      [
        'Reference;Name (English);Description (English);Unit;Price FCFA;Quantity in stock',
        `${reference};${product.name};Softer than ever;15 ml;${price};12`,
        `${word};${word} balm;Brand new;15 ml;3000;4`,
      ].join('\r\n');
    const send = (name: string, content: string) =>
      page
        .getByLabel('Choose a file')
        .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });

    await send(`${word}-1.csv`, table('12 500'));
    await expect(shop.toast('File received. It is being checked.')).toBeVisible();
    const refused = page.getByRole('article', { name: `${word}-1.csv` });
    await expect(refused).toContainText('1 row with problems', atWork);
    const problems = refused.getByRole('list', { name: `Problems of ${word}-1.csv` });
    await expect(problems).toContainText('Row 2 · Price FCFA');
    await expect(problems).toContainText('Write 12500: digits only, without spaces, commas or points.');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
    await refused.getByRole('button', { name: `Discard ${word}-1.csv` }).click();
    await expect(refused).toContainText('Discarded');

    await send(`${word}-2.csv`, table('12500'));
    const sent = page.getByRole('article', { name: `${word}-2.csv` });
    await expect(sent).toContainText('1 new product', atWork);
    await expect(sent).toContainText('1 changed');
    const changes = sent.getByRole('list', { name: `Changes by ${word}-2.csv` });
    await expect(changes).toContainText('Price FCFA: 4000 → 12500 More than 50 %');
    await expect(changes).toContainText('New product');
    await sent.getByRole('button', { name: `Apply ${word}-2.csv` }).dblclick();
    await expect(sent).toContainText(/Being applied|Applied/);
    await page.reload();
    await expect(sent).toContainText('Applied', atWork);
    await expect(sent).toContainText('1 new product');

    const { data: changed } = await owner.api.product.getDetails({ productId: product._id });
    expect(changed).toMatchObject({ price: 12_500, stock: 12, description: 'Softer than ever' });
    // A product without a photo becomes a draft.
    const { data: found } = await owner.api.productList.find({ search: `${word} balm` });
    expect(found).toMatchObject([{ name: `${word} balm`, price: 3_000, stock: 4, published: false }]);
  });
}

for (const [screen, size] of Object.entries(screens)) {
  test(`a file goes on by itself when the network is back, after a reload where it stopped, and can be called off (${screen})`, async ({
    shop,
    page,
    context,
    trouble,
  }, testInfo) => {
    trouble.expect(/^failed: /, /got no answer/, /could not be loaded/);
    const word = newWord();
    const table = `Reference;Name (English);Description (English);Unit;Price FCFA\n${word};${word};Soft;15 ml;2500`;
    const file = testInfo.outputPath(`${word}.zip`);
    const bytes = makeZip([
      { name: 'table.csv', bytes: table },
      { name: 'photos.raw', bytes: randomBytes(5 * megabyte) },
    ]);
    await writeFile(file, bytes);
    await page.setViewportSize(size);
    await holdTokens(page, await openOwner());
    const line = await holdLine(page);
    await shop.open('/dashboard/exchange');
    const choose = page.getByLabel('Choose a file');
    const sending = page.getByRole('region', { name: 'Add and change products with a file' });
    const sent = page.getByRole('article', { name: `${word}.zip` });

    line.allow(2 * megabyte);
    await choose.setInputFiles(file);
    await expect(sending).toContainText('No connection at the moment.', atWork);
    await expect(sending).toContainText('2.0 of 5.0 MB');
    await context.setOffline(true);
    line.allow(4 * megabyte);
    await expect(sending).toContainText('No connection at the moment.');
    await context.setOffline(false);
    await expect(sending).toContainText('4.0 of 5.0 MB', atWork);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);

    await page.reload();
    await expect(sent).toContainText('4.0 of 5.0 MB');
    await expect(sent).toContainText('choose the same file again');
    line.allow(bytes.length);
    const [goesOn] = await Promise.all([line.nextOffset(), choose.setInputFiles(file)]);
    expect(goesOn).toBe(4 * megabyte);
    await expect(sent).toContainText('1 new product', atWork);

    line.allow(0);
    const other = testInfo.outputPath(`${word}-2.zip`);
    await writeFile(other, randomBytes(megabyte));
    await choose.setInputFiles(other);
    await expect(sending).toContainText('No connection at the moment.', atWork);
    await page.getByRole('button', { name: `Cancel sending ${word}-2.zip` }).click();
    await expect(page.getByRole('article', { name: `${word}-2.zip` })).toContainText('Discarded');
  });
}

/** A connection that lets parts pass up to a given byte of the file and then fails. */
async function holdLine(page: Page) {
  let end = 0;
  const address = `**${methodAndPath(endpoints.catalogueFiles.sendPart).path}`;
  await page.route(address, (route) => {
    const offset = offsetOf(route.request());
    return offset < end ? route.fallback() : route.abort('internetdisconnected');
  });
  return {
    allow: (bytes: number) => {
      end = bytes;
    },
    nextOffset: async () => offsetOf(await page.waitForRequest(address)),
  };
}

function offsetOf(request: Request): number {
  const form = request.postDataBuffer()?.subarray(0, 1_000).toString('latin1') ?? '';
  return Number(/name="offset"\r\n\r\n(\d+)/.exec(form)?.[1]);
}

test('a file that cannot be read says why, and one too large is not sent at all', async ({ page }) => {
  const word = newWord();
  await page.setViewportSize(phone);
  await holdTokens(page, await openOwner());
  await page.goto('/fr/dashboard/exchange');
  await page.getByLabel('Choisir un fichier').setInputFiles({
    name: `${word}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from('Référence;Prix FCFA\n"A;5'),
  });
  const unread = page.getByRole('article', { name: `${word}.csv` });
  await expect(unread).toContainText('Illisible', atWork);
  await expect(unread).toContainText('À partir de la ligne 2, un texte entre guillemets ne se termine pas.');

  // A fake size, because a test should not create a file that large.
  await page.getByLabel('Choisir un fichier').evaluate((input: HTMLInputElement) => {
    const file = new File(['x'], 'huge.zip');
    Object.defineProperty(file, 'size', { value: 300 * 1024 * 1024 });
    Object.defineProperty(input, 'files', { value: [file] });
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(page.getByRole('alert').filter({ hasText: 'trop lourd' })).toBeVisible();
});
