import { orderMoneyMessages } from '#app/messages/order-money-messages.ts';
import { walletMessages } from '#app/messages/wallet-messages.ts';
import { formatFrancs } from '#shared/money.ts';
import { holdTokens, openOwner } from '#tests/support/account.ts';
import { browserShop } from '#tests/support/browser-shop-address.ts';
import { dispatchOrder, packOrder } from '#tests/support/deliver-order.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { languagesFor } from '#tests/support/looks.ts';
import { SandboxPage } from '#tests/support/pages/payment-page.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { orderTwoProducts } from '#tests/support/two-products.ts';

for (const language of languagesFor('a wallet is asked for')) {
  const texts = walletMessages[language];

  test(`a wallet is asked for a part at the door, and the rest stays to be collected, on a phone (${language})`, async ({
    page,
    context,
  }) => {
    test.slow();
    await page.setViewportSize(phone);
    const { order, shopper } = await orderTwoProducts();
    await packOrder(order);
    await dispatchOrder(order);
    await holdTokens(page, await openOwner());
    await new ShopPage(page, language).open(`/dashboard/orders/${order._id}`);
    await page.getByRole('button', { name: texts.ask }).click();
    const dialog = page.getByRole('dialog', { name: texts.ask });
    await dialog.getByLabel(texts.amount).fill('5000');
    await dialog.getByRole('button', { name: texts.send }).dblclick();
    await expect(dialog).toBeHidden();
    const request = page.getByRole('status').filter({ hasText: texts.waiting });
    await expect(request).toContainText(orderMoneyMessages[language].test);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);

    const { attempt } = (await shopper.api.payment.getState({ orderId: order._id })).data;
    const ringing = await context.newPage();
    const address = new URL(attempt?.url ?? '', browserShop.url);
    address.searchParams.set('language', language);
    await ringing.goto(address.href);
    await new SandboxPage(ringing, language).payAndClose();

    await expect(page.getByRole('status').filter({ hasText: texts.came })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(formatFrancs(2_500)).first()).toBeVisible();
    const { data } = await (await openOwner()).api.orderDesk.getOrder({ _id: order._id });
    expect(data).toMatchObject({ payment_status: 'Processing', cash: { due: 2_500 } });
  });
}
