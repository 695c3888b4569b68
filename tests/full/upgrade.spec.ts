import type { Page } from '@playwright/test';
import { contactMessages } from '#app/messages/contact-messages.ts';
import { listingPath } from '#shared/page-paths.ts';
import { test as base, expect, phone } from '#tests/support/e2e.ts';
import { type FrontDoor, openFrontDoor } from '#tests/support/front-door.ts';
import { type NextVersion, openNextVersion } from '#tests/support/next-version.ts';
import { addProduct, addShelf } from '#tests/support/shelf.ts';

const test = base.extend<{ door: FrontDoor }, { next: NextVersion }>({
  next: [
    async ({ browserName: _ }, use) => {
      const next = await openNextVersion();
      await use(next);
      await next.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  door: async ({ browserName: _ }, use) => {
    const door = await openFrontDoor();
    await use(door);
    await door.close();
  },
  baseURL: ({ door }, use) => use(door.url),
});
test.use({ viewport: phone });
// Serial, so that one worker builds one version.
test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.beforeEach(({ trouble }) =>
  trouble.expect(/^404 \w+ \/assets\//, /dynamically imported module|route module/),
);

/** Counts the documents that this tab requests from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

const expectNextVersion = (page: Page) => expect(page.locator('html[data-version="next"]')).toBeAttached();

for (const [how, press] of [
  ['with a pointer', (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()],
  [
    'at once',
    (page: Page, name: string) => page.getByRole('link', { name, exact: true }).dispatchEvent('click'),
  ],
] as const) {
  test(`a tab that is older than an upgrade reaches the next page, pressed ${how}, with one new document`, async ({
    shop,
    page,
    door,
    next,
  }) => {
    const shelf = await addShelf();
    const gloss = await addProduct({}, shelf);
    await shop.open(listingPath(shelf.category, shelf.subCategory));
    await page.waitForLoadState('networkidle');
    door.passTo(next.port);
    const documents = countDocuments(page);
    await press(page, gloss.name);
    await expect(shop.heading).toHaveText(gloss.name);
    await expectNextVersion(page);
    expect(documents()).toBe(1);
    await shop.product(gloss.name).add.click();
    await expect(shop.product(gloss.name).quantity).toContainText('1');
  });
}

test('a link that is only pointed at loads nothing anew, and what was typed stays', async ({
  shop,
  page,
  door,
  next,
}) => {
  await shop.open('/contact');
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Your Message').fill('Which shade?');
  door.passTo(next.port);
  const documents = countDocuments(page);
  const asked = page.waitForResponse((response) => response.status() === 404);
  await shop.logo.hover();
  await asked;
  await page.waitForLoadState('networkidle');
  expect(documents()).toBe(0);
  await expect(page.getByLabel('Your Message')).toHaveValue('Which shade?');
  await expect(page.getByRole('button', { name: contactMessages.en.send })).toBeEnabled();
});

test('a part that comes on first use opens after one new document, and what was typed stays', async ({
  shop,
  page,
  door,
  next,
}) => {
  await shop.open('/contact');
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Your Message').fill('Which shade?');
  door.passTo(next.port);
  const documents = countDocuments(page);
  await shop.cartButton.click();
  await expectNextVersion(page);
  await expect(shop.cart).toBeVisible();
  expect(documents()).toBe(1);
  await expect(page.getByLabel('Your Message')).toHaveValue('Which shade?');
});
