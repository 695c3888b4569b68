import type { Page } from '@playwright/test';
import { holdTokens, openAccount, openOwner } from '#tests/support/account.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { OrderDeskPage } from '#tests/support/pages/order-desk-page.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { placeOrderFor } from '#tests/support/place-order.ts';

test('an order is called and confirmed with three taps from the shop’s home page; not reached is as near', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const shopper = await openAccount();
  const [wanted, missed] = [
    await placeOrderFor(shopper, 'Taps Ateba'),
    await placeOrderFor(shopper, 'Taps Nkeng'),
  ];
  await holdTokens(page, await openOwner());
  const shop = new ShopPage(page, 'fr');
  await shop.open('/');
  const taps = await countTaps(page);
  const bar = page.getByRole('navigation', { name: 'Les plus utilisés' });
  const desk = new OrderDeskPage(page, 'fr');

  await bar.getByRole('link', { name: /^Commandes/ }).click();
  const card = desk.order(wanted.orderId);
  await card.getByRole('link', { name: /^Appeler/ }).click();
  await card.getByRole('button', { name: 'Confirmer' }).click();
  await expect(card).toContainText('Confirmée');
  expect(await taps()).toBe(3);

  await shop.open('/');
  const next = await countTaps(page);
  await bar.getByRole('link', { name: /^Commandes/ }).click();
  const silent = desk.order(missed.orderId);
  await silent.getByRole('link', { name: /^Appeler/ }).click();
  await silent.getByRole('button', { name: 'Injoignable' }).click();
  await expect(silent).toContainText('1 appel');
  expect(await next()).toBe(3);
});

test('what is to be done now holds the messages that no one has opened', async ({ page, shop }) => {
  const visitor = await openAccount();
  await visitor.api.contact.sendMessage({
    ...{ name: 'Brenda Tabe', email: 'brenda@example.com', phone: '', subject: 'order' },
    ...{ message: 'Is this lipstick in the shop?', consent: true },
  });
  await holdTokens(page, await openOwner());
  await shop.open('/dashboard/overview');
  const now = page.getByRole('region', { name: /^To do now \(\d+\)$/ });
  await now.getByRole('link', { name: /^Inbox/ }).click();
  await expect(shop.heading).toHaveText('Inbox');
});

/** Counts the taps in this document; keeps a phone link from making a call. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    let taps = 0;
    document.addEventListener(
      'click',
      (event) => {
        taps += 1;
        document.documentElement.dataset.taps = String(taps);
        if (event.target instanceof Element && event.target.closest('a[href^="tel:"]'))
          event.preventDefault();
      },
      { capture: true },
    );
  });
  return async () => Number(await page.evaluate(() => document.documentElement.dataset.taps));
}
