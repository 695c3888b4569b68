import type { Page } from '@playwright/test';
import { adminFrameMessages } from '#app/messages/admin-frame-messages.ts';
import { adminOrderMessages } from '#app/messages/admin-order-messages.ts';
import { cashMessages } from '#app/messages/cash-messages.ts';
import { simulatedPaymentMessages } from '#app/messages/order-messages.ts';
import { type Language, languages } from '#shared/language.ts';
import { formatFrancs } from '#shared/money.ts';
import { formatPhone } from '#shared/phone-format.ts';
import { holdTokens, openAccount, openOwner } from '#tests/support/account.ts';
import { bringCash, dispatchOrder, newPhone, newRider, packOrder } from '#tests/support/deliver-order.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { languagesFor, screensFor } from '#tests/support/looks.ts';
import { OrderDeskPage } from '#tests/support/pages/order-desk-page.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { placeOrderFor } from '#tests/support/place-order.ts';
import { newWord } from '#tests/support/shelf.ts';

for (const [screen, viewport] of screensFor('the owner finds an order by')) {
  test(`the owner finds an order by name and moves it on with one tap (${screen})`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize(viewport);
    const order = await placeOrderFor(await openAccount(), `Désirée of the ${screen}`);
    await holdTokens(page, await openOwner());
    await shop.open('/dashboard/orders');
    const desk = new OrderDeskPage(page, 'en');
    await expect(desk.view('to_confirm')).toHaveAttribute('aria-current', 'page');

    await desk.find(`desiree ${screen}`);
    await expect(desk.view('all')).toHaveAttribute('aria-current', 'page');
    await expect(desk.view('all')).toBeInViewport({ ratio: 1 });
    const card = desk.order(order.orderId);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    await expect(card).toContainText('Douala');
    await expect(card).toContainText('Placed');

    // A double click moves the order by one step only.
    await card.getByRole('button', { name: 'Confirm' }).dblclick();
    await expect(card).toContainText('Confirmed');
    await expect(card.getByRole('button')).toHaveCount(0);
    await page.reload();
    await expect(card.getByRole('button', { name: 'Mark as packed' })).toBeVisible();

    await desk.find('6 77 00 11 22 33 44 55 66');
    await expect(page.getByRole('main')).toContainText('No orders here');
    await page.getByRole('main').getByRole('link', { name: 'All orders' }).last().click();
    await expect(card).toBeVisible();
  });
}

test('an order that was cancelled meanwhile says so, in French', { tag: '@full' }, async ({ page }) => {
  const shopper = await openAccount();
  const order = await placeOrderFor(shopper, 'Mme Ateba');
  await holdTokens(page, await openOwner());
  const shop = new ShopPage(page, 'fr');
  await shop.open(`/dashboard/orders?search=${order.orderId}`);
  const desk = new OrderDeskPage(page, 'fr');
  const confirm = desk.order(order.orderId).getByRole('button', { name: 'Confirmer' });
  await expect(confirm).toBeVisible();
  await shopper.api.order.cancelOrder({ _id: order._id });
  await confirm.click();
  await expect(shop.toast('Ce n’est plus possible pour cette commande.')).toBeVisible();
  await expect(desk.order(order.orderId)).toContainText('Annulée');
});

for (const [screen, viewport] of screensFor('the owner opens an order, calls')) {
  test(`the owner opens an order, calls its shopper, notes what was said and ends the order with a reason (${screen})`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize(viewport);
    const order = await placeOrderFor(await openAccount(), 'Mama Thérèse', { phone: '+237690112233' });
    await holdTokens(page, await openOwner());
    await shop.open(`/dashboard/orders?search=${order.orderId}`);
    await page.getByRole('link', { name: order.orderId }).click();
    const main = page.getByRole('main');
    // Behind one press: the other language, and the parcel's recipient.
    const call = main.getByRole('link', { name: /^Call/ });
    const write = main.getByRole('link', { name: /^WhatsApp/ });
    await expect(call).toHaveCount(1);
    await expect(write).toHaveCount(1);
    await main.getByText(adminOrderMessages.en.otherWays).click();
    await expect(write).toHaveCount(3);
    await expect(call.first()).toHaveAttribute('href', 'tel:+237690112233');
    await expect(write.first()).toHaveAttribute('href', /wa\.me\/237690112233/);
    await expect(call.last()).toHaveText('Call 6 77 00 11 22');
    await expect(call.last()).toHaveAttribute('href', 'tel:+237677001122');
    await expect(write.last()).toHaveAttribute('href', /wa\.me\/237677001122/);
    await expect(main.getByRole('link', { name: /Map/ })).toHaveAttribute('href', /Douala/);
    const text = new URL((await write.first().getAttribute('href')) ?? '').searchParams.get('text');
    expect(text).toContain(order.orderId);
    expect(text).toContain('/track/');
    await expect(write.nth(1)).toHaveText(/in French/);
    const line = main.getByRole('region', { name: 'Products' }).getByRole('listitem').first();
    await expect(line.getByRole('link')).toHaveAttribute('href', /\/product\//);

    await main.getByLabel('New note').fill('Wants it after five.');
    await main.getByRole('button', { name: 'Save the note' }).click();
    await expect(main.getByRole('list').last()).toContainText('Wants it after five.');

    await main.getByRole('button', { name: 'Confirm' }).click();
    await expect(main.getByRole('button', { name: 'Mark as packed' })).toBeVisible();
    const cancel = main.getByRole('button', { name: 'Cancel the order' });
    const dialog = page.getByRole('dialog', { name: 'Cancel the order' });
    await cancel.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(cancel).toBeFocused();
    await cancel.click();
    await dialog.getByLabel('Reason').fill('Changed her mind.');
    await dialog.getByRole('button', { name: 'Cancel the order' }).click();
    await expect(main.getByRole('list').last()).toContainText('Changed her mind.');
    await expect(main.getByRole('button', { name: 'Mark as packed' })).toHaveCount(0);
  });
}

/** How many cards are fully visible above a phone's bar, in the list that finds `search`. */
async function countWhole(
  page: Page,
  { language, search, width, height }: { language: Language; search: string; width: number; height: number },
): Promise<number> {
  await page.setViewportSize({ width, height });
  await new ShopPage(page, language).open(`/dashboard/orders?view=all&search=${search}`);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(8);
  const bar = page.getByRole('navigation', { name: adminFrameMessages[language].quickMenu });
  const end = (await bar.isVisible()) ? ((await bar.boundingBox())?.y ?? 0) : height;
  const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
  return boxes.filter((box) => box !== null && box.y + box.height <= end).length;
}

for (const language of languagesFor('a phone shows three orders')) {
  test(`a phone shows three orders at once and a laptop eight, each with its phone number to call (${language})`, async ({
    page,
  }) => {
    test.slow();
    const shopper = await openAccount();
    const word = newWord();
    const names = Array.from({ length: 8 }, (_, index) => `Eight ${word} ${index}`);
    // A phone number without refused orders, because the count of refusals takes another line.
    const phone = newPhone();
    for (const name of names) await placeOrderFor(shopper, name, { phone });
    await holdTokens(page, await openOwner());
    for (const [width, height, fewest] of [
      [360, 640, 3],
      [360, 740, 3],
      [1280, 800, 8],
      [1366, 768, 8],
    ] as const) {
      const whole = await countWhole(page, { language, search: `eight+${word}`, width, height });
      expect(whole, `at ${width} px`).toBeGreaterThanOrEqual(fewest);
      const call = `${adminOrderMessages[language].call} ${formatPhone(`+237${phone}`)}`;
      const cards = page.getByRole('main').getByRole('article');
      await expect(cards.first().getByRole('link', { name: call })).toHaveAttribute(
        'href',
        `tel:+237${phone}`,
      );
    }
  });
}

test('of orders with a rider and cash due, or with unanswered calls, a phone shows three and a laptop eight too', async ({
  page,
}) => {
  test.slow();
  const shopper = await openAccount();
  const { api } = await openOwner();
  const { rider } = await newRider();
  const phone = newPhone();
  const word = newWord();
  for (let index = 0; index < 8; index += 1) {
    const order = await placeOrderFor(shopper, `Loaded ${word} ${index}`, { phone });
    if (index % 2 === 0) {
      await packOrder(order);
      await dispatchOrder(order, { rider });
    } else {
      for (const noted of [0, 1]) await api.orderDesk.noteCall({ _id: order._id, noted });
    }
  }
  await holdTokens(page, await openOwner());
  for (const language of languages) {
    for (const [width, height, fewest] of [
      [360, 640, 3],
      [360, 740, 3],
      [1280, 800, 8],
      [1366, 768, 8],
    ] as const) {
      const look = { language, search: `loaded+${word}`, width, height };
      expect(await countWhole(page, look), `${language} at ${width} px`).toBeGreaterThanOrEqual(fewest);
    }
  }
});

/** Gives each order of the desk every mark that an order can have. */
async function markAll(page: Page): Promise<void> {
  await page.route('**/api/order-desk/list', async (route) => {
    const response = await route.fetch();
    const answer: { data: object[] } = await response.json();
    const marks = {
      ...{ needsAttention: true, refusedBefore: 2, payment_simulated: true, phoneRefusal: 'changed_mind' },
    };
    await route.fulfill({
      response,
      json: { ...answer, data: answer.data.map((row) => ({ ...row, ...marks })) },
    });
  });
}

test('of orders with every mark, a phone shows three and a laptop eight too, and each mark is named', {
  tag: '@full',
}, async ({ page }) => {
  test.slow();
  const shopper = await openAccount();
  const phone = newPhone();
  const word = newWord();
  for (let index = 0; index < 8; index += 1)
    await placeOrderFor(shopper, `Marked ${word} ${index}`, { phone });
  await holdTokens(page, await openOwner());
  await markAll(page);
  for (const language of languages) {
    for (const [width, height, fewest] of [
      [360, 640, 3],
      [360, 740, 3],
      [1280, 800, 8],
      [1366, 768, 8],
    ] as const) {
      const look = { language, search: `marked+${word}`, width, height };
      expect(await countWhole(page, look), `${language} at ${width} px`).toBeGreaterThanOrEqual(fewest);
    }
    const texts = adminOrderMessages[language];
    const card = page.getByRole('main').getByRole('article').first();
    await expect(card).toContainText(`${texts.needsAttention} +3`);
    for (const mark of [
      texts.refusedBefore(2),
      simulatedPaymentMessages[language].mark,
      cashMessages[language].refusedTitle,
    ])
      await expect(card).toContainText(mark);
  }
});

test('a cash order is delivered and paid with the main button; without cash only after a question', async ({
  page,
  shop,
}) => {
  const shopper = await openAccount();
  const owner = await openOwner();
  const paid = await placeOrderFor(shopper, 'Paid at the door');
  const unpaid = await placeOrderFor(shopper, 'Not paid at the door');
  const ids = [paid._id, unpaid._id];
  for (const to of ['Confirmed', 'Packed'] as const) await owner.api.orderDesk.move({ orders: ids, to });
  await owner.api.orderDesk.dispatch({ orders: ids });
  await holdTokens(page, owner);

  await shop.open(`/dashboard/orders/${paid._id}`);
  const main = page.getByRole('main');
  await main.locator('.admin-page__action').getByRole('button', { name: 'Delivered and paid' }).click();
  const collecting = page.getByRole('dialog', { name: 'Cash collected' });
  await expect(collecting.getByLabel('Amount in FCFA')).toHaveValue(String(paid.totalAmt));
  await collecting.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByText('Delivered').first()).toBeVisible();

  await shop.open(`/dashboard/orders?view=all&search=${unpaid.orderId}`);
  const desk = new OrderDeskPage(page, 'en');
  await desk.picking(unpaid.orderId).check();
  await desk.selection.getByRole('button', { name: 'Mark as delivered' }).click();
  const question = page.getByRole('dialog', { name: 'Has the cash come?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(desk.order(unpaid.orderId)).toContainText('Out for delivery');
  await desk.selection.getByRole('button', { name: 'Mark as delivered' }).click();
  await question.getByRole('button', { name: /^Delivered and paid: / }).click();
  await expect(desk.order(unpaid.orderId)).toContainText('Delivered');
  await expect(desk.order(unpaid.orderId)).toContainText('Paid');
});

test('several cash orders are delivered at once without their cash only after one question for all', async ({
  page,
  shop,
}) => {
  const shopper = await openAccount();
  const owner = await openOwner();
  const word = newWord();
  const orders = [await placeOrderFor(shopper, `${word} One`), await placeOrderFor(shopper, `${word} Two`)];
  const ids = orders.map(({ _id }) => _id);
  for (const to of ['Confirmed', 'Packed'] as const) await owner.api.orderDesk.move({ orders: ids, to });
  await owner.api.orderDesk.dispatch({ orders: ids });
  await holdTokens(page, owner);

  await shop.open(`/dashboard/orders?view=all&search=${word}`);
  const desk = new OrderDeskPage(page, 'en');
  for (const { orderId } of orders) await desk.picking(orderId).check();
  await desk.selection.getByRole('button', { name: 'Mark as delivered' }).click();
  const question = page.getByRole('dialog', { name: 'Has the cash come?' });
  const due = formatFrancs(orders.reduce((sum, { totalAmt }) => sum + totalAmt, 0));
  await expect(question).toContainText(`${due} are to be collected for 2 parcels.`);
  for (const { orderId } of orders) await expect(desk.order(orderId)).toContainText('Out for delivery');
  await question.getByRole('button', { name: 'Delivered without cash' }).click();
  for (const { orderId } of orders) {
    await expect(desk.order(orderId)).toContainText('Delivered');
    await expect(desk.order(orderId)).toContainText('To collect');
  }
});

test('a laptop shows all of an order that waits for nothing, and the whole name of the shop above', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const shopper = await openAccount();
  const name = `Marie-Thérèse Épangué Ndoumbé ${newWord()}`;
  const order = await placeOrderFor(shopper, name, { phone: newPhone() });
  await shopper.api.order.cancelOrder({ _id: order._id });
  await holdTokens(page, await openOwner());
  await new ShopPage(page, 'fr').open(`/dashboard/orders?view=all&search=${order.orderId}`);
  const card = new OrderDeskPage(page, 'fr').order(order.orderId);
  await expect(card).toContainText('Annulée');
  const logo = page.getByRole('banner').getByRole('link').first();
  for (const shown of [...(await card.locator('.desk-card__who *').all()), logo]) {
    expect(await shown.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThan(2);
  }
});

test('of an order whose shopper had the account deleted no one is called, and the desk says why', {
  tag: '@full',
}, async ({ page }) => {
  const shopper = await openAccount();
  const order = await placeOrderFor(shopper, 'Forgotten Person', { phone: newPhone() });
  await packOrder(order);
  await bringCash(order, order.totalAmt);
  const owner = await openOwner();
  const { customer } = (await owner.api.orderDesk.getOrder({ _id: order._id })).data;
  await owner.api.customer.delete({ id: customer._id });
  await holdTokens(page, owner);
  const texts = adminOrderMessages.fr;
  const shop = new ShopPage(page, 'fr');
  for (const path of [
    `/dashboard/orders?view=all&search=${order.orderId}`,
    `/dashboard/orders/${order._id}`,
  ]) {
    await shop.open(path);
    const main = page.getByRole('main');
    await expect(main.getByText(texts.nameDeleted)).toBeVisible();
    await expect(main.getByRole('link', { name: texts.call })).toHaveCount(0);
    await expect(main.getByRole('link', { name: /WhatsApp/ })).toHaveCount(0);
  }
});
