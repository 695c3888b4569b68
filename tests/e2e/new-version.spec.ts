import type { Page } from '@playwright/test';
import { expect, phone, test } from '#tests/support/e2e.ts';

test.use({ viewport: phone });

/** Counts the documents that this tab requests. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

test('a document whose scripts are gone is loaded anew and comes alive', async ({ shop, page, trouble }) => {
  trouble.expect(/404/);
  const documents = countDocuments(page);
  const gone = (url: URL) => documents() === 1 && /\/assets\/\w+\/shell-/.test(url.pathname);
  await page.route(gone, (route) => route.fulfill({ status: 404, body: '' }));
  await shop.open('/contact');
  expect(documents()).toBe(2);
  await expect(page.getByRole('main')).toBeVisible();
});

test('a document whose scripts stay away is loaded anew once, and can be read', async ({ page, trouble }) => {
  trouble.expect(/404/, /dynamically imported module/);
  const documents = countDocuments(page);
  await page.route(/\/assets\/\w+\/shell-/, (route) => route.fulfill({ status: 404, body: '' }));
  const failed = page.waitForEvent('pageerror');
  await page.goto('/contact');
  await failed;
  expect(documents()).toBe(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
