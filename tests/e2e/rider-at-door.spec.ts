import { cashMessages } from '#app/messages/cash-messages.ts';
import { orderLinesMessages } from '#app/messages/order-lines-messages.ts';
import { paymentMethodMessages } from '#app/messages/order-messages.ts';
import { orderMoneyMessages } from '#app/messages/order-money-messages.ts';
import { parcelMessages } from '#app/messages/parcel-messages.ts';
import { uiMessages } from '#app/messages/ui-messages.ts';
import { walletMessages } from '#app/messages/wallet-messages.ts';
import { methodAndPath } from '#shared/contract/call.ts';
import { endpoints } from '#shared/endpoints.ts';
import { formatFrancs } from '#shared/money.ts';
import { holdTokens, openOwner } from '#tests/support/account.ts';
import { browserShop } from '#tests/support/browser-shop-address.ts';
import { dispatchOrder, packOrder } from '#tests/support/deliver-order.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { languagesFor } from '#tests/support/looks.ts';
import { SandboxPage } from '#tests/support/pages/payment-page.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { openStaff } from '#tests/support/staff.ts';
import { orderTwoProducts } from '#tests/support/two-products.ts';

for (const language of languagesFor('at the door one product')) {
  const [wallet, lines, cash, parcels] = [
    walletMessages[language],
    orderLinesMessages[language],
    cashMessages[language],
    parcelMessages[language],
  ];

  test(`at the door one product is kept, a wallet pays a part of it and the rest is cash, counted once although an answer is lost (${language})`, async ({
    page,
    context,
    trouble,
  }) => {
    test.slow();
    await page.setViewportSize(phone);
    const rider = await openStaff('RIDER');
    const { order, shopper, powder } = await orderTwoProducts();
    await packOrder(order);
    await dispatchOrder(order, { riderName: rider.name, riderPhone: rider.contact });
    await holdTokens(page, rider);
    await new ShopPage(page, language).open('/dashboard/parcels');
    const card = page.getByRole('article', { name: new RegExp(order.orderId) });

    await card.getByRole('button', { name: lines.keepPart }).click();
    const part = page.getByRole('dialog', { name: lines.keepPart });
    await part
      .getByRole('button', { name: uiMessages[language].increaseQuantityOf(lines.leavingOf(powder.name)) })
      .click();
    await expect(part.getByText(formatFrancs(4_500)).first()).toBeVisible();
    await part.getByRole('button', { name: lines.keepPart }).dblclick();
    await expect(part).toBeHidden();
    await expect(card).toContainText(parcels.pieces(1));

    await card.getByRole('button', { name: wallet.ask }).click();
    const asking = page.getByRole('dialog', { name: wallet.ask });
    await expect(asking.getByRole('radio', { name: paymentMethodMessages[language].mtn_momo })).toBeChecked();
    await asking.getByLabel(wallet.amount).fill('3000');
    await asking.getByRole('button', { name: wallet.send }).dblclick();
    await expect(asking).toBeHidden();
    const request = card.getByRole('status').filter({ hasText: wallet.waiting });
    await expect(request).toContainText(orderMoneyMessages[language].test);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);

    const { attempt } = (await shopper.api.payment.getState({ orderId: order._id })).data;
    const ringing = await context.newPage();
    const address = new URL(attempt?.url ?? '', browserShop.url);
    address.searchParams.set('language', language);
    await ringing.goto(address.href);
    await new SandboxPage(ringing, language).payAndClose();
    await expect(card.getByRole('status').filter({ hasText: wallet.came })).toBeVisible({ timeout: 20_000 });

    trouble.expect(/parcel\/deliver/);
    // The cash reaches the shop, but the answer does not reach the rider.
    await page.route(
      `**${methodAndPath(endpoints.parcel.deliver).path}`,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await card.getByRole('button', { name: cash.collect }).click();
    const collecting = page.getByRole('dialog', { name: cash.collect });
    await collecting.getByRole('button', { name: cash.save }).click();
    await expect(collecting.getByRole('alert').first()).toBeVisible();
    await collecting.getByRole('button', { name: cash.save }).click();
    await expect(collecting).toBeHidden();
    await expect(page.locator('.parcels-page__cash')).toContainText(formatFrancs(1_500));
    const { data } = await (await openOwner()).api.orderDesk.getOrder({ _id: order._id });
    expect(data).toMatchObject({
      ...{ order_status: 'Delivered', payment_status: 'Paid', totalAmt: 4_500 },
      cash: { due: 0, collected: 1_500 },
    });
  });
}

test.describe('on a phone that is touched', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('a rider reads whole names, and counts what comes back without a keyboard over it', {
    tag: '@full',
  }, async ({ page }) => {
    const [lines, rider] = [orderLinesMessages.fr, await openStaff('RIDER')];
    const { order } = await orderTwoProducts();
    const owner = await openOwner();
    const { data } = await owner.api.orderDesk.getOrder({ _id: order._id });
    const { delivery_address: at, phone: contact, deliveryNote, isPickUp } = data;
    const place = {
      ...{ addressLine: at.addressLine1, city: at.city, state: at.state, country: at.country },
      ...{ pincode: at.zipCode, mobile: at.mobile, name: at.name },
    };
    const name = 'Marie-Thérèse Épangué Ndoumbé de Nkolbisson';
    await owner.api.orderDesk.changeDelivery({
      ...{ _id: order._id, ...place, name, phone: contact, deliveryNote, isPickUp },
      shown: { ...place, phone: contact, deliveryNote, isPickUp },
      ...{ keepsFee: false, seenTotal: data.totalAmt },
    });
    await packOrder(order);
    await dispatchOrder(order, { riderName: rider.name, riderPhone: rider.contact });
    await holdTokens(page, rider);
    await new ShopPage(page, 'fr').open('/dashboard/parcels');
    const card = page.getByRole('article', { name: new RegExp(order.orderId) });
    const heading = await card.getByRole('heading', { name }).boundingBox();
    expect(heading?.height).toBeLessThan(64);

    await card.getByRole('button', { name: lines.keepPart }).click();
    const part = page.getByRole('dialog', { name: lines.keepPart });
    await expect(part.getByText(lines.howManyLeave)).toBeVisible();
    await expect(part.getByLabel(lines.note)).not.toBeFocused();
  });

  test('a rider sees name, place, phone, amount and what to press at the door without scrolling', {
    tag: '@full',
  }, async ({ page }) => {
    const rider = await openStaff('RIDER');
    const { order } = await orderTwoProducts();
    await packOrder(order);
    await dispatchOrder(order, { riderName: rider.name, riderPhone: rider.contact });
    await holdTokens(page, rider);
    await new ShopPage(page, 'fr').open('/dashboard/parcels');
    const card = page.getByRole('article', { name: new RegExp(order.orderId) });
    await expect(card.getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expect(card.getByRole('link', { name: /^6 / })).toBeInViewport({ ratio: 1 });
    await expect(card.getByText(formatFrancs(7_500))).toBeInViewport({ ratio: 1 });
    // Below the card's buttons lies the bar of the frame, which covers what the screen would still hold.
    const bar = await page.getByRole('link', { name: parcelMessages.fr.title }).boundingBox();
    for (const name of [cashMessages.fr.collect, 'Absent', 'Refusée']) {
      const button = await card.getByRole('button', { name, exact: true }).boundingBox();
      expect((button?.y ?? 999) + (button?.height ?? 0), name).toBeLessThanOrEqual(bar?.y ?? 0);
    }
  });
});
