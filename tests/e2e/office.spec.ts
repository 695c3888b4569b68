import { formatFrancs } from '#shared/money.ts';
import { holdTokens, openAccount, openOwner } from '#tests/support/account.ts';
import { desktop, expect, phone, test } from '#tests/support/e2e.ts';
import { placeOrderFor } from '#tests/support/place-order.ts';
import { addProduct, changeProduct, newWord } from '#tests/support/shelf.ts';

for (const [screen, viewport] of Object.entries({ phone, desktop })) {
  test(`the owner reads how the shop does, as a chart and as numbers, on a ${screen}`, async ({
    shop,
    page,
  }) => {
    const product = await addProduct({ price: 7300, stock: 2 });
    await placeOrderFor(await openAccount(), 'Amina Njoya', product);
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

/** Runs in the page: whether anything stands on the canvas. */
function isDrawn(canvas: Element): boolean {
  if (!(canvas instanceof HTMLCanvasElement)) return false;
  const blank = document.createElement('canvas');
  blank.width = canvas.width;
  blank.height = canvas.height;
  return canvas.toDataURL() !== blank.toDataURL();
}
