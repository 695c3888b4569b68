import type { BrowserContext, Page } from '@playwright/test';
import { noticeKindMessages, noticePageMessages } from '#app/messages/notice-page-messages.ts';
import { successMessages } from '#shared/messages/success-messages.ts';
import { violations } from '#tests/support/accessibility.ts';
import { holdTokens, openAccount, openOwner } from '#tests/support/account.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { placeOrderFor } from '#tests/support/place-order.ts';
import { bringPushService } from '#tests/support/push-browser.ts';

test.use({ serviceWorkers: 'allow' });

const texts = noticePageMessages.fr;
const kinds = noticeKindMessages.fr;

test('the owner turns notices on for her phone, chooses what she hears of, and turns them off', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await bringPushService(page);
  await holdTokens(page, await openOwner());
  const shop = new ShopPage(page, 'fr');
  await shop.open('/dashboard/notices');
  const device = page.getByRole('region', { name: texts.device });
  await expect(device).toContainText(texts.isOff);
  expect(await violations(page)).toEqual([]);

  await device.getByLabel(kinds.stock).uncheck();
  await device.getByRole('button', { name: texts.turnOn }).click();
  await expect(shop.toast(successMessages.fr.noticesSaved)).toBeVisible();
  await expect(device).toContainText(texts.isOn);
  await page.reload();
  await expect(device).toContainText(texts.isOn);
  await expect(device.getByLabel(kinds.order)).toBeChecked();
  await expect(device.getByLabel(kinds.stock)).not.toBeChecked();

  await device.getByRole('button', { name: texts.turnOff }).click();
  await expect(device).toContainText(texts.isOff);
});

test('a message of the shop is shown by its worker, and a tap on it opens the order', async ({
  page,
  context,
  shop,
}) => {
  const order = await placeOrderFor(await openAccount(), 'Mme Ateba');
  await holdTokens(page, await openOwner());
  await shop.open('/dashboard/orders');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  const path = `/fr/dashboard/orders/${order._id}`;
  const content = {
    title: `Nouvelle commande ${order.orderId}`,
    body: '12 500 FCFA',
    path,
    tag: `order:${order._id}`,
  };
  const [worker] = context.serviceWorkers();
  // A browser without a screen has no place for notices: what would be shown is noted.
  await worker?.evaluate(() => {
    const shown: unknown[] = [];
    const registration: object = Reflect.get(self, 'registration');
    Object.assign(self, { shown });
    Object.assign(registration, {
      showNotification: async (title: string, options: object) => shown.push({ title, ...options }),
    });
  });
  await deliver(page, context, content);
  await expect
    .poll(() => worker?.evaluate(() => Reflect.get(self, 'shown')))
    .toEqual([
      expect.objectContaining({
        title: content.title,
        body: content.body,
        tag: content.tag,
        data: { path },
      }),
    ]);

  await worker?.evaluate((pressed) => {
    const event = new Event('notificationclick');
    self.dispatchEvent(
      Object.assign(event, {
        notification: { data: { path: pressed }, close: () => undefined },
        waitUntil: (work: Promise<unknown>) => void work.catch(() => undefined),
      }),
    );
  }, path);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(order.orderId);
});

/** As the browser's maker hands a message to the worker. */
async function deliver(page: Page, context: BrowserContext, content: object): Promise<void> {
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(content),
  });
}
