import type { Page } from '@playwright/test';
import { offlineMessages } from '#app/messages/offline-messages.ts';
import { shellMessages } from '#app/messages/shell-messages.ts';
import { uiMessages } from '#app/messages/ui-messages.ts';
import { formatFrancs } from '#shared/money.ts';
import { listingPath, productPath } from '#shared/page-paths.ts';
import { test as base, expect } from '#tests/support/e2e.ts';
import { type FrontDoor, openFrontDoor } from '#tests/support/front-door.ts';
import { keptCopies, untilKept } from '#tests/support/kept-copies.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { addProduct, addShelf, changeProduct } from '#tests/support/shelf.ts';

const test = base.extend<{ door: FrontDoor }>({
  door: async ({ browserName: _ }, use) => {
    const door = await openFrontDoor();
    await use(door);
    await door.close();
  },
  baseURL: ({ door }, use) => use(door.url),
});
test.use({ serviceWorkers: 'allow' });
// Each test waits for a whole shell to be fetched, some for two.
test.describe.configure({ timeout: 180_000 });

const texts = offlineMessages.en;
const isCopy = /prices and stock as of/;
/** A page that is left aborts its requests; those that the worker was answering fail. */
const leftPicture = /^failed: GET \S+\/media\/\S+ net::ERR_FAILED$/;

test('no file is paid for twice: neither while the worker installs beside a first visit nor on the pages after it', async ({
  shop,
  page,
  door,
  shopper: _,
  trouble,
}) => {
  trouble.expect(leftPicture);
  const gloss = await addProduct();
  await shop.open(productPath(gloss));
  await untilKept(page, productPath(gloss));
  expect(door.asked.filter((path) => path === '/offline')).toHaveLength(1);
  for (const path of ['/', '/dashboard/myorders', '/checkout', '/contact']) {
    await shop.open(path);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  }
  const files = door.asked.filter((path) => /^\/(assets|fonts)\//.test(path));
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((path, index) => files.indexOf(path) !== index)).toEqual([]);
});

test('a new build takes over at the next visit, and a tab that is open goes on with what it has', async ({
  shop,
  page,
  context,
  door,
  trouble,
}) => {
  trouble.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/, /console\.(warning|info)/);
  const shelf = await addShelf();
  const gloss = await addProduct({}, shelf);
  const listing = listingPath(shelf.category, shelf.subCategory);
  await shop.open('/');
  await untilKept(page, '/');
  const open = new ShopPage(await context.newPage(), 'en');
  await open.open(listing);
  const opened = await open.page.evaluate(() => performance.timeOrigin);

  await door.deploy('next');
  await page.reload();
  await expect.poll(() => buildsKept(page), { timeout: 60_000 }).toEqual(['next']);
  await expect(shop.heading).toBeVisible();

  await open.card(gloss.name).getByRole('link', { name: gloss.name }).click();
  await expect(open.heading).toHaveText(gloss.name);
  await open.product(gloss.name).add.click();
  await expect(open.product(gloss.name).quantity).toContainText('1');
  expect(await open.page.evaluate(() => performance.timeOrigin)).toBe(opened);

  // The new worker has kept the page that the open tab was showing, and those it opened since.
  await untilKept(open.page, listing);
  await context.setOffline(true);
  await open.page.reload();
  await expect(open.heading).toHaveText(gloss.name);
  await expect(open.page.getByText(isCopy)).toBeVisible();
  await open.page.goto(listing);
  await expect(open.card(gloss.name)).toBeVisible();
});

test('SERVICE_WORKER=off: at the next visit the worker forgets everything and goes, and the shop works on without it', async ({
  shop,
  page,
  door,
}) => {
  const gloss = await addProduct();
  await shop.open(productPath(gloss));
  await untilKept(page, productPath(gloss));

  await door.switchWorkerOff();
  await page.reload();
  await expect.poll(() => registrations(page), { timeout: 60_000 }).toBe(0);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);

  // Each visit requests the worker script again; it must neither bring the worker back nor reload the page.
  await shop.open(productPath(gloss));
  const opened = await page.evaluate(() => performance.timeOrigin);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await shop.product(gloss.name).add.click();
  await expect(shop.product(gloss.name).quantity).toContainText('1');
  await expect.poll(() => registrations(page)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
});

test('a network too slow is waited for four seconds, then the copy is shown; the late answer is the next copy', async ({
  shop,
  page,
  context,
  door,
  trouble,
}) => {
  trouble.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/, /console\.(warning|info)/);
  const gloss = await addProduct({ price: 4500 });
  const address = productPath(gloss);
  const main = page.getByRole('main');
  await shop.open(address);
  await untilKept(page, address);
  await changeProduct(gloss, { price: 4000 });

  const release = door.hold(address);
  const asked = Date.now();
  await page.goto(address);
  await expect(page.getByText(isCopy)).toBeVisible();
  expect(Date.now() - asked).toBeGreaterThanOrEqual(4_000);
  await expect(main.getByText(formatFrancs(4500)).first()).toBeVisible();
  // A slow network is not an absent one: no message says that there is no connection.
  await expect(page.getByText(texts.away)).toBeHidden();

  release();
  await expect
    .poll(() => page.evaluate(async (path) => (await caches.match(path))?.text(), address), {
      timeout: 15_000,
    })
    .toContain(formatFrancs(4000));
  await context.setOffline(true);
  await page.reload();
  await expect(main.getByText(formatFrancs(4000)).first()).toBeVisible();
});

test('the checkout waits for the network however slow, and no copy of it ever exists', async ({
  shop,
  page,
  context,
  door,
  trouble,
}) => {
  trouble.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/, /console\.(warning|info)/);
  const gloss = await addProduct({ price: 4500 });
  await shop.open(productPath(gloss));
  await untilKept(page, productPath(gloss));
  await shop.product(gloss.name).add.click();
  await expect(shop.product(gloss.name).quantity).toContainText('1');
  await shop.open('/checkout');
  await expect(page.getByRole('main')).toContainText(formatFrancs(4500));

  await changeProduct(gloss, { price: 4000 });
  const release = [door.hold('/checkout'), door.hold(productPath(gloss))];
  let isShown = false;
  const arrived = page.goto('/checkout').then(() => {
    isShown = true;
  });
  // A second page shows when the worker's time limit for pages that may be copies is over.
  const other = await context.newPage();
  await other.goto(productPath(gloss));
  await expect(other.getByText(isCopy)).toBeVisible();
  expect(isShown).toBe(false);
  for (const go of release) go();
  await arrived;
  await expect(page.getByRole('main')).toContainText(formatFrancs(4000));
  await expect(page.getByText(isCopy)).toBeHidden();
  expect((await keptCopies(page)).filter(({ path }) => path.startsWith('/checkout'))).toEqual([]);

  await context.setOffline(true);
  await page.reload();
  await expect(shop.heading).toHaveText(texts.heading);
  await expect(page.getByRole('main').getByText(formatFrancs(4000))).toHaveCount(0);
});

test('a link to a page that is never kept leads to the offline page, and back from there when the network is', async ({
  shop,
  page,
  context,
  trouble,
}) => {
  trouble.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/, /console\.(warning|info|error)/);
  await shop.open('/');
  await untilKept(page, '/');
  await context.setOffline(true);
  await expect(page.getByText(texts.away)).toBeVisible();
  await shop.header.getByRole('link', { name: shellMessages.en.login, exact: true }).click();
  await expect(shop.heading).toHaveText(texts.heading);
  // The offline page itself works too, and so does its button.
  await expect(page.getByText(texts.away)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(texts.away)).toBeHidden();
  await page.getByRole('button', { name: uiMessages.en.retry }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('main').getByLabel('Email')).toBeVisible();
});

/** The builds of which this browser keeps pages, answers and shells. */
async function buildsKept(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => caches.keys());
  return [...new Set(names.flatMap((name) => name.match(/^(?:shell|pages|answers)-(.+)$/)?.[1] ?? []))];
}

function registrations(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
}
