import { readFile } from 'node:fs/promises';
import { formatFrancs } from '#shared/money.ts';
import { holdTokens, newPerson, openAccount, openOwner } from '#tests/support/account.ts';
import { desktop, expect, phone, test } from '#tests/support/e2e.ts';
import { joinNewsletter } from '#tests/support/newsletter.ts';
import { placeOrderFor } from '#tests/support/place-order.ts';
import { addProduct, changeProduct, newWord } from '#tests/support/shelf.ts';

for (const [screen, viewport] of Object.entries({ phone, desktop })) {
  test(`the owner reads how the shop does, as a chart and as numbers, on a ${screen}`, async ({
    shop,
    page,
  }) => {
    const product = await addProduct({ price: 7300, stock: 2 });
    await placeOrderFor(await openAccount(), 'Amina Njoya', { product });
    await page.setViewportSize(viewport);
    await holdTokens(page, await openOwner());
    await shop.open('/dashboard/overview');
    await expect(shop.heading).toHaveText('Overview');

    const sales = page.getByRole('region', { name: 'Sales' });
    const chart = sales.getByRole('img', { name: 'Sales in FCFA' });
    await expect(chart).toBeVisible();
    await expect.poll(() => chart.evaluate(isDrawn)).toBe(true);
    await sales.getByText('The numbers as a table').click();
    await expect(sales.getByRole('row')).toHaveCount(31);
    await expect(sales.getByRole('row').last()).toContainText('FCFA');

    await page.getByRole('button', { name: '7 days' }).click();
    await expect(page).toHaveURL(/days=7/);
    await expect(sales.getByRole('row')).toHaveCount(8);
    await sales.getByRole('button', { name: 'By week' }).click();
    await expect(sales.getByRole('columnheader').first()).toHaveText('Week of');
    await page.reload();
    await expect(page.getByRole('button', { name: '7 days' })).toHaveAttribute('aria-pressed', 'true');

    const waiting = page.getByRole('region', { name: 'To do now' });
    await expect(waiting).toContainText('Cash to collect');
    await waiting.getByRole('link', { name: /^To confirm/ }).click();
    await expect(page).toHaveURL(/dashboard\/orders\?view=to_confirm/);
    await expect(shop.heading).toHaveText('Orders');
  });

  test(`the owner finds who changed a price, and what it was before, on a ${screen}`, async ({
    shop,
    page,
  }) => {
    const product = await addProduct({ price: 4500, name: `${newWord()} Balm` });
    await changeProduct(product, { price: 5200 });
    await page.setViewportSize(viewport);
    await holdTokens(page, await openOwner());
    await shop.open('/dashboard/audit');
    await expect(shop.heading).toHaveText('Audit log');
    await page.getByRole('searchbox', { name: 'Search the log' }).fill(product.name);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const entries = page.getByRole('article', { name: `Product ${product.name}` });
    await expect(entries).toHaveCount(2);
    await expect(entries.first()).toContainText('changed');
    await expect(entries.first()).toContainText(formatFrancs(4500));
    await expect(entries.first()).toContainText(formatFrancs(5200));
    await entries
      .last()
      .getByText(/^All \d+ fields$/)
      .click();
    await expect(entries.last().getByText('A gloss for one test.')).toBeVisible();

    await page.getByText('Filters', { exact: true }).click();
    await page.getByLabel('Kind').selectOption('Category');
    await page.getByRole('button', { name: 'Show entries' }).click();
    await expect(page.getByText('Nothing found')).toBeVisible();
    await page.getByRole('link', { name: 'Clear', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Entries' })).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Kind')).toHaveValue('category');
  });

  test(`the owner sees what was searched in vain, and puts it on the shelf, on a ${screen}`, async ({
    shop,
    page,
  }) => {
    const [wanted, unwanted] = [inventedWord(), inventedWord()];
    await page.setViewportSize(viewport);
    for (const word of [wanted, unwanted]) {
      const counted = page.waitForResponse((response) => response.url().endsWith('/api/missed-search/note'));
      await shop.open(`/search?q=${word}`);
      await expect(page.getByText('No Data found')).toBeVisible();
      expect((await counted).status()).toBe(200);
    }
    await holdTokens(page, await openOwner());
    await shop.open('/dashboard/searches');
    await expect(shop.heading).toHaveText('Searched, not found');
    await page.getByLabel('Search these words').fill(unwanted);
    await page.getByRole('button', { name: `Ignore ${unwanted}` }).click();
    await expect(shop.toast('Ignored from now on')).toBeVisible();
    await expect(page.getByRole('article', { name: unwanted })).toHaveCount(0);
    await page.getByRole('button', { name: /^Ignored/ }).click();
    await expect(page.getByRole('article', { name: unwanted })).toContainText('once');

    await page.getByRole('button', { name: /^To look at/ }).click();
    await page.getByLabel('Search these words').fill(wanted);
    // Wait until the typed search is in the address: that happens after a pause, and would navigate back to a page that was left.
    await expect(page).toHaveURL(new RegExp(wanted));
    await page.getByRole('link', { name: `Add this product: ${wanted}` }).click();
    await expect(shop.heading).toHaveText('Upload Product');
    await expect(page.getByLabel('Name', { exact: true }).first()).toHaveValue(wanted);
  });

  test(`the owner takes the newsletter’s list along, on a ${screen}`, async ({ shop, page }) => {
    const { email } = newPerson();
    await joinNewsletter(email);
    await page.setViewportSize(viewport);
    await holdTokens(page, await openOwner());
    await shop.open('/dashboard/newsletter');
    await expect(shop.heading).toHaveText('Newsletter');
    await page.getByLabel('Search e-mail addresses').fill(email);
    await expect(page.getByRole('article', { name: email })).toContainText('Reads English');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export as CSV' }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toMatch(/^newsletter-[\d-]{10}\.csv$/);
    expect(await readFile(await download.path(), 'utf8')).toContain(`${email},en,`);
    await page.getByRole('button', { name: /^Unsubscribed/ }).click();
    await expect(page.getByText('Nothing found')).toBeVisible();
  });
}

test('the chart library is fetched by the overview and by no other page', async ({ shop, page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => void fetched.push(new URL(request.url()).pathname));
  const charts = () => fetched.filter((path) => path.includes('draw-bars'));
  await holdTokens(page, await openOwner());
  for (const path of ['/', '/dashboard/orders', '/dashboard/stock', '/dashboard/audit']) {
    await shop.open(path);
    await expect(shop.heading).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  expect(charts()).toEqual([]);
  const chunk = page.waitForResponse((response) => response.url().includes('draw-bars'));
  await shop.open('/dashboard/overview');
  expect((await chunk).status()).toBe(200);
});

test('only a query that was shown for a while counts as not found: what was typed on the way to it does not', async ({
  shop,
  page,
}) => {
  const word = inventedWord();
  const noted: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/missed-search/note')) noted.push(request.postDataJSON());
  });
  await page.clock.install();
  // The page uses timers of its own while it starts, so the clock stops only after that.
  await shop.open('/search');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  for (const typed of [word.slice(0, 9), word]) {
    await shop.searchInput.fill(typed);
    await page.clock.runFor(500);
    await expect(page).toHaveURL(new RegExp(`q=${typed}$`));
    await expect(page.getByText('No Data found')).toBeVisible();
    await page.clock.runFor(1_300);
  }
  expect(noted).toEqual([]);
  const counted = page.waitForResponse((response) => response.url().endsWith('/api/missed-search/note'));
  await page.clock.runFor(1_100);
  expect((await counted).status()).toBe(200);
  expect(noted).toEqual([{ search: word }]);
});

/** Runs in the page: tells whether the canvas is not empty. */
function isDrawn(canvas: Element): boolean {
  if (!(canvas instanceof HTMLCanvasElement)) return false;
  const blank = document.createElement('canvas');
  blank.width = canvas.width;
  blank.height = canvas.height;
  return canvas.toDataURL() !== blank.toDataURL();
}

/** A word too long to be taken for a misspelling of another. */
function inventedWord(): string {
  return `${newWord()}${newWord()}`.toLowerCase();
}
