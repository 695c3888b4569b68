import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { orderMessages } from '#app/messages/order-messages.ts';
import { trackingMessages } from '#app/messages/tracking-messages.ts';
import { createDatabase } from '#db/client.ts';
import type { ProductView } from '#shared/contract/catalogue.ts';
import type { OrderView } from '#shared/contract/order.ts';
import { phoneChoiceMessages } from '#shared/messages/phone-choice-messages.ts';
import { formatPhone } from '#shared/phone-format.ts';
import { bill } from '#shared/pricing.ts';
import { type Account, doualaAddress, saveAddress } from '#tests/support/account.ts';
import { browserShop } from '#tests/support/browser-shop-address.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { screensFor } from '#tests/support/looks.ts';
import { MyOrdersPage } from '#tests/support/pages/my-orders-page.ts';
import { addProduct, changeProduct, stockOf } from '#tests/support/shelf.ts';

async function placeOrder({ api }: Account, product: ProductView, quantity = 1): Promise<OrderView> {
  const [address] = (await api.address.get({})).data;
  const line = (await api.cart.create({ productId: product._id })).data;
  await api.cart.updateQty({ _id: line._id, qty: quantity });
  const { data } = await api.order.cashOnDelivery({
    list_items: [{ productId: product._id, quantity }],
    addressId: address?._id ?? '',
    totalAmt: bill([{ ...product, quantity }]).total,
  });
  return data;
}

async function shopperWithOrder(shopper: Account, quantity = 1) {
  await saveAddress(shopper);
  const gloss = await addProduct({ stock: 9 });
  return { gloss, order: await placeOrder(shopper, gloss, quantity) };
}

/** Answers as if the staff had moved the order while the page was in the background. */
async function showAsMoved(page: Page, change: Partial<OrderView>): Promise<void> {
  await page.route('**/api/order/order-list', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const data = body.data.map((order: OrderView) => ({ ...order, ...change }));
    await route.fulfill({ response, json: { ...body, data } });
  });
}

for (const [screen, viewport] of screensFor('a shopper tracks an order, shares')) {
  test(`a shopper tracks an order, shares its link, changes its delivery and cancels it (${screen})`, async ({
    shop,
    page,
    shopper,
    browser,
  }) => {
    await page.setViewportSize(viewport);
    const { gloss, order } = await shopperWithOrder(shopper, 2);
    await expect.poll(() => stockOf(gloss)).toBe(7);
    await shop.open('/dashboard/myorders');
    const orders = new MyOrdersPage(page, 'en');
    await orders.viewDetails.click();

    // The progress, and the link for the person who waits for the parcel.
    await orders.track.click();
    const steps = orders.trackDialog.getByRole('list', { name: 'Where the order is' });
    await expect(steps.locator('[aria-current="step"]')).toContainText('Placed');
    await expect(steps.getByRole('listitem')).toHaveCount(5);
    await expect(steps.locator('time')).toHaveCount(1);
    const link = await orders.link.inputValue();
    const share = orders.trackDialog.getByRole('link', { name: /WhatsApp/ });
    expect(decodeURIComponent((await share.getAttribute('href')) ?? '')).toContain(link);
    await orders.close.click();

    // Another person opens the link, on a phone without scripts and without an account.
    const elsewhere = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
    const other = await elsewhere.newPage();
    const response = await other.goto(link);
    expect(response?.headers()['cache-control']).toContain('no-store');
    await expect(other.getByRole('main')).toContainText(order.orderId);
    await expect(other.getByRole('main').locator('[aria-current="step"]')).toContainText('Placed');
    await expect(other.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    for (const secret of [
      shopper.name,
      gloss.name,
      doualaAddress.address_line,
      formatPhone(doualaAddress.mobile),
    ]) {
      await expect(other.getByRole('main')).not.toContainText(secret);
    }
    await elsewhere.close();

    // The shopper chooses another address and another phone.
    await shopper.api.address.create({
      ...{ name: 'Mum in Bafoussam', customer_email: shopper.email },
      ...{ ...doualaAddress, city: 'Bafoussam', state: 'West' },
    });
    await page.reload();
    await orders.viewDetails.click();
    await orders.edit.click();
    await orders.editDialog.getByRole('radio', { name: /Mum in Bafoussam/ }).check();
    await orders.editDialog.getByLabel('Phone').fill('699 00 00 01');
    await orders.save.click();
    await expect(orders.editDialog).toBeHidden();
    await expect(orders.order).toContainText('Bafoussam');
    await expect(orders.order).toContainText(formatPhone('+237699000001'));

    // 'No' keeps it; 'Yes', however fast it is pressed, cancels it once and gives the pieces back.
    await orders.cancel.click();
    await expect(orders.cancelDialog).toContainText('Are you sure you want to delete this order?');
    await orders.no.click();
    await expect(orders.order).toContainText('Placed');
    await orders.cancel.click();
    await orders.yes.dblclick();
    await expect(orders.cancelDialog).toBeHidden();
    await expect(orders.order).toContainText('Cancelled');
    await expect(orders.cancel).toBeHidden();
    await expect(orders.edit).toBeHidden();
    await expect.poll(() => stockOf(gloss)).toBe(9);

    await orders.orderAgain.click();
    await expect(shop.product(gloss.name, shop.cart).quantity).toContainText('2');
  });
}

test('an order that was packed meanwhile says why it can no longer be changed', async ({
  shop,
  page,
  shopper,
}) => {
  await page.setViewportSize(phone);
  await shopperWithOrder(shopper);
  await shop.open('/dashboard/myorders');
  const orders = new MyOrdersPage(page, 'en');
  await orders.viewDetails.click();
  await expect(orders.edit).toBeEnabled();
  await showAsMoved(page, { order_status: 'Packed' });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(orders.edit).toBeDisabled();
  await expect(orders.edit).toHaveAccessibleDescription(/The parcel is packed/);
  await expect(orders.cancel).toBeEnabled();
});

test('an order whose lines are lost stays among the own orders, and does not end their page', {
  tag: '@full',
}, async ({ shop, page, shopper }) => {
  await page.setViewportSize(phone);
  const { gloss, order } = await shopperWithOrder(shopper);
  const damaged = await placeOrder(shopper, gloss);
  await loseLines(damaged._id);
  await shop.open('/dashboard/myorders');
  await expect(shop.heading).toHaveText('My Orders');
  const orders = page.getByRole('article');
  await expect(orders).toHaveCount(2);
  await expect(page.getByRole('article', { name: order.orderId })).toContainText(gloss.name);
  const without = page.getByRole('article', { name: damaged.orderId });
  const texts = orderMessages.en;
  await without.getByRole('button', { name: texts.viewDetails }).click();
  await expect(without).toContainText(doualaAddress.address_line);
  await without.getByRole('button', { name: texts.track }).click();
  const { trackDialog, link } = new MyOrdersPage(page, 'en');
  await expect(trackDialog).toContainText(damaged.orderId);
  await page.goto(await link.inputValue());
  await expect(page.getByRole('main')).toContainText(damaged.orderId);
});

/** What no page of the shop can do: as a damaged database, or a table brought from elsewhere, would have it. */
async function loseLines(orderId: string): Promise<void> {
  const db = createDatabase(await readFile(browserShop.databaseFile, 'utf8'), { poolSize: 1 });
  try {
    await db.deleteFrom('orderLines').where('orderId', '=', orderId).execute();
  } finally {
    await db.destroy();
  }
}

for (const [screen, viewport] of screensFor('ordering again reports line by line')) {
  test(`ordering again reports line by line what could not be had (${screen})`, { tag: '@full' }, async ({
    shop,
    page,
    shopper,
  }) => {
    await page.setViewportSize(viewport);
    const { gloss } = await shopperWithOrder(shopper, 3);
    await changeProduct(gloss, { stock: 1 });
    await shop.open('/dashboard/myorders');
    const orders = new MyOrdersPage(page, 'en');
    await orders.viewDetails.click();
    await orders.orderAgain.click();
    const missed = page.getByRole('dialog', { name: 'Not everything could be put in your cart' });
    await expect(missed).toContainText(gloss.name);
    await expect(missed).toContainText('1 of 3 in your cart');
    await missed.getByRole('button', { name: 'View Cart' }).click();
    await expect(shop.product(gloss.name, shop.cart).quantity).toContainText('1');
  });
}

for (const [screen, viewport] of screensFor('a return is asked for from')) {
  test(`a return is asked for from a list of reasons, once the order was delivered (${screen})`, async ({
    shop,
    page,
    shopper,
  }) => {
    await page.setViewportSize(viewport);
    const { gloss, order } = await shopperWithOrder(shopper);
    const until = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
    const delivered: Partial<OrderView> = { order_status: 'Delivered', return_until: until };
    await showAsMoved(page, delivered);
    const sent = Promise.withResolvers<unknown>();
    await page.route('**/api/order/request-return', async (route) => {
      const input = route.request().postDataJSON();
      sent.resolve(input);
      const { items, ...rest } = input;
      const return_request = { ...rest, items: [], state: 'requested', answer: '', requestedAt: until };
      await route.fulfill({
        json: {
          ...{ success: true, error: false, message: 'Return requested' },
          data: { ...order, ...delivered, return_request },
        },
      });
    });
    await shop.open('/dashboard/myorders');
    const orders = new MyOrdersPage(page, 'en');
    await orders.viewDetails.click();
    await orders.order.getByRole('button', { name: 'Return' }).click();
    const dialog = page.getByRole('dialog', { name: 'Return' });
    const send = dialog.getByRole('button', { name: 'Request the return' });
    await send.click();
    await expect(dialog.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel('Reason').selectOption('Damaged on arrival');
    await dialog.getByLabel('Details').fill('The seal was broken.');
    await send.click();
    expect(await sent.promise).toEqual({
      _id: order._id,
      reason: 'damaged',
      details: 'The seal was broken.',
      items: [{ productId: gloss._id, quantity: 1 }],
      photos: [],
    });
    await expect(orders.order).toContainText('Return requested');
    await expect(orders.order.getByRole('button', { name: 'Return' })).toBeHidden();
  });
}

test('a link that leads to no order is a page that was not found', async ({ shop, trouble }) => {
  trouble.expect(/^404 GET \/track\//);
  const response = await shop.open(`/track/${'0'.repeat(32)}`);
  expect(response?.status()).toBe(404);
});

test('an order that comes without its products is shown among the others', { tag: '@full' }, async ({
  page,
  shopper,
}) => {
  const { gloss, order } = await shopperWithOrder(shopper);
  await placeOrder(shopper, gloss);
  await page.route('**/api/order/order-list', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const data = body.data.map(({ items, ...bare }: OrderView) =>
      bare._id === order._id
        ? bare
        : { ...bare, items: [], product_details: { name: '', nameFr: null, image: [] } },
    );
    await route.fulfill({ response, json: { ...body, data } });
  });
  const orders = new MyOrdersPage(page, 'en');
  await orders.page.goto('/dashboard/myorders');
  await expect(page.getByText('Showing 2 orders')).toBeVisible();
  for (const card of await page.getByRole('article').all()) {
    await card.getByRole('button', { name: 'View Details' }).click();
    await expect(card).toContainText('Payment information');
  }
});

test('who has the link of an order says how its phone hears of it, and finds that again', {
  tag: '@full',
}, async ({ shop, shopper }) => {
  const { order } = await shopperWithOrder(shopper);
  const { data } = await shopper.api.order.getTracking({ _id: order._id });
  await shop.open(`/track/${data.trackingToken}`);
  const { sms, none } = phoneChoiceMessages.en;
  await expect(shop.page.getByLabel(sms)).toBeChecked();
  await shop.page.getByLabel(none).check();
  await expect(shop.page.getByText(trackingMessages.en.newsChosen)).toBeVisible();
  await shop.open(`/track/${data.trackingToken}`);
  await expect(shop.page.getByLabel(none)).toBeChecked();
  await shop.page.getByLabel(none).press('ArrowUp');
  await expect(shop.page.getByLabel(sms)).toBeChecked();
  await expect
    .poll(
      async () =>
        (await shopper.api.order.trackByLink({ token: data.trackingToken })).data.phoneChoices?.chosen,
    )
    .toBe('sms');
});

test('a choice that did not arrive gives way to the last one that the shop took', { tag: '@full' }, async ({
  shop,
  shopper,
  trouble,
}) => {
  trouble.expect(/choose-phone-messages|ERR_FAILED|Failed to fetch/);
  const { order } = await shopperWithOrder(shopper);
  const { data } = await shopper.api.order.getTracking({ _id: order._id });
  await shop.open(`/track/${data.trackingToken}`);
  const { sms, none } = phoneChoiceMessages.en;
  await shop.page.getByLabel(none).check();
  await expect(shop.page.getByText(trackingMessages.en.newsChosen)).toBeVisible();
  await shop.page.route('**/api/order/choose-phone-messages', (route) => route.abort());
  await shop.page.getByLabel(sms).click();
  await expect(shop.page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(shop.page.getByLabel(none)).toBeChecked();
});
