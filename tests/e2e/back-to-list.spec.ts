import type { Page } from '@playwright/test';
import { listingPath } from '#shared/page-paths.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import type { ShopPage } from '#tests/support/pages/shop-page.ts';
import { addProduct, addShelf, newWord, type Shelf } from '#tests/support/shelf.ts';

test.use({ viewport: phone });

const listCalls = /\/api\/product\/(search-product|get-pruduct-by|get-offers|get-clearance)/;

/** Thirty products on one shelf, all found by one word, all at half price. */
async function fillShelf(): Promise<{ word: string; shelf: Shelf }> {
  const [word, shelf] = [newWord(), await addShelf()];
  for (let first = 0; first < 30; first += 10) {
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        addProduct({ name: `${word} Shade ${first + index}`, discount: 50 }, shelf),
      ),
    );
  }
  return { word, shelf };
}

/** Scrolls until this many products are listed, and opens one in the middle, because near its end a list loads more. */
async function readOnAndOpen(shop: ShopPage, page: Page, count: number) {
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  let shown = await cards.count();
  while (shown < count) {
    const before = shown;
    await page.mouse.wheel(0, 20_000);
    await expect.poll(() => cards.count()).toBeGreaterThan(before);
    shown = await cards.count();
  }
  const opened = cards.nth(count / 2);
  await opened.scrollIntoViewIfNeeded();
  const name = (await opened.getByRole('link').textContent()) ?? '';
  const [names, top] = [await cards.getByRole('link').allTextContents(), await topOf(page, name)];
  await opened.getByRole('link').click({ position: { x: 8, y: 8 } });
  await expect(shop.heading).toHaveText(name);
  return { name, names, top };
}

async function topOf(page: Page, name: string): Promise<number> {
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
  return (await card.boundingBox())?.y ?? Number.NaN;
}

type Left = Awaited<ReturnType<typeof readOnAndOpen>>;

async function expectAsLeft(page: Page, left: Left) {
  await expectNamesAsLeft(page, left);
  await expect.poll(async () => Math.abs((await topOf(page, left.name)) - left.top)).toBeLessThan(3);
}

async function expectNamesAsLeft(page: Page, left: Left) {
  const links = page.getByRole('article').getByRole('link');
  // A long list may have been loading its next page when it was left: those products come after.
  await expect
    .poll(async () => (await links.allTextContents()).slice(0, left.names.length))
    .toEqual(left.names);
}

function countListCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    // A short product page asks for its own shelf as soon as it is shown.
    const isOfProduct = request.headers().referer?.includes('/product/');
    if (listCalls.test(request.url()) && !isOfProduct) calls.push(request.url());
  });
  return calls;
}

test('Back leads to the list where it was left: same products, same height, without a call', async ({
  shop,
  page,
}) => {
  const { word, shelf } = await fillShelf();
  for (const [path, count] of [
    [listingPath(shelf.category, shelf.subCategory), 30],
    [`/search?q=${word}`, 30],
    ['/offers', 24],
  ] as const) {
    await shop.open(path);
    const left = await readOnAndOpen(shop, page, count);
    // Left where it pressed, the pointer rests on a card after Back, and the page of that product is asked for.
    await page.mouse.move(0, 0);
    const calls = countListCalls(page);
    await page.goBack();
    await expectAsLeft(page, left);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
    expect(calls).toEqual([]);
  }
});

test('so it does below her own last searches, which the browser alone knows', { tag: '@full' }, async ({
  shop,
  page,
}) => {
  const { word } = await fillShelf();
  await shop.open(`/search?q=${word}`);
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(shop.heading).toContainText(word);
  await shop.open('/search?sort=newest');
  await expect(page.getByRole('link', { name: word, exact: true })).toBeVisible();
  const left = await readOnAndOpen(shop, page, 24);
  await page.goBack();
  await expectAsLeft(page, left);
});

test('so it does after a reload of the product’s page, and after a reload of the list itself', {
  tag: '@full',
}, async ({ shop, page }) => {
  const { word } = await fillShelf();
  await shop.open(`/search?q=${word}`);
  const left = await readOnAndOpen(shop, page, 30);
  await shop.reload();
  await expect(shop.heading).toHaveText(left.name);
  await page.goBack();
  await expectAsLeft(page, left);
  await shop.reload();
  await expectAsLeft(page, left);
});

test('the list is whole again after a product’s page that was left before its scripts came', {
  tag: '@full',
}, async ({ shop, page }) => {
  const { word } = await fillShelf();
  await shop.open(`/search?q=${word}`);
  const left = await readOnAndOpen(shop, page, 30);
  const { promise: scriptsMayCome, resolve: letScriptsCome } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scriptsMayCome;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(shop.heading).toHaveText(left.name);
  // The address changes before any script runs that could show the other page.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(`/search?q=${word}`);
  const alive = shop.untilAlive();
  letScriptsCome();
  await alive;
  await expectNamesAsLeft(page, left);
});

test('a list that is opened again begins at its top', { tag: '@full' }, async ({ shop, page }) => {
  const { shelf } = await fillShelf();
  const path = listingPath(shelf.category, shelf.subCategory);
  await shop.open(path);
  await readOnAndOpen(shop, page, 16);
  await page
    .getByRole('navigation', { name: 'Where you are' })
    .getByRole('link', { name: shelf.subCategory.name })
    .click();
  await expect(shop.heading).toHaveText(shelf.subCategory.name);
  await expect(page.getByRole('article')).toHaveCount(8);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the next page is fetched at 80 % of the height, looked at once in 150 ms of scrolling', async ({
  shop,
  page,
}) => {
  const { word } = await fillShelf();
  await page.clock.install();
  await shop.open(`/search?q=${word}`);
  await expect(page.getByRole('article')).toHaveCount(12);
  // From here on, time moves only when the test moves it.
  await page.clock.pauseAt(Date.now() + 60_000);
  const calls = countListCalls(page);
  const looks = () => page.evaluate(() => Number(document.documentElement.dataset.looks ?? 0));
  // Each check of the list reads the height of the page, so counting the reads counts the checks.
  await page.evaluate(() => {
    const root = document.documentElement;
    const height = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollHeight');
    Object.defineProperty(root, 'scrollHeight', {
      get: () => {
        root.dataset.looks = String(Number(root.dataset.looks ?? 0) + 1);
        return height?.get?.call(root);
      },
    });
  });
  const scrollTo = (share: number) =>
    page.evaluate((wanted) => {
      const height = document.body.parentElement?.getBoundingClientRect().height ?? 0;
      window.scrollTo(0, height * wanted - window.innerHeight);
      for (let times = 0; times < 20; times += 1) window.dispatchEvent(new Event('scroll'));
    }, share);

  await scrollTo(0.78);
  await page.clock.runFor(140);
  expect(await looks()).toBe(0);
  await page.clock.runFor(20);
  expect(await looks()).toBe(1);
  await page.clock.runFor(1000);
  expect(calls).toEqual([]);
  await scrollTo(0.82);
  await page.clock.runFor(160);
  await expect(page.getByRole('article')).toHaveCount(24);
  expect(calls).toHaveLength(1);
});
