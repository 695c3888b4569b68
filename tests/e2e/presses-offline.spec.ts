import type { Locator, Page, Route } from '@playwright/test';
import { accountMessages } from '#app/messages/account-messages.ts';
import { uiMessages } from '#app/messages/ui-messages.ts';
import { type Account, holdTokens, openAccount, saveAddress } from '#tests/support/account.ts';
import { browserShop } from '#tests/support/browser-shop-address.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { placeOrderFor } from '#tests/support/place-order.ts';
import { addProduct } from '#tests/support/shelf.ts';

type Case = {
  about: string;
  path: string;
  arrange?: (account: Account) => Promise<unknown>;
  /** The control to press, once it can be pressed. */
  press: (page: Page) => Promise<Locator>;
  /** How often the action took effect. */
  count: (account: Account) => Promise<number>;
  isDone: number;
};

const named = async (page: Page, ...names: (string | RegExp)[]): Promise<Locator> => {
  const buttons = names.map((name) => page.getByRole('main').getByRole('button', { name }));
  for (const button of buttons.slice(0, -1)) await button.click();
  const last = buttons.at(-1);
  if (!last) throw new Error('Nothing to press');
  await expect(last).toBeEnabled();
  return last;
};

const cartOf = async ({ api }: Account) => (await api.cart.get({})).data[0]?.quantity ?? 0;
const ordersOf = async ({ api }: Account) => (await api.order.orderList({})).data.length;

const cases: readonly Case[] = [
  {
    about: 'an order that is paid on delivery',
    path: '/checkout',
    arrange: async ({ api }) => api.cart.create({ productId: (await addProduct())._id }),
    press: (page) => named(page, /^Paiement à la livraison/),
    count: ordersOf,
    isDone: 1,
  },
  {
    about: 'an address that is deleted',
    path: '/dashboard/address',
    press: (page) => named(page, /^Supprimer/),
    count: async ({ api }) => (await api.address.get({})).data.filter(({ status }) => status).length,
    isDone: 0,
  },
  {
    about: 'an order that is ordered again',
    path: '/dashboard/myorders',
    arrange: (account) => placeOrderFor(account, 'Amina Njoya'),
    press: (page) => named(page, 'Voir les détails', 'Commander à nouveau'),
    count: cartOf,
    isDone: 1,
  },
];

test.use({ viewport: phone, locale: 'fr-CM' });

for (const { about, path, arrange, press, count, isDone } of cases) {
  test(`a button that finds no network says so beside it, undoes nothing, and Retry does it once: ${about}`, {
    tag: '@full',
  }, async ({ page, trouble }) => {
    trouble.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/, /console\.(warning|info)/);
    const account = await openAccount();
    await saveAddress(account);
    await arrange?.(account);
    await holdTokens(page, account);
    await page.goto(`${browserShop.url}/fr${path}`);
    const button = await press(page);
    await page.waitForLoadState('networkidle');
    await page.route('**/api/**', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.abort(),
    );
    const before = await count(account);
    await button.click();
    const failure = page.getByRole('alert').filter({ hasText: uiMessages.fr.retry });
    await expect(failure).toContainText('Pas de connexion.');
    expect(await count(account)).toBe(before);
    await expect(button).toBeVisible();
    await page.unrouteAll();
    await failure.getByRole('button', { name: uiMessages.fr.retry }).click();
    await expect(failure).toBeHidden();
    await expect.poll(() => count(account)).toBe(isDone);
  });
}

for (const { about, path, name } of [
  { about: 'a press', path: '/dashboard/address', name: /^Supprimer/ },
  { about: 'a form', path: '/dashboard/profile', name: accountMessages.fr.submit },
]) {
  test(`what was said of ${about} without a network goes when it is sent again, not only once it succeeded`, {
    tag: '@full',
  }, async ({ page, trouble }) => {
    trouble.expect(/ERR_FAILED/, /console\.(warning|info)/);
    const account = await openAccount();
    await saveAddress(account);
    await holdTokens(page, account);
    const shop = new ShopPage(page, 'fr');
    await shop.open(path);
    const button = await named(page, name);
    const mobile = page.getByRole('main').getByLabel(accountMessages.fr.mobile);
    if (path === '/dashboard/profile') await mobile.fill('677 44 55 66');
    await page.waitForLoadState('networkidle');
    const held: Route[] = [];
    await page.route('**/api/**', (route) => {
      if (route.request().method() === 'GET') return route.continue();
      held.push(route);
      return held.length === 1 ? route.abort() : undefined;
    });
    await button.click();
    const said = shop.toast(/Pas de connexion/);
    await expect(said).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: uiMessages.fr.retry }).click();
    await expect.poll(() => held.length).toBe(2);
    // A message leaves within 1 s, and by itself only after 4 s.
    await expect(said).toBeHidden({ timeout: 2_000 });
    await held[1]?.abort();
    await expect(said).toBeVisible();
  });
}

test('an order whose answer was lost stays at the checkout with its Retry while its cart is empty, and is made once', {
  tag: '@full',
}, async ({ page, trouble }) => {
  trouble.expect(/ERR_FAILED/, /console\.(warning|info)/);
  const account = await openAccount();
  await saveAddress(account);
  await account.api.cart.create({ productId: (await addProduct())._id });
  await holdTokens(page, account);
  await page.goto(`${browserShop.url}/fr/checkout`);
  const button = await named(page, /^Paiement à la livraison/);
  const sent: unknown[] = [];
  await page.route('**/api/order/cash-on-delivery', async (route) => {
    const request = route.request();
    sent.push([request.postDataJSON(), request.headers()['idempotency-key']]);
    if (sent.length > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await button.click();
  const failure = page.getByRole('alert').filter({ hasText: uiMessages.fr.retry });
  await expect(failure).toContainText('Pas de connexion.');
  // The page asks for the cart by itself, and learns that it is empty.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('last_cart')), { timeout: 20_000 })
    .toBe('[]');
  await expect(button).toBeDisabled();
  await failure.getByRole('button', { name: uiMessages.fr.retry }).click();
  await page.waitForURL('**/fr/success');
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  expect(await ordersOf(account)).toBe(1);
});
