import type { Page } from '@playwright/test';

/** A browser without the network of its maker: what it would say of itself once it has registered there. */
export async function bringPushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const name = 'push-of-this-test';
    const subscription = () => {
      const id = localStorage.getItem(name);
      const endpoint = `https://fcm.googleapis.com/fcm/send/${id}`;
      return id === null
        ? null
        : {
            endpoint,
            toJSON: () => ({ endpoint, keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }),
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
  });
}

/** For tests that answer calls themselves, which a real worker would make unseen. */
export async function bringPushWorker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const registration = { pushManager: Object.create(PushManager.prototype) };
    Object.defineProperty(navigator.serviceWorker, 'ready', { get: async () => registration });
    Object.assign(navigator.serviceWorker, { getRegistration: async () => registration });
  });
}
