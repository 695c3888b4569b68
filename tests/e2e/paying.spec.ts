import type { Page } from '@playwright/test';
import { checkoutMessages, succeededMessages } from '#app/messages/checkout-messages.ts';
import { moneyBackMessages } from '#app/messages/money-back-messages.ts';
import { orderChangeMessages } from '#app/messages/order-messages.ts';
import { paymentMessages, paymentReasonMessages } from '#app/messages/payment-messages.ts';
import { formatDay } from '#shared/formats/dates.ts';
import type { Language } from '#shared/language.ts';
import { refusalMessages } from '#shared/messages/refusal-messages.ts';
import { formatFrancs } from '#shared/money.ts';
import { inLanguage } from '#shared/page-paths.ts';
import type { OnlineMethod } from '#shared/payment-methods.ts';
import { formatPhone } from '#shared/phone-format.ts';
import { type Account, holdTokens, openAccount, saveAddress } from '#tests/support/account.ts';
import { desktop, expect, phone, test } from '#tests/support/e2e.ts';
import { letMinutesPass } from '#tests/support/let-minutes-pass.ts';
import { languagesFor } from '#tests/support/looks.ts';
import { orderOnline } from '#tests/support/order-lives.ts';
import { CheckoutPage } from '#tests/support/pages/checkout-page.ts';
import { MyOrdersPage } from '#tests/support/pages/my-orders-page.ts';
import { PaymentPage, SandboxPage } from '#tests/support/pages/payment-page.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { addProduct, stockOf } from '#tests/support/shelf.ts';

/** Opens checkout with one product of 4500 F in the cart and the method chosen. */
async function atCheckout(
  page: Page,
  shopper: Account,
  {
    language = 'en',
    method = 'card',
    stock = 5,
  }: { language?: Language; method?: OnlineMethod; stock?: number } = {},
) {
  const product = await addProduct({ price: 4500, stock });
  await shopper.api.cart.create({ productId: product._id });
  await saveAddress(shopper);
  const shop = new ShopPage(page, language);
  await shop.open('/checkout');
  await new PaymentPage(page, language).method(method).check();
  return { shop, product, checkout: new CheckoutPage(page, language) };
}

async function ordersOf({ api }: Account) {
  return (await api.order.orderList({})).data;
}

for (const [language, viewport] of [
  ['en', desktop],
  ['fr', phone],
] as const) {
  test(`a card is paid on the sandbox’s own page, and the shop says so once its server knows (${language})`, async ({
    page,
    shopper,
  }) => {
    await page.setViewportSize(viewport);
    const { checkout, shop, product } = await atCheckout(page, shopper, { language });
    await expect(checkout.onlinePayment).toContainText(formatFrancs(4500));
    await checkout.onlinePayment.click();

    const sandbox = new SandboxPage(page, language);
    await expect(sandbox.mark).toBeVisible();
    await expect(page.locator('dl')).toContainText(formatFrancs(4500));
    await expect.poll(() => stockOf(product)).toBe(4);
    await sandbox.press('pay');

    await expect(page).toHaveURL(new RegExp(`${inLanguage('/success', language)}\\?order=`));
    await expect(shop.heading).toHaveText(
      checkoutMessages[language].succeeded(succeededMessages[language].Payment),
    );
    await expect(page.getByText(paymentMessages[language].simulatedText)).toBeVisible();
    const [order] = await ordersOf(shopper);
    expect(order).toMatchObject({ order_status: 'Placed', payment_status: 'Paid', payment_simulated: true });
    expect((await shopper.api.cart.get({})).data).toEqual([]);
  });
}

test('while the payment page is on its way a toast says Loading, radios and both buttons are closed', async ({
  page,
  shopper,
}) => {
  await page.setViewportSize(desktop);
  const { checkout, shop } = await atCheckout(page, shopper);
  const release = Promise.withResolvers<void>();
  await page.route('**/api/order/checkout', async (route) => {
    await release.promise;
    await route.continue();
  });
  await checkout.onlinePayment.click();
  await expect(shop.toast('Loading...')).toBeVisible();
  const busy = checkout.summary.getByRole('button', { name: /^Processing\.\.\./ });
  await expect(busy).toHaveCount(2);
  for (const button of await busy.all()) await expect(button).toBeDisabled();
  for (const radio of await page.getByRole('radio').all()) await expect(radio).toBeDisabled();
  release.resolve();
  await expect(new SandboxPage(page, 'en').mark).toBeVisible();
});

test('a double click on Online Payment makes one order', async ({ page, shopper }) => {
  await page.setViewportSize(desktop);
  const { checkout, product } = await atCheckout(page, shopper);
  await checkout.onlinePayment.dblclick();
  await expect(new SandboxPage(page, 'en').mark).toBeVisible();
  expect(await ordersOf(shopper)).toHaveLength(1);
  await expect.poll(() => stockOf(product)).toBe(4);
});

test('a declined card is shown, the order is kept, and the next try pays it', async ({ page, shopper }) => {
  await page.setViewportSize(phone);
  const { checkout, shop } = await atCheckout(page, shopper);
  await checkout.onlinePayment.click();
  await new SandboxPage(page, 'en').press('decline');
  const payment = new PaymentPage(page, 'en');
  await expect(payment.heading).toHaveText(paymentMessages.en.notPaidTitle);
  await expect(page.getByText(paymentReasonMessages.en.declined)).toBeVisible();
  await expect(page.getByText(paymentMessages.en.keptFor)).toBeVisible();
  await payment.payNow.click();
  await new SandboxPage(page, 'en').press('pay');
  await expect(shop.heading).toHaveText('Payment Successfully');
  expect(await ordersOf(shopper)).toHaveLength(1);
});

test('the last piece, kept for a payment that was left, is still hers to order: nothing looks sold out to her', async ({
  page,
  shopper,
}) => {
  await page.setViewportSize(phone);
  const { checkout, shop, product } = await atCheckout(page, shopper, { stock: 1 });
  await checkout.onlinePayment.click();
  await expect(new SandboxPage(page, 'en').mark).toBeVisible();
  await expect.poll(() => stockOf(product)).toBe(0);

  await shop.open('/checkout');
  await expect(checkout.onlinePayment).toContainText(formatFrancs(4500));
  await expect(page.getByText(checkoutMessages.en.soldOut)).toBeHidden();
  await checkout.onlinePayment.click();
  await new SandboxPage(page, 'en').press('pay');
  await expect(shop.heading).toHaveText('Payment Successfully');
  const orders = await ordersOf(shopper);
  expect(orders.map(({ order_status }) => order_status)).toEqual(['Placed', 'Cancelled']);
});

test('an order that waits for the phone has no bar of the cart, and is given up after the question', async ({
  page,
  shopper,
}) => {
  await page.setViewportSize(phone);
  const { checkout, shop, product } = await atCheckout(page, shopper, { method: 'mtn_momo' });
  await checkout.onlinePayment.click();
  const payment = new PaymentPage(page, 'en');
  await expect(payment.heading).toHaveText(paymentMessages.en.confirmOnPhone);
  await expect(shop.cartBar).toBeHidden();
  const before = await payment.heldSeconds();
  await page.reload();
  await expect(payment.heading).toHaveText(paymentMessages.en.confirmOnPhone);
  const after = await payment.heldSeconds();
  expect(after).toBeLessThanOrEqual(before);
  expect(after).toBeGreaterThan(before - 60);

  await page.getByRole('button', { name: 'Cancel Order' }).click();
  await expect(page.getByText('Are you sure you want to delete this order?')).toBeVisible();
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel Order' }).click();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(payment.heading).toHaveText('Order Cancel');
  await expect.poll(() => stockOf(product)).toBe(5);
  expect((await shopper.api.cart.get({})).data).toHaveLength(1);
});

test('who leaves the payment finds the order on the cancel page still held, and may pay the courier', async ({
  page,
  shopper,
}) => {
  await page.setViewportSize(desktop);
  const { checkout, shop } = await atCheckout(page, shopper);
  await checkout.onlinePayment.click();
  await new SandboxPage(page, 'en').press('cancel');
  await expect(page).toHaveURL(/\/cancel\?order=/);
  const payment = new PaymentPage(page, 'en');
  // The order is not cancelled: it waits, and the page says so.
  await expect(payment.heading).toHaveText('Order Cancel');
  await expect(page.getByRole('heading', { level: 2, name: paymentMessages.en.notPaidTitle })).toBeVisible();
  await expect(page.getByText(paymentReasonMessages.en.cancelled)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go To Home' })).toBeVisible();
  await payment.payCash.click();
  await expect(shop.heading).toHaveText('Order Successfully');
  const [order] = await ordersOf(shopper);
  expect(order).toMatchObject({ order_status: 'Placed', payment_method: 'cash_on_delivery' });
});

for (const [language, viewport] of [
  ['en', desktop],
  ['fr', phone],
] as const) {
  test(`mobile money waits for the phone, also after a reload, until it is confirmed there (${language})`, async ({
    page,
    context,
    shopper,
  }) => {
    await page.setViewportSize(viewport);
    const { checkout, shop } = await atCheckout(page, shopper, { language, method: 'mtn_momo' });
    const payment = new PaymentPage(page, language);
    await expect(payment.walletPhone).toHaveValue(formatPhone('+237677001122'));
    await checkout.onlinePayment.click();
    await expect(page).toHaveURL(new RegExp(`${inLanguage('/payment/', language)}[0-9a-z]{24}$`));
    await expect(payment.heading).toHaveText(paymentMessages[language].confirmOnPhone);
    await expect(page.locator('dl')).toContainText('•••• 11 22');
    await page.reload();
    await expect(payment.heading).toHaveText(paymentMessages[language].confirmOnPhone);

    const [ringing] = await Promise.all([context.waitForEvent('page'), payment.simulatedPhone.click()]);
    await new SandboxPage(ringing, language).press('pay');
    await expect(page).toHaveURL(new RegExp(`${inLanguage('/success', language)}\\?order=`));
    await expect(shop.heading).toHaveText(
      checkoutMessages[language].succeeded(succeededMessages[language].Payment),
    );
  });
}

for (const language of languagesFor('while a prompt can still')) {
  test(`while a prompt can still be approved, another one and another order are refused with the reason and the time, on a phone (${language})`, async ({
    page,
    trouble,
  }) => {
    trouble.expect(/^409 POST \/api\/(payment\/try-again|order\/)/);
    await page.setViewportSize(phone);
    const { orderId, shopper } = await orderOnline('mtn_momo');
    await holdTokens(page, shopper);
    const shop = new ShopPage(page, language);
    const [before = '', after = ''] = refusalMessages[language]
      .PROMPT_OPEN({ orderId, minutes: 99 })
      .split('99');
    const refused = shop.toast(new RegExp(`${before}\\d+${after}`));

    await shop.open(`/payment/${orderId}`);
    const payment = new PaymentPage(page, language);
    await expect(payment.heading).toHaveText(paymentMessages[language].confirmOnPhone);
    await payment.otherWays.click();
    await payment.walletPhone.fill('677 00 00 08');
    await payment.payNow.click();
    await expect(refused).toBeVisible();
    await expect(payment.heading).toHaveText(paymentMessages[language].confirmOnPhone);
    await payment.method('card').check();
    await payment.payNow.click();
    await expect(refused.last()).toBeVisible();

    await shopper.api.cart.create({ productId: (await addProduct())._id });
    await shop.open('/checkout');
    await payment.method('card').check();
    await new CheckoutPage(page, language).onlinePayment.click();
    await expect(refused).toBeVisible();
    await expect(page).toHaveURL(/\/checkout$/);
    expect(await ordersOf(shopper)).toHaveLength(1);
    // The message goes after four seconds; what keeps the order waiting stays to be read, with the way to it.
    await page.getByRole('main').getByRole('link', { name: checkoutMessages[language].seeRequest }).click();
    await expect(page).toHaveURL(new RegExp(`/payment/${orderId}$`));
    await expect(payment.heading).toHaveText(paymentMessages[language].confirmOnPhone);
  });
}

test('a payment refused on the phone is tried again from another number, and confirms later', {
  tag: '@full',
}, async ({ page, context, shopper, trouble }) => {
  test.setTimeout(150_000);
  trouble.expect(/^422 POST \/api\/payment\/try-again/);
  await page.setViewportSize(phone);
  const { checkout, shop } = await atCheckout(page, shopper, { method: 'orange_money' });
  await expect(page.getByText(paymentMessages.en.looksLike('MTN MoMo'))).toBeVisible();
  await checkout.onlinePayment.click();
  const payment = new PaymentPage(page, 'en');
  const [first] = await Promise.all([context.waitForEvent('page'), payment.simulatedPhone.click()]);
  await new SandboxPage(first, 'en').press('decline');
  // Left open: its page is going back to the shop, and closing a page then has hung for minutes.
  await expect(page.getByText(paymentReasonMessages.en.rejected_by_payer)).toBeVisible();

  await payment.walletPhone.fill('12');
  await payment.payNow.click();
  await expect(payment.walletPhone).toHaveAttribute('aria-invalid', 'true');
  await payment.walletPhone.fill('699 00 00 07');
  await payment.payNow.click();
  await expect(page.locator('dl')).toContainText('•••• 00 07');
  const [second] = await Promise.all([context.waitForEvent('page'), payment.simulatedPhone.click()]);
  await new SandboxPage(second, 'en').press('pay_later');
  // No webhook comes: the shop asks the provider until it knows, the fifth time a minute after the attempt began.
  await expect(shop.heading).toHaveText('Payment Successfully', { timeout: 90_000 });
});

for (const [language, viewport, goesOn] of [
  ['en', desktop, 'by card'],
  ['fr', phone, 'from another number, and by cash'],
] as const) {
  test(`an unanswered prompt counts down to its end; then the same order goes on ${goesOn} (${language})`, async ({
    page,
    shopper,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const { checkout, shop, product } = await atCheckout(page, shopper, { language, method: 'mtn_momo' });
    await checkout.onlinePayment.click();
    const payment = new PaymentPage(page, language);
    await expect(payment.heading).toHaveText(paymentMessages[language].confirmOnPhone);
    const [order] = await ordersOf(shopper);
    const orderId = order?._id ?? '';

    await letMinutesPass(orderId, 6);
    await page.reload();
    await expect(payment.heading).toHaveText(paymentMessages[language].confirmOnPhone);
    expect(await payment.promptSeconds()).toBeLessThanOrEqual(4 * 60);
    await letMinutesPass(orderId, 5);
    await expect(payment.heading).toHaveText(paymentMessages[language].notPaidTitle, { timeout: 90_000 });
    await expect(page.getByText(paymentReasonMessages[language].expired)).toBeVisible();
    expect(await payment.heldSeconds()).toBeLessThanOrEqual(24 * 60);
    await expect.poll(() => stockOf(product)).toBe(4);

    if (goesOn === 'by card') {
      await payment.method('card').check();
      await payment.payNow.click();
      await new SandboxPage(page, language).press('pay');
    } else {
      await payment.walletPhone.fill('677 00 00 08');
      await payment.payNow.click();
      await expect(page.locator('dl')).toContainText('•••• 00 08');
      await payment.otherWays.click();
      await payment.payCash.click();
    }
    const text = succeededMessages[language][goesOn === 'by card' ? 'Payment' : 'Order'];
    await expect(shop.heading).toHaveText(checkoutMessages[language].succeeded(text));
    const orders = await ordersOf(shopper);
    expect(orders).toMatchObject([
      goesOn === 'by card'
        ? { _id: orderId, payment_status: 'Paid', payment_method: 'card' }
        : { _id: orderId, payment_status: 'Processing', payment_method: 'cash_on_delivery' },
    ]);
    await expect.poll(() => stockOf(product)).toBe(4);
  });
}

test('an unpaid order ends after its 35 minutes while the shopper watches, and may be ordered again', async ({
  page,
  shopper,
}) => {
  test.slow();
  await page.setViewportSize(phone);
  const { checkout, shop, product } = await atCheckout(page, shopper);
  await checkout.onlinePayment.click();
  const sandbox = new SandboxPage(page, 'en');
  await expect(sandbox.mark).toBeVisible();
  const payPage = page.url();
  const [order] = await ordersOf(shopper);
  await shop.open(`/success?order=${order?._id}`);
  const payment = new PaymentPage(page, 'en');
  await expect(payment.heading).toHaveText(paymentMessages.en.waitingTitle);

  await letMinutesPass(order?._id ?? '', 36);
  await expect(payment.heading).toHaveText('Order Cancel', { timeout: 90_000 });
  await expect(page.getByText(paymentMessages.en.endedText)).toBeVisible();
  await expect.poll(() => stockOf(product)).toBe(5);
  await page.goto(payPage);
  await expect(sandbox.mark).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);

  await shop.open('/checkout');
  await expect(checkout.onlinePayment).toContainText(formatFrancs(4500));
  await checkout.cashOnDelivery.click();
  await expect(shop.heading).toHaveText('Order Successfully');
});

test('after cancelling a paid order the shopper sees that the money comes back, and then that it has', async ({
  page,
  shopper,
}) => {
  test.slow();
  await page.setViewportSize(phone);
  const { checkout, shop, product } = await atCheckout(page, shopper);
  await checkout.onlinePayment.click();
  await new SandboxPage(page, 'en').press('pay');
  await expect(shop.heading).toHaveText('Payment Successfully');
  await expect.poll(() => stockOf(product)).toBe(4);
  await page.getByRole('link', { name: paymentMessages.en.seeOrders }).click();

  const orders = new MyOrdersPage(page, 'en');
  await orders.viewDetails.click();
  await orders.cancel.click();
  await expect(orders.cancelDialog).toContainText(orderChangeMessages.en.cancelRefund);
  await orders.yes.click();
  await expect(orders.cancelDialog).toBeHidden();
  await expect.poll(() => stockOf(product)).toBe(5);
  const [order] = await ordersOf(shopper);
  expect(order?.order_status).toBe('Cancelled');

  await expect
    .poll(async () => (await ordersOf(shopper))[0]?.payment_status, { timeout: 90_000 })
    .toBe('Refunded');
  await shop.open(`/cancel?order=${order?._id}`);
  await expect(shop.heading).toHaveText('Order Cancel');
  const back = page.getByRole('region', { name: moneyBackMessages.en.title });
  await expect(back).toContainText(formatFrancs(4500));
  await expect(back).toContainText(moneyBackMessages.en.done(formatDay(new Date(), 'en')));
});

test('a double click on Try again or on Cash on Delivery is one press', async ({ page, shopper }) => {
  await page.setViewportSize(desktop);
  const { checkout, shop } = await atCheckout(page, shopper);
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/payment/') && request.method() === 'POST') sent.push(pathname);
  });
  await checkout.onlinePayment.click();
  const sandbox = new SandboxPage(page, 'en');
  await sandbox.press('decline');
  const payment = new PaymentPage(page, 'en');
  await payment.payNow.dblclick();
  await sandbox.press('decline');
  await payment.payCash.dblclick();
  await expect(shop.heading).toHaveText('Order Successfully');
  expect(sent).toEqual(['/api/payment/try-again', '/api/payment/pay-cash']);
  expect(await ordersOf(shopper)).toMatchObject([{ payment_method: 'cash_on_delivery' }]);
});

test('a payment confirmed on the phone while no tab was open is shown by the link to the payment', {
  tag: '@full',
}, async ({ page, context, shopper }) => {
  await page.setViewportSize(phone);
  const { checkout } = await atCheckout(page, shopper, { method: 'mtn_momo' });
  await checkout.onlinePayment.click();
  const waiting = new PaymentPage(page, 'en');
  const [ringing] = await Promise.all([context.waitForEvent('page'), waiting.simulatedPhone.click()]);
  const sandbox = new SandboxPage(ringing, 'en');
  await expect(sandbox.mark).toBeVisible();
  const link = page.url();
  await page.close();
  await sandbox.press('pay');
  await ringing.waitForURL('**/success?order=*');

  const tab = await context.newPage();
  await tab.goto(link);
  await expect(tab).toHaveURL(/\/success\?order=/);
  await expect(new PaymentPage(tab, 'en').heading).toHaveText('Payment Successfully');
});

test('a lost network is said and outlived', async ({ page, context, shopper, trouble }) => {
  trouble.expect(/ERR_INTERNET_DISCONNECTED/, /got no answer/);
  await page.setViewportSize(phone);
  const { checkout } = await atCheckout(page, shopper, { method: 'mtn_momo' });
  await checkout.onlinePayment.click();
  const payment = new PaymentPage(page, 'en');
  await expect(payment.heading).toHaveText(paymentMessages.en.confirmOnPhone);
  await context.setOffline(true);
  await expect(page.getByText(paymentMessages.en.lost)).toBeVisible({ timeout: 20_000 });
  await expect(payment.heading).toHaveText(paymentMessages.en.confirmOnPhone);
  await context.setOffline(false);
  await expect(page.getByText(paymentMessages.en.lost)).toBeHidden();
});

test('a payment whose tab was closed is found again by its link, but only by who ordered', async ({
  page,
  browser,
  shopper,
}) => {
  await page.setViewportSize(desktop);
  const { checkout } = await atCheckout(page, shopper);
  await checkout.onlinePayment.click();
  const sandbox = new SandboxPage(page, 'en');
  await expect(sandbox.mark).toBeVisible();
  const [order] = await ordersOf(shopper);
  await page.close();

  const elsewhere = await browser.newContext();
  const tab = await elsewhere.newPage();
  await tab.goto(`/success?order=${order?._id}`);
  const payment = new PaymentPage(tab, 'en');
  await expect(payment.heading).toHaveText(paymentMessages.en.logInTitle);
  await holdTokens(tab, shopper);
  await tab.goto(`/success?order=${order?._id}`);
  await expect(payment.heading).toHaveText(paymentMessages.en.waitingTitle);
  await tab.getByRole('link', { name: paymentMessages.en.continuePayment }).click();
  await new SandboxPage(tab, 'en').press('pay');
  await expect(payment.heading).toHaveText('Payment Successfully');
  await elsewhere.close();
});

test('a payment page shows nothing of one person to the next, who logs in in another tab', async ({
  page,
  context,
}) => {
  const { orderId, shopper, total } = await orderOnline('mtn_momo');
  await holdTokens(page, shopper);
  await page.goto(`/payment/${orderId}`);
  const amount = page.getByText(formatFrancs(total)).first();
  await expect(amount).toBeVisible();

  await page.route('**/api/payment/**', () => Promise.withResolvers<void>().promise);
  await holdTokens(await context.newPage(), await openAccount('Bih Tanyi'));
  await expect(amount).toBeHidden();
});
