import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { noticePageMessages } from '#app/messages/notice-page-messages.ts';
import { successMessages } from '#shared/messages/success-messages.ts';
import { holdTokens } from '#tests/support/account.ts';
import { browserShop } from '#tests/support/browser-shop-address.ts';
import { findInstalled } from '#tests/support/chromium.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { type OwnShop, startOwnShop } from '#tests/support/own-shop.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { orderByPhone } from '#tests/support/place-order.ts';
import { bringPushService, deliverPush, tapNotice } from '#tests/support/push-browser.ts';
import { startPushService } from '#tests/support/push-service.ts';

// The packaged browser has no apps and shows no notices: a whole browser on this machine installs the office and is asked for the
// permission itself. Only its maker's push service is faked, because it needs that maker's network.
test.use({ actionTimeout: 15_000 });
const chromiumPath = await findInstalled();
const texts = noticePageMessages.fr;

test.describe(`the office installed as an app of Chromium${chromiumPath ? '' : ' (left out: there is no whole Chromium here)'}`, () => {
  test.skip(chromiumPath === undefined);

  test('shows the notice of an order in its own window, and a tap opens the order', async () => {
    test.setTimeout(120_000);
    const folder = await mkdtemp(join(tmpdir(), 'installed-office-'));
    const service = await startPushService();
    const own = await startOwnShop({ pushService: service.host });
    const context = await chromium.launchPersistentContext(folder, {
      ...(chromiumPath === undefined ? {} : { executablePath: chromiumPath }),
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
      serviceWorkers: 'allow',
    });
    try {
      // Quiet hours are off, because this test may run at any hour.
      await own.owner.settings.save({ quietFrom: 0, quietUntil: 0 });
      await context.grantPermissions(['notifications'], { origin: own.url });
      const device = service.addBrowser();
      await bringPushService(context, device, { hasPermission: true });
      const app = await installOffice(context, own);
      // The app opens at the owner's orders; another page is requested only after that.
      await expect(app).toHaveURL(/\/fr\/dashboard\/orders$/);
      expect(await app.evaluate(() => matchMedia('(display-mode: standalone)').matches)).toBe(true);

      await app.goto(`${own.url}/fr/dashboard/notices`);
      expect(await app.evaluate(() => Notification.permission)).toBe('granted');
      await app.getByRole('button', { name: texts.turnOn }).click();
      await expect(new ShopPage(app, 'fr').toast(successMessages.fr.noticesSaved)).toBeVisible();

      const order = await placeOrder(own);
      const path = `/fr/dashboard/orders/${order._id}`;
      await expect.poll(() => device.received.length, { timeout: 30_000 }).toBe(1);
      await deliverPush(app, context, device.received[0]?.content);
      await expect
        .poll(() => shownNotices(app))
        .toEqual([
          { title: `Nouvelle commande ${order.orderId}`, tag: `order:${order._id}`, data: { path } },
        ]);
      const [worker] = context.serviceWorkers();
      if (!worker) throw new Error('The app has no worker.');
      await tapNotice(worker, path);
      await expect(app).toHaveURL(new RegExp(`${path}$`));
      await expect(app.getByRole('heading', { level: 1 })).toContainText(order.orderId);
      expect(await app.evaluate(() => matchMedia('(display-mode: standalone)').matches)).toBe(true);
    } finally {
      await context.close();
      await own.close();
      await service.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
});

/** Installs the office from one of its pages, as the browser's menu does; returns the window that opens. */
async function installOffice(context: BrowserContext, { url, api }: OwnShop): Promise<Page> {
  const [page = await context.newPage()] = context.pages();
  const { data: tokens } = await api().user.login(browserShop.admin);
  await holdTokens(page, { tokens }, url);
  await page.goto(`${url}/fr/dashboard/notices`);
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', /dashboard/);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const session = await context.newCDPSession(page);
  const app = { manifestId: `${url}/dashboard` };
  await session.send('PWA.install', app);
  await session.send('PWA.changeAppUserSettings', { ...app, displayMode: 'standalone' });
  const opened = context.waitForEvent('page');
  const browser = await context.browser()?.newBrowserCDPSession();
  await browser?.send('PWA.launch', app);
  return opened;
}

function shownNotices(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, tag, data }) => ({ title, tag, data }));
  });
}

async function placeOrder({ api, owner }: OwnShop) {
  const { data } = await owner.product.get({ page: 1, limit: 20 });
  const product = data.find(({ stock }) => (stock ?? 0) > 0);
  if (!product) throw new Error('A product in stock is needed.');
  return orderByPhone(api, { name: 'Mme Ateba', mobile: '677100321' }, product);
}
