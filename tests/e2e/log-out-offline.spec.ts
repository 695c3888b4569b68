import type { Page } from '@playwright/test';
import { accountMessages } from '#app/messages/account-messages.ts';
import { doualaAddress, isLoggedIn, saveAddress } from '#tests/support/account.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { untilKept } from '#tests/support/kept-copies.ts';
import { addProduct } from '#tests/support/shelf.ts';

// A phone that is passed on to another person on a day without a network.

test.use({ serviceWorkers: 'allow', viewport: phone });

const texts = accountMessages.en;

test.beforeEach(({ trouble }) => {
  // The router requests the data of the home page before the worker's copy of it is shown.
  trouble.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/, /console\.(warning|info)/);
});

test('logging out without a network says what happened, and leaves nothing of the person in the browser', async ({
  shop,
  page,
  context,
  shopper,
}) => {
  const gloss = await addProduct();
  await saveAddress(shopper);
  await shopper.api.cart.create({ productId: gloss._id });
  await shop.open('/');
  await untilKept(page, '/');
  await shop.open('/dashboard/address');
  await expect(page.getByRole('article')).toContainText(doualaAddress.address_line);
  await shop.open('/user');
  const menu = page.getByRole('main').getByRole('navigation', { name: shopper.name });
  await context.setOffline(true);
  await menu.getByRole('button', { name: texts.logOut }).click();
  await expect(shop.toast(texts.loggedOutHere)).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(shop.cartButton).toHaveText('My Cart');
  await expect(page.getByText(shopper.name)).toHaveCount(0);
  const words = [shopper.name, shopper.email, doualaAddress.address_line, ...tokensOf(shopper)];
  expect(await keptWith(page, words)).toEqual([]);

  await page.reload();
  await expect(shop.cartButton).toHaveText('My Cart');
  expect(await isLoggedIn(shopper.tokens)).toBe(true);
  await context.setOffline(false);
  await expect.poll(() => isLoggedIn(shopper.tokens)).toBe(false);
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).not.toContain('left_sessions');
});

/** The parts of the tokens that give access. */
function tokensOf({ tokens }: { tokens: { accesstoken: string; refreshToken: string } }): string[] {
  return [tokens.accesstoken, tokens.refreshToken.split('.')[1] ?? ''];
}

/** The browser storages that contain any of the words. */
function keptWith(page: Page, words: readonly string[]): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    const texts: [string, string][] = [
      ...Object.entries(localStorage),
      ...Object.entries(sessionStorage),
      ['cookies', document.cookie],
    ];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (!/^(shell|pages|answers)-/.test(name)) continue;
        texts.push([`${name} ${request.url}`, (await (await cache.match(request))?.text()) ?? '']);
      }
    }
    return texts.filter(([, text]) => wanted.some((word) => text.includes(word))).map(([place]) => place);
  }, words);
}
