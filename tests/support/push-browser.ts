import type { BrowserContext, Page, Worker } from '@playwright/test';
import type { TestBrowser } from './push-service.ts';

/** A subscription that no service knows: the shop only saves it. */
const nowhere = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/',
  publicKey: `B${'A'.repeat(86)}`,
  authSecret: 'A'.repeat(22),
};

/**
 * A browser without its maker's push network: it answers as if it had registered there, or at the service of this test. With
 * `hasPermission` the browser itself is asked whether it may show notices.
 */
export async function bringPushService(
  page: Page | BrowserContext,
  known?: Pick<TestBrowser, 'endpoint' | 'publicKey' | 'authSecret'>,
  { hasPermission = false }: { hasPermission?: boolean } = {},
): Promise<void> {
  const { endpoint: address, ...keys } = known ?? nowhere;
  const given = {
    address,
    isWhole: known !== undefined,
    hasPermission,
    keys: { p256dh: keys.publicKey, auth: keys.authSecret },
  };
  await page.addInitScript(({ address, isWhole, hasPermission, keys }) => {
    const name = 'push-of-this-test';
    const subscription = () => {
      const id = localStorage.getItem(name);
      const endpoint = isWhole ? address : `${address}${id}`;
      return id === null
        ? null
        : {
            endpoint,
            toJSON: () => ({ endpoint, keys }),
            unsubscribe: async () => localStorage.removeItem(name),
          };
    };
    if (!hasPermission) {
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      Object.assign(Notification, { requestPermission: async () => 'granted' });
    }
    Object.assign(PushManager.prototype, {
      getSubscription: async () => subscription(),
      subscribe: async () => {
        localStorage.setItem(name, crypto.randomUUID());
        return subscription();
      },
    });
  }, given);
}

/** Delivers a message to the worker as the browser's push service would. */
export async function deliverPush(page: Page, context: BrowserContext, content: unknown): Promise<void> {
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

/** Does to the worker what a finger on the notice does; only a real finger brings a window to the front. */
export async function tapNotice(worker: Worker, path: string): Promise<void> {
  await worker.evaluate((pressed) => {
    const event = new Event('notificationclick');
    self.dispatchEvent(
      Object.assign(event, {
        notification: { data: { path: pressed }, close: () => undefined },
        waitUntil: (work: Promise<unknown>) => void work.catch(() => undefined),
      }),
    );
  }, path);
}

/** Plays the service worker, for tests that answer calls themselves: a real worker's calls would bypass them. */
export async function bringPushWorker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const registration = { pushManager: Object.create(PushManager.prototype) };
    Object.defineProperty(navigator.serviceWorker, 'ready', { get: async () => registration });
    Object.assign(navigator.serviceWorker, { getRegistration: async () => registration });
  });
}
