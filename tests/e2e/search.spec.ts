import { desktop, expect, phone, test } from '#tests/support/e2e.ts';
import { addProduct, addShelf, newWord } from '#tests/support/shelf.ts';

test('the search box of other pages types suggestions, and a click leads to the search page', async ({
  shop,
  page,
}) => {
  await shop.open('/');
  const box = shop.header.getByRole('link', { name: 'Search' });
  await expect(box).toContainText('Search for');
  // Each suggestion is shown for one second only.
  await page.waitForFunction(() => document.querySelector('header')?.textContent?.includes('face primer'));
  await page.waitForFunction(() => document.querySelector('header')?.textContent?.includes('foundation'));
  await box.click();
  await expect(page).toHaveURL('/search');
  await expect(shop.searchInput).toBeFocused();
  await expect(shop.searchInput).toHaveAttribute('placeholder', 'Search for Face Primer Bronzer and more.');
});

test('results follow typing, and the address keeps the query', async ({ shop, page }) => {
  const word = newWord();
  const gloss = await addProduct({ name: `${word} Lip Oil` });
  await shop.open('/search');
  await shop.searchInput.pressSequentially(word);
  await expect(page).toHaveURL(`/search?q=${word}`);
  await expect(shop.heading).toHaveText('Search Results: 1');
  await expect(shop.card(gloss.name)).toBeVisible();
  await shop.searchInput.pressSequentially('qqqq');
  await expect(page.getByText('No Data found')).toBeVisible();
});

test('the search page fills its box from the address and takes the focus', async ({ shop }) => {
  await shop.open('/search?q=lipstick');
  await expect(shop.searchInput).toHaveValue('lipstick');
  await expect(shop.searchInput).toBeFocused();
  await expect(shop.heading).toHaveText(/^Search Results: \d+$/);
});

test('no letter is lost on a slow phone, where results come while one types', { tag: '@full' }, async ({
  shop,
  page,
}) => {
  await shop.open('/search');
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await shop.searchInput.press('r');
  await page.keyboard.type('ouge à lèvres velours', { delay: 30 });
  await device.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(shop.searchInput).toHaveValue('rouge à lèvres velours');
  await expect(shop.searchInput).toBeFocused();
});

test('the last query wins over an earlier one that is answered late', { tag: '@full' }, async ({
  shop,
  page,
}) => {
  const [early, late] = [await addProduct(), await addProduct()];
  // Not the whole name: with few matches for it, the search would add others from the shelf.
  const [firstText = '', lastText = ''] = [early, late].map(({ name }) => name.split(' ')[0]);
  const release = Promise.withResolvers<void>();
  await page.route('**/api/product/search-product', async (route) => {
    const { search } = route.request().postDataJSON();
    if (search === firstText) await release.promise;
    await route.continue().catch(() => undefined);
  });
  await shop.open('/search');
  const asked = page.waitForRequest((request) => (request.postData() ?? '').includes(firstText));
  await shop.searchInput.fill(firstText);
  await asked;
  await shop.searchInput.fill(lastText);
  await expect(shop.card(late.name)).toBeVisible();
  release.resolve();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(shop.card(late.name)).toBeVisible();
  await expect(shop.card(early.name)).toHaveCount(0);
});

test('ten placeholder cards are shown while results are on their way', async ({ shop, page }) => {
  const release = Promise.withResolvers<void>();
  await page.route('**/api/product/search-product', async (route) => {
    await release.promise;
    await route.continue();
  });
  await shop.open('/search');
  await shop.searchInput.fill('lipstick');
  const placeholders = page.getByRole('list', { name: 'Products are loading' });
  await expect(placeholders.locator('> li')).toHaveCount(10);
  release.resolve();
  await expect(placeholders).toBeHidden();
  await expect(shop.heading).toHaveText(/^Search Results: \d+$/);
});

test('a search that finds nothing says so with a picture', async ({ shop, page }) => {
  await shop.open('/search?q=qqqqzzzz');
  await expect(shop.heading).toHaveText('Search Results: 0');
  await expect(page.getByText('No Data found')).toBeVisible();
  await expect(page.getByRole('main').locator('svg').first()).toBeVisible();
});

test('a search that fails offers Retry and finds the products then', async ({ shop, page, trouble }) => {
  trouble.expect(
    /^503 POST \/api\/product\/search-product/,
    /Products could not be loaded/,
    /list could not be loaded/,
  );
  await shop.open('/search');
  const unavailable = { success: false, error: true, message: 'Closed for a minute' };
  await page.route('**/api/product/search-product', (route) =>
    route.fulfill({ status: 503, json: unavailable }),
  );
  await shop.searchInput.fill('lipstick');
  await expect(page.getByText('The products could not be loaded.')).toBeVisible();
  await expect(page.getByText('No Data found')).toHaveCount(0);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(shop.heading).toHaveText(/^Search Results: [1-9]/);
});

test('the message of a search that failed covers neither the field nor Retry', {
  tag: '@full',
}, async ({ shop, page, trouble }) => {
  trouble.expect(/^503 POST \/api\/product\/search-product/, /could not be loaded/);
  const unavailable = { success: false, error: true, message: 'Closed for a minute' };
  await page.route('**/api/product/search-product', (route) =>
    route.fulfill({ status: 503, json: unavailable }),
  );
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size);
    await shop.open('/search');
    await shop.searchInput.fill('lipstick');
    await expect(shop.toast(unavailable.message)).toBeVisible();
    const message = await page.locator('.toasts').boundingBox();
    const retry = await page.getByRole('button', { name: 'Retry' }).boundingBox();
    const field = await shop.searchInput.boundingBox();
    expect.soft(covers(message, retry), `Retry at ${size.width} px`).toBe(false);
    expect.soft(covers(message, field), `field at ${size.width} px`).toBe(false);
  }
});

test('results that could not be loaded without a network come by themselves when it is back', {
  tag: '@full',
}, async ({ shop, page, context, trouble }) => {
  trouble.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch/, /could not be loaded|could not be counted/);
  await shop.open('/search');
  await expect(shop.searchInput).toBeFocused();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await shop.searchInput.fill('lipstick');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await context.setOffline(false);
  await expect(shop.heading).toHaveText(/^Search Results: [1-9]/);
});

test('a text longer than a search may be is searched by its beginning', async ({ shop, page }) => {
  const word = newWord();
  const gloss = await addProduct({ name: `${word} Lip Oil` });
  const answer = await shop.open(`/search?q=${word}${'%20'.repeat(200)}lip%00`);
  expect(answer?.status()).toBe(200);
  await expect(shop.card(gloss.name)).toBeVisible();
  await shop.searchInput.fill('gloss '.repeat(60));
  await expect(shop.heading).toHaveText(/^Search Results: \d+$/);
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
});

test('a search that is asked too often says so in the server’s words and keeps the page', async ({
  shop,
  page,
  trouble,
}) => {
  trouble.expect(
    /^429 POST \/api\/product\/search-product/,
    /Products could not be loaded/,
    /list could not be loaded/,
  );
  await shop.open('/search');
  const limited = { success: false, error: true, message: 'Too many requests: wait a moment.' };
  await page.route('**/api/product/search-product', (route) => route.fulfill({ status: 429, json: limited }));
  await shop.searchInput.fill('lipstick');
  await expect(shop.toast(limited.message)).toBeVisible();
  await expect(shop.searchInput).toHaveValue('lipstick');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(shop.heading).toHaveText(/^Search Results: [1-9]/);
});

test('further results are appended as one scrolls, until there are no more', async ({ shop, page }) => {
  const [word, shelf] = [newWord(), await addShelf()];
  await Promise.all(
    Array.from({ length: 14 }, (_, number) => addProduct({ name: `${word} Shade ${number}` }, shelf)),
  );
  const pages: number[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/product/search-product')) pages.push(request.postDataJSON().page);
  });
  await shop.open(`/search?q=${word}`);
  await expect(shop.heading).toHaveText('Search Results: 14');
  await expect(page.getByRole('article')).toHaveCount(12);
  const first = await page.getByRole('article').first().textContent();
  await page.mouse.wheel(0, 20_000);
  await expect(page.getByRole('article')).toHaveCount(14);
  expect(await page.getByRole('article').first().textContent()).toBe(first);
  await page.mouse.wheel(0, 20_000);
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  expect(pages).toEqual([2]);
});

for (const [width, columns] of [
  [300, 1],
  [360, 2],
  [700, 2],
  [1000, 3],
  [1280, 4],
] as const) {
  test(`at ${width} px the results are in ${columns} columns`, async ({ shop, page }) => {
    await page.setViewportSize({ width, height: 800 });
    await shop.open('/search');
    const firstRow = () =>
      page.getByRole('article').evaluateAll((cards) => {
        const tops = cards.map((card) => Math.round(card.getBoundingClientRect().top));
        return tops.filter((top) => top === tops[0]).length;
      });
    await expect.poll(firstRow).toBe(columns);
  });
}

test('with enlarged text one card takes the width of a phone', { tag: '@full' }, async ({ shop, page }) => {
  await page.setViewportSize(phone);
  await shop.open('/search?q=lipstick');
  await page.locator('html').evaluate((root) => root.style.setProperty('font-size', '150%'));
  const columns = () =>
    page
      .getByRole('article')
      .evaluateAll(
        (cards) => new Set(cards.map((card) => Math.round(card.getBoundingClientRect().left))).size,
      );
  await expect.poll(columns).toBe(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('an arrow leads back home in place of the magnifier', async ({ shop, page }) => {
    await shop.open('/search?q=lipstick');
    await page.getByRole('link', { name: 'Back to the home page' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: desktop });

  test('the header leaves its search box to the page once there is a query', async ({ shop }) => {
    await shop.open('/search');
    await expect(shop.header.getByRole('searchbox')).toBeVisible();
    await shop.open('/search?q=lipstick');
    await expect(shop.header.getByRole('searchbox')).toHaveCount(0);
    await expect(shop.searchInput).toBeVisible();
  });

  test('there is no arrow, and the magnifier is back', async ({ shop, page }) => {
    await shop.open('/search?q=lipstick');
    await expect(page.getByRole('link', { name: 'Back to the home page' })).toBeHidden();
  });
});

type Box = { y: number; height: number } | null;

/** Whether two boxes share a line of the screen. */
function covers(one: Box, other: Box): boolean {
  if (!one || !other) throw new Error('not shown');
  return one.y < other.y + other.height && other.y < one.y + one.height;
}
