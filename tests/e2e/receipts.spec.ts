import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { offlineMessages } from '#app/messages/offline-messages.ts';
import { orderMessages } from '#app/messages/order-messages.ts';
import { defaultSettings } from '#core/settings.ts';
import type { Language } from '#shared/language.ts';
import { receiptMessages } from '#shared/messages/receipt-messages.ts';
import { formatFrancs } from '#shared/money.ts';
import { type Account, saveAddress } from '#tests/support/account.ts';
import { browserShop } from '#tests/support/browser-shop-address.ts';
import { desktop, expect, phone, test } from '#tests/support/e2e.ts';
import { untilKept } from '#tests/support/kept-copies.ts';
import { MyOrdersPage } from '#tests/support/pages/my-orders-page.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { textOfPdf } from '#tests/support/read-pdf.ts';
import { addProduct } from '#tests/support/shelf.ts';

/** An order of two pieces at 4500 F with 10 % off, to be paid on delivery or by card. */
async function orderTwo({ api }: Account, payment: 'cash' | 'card') {
  const product = await addProduct({ price: 4500, discount: 10, unit: '6 ml' });
  const line = (await api.cart.create({ productId: product._id })).data;
  await api.cart.updateQty({ _id: line._id, qty: 2 });
  const [address] = (await api.address.get({})).data;
  const order = {
    list_items: [{ productId: product._id, quantity: 2 }],
    addressId: address?._id ?? '',
    totalAmt: 8100,
  };
  if (payment === 'cash') await api.order.cashOnDelivery(order);
  else {
    const { url } = await api.order.checkout(order);
    const pressed = { method: 'POST', body: new URLSearchParams({ decision: 'pay' }) };
    await fetch(new URL(url, browserShop.url), { ...pressed, redirect: 'manual' });
  }
  return product;
}

/** Downloads a PDF of the newest order and returns its text. */
async function download(page: Page, language: Language, button: string) {
  const orders = new MyOrdersPage(page, language);
  await orders.viewDetails.click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    orders.order.getByRole('button', { name: button, exact: true }).click(),
  ]);
  // Not a blob of the page: browsers inside other apps save only a file with an address of its own (decision 669).
  expect(new URL(file.url()).pathname).toMatch(/^\/api\/order\/receipt-file\/NB-[^/]+\.pdf$/);
  // A title that is too long for its column wraps to the next line.
  const text = textOfPdf(await readFile(await file.path()))
    .join(' ')
    .replace(/ +/g, ' ');
  return { name: file.suggestedFilename(), text };
}

for (const [language, viewport] of [
  ['en', desktop],
  ['fr', phone],
] as const) {
  test(`a shopper saves an order in print, and a receipt once it is paid (${language})`, async ({
    page,
    shopper,
  }) => {
    await page.setViewportSize(viewport);
    await saveAddress(shopper);
    const shop = new ShopPage(page, language);
    const texts = orderMessages[language];
    const paper = receiptMessages[language];

    const gloss = await orderTwo(shopper, 'cash');
    await shop.open('/dashboard/myorders');
    const sheet = await download(page, language, texts.orderSheet);
    const [unpaid] = (await shopper.api.order.orderList({})).data;
    expect(sheet.name).toBe(`${unpaid?.orderId}.pdf`);
    for (const said of [
      ...[paper.orderSheet, paper.orderNumber(unpaid?.orderId ?? ''), paper.cash_on_delivery],
      ...[paper.paymentProcessing, gloss.name, formatFrancs(4050), formatFrancs(8100)],
      ...[paper.rccm(defaultSettings.rccm), paper.niu(defaultSettings.niu)],
    ]) {
      expect(sheet.text).toContain(said);
    }
    expect(sheet.text).not.toContain(paper.receipt);

    await orderTwo(shopper, 'card');
    await shop.open('/dashboard/myorders');
    const receipt = await download(page, language, texts.receipt);
    for (const said of [
      ...[paper.receipt, paper.card, paper.paymentPaid, paper.simulated],
      ...[formatFrancs(-900), formatFrancs(8100)],
    ]) {
      expect(receipt.text).toContain(said);
    }
  });
}

test('a receipt that cannot be fetched any more leaves the shopper on the page of her orders', {
  tag: '@full',
}, async ({ page, shop, shopper, trouble }) => {
  trouble.expect(/^404 GET \/api\/order\/receipt-file/, /^failed: /);
  await saveAddress(shopper);
  await orderTwo(shopper, 'cash');
  await shop.open('/dashboard/myorders');
  const orders = new MyOrdersPage(page, 'en');
  await orders.viewDetails.click();
  await page.route('**/api/order/get-receipt**', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    return route.fulfill({ response, json: { ...body, data: { address: `${body.data.address}x` } } });
  });
  const answered = page.waitForEvent('download');
  const button = orders.order.getByRole('button', { name: orderMessages.en.orderSheet, exact: true });
  await button.click();
  expect(await (await answered).failure()).not.toBeNull();
  await expect(button).toBeEnabled();
  expect(new URL(page.url()).pathname).toBe('/dashboard/myorders');
});

test.describe('with the worker that keeps pages', () => {
  test.use({ serviceWorkers: 'allow', viewport: phone });

  test('a network that goes while a receipt is fetched leaves the page of orders too', {
    tag: '@full',
  }, async ({ page, context, shop, shopper, trouble }) => {
    trouble.expect(/got no answer/, /could not be/, /^failed: /, /ERR_INTERNET_DISCONNECTED/);
    await saveAddress(shopper);
    await orderTwo(shopper, 'cash');
    await shop.open('/dashboard/myorders');
    await untilKept(page, '/offline');
    await page.reload();
    const orders = new MyOrdersPage(page, 'en');
    await orders.viewDetails.click();
    await page.waitForLoadState('networkidle');
    await page.route('**/api/order/get-receipt**', async (route) => {
      const response = await route.fetch();
      await context.setOffline(true);
      return route.fulfill({ response });
    });
    const button = orders.order.getByRole('button', { name: orderMessages.en.orderSheet, exact: true });
    await button.click();
    await expect(page.getByText(offlineMessages.en.away)).toBeVisible();
    await expect(button).toBeEnabled();
    expect(new URL(page.url()).pathname).toBe('/dashboard/myorders');
    // An API link is not a page of the shop: the browser itself says that it has no network.
    await expect(page.goto('/api/order/receipt-file/NB-1.pdf?ticket=a')).rejects.toThrow(
      'ERR_INTERNET_DISCONNECTED',
    );
    await context.setOffline(false);
  });
});
