import type { BrowserContext, Page, Worker } from '@playwright/test';
import { adminFrameMessages } from '#app/messages/admin-frame-messages.ts';
import { noticeKindMessages, noticePageMessages } from '#app/messages/notice-page-messages.ts';
import { staffRoleMessages } from '#shared/messages/staff-role-messages.ts';
import { successMessages } from '#shared/messages/success-messages.ts';
import { violations } from '#tests/support/accessibility.ts';
import { holdTokens, openAccount, openOwner } from '#tests/support/account.ts';
import { browserShop } from '#tests/support/browser-shop-address.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { startOwnShop } from '#tests/support/own-shop.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { orderByPhone, placeOrderFor } from '#tests/support/place-order.ts';
import { bringPushService, deliverPush, tapNotice } from '#tests/support/push-browser.ts';
import { startPushService } from '#tests/support/push-service.ts';
import { newWord } from '#tests/support/shelf.ts';
import { openStaff } from '#tests/support/staff.ts';

test.use({ serviceWorkers: 'allow' });

const texts = noticePageMessages.fr;
const kinds = noticeKindMessages.fr;

test('the owner turns notices on for her phone, chooses what she hears of, and turns them off', {
  tag: '@full',
}, async ({ page }) => {
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

test('on a phone the owner reads who of the shop hears of what, and a packer only her own notices', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const packerName = `Paule ${newWord()}`;
  const packer = await openStaff('ORDERS', packerName);
  await holdTokens(page, await openOwner());
  const shop = new ShopPage(page, 'fr');
  await shop.open('/dashboard/notices');
  const table = page.getByRole('table', { name: texts.whoHears });
  const own = table.getByRole('row').filter({ hasText: staffRoleMessages.fr.OWNER }).first();
  await expect(own).toContainText(`${adminFrameMessages.fr.orders}, ${adminFrameMessages.fr.attention}`);
  await expect(page.getByText(texts.quiet(22, 6))).toBeVisible();
  await expect(table.getByRole('row', { name: packerName })).toContainText(staffRoleMessages.fr.ORDERS);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await violations(page)).toEqual([]);

  await holdTokens(page, packer);
  await shop.open('/dashboard/notices');
  await expect(page.getByRole('region', { name: texts.device })).toBeVisible();
  await expect(table).toBeHidden();
});

test('on a phone the owner chooses of what a packer hears, and the packer is offered the rest', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await bringPushService(page);
  const name = `Paule ${newWord()}`;
  const packer = await openStaff('ORDERS', name);
  await holdTokens(page, await openOwner());
  const shop = new ShopPage(page, 'fr');
  await shop.open('/dashboard/notices');
  const row = page.getByRole('row', { name });
  await row.getByRole('button', { name: texts.chooseFor(name) }).click();
  const dialog = page.getByRole('dialog', { name: texts.chooseFor(name) });
  await expect(dialog).toContainText(texts.noDevice);
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await expect(dialog.getByLabel(kinds.stock)).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel(kinds.message).uncheck();
  await dialog.getByRole('button', { name: texts.save }).click();
  await expect(shop.toast(successMessages.fr.noticesChosen)).toBeVisible();
  await expect(row).toContainText(texts.without(adminFrameMessages.fr.inbox));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await shop.open('/dashboard/audit');
  await expect(page.getByRole('article').filter({ hasText: name }).first()).toContainText(
    `${adminFrameMessages.fr.orders} ${adminFrameMessages.fr.attention}`,
  );

  await holdTokens(page, packer);
  await shop.open('/dashboard/notices');
  const device = page.getByRole('region', { name: texts.device });
  await expect(device.getByLabel(kinds.order)).toBeVisible();
  await expect(device.getByLabel(kinds.message)).toHaveCount(0);

  const { api } = await openOwner();
  const { people } = (await api.notice.listWhoHears({})).data;
  const id = people.find((person) => person.name === name)?.id ?? '';
  await api.notice.chooseKinds({ id, kinds: [] });
  await page.reload();
  await expect(device).toContainText(texts.noneForYou);
  await expect(device.getByRole('button')).toHaveCount(0);
});

test('an order goes through the service of the browser’s maker to the worker of the owner’s phone, and a tap opens it', async ({
  page,
  context,
  trouble,
}) => {
  test.slow();
  // Pictures of the order are still loading when its page is left.
  trouble.expect(/^failed: GET .*\/media\//);
  const service = await startPushService();
  const own = await startOwnShop({ pushService: service.host });
  try {
    // Quiet hours are off, because this test may run at any hour.
    await own.owner.settings.save({ quietFrom: 0, quietUntil: 0 });
    await page.setViewportSize(phone);
    const device = service.addBrowser();
    await bringPushService(page, device);
    const { data: tokens } = await own.api().user.login(browserShop.admin);
    await holdTokens(page, { tokens }, own.url);
    await page.goto(`${own.url}/fr/dashboard/notices`);
    const worker = await workerThatNotes(page, context);
    await page.getByRole('button', { name: texts.turnOn }).click();
    await expect(new ShopPage(page, 'fr').toast(successMessages.fr.noticesSaved)).toBeVisible();

    const [product] = (await own.owner.product.get({ page: 1, limit: 20 })).data.filter(
      ({ stock }) => (stock ?? 0) > 0,
    );
    if (!product) throw new Error('A product in stock is needed.');
    const order = await orderByPhone(own.api, { name: 'Mme Ateba', mobile: '677100321' }, product);
    const path = `/fr/dashboard/orders/${order._id}`;
    const content = {
      title: `Nouvelle commande ${order.orderId}`,
      body: expect.stringMatching(/FCFA$/),
      path,
      tag: `order:${order._id}`,
    };
    await expect.poll(() => device.received, { timeout: 30_000 }).toMatchObject([{ content }]);
    // From here on it is the browser's own work: it hands the message that it has decrypted to the worker.
    await deliverPush(page, context, device.received[0]?.content);
    await expectShown(worker, content);
    await tapNotice(worker, path);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(order.orderId);
  } finally {
    await page.close();
    await own.close();
    await service.close();
  }
});

test('a message of the shop is shown by its worker, and a tap on it opens the order', async ({
  page,
  context,
  shop,
}) => {
  const order = await placeOrderFor(await openAccount(), 'Mme Ateba');
  await holdTokens(page, await openOwner());
  await shop.open('/dashboard/orders');
  const worker = await workerThatNotes(page, context);
  const path = `/fr/dashboard/orders/${order._id}`;
  const content = {
    title: `Nouvelle commande ${order.orderId}`,
    body: '12 500 FCFA',
    path,
    tag: `order:${order._id}`,
  };
  await deliverPush(page, context, content);
  await expectShown(worker, content);
  await tapNotice(worker, path);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(order.orderId);
});

/** A browser without a screen cannot show notices: what its worker would show is recorded. */
async function workerThatNotes(page: Page, context: BrowserContext): Promise<Worker> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('The page has no worker.');
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    const registration: object = Reflect.get(self, 'registration');
    Object.assign(self, { shown });
    Object.assign(registration, {
      showNotification: async (title: string, options: object) => shown.push({ title, ...options }),
    });
  });
  return worker;
}

type Content = { title: string; body: unknown; path: string; tag: string };

async function expectShown(worker: Worker, { path, ...words }: Content): Promise<void> {
  await expect
    .poll(() => worker.evaluate(() => Reflect.get(self, 'shown')))
    .toEqual([expect.objectContaining({ ...words, data: { path } })]);
}
