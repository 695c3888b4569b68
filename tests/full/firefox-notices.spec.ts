import { noticePageMessages } from '#app/messages/notice-page-messages.ts';
import { startAutopush } from '#tests/support/autopush.ts';
import { browserShop } from '#tests/support/browser-shop-address.ts';
import { findProgram } from '#tests/support/chromium.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { openFirefox } from '#tests/support/firefox.ts';
import { startOwnShop } from '#tests/support/own-shop.ts';
import { orderByPhone } from '#tests/support/place-order.ts';

// Nothing of the browser is faked here: it asks a push service for an address in that service's own protocol, decrypts what the shop has
// sent it, and shows it.
const firefox = await findProgram(['firefox-esr', 'firefox']);
const texts = noticePageMessages.fr;

test.describe(`a Firefox${firefox ? '' : ' (left out: there is none here)'}`, () => {
  test.skip(firefox === undefined);

  test('subscribes for notices, opens what the shop has sealed for it, and shows the order', async () => {
    test.setTimeout(120_000);
    const service = await startAutopush();
    const own = await startOwnShop({ pushService: service.host });
    const browser = await openFirefox(firefox ?? '', {
      'dom.push.serverURL': `ws://${service.host}/`,
      'dom.push.testing.allowInsecureServerURL': true,
      // An automated browser does not connect to its push service by default.
      'dom.push.connection.enabled': true,
      // Without a desktop environment the browser draws notices itself.
      'alerts.useSystemBackend': false,
      // As after a user has allowed notices.
      'permissions.default.desktop-notification': 1,
    });
    try {
      // Quiet hours are off, because this test may run at any hour.
      await own.owner.settings.save({ quietFrom: 0, quietUntil: 0 });
      const { data: tokens } = await own.api().user.login(browserShop.admin);
      await browser.goto(`${own.url}/robots.txt`);
      await browser.evaluate(`localStorage.setItem('accesstoken', '${tokens.accesstoken}')`);
      await browser.evaluate(`localStorage.setItem('refreshToken', '${tokens.refreshToken}')`);
      await browser.goto(`${own.url}/fr/dashboard/notices`);
      expect(await browser.evaluate('Notification.permission')).toBe('granted');
      await browser.evaluate('navigator.serviceWorker.ready.then(() => true)');
      const text = () => browser.evaluate('document.querySelector("main")?.innerText ?? ""');
      await expect.poll(text).toContain(texts.isOff);
      await browser.evaluate(
        `[...document.querySelectorAll('button')].find((button) => button.textContent === '${texts.turnOn}').click()`,
      );
      await expect.poll(text, { timeout: 30_000 }).toContain(texts.isOn);

      const { data } = await own.owner.product.get({ page: 1, limit: 20 });
      const product = data.find(({ stock }) => (stock ?? 0) > 0);
      if (!product) throw new Error('A product in stock is needed.');
      const order = await orderByPhone(own.api, { name: 'Mme Ateba', mobile: '677100321' }, product);
      await expect.poll(service.brought, { timeout: 30_000 }).toBe(1);
      const shown = `navigator.serviceWorker.ready
      .then((registration) => registration.getNotifications())
      .then((notices) => notices.map(({ title, tag, data }) => ({ title, tag, data })))`;
      await expect
        .poll(() => browser.evaluate(shown), { timeout: 30_000 })
        .toEqual([
          {
            title: `Nouvelle commande ${order.orderId}`,
            tag: `order:${order._id}`,
            data: { path: `/fr/dashboard/orders/${order._id}` },
          },
        ]);
    } finally {
      await browser.close();
      await own.close();
      service.close();
    }
  });
});
