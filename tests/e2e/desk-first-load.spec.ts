import type { Page } from '@playwright/test';
import { holdTokens, openAccount, openOwner } from '#tests/support/account.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { OrderDeskPage } from '#tests/support/pages/order-desk-page.ts';
import { placeOrderFor } from '#tests/support/place-order.ts';

/** What the desk may cost a phone that sees it for the first time. */
const budget = { requests: 12, bytes: 150_000 };

test('a phone with 750 kbit/s sees the first orders after few requests, none of them for the shop’s own pages', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const order = await placeOrderFor(await openAccount(), 'Mme Ateba');
  await holdTokens(page, await openOwner());
  await slowLine(page);
  const asked: { path: string; bytes: number }[] = [];
  page.on('requestfinished', async (request) => {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    asked.push({ path: new URL(request.url()).pathname, bytes: responseBodySize + responseHeadersSize });
  });
  const openedAt = Date.now();
  await page.goto('/fr/dashboard/orders');
  await expect(new OrderDeskPage(page, 'fr').order(order.orderId)).toBeVisible();
  const seconds = (Date.now() - openedAt) / 1_000;
  await page.waitForLoadState('networkidle');
  const bytes = asked.reduce((sum, answer) => sum + answer.bytes, 0);
  // A busy machine is slow by itself: the seconds are noted, requests and bytes are held.
  const measured = `${seconds} s, ${asked.length} requests, ${bytes} bytes`;
  test.info().annotations.push({ type: 'first load of the desk', description: measured });
  expect.soft(asked.map(({ path }) => path).sort(), measured).toHaveLength(budget.requests);
  expect.soft(bytes, measured).toBeLessThanOrEqual(budget.bytes);
  const ofShop = /^\/api\/(category|subcategory|cart|address|order)\//;
  expect(asked.filter(({ path }) => ofShop.test(path))).toEqual([]);
});

/** 750 kbit/s with the delay of a phone line, and nothing kept. */
async function slowLine(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 750_000 / 8,
    uploadThroughput: 250_000 / 8,
  });
}
