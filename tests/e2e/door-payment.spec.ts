import { doorPaymentMessages } from '#app/messages/door-payment-messages.ts';
import { paymentMethodMessages } from '#app/messages/order-messages.ts';
import { parcelMessages } from '#app/messages/parcel-messages.ts';
import { paymentMessages } from '#app/messages/payment-messages.ts';
import { formatFrancs } from '#shared/money.ts';
import { violations } from '#tests/support/accessibility.ts';
import { holdTokens } from '#tests/support/account.ts';
import { dispatchOrder, packOrder } from '#tests/support/deliver-order.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { languagesFor } from '#tests/support/looks.ts';
import { SandboxPage } from '#tests/support/pages/payment-page.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { openStaff } from '#tests/support/staff.ts';
import { orderTwoProducts } from '#tests/support/two-products.ts';

for (const language of languagesFor('a parcel is paid by the code')) {
  const [texts, payment, parcels] = [
    doorPaymentMessages[language],
    paymentMessages[language],
    parcelMessages[language],
  ];

  test(`a parcel is paid by the code on the rider’s screen, and the rider sees it (${language})`, async ({
    page,
    browser,
  }) => {
    test.slow();
    await page.setViewportSize(phone);
    const rider = await openStaff('RIDER');
    const { order } = await orderTwoProducts();
    await packOrder(order);
    await dispatchOrder(order, { riderName: rider.name, riderPhone: rider.contact });
    await holdTokens(page, rider);
    await new ShopPage(page, language).open('/dashboard/parcels');
    const card = page.getByRole('article', { name: new RegExp(order.orderId) });
    await card.getByRole('button', { name: parcels.showCode }).click();
    const code = page.getByRole('dialog', { name: parcels.showCode });
    await expect(code.getByRole('img')).toBeVisible();
    const address = await code.getByRole('link', { name: parcels.openLink }).getAttribute('href');

    const theirs = await browser.newContext({ viewport: phone });
    const shopper = await theirs.newPage();
    const { pathname } = new URL(address ?? '');
    const path = `/pay/${pathname.split('/').at(-1)}`;
    await new ShopPage(shopper, language).open(path);
    const main = shopper.getByRole('main');
    await expect(main.getByText(formatFrancs(7_500)).first()).toBeVisible();
    await expect(main.getByText('Mama Odile')).toHaveCount(0);
    await expect(main.getByText(payment.test).first()).toBeVisible();
    expect(await shopper.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      phone.width,
    );
    expect(await violations(shopper)).toEqual([]);

    await main.getByRole('radio', { name: paymentMethodMessages[language].mtn_momo }).check();
    await main.getByLabel(payment.walletPhone).fill('677445566');
    await main.getByRole('button', { name: texts.pay(formatFrancs(7_500)) }).dblclick();
    await expect(main.getByText(payment.confirmOnPhone)).toBeVisible();
    // The shopper of this test ordered in English, so the provider's page is in English.
    const [ringing] = await Promise.all([
      theirs.waitForEvent('page'),
      main.getByRole('link', { name: payment.openSimulatedPhone }).click(),
    ]);
    await new SandboxPage(ringing, 'en').payAndClose();
    await expect(main.getByText(texts.paid)).toBeVisible({ timeout: 20_000 });
    await theirs.close();

    await expect(code).toBeHidden({ timeout: 20_000 });
    await expect(card).toContainText(parcels.paid);
  });
}
