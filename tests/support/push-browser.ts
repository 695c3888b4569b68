import type { Page } from '@playwright/test';
import type { TestBrowser } from './push-service.ts';

/** Known to no service: it is only saved. */
const nowhere = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/',
  publicKey: `B${'A'.repeat(86)}`,
  authSecret: 'A'.repeat(22),
};

/** A browser without the network of its maker: what it would say of itself once it has registered there, or at the service of this test. */
export async function bringPushService(
  page: Page,
  known?: Pick<TestBrowser, 'endpoint' | 'publicKey' | 'authSecret'>,
): Promise<void> {
  const { endpoint: address, ...keys } = known ?? nowhere;
  const given = {
    address,
    isWhole: known !== undefined,
    keys: { p256dh: keys.publicKey, auth: keys.authSecret },
  };
  await page.addInitScript(({ address, isWhole, keys }) => {
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
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Object.assign(Notification, { requestPermission: async () => 'granted' });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => subscription(),
      subscribe: async () => {
        localStorage.setItem(name, crypto.randomUUID());
        return subscription();
      },
    });
  }, given);
}

/** For tests that answer calls themselves, which a real worker would make unseen. */
export async function bringPushWorker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const registration = { pushManager: Object.create(PushManager.prototype) };
    Object.defineProperty(navigator.serviceWorker, 'ready', { get: async () => registration });
    Object.assign(navigator.serviceWorker, { getRegistration: async () => registration });
  });
}
