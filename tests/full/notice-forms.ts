import { expect } from '@playwright/test';
import { endpoints } from '#shared/endpoints.ts';
import type { ShopPage } from '#tests/support/pages/shop-page.ts';
import { bringPushService, bringPushWorker } from '#tests/support/push-browser.ts';
import { newWord } from '#tests/support/shelf.ts';
import { openStaff } from '#tests/support/staff.ts';
import { openAdmin } from './admin-forms.ts';
import { failOnce, failureText } from './answer-for.ts';
import { type FormCase, submitIn } from './forms.ts';

/** The forms of a device that subscribes to notices, and of an owner who chooses notices for others. */
export const noticeForms: readonly FormCase[] = [
  {
    endpoint: endpoints.notice.saveDevice,
    name: 'turning notices on',
    fill: async (shop) => {
      const device = await openNotices(shop);
      const kind = device.getByLabel('New orders');
      await device.getByLabel('Messages of customers').uncheck();
      return {
        send: device.getByRole('button', { name: 'Turn on on this device' }),
        typed: [],
        chosen: kind,
        arrived: async () => {
          await expect(device).toContainText('On: notices come to this device.');
          await expect(device.getByLabel('Messages of customers')).not.toBeChecked();
        },
      };
    },
  },
  {
    endpoint: endpoints.notice.chooseKinds,
    name: 'choosing what one of the staff hears of',
    fill: async (shop) => {
      const name = `Paule ${newWord()}`;
      await openStaff('ORDERS', name);
      await openAdmin(shop, 'notices');
      const choose = shop.page.getByRole('button', { name: `Choose notices of ${name}` });
      await choose.click();
      const dialog = shop.page.getByRole('dialog', { name: `Choose notices of ${name}` });
      await dialog.getByLabel('Messages of customers').uncheck();
      return {
        send: submitIn(dialog),
        typed: [],
        chosen: dialog.getByLabel('New orders'),
        arrived: () => expect(shop.page.getByRole('row', { name })).toContainText('Without: Inbox'),
      };
    },
  },
  {
    endpoint: endpoints.notice.removeDevice,
    name: 'turning notices off',
    fill: async (shop) => {
      const device = await turnOn(shop);
      return {
        send: device.getByRole('button', { name: 'Turn off' }),
        typed: [],
        arrived: () => expect(device).toContainText('Off: no notices come to this device.'),
      };
    },
  },
];

export const noticeCases = [
  {
    endpoint: endpoints.notice.getKey,
    name: 'notices are said to be neither on nor off, and Retry shows it',
    go: async (shop: ShopPage) => {
      await failOnce(shop.page, endpoints.notice.getKey);
      await retryState(shop, await openNotices(shop), 'Off: no notices come to this device.');
    },
  },
  {
    endpoint: endpoints.notice.findDevice,
    name: 'notices are said to be neither on nor off, and Retry shows it',
    go: async (shop: ShopPage) => {
      const device = await turnOn(shop);
      const menu = shop.page.getByRole('complementary');
      await menu.getByRole('link', { name: 'Newsletter' }).click();
      await expect(shop.heading).toHaveText('Newsletter');
      await failOnce(shop.page, endpoints.notice.findDevice);
      await menu.getByRole('link', { name: 'Notices' }).click();
      await retryState(shop, device, 'On: notices come to this device.');
    },
  },
  {
    endpoint: endpoints.notice.findDevice,
    name: 'a page of the office is as ever, and notices stay on',
    go: async (shop: ShopPage) => {
      const device = await turnOn(shop);
      const failure = await failOnce(shop.page, endpoints.notice.findDevice);
      await shop.open('/dashboard/newsletter');
      await expect(shop.heading).toHaveText('Newsletter');
      await expect.poll(failure.count).toBe(1);
      await expect(shop.toast(failureText)).toHaveCount(0);
      await shop.page.getByRole('complementary').getByRole('link', { name: 'Notices' }).click();
      await expect(device).toContainText('On: notices come to this device.');
    },
  },
];

async function openNotices(shop: ShopPage) {
  await bringPushService(shop.page);
  await bringPushWorker(shop.page);
  await openAdmin(shop, 'notices');
  return shop.page.getByRole('region', { name: 'This device' });
}

async function turnOn(shop: ShopPage) {
  const device = await openNotices(shop);
  await device.getByRole('button', { name: 'Turn on on this device' }).click();
  await expect(device).toContainText('On: notices come to this device.');
  return device;
}

async function retryState(
  { page }: ShopPage,
  device: Awaited<ReturnType<typeof openNotices>>,
  shown: string,
): Promise<void> {
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await expect(device.getByText(/^(On|Off):/)).toHaveCount(0);
  await retry.click();
  await expect(device).toContainText(shown);
}
