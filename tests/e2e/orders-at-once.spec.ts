import { holdTokens, openAccount, openOwner } from '#tests/support/account.ts';
import { expect, screens, test } from '#tests/support/e2e.ts';
import { screensFor } from '#tests/support/looks.ts';
import { payAtSandbox } from '#tests/support/order-lives.ts';
import { OrderDeskPage } from '#tests/support/pages/order-desk-page.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { placeOrderFor } from '#tests/support/place-order.ts';
import { newWord } from '#tests/support/shelf.ts';

for (const [screen, viewport] of screensFor('the owner prints the slips of')) {
  test(`the owner prints the slips of several orders, moves them at once and sees the result of each (${screen})`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize(viewport);
    const shopper = await openAccount();
    const word = newWord();
    const orders = [];
    for (const name of ['First', 'Second', 'Third']) {
      orders.push(await placeOrderFor(shopper, `${name} ${word}`));
    }
    const [first, second, third] = orders.map(({ orderId }) => orderId);
    await holdTokens(page, await openOwner());
    await shop.open(`/dashboard/orders?search=${word}`);
    const desk = new OrderDeskPage(page, 'en');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
    await expect(desk.selection).toHaveCount(0);

    await desk.picking(first ?? '').focus();
    await page.keyboard.press('Space');
    await expect(desk.selection).toContainText('1 selected');
    await page.getByRole('checkbox', { name: 'Select all shown' }).check();
    await expect(desk.selection).toContainText('3 selected');

    const download = page.waitForEvent('download');
    await desk.selection.getByRole('button', { name: 'Packing slips' }).click();
    expect((await download).suggestedFilename()).toMatch(/^slips-3-NB-.*\.pdf$/);

    // The shopper cancels one order before the desk presses 'Confirm'.
    await shopper.api.order.cancelOrder({ _id: orders[1]?._id ?? '' });
    await desk.selection.getByRole('button', { name: 'Confirm' }).click();
    const result = page.getByRole('dialog', { name: 'What was done' });
    await expect(result).toContainText('2 of 3 moved on.');
    await expect(result.getByRole('listitem').filter({ hasText: first ?? '' })).toContainText('Confirmed');
    await expect(result.getByRole('listitem').filter({ hasText: second ?? '' })).toContainText(
      'This is no longer possible for this order.',
    );
    await result.getByRole('button', { name: 'OK' }).press('Enter');
    await expect(desk.selection).toHaveCount(0);
    // The bar with the pressed button is gone: the keyboard focus continues in the page.
    await expect(page.getByRole('main')).toBeFocused();
    await expect(desk.order(third ?? '').getByRole('button', { name: 'Mark as packed' })).toBeVisible();

    await desk.picking(first ?? '').check();
    await desk.picking(second ?? '').check();
    await expect(desk.selection).toContainText('No next step that all of these share.');
    await desk.picking(second ?? '').uncheck();
    await desk.picking(third ?? '').check();
    await expect(desk.selection.getByRole('button', { name: 'Mark as packed' })).toBeVisible();
    await desk.selection.getByRole('button', { name: 'Clear the selection' }).click();
    await expect(desk.selection).toHaveCount(0);

    // All of them can be moved: a toast says so.
    await desk.picking(first ?? '').check();
    await desk.picking(third ?? '').check();
    await desk.selection.getByRole('button', { name: 'Mark as packed' }).press('Enter');
    await expect(shop.toast('2 of 2 moved on.')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(desk.order(third ?? '').getByRole('button', { name: 'Dispatch' })).toBeVisible();
  });
}

const packingWords = {
  en: {
    pack: 'Mark as packed',
    title: 'No money came for this',
    yes: 'Pack all the same',
    mark: 'test, no money',
  },
  fr: {
    pack: 'Marquer comme préparée',
    title: 'Aucun argent reçu',
    yes: 'Préparer quand même',
    mark: 'test, sans argent',
  },
} as const;

for (const language of ['en', 'fr'] as const) {
  const words = packingWords[language];
  test(`the owner is asked once more before an order paid in a test is packed (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize(screens.phone);
    const { orderId, number } = await payAtSandbox(page);
    const owner = await openOwner();
    await owner.api.orderDesk.move({ orders: [orderId], to: 'Confirmed' });
    await holdTokens(page, owner);
    await new ShopPage(page, language).open(`/dashboard/orders?search=${number}`);
    const card = page.getByRole('main').getByRole('article');
    await expect(card).toContainText(words.mark);
    await card.getByRole('button', { name: words.pack }).click();
    const question = page.getByRole('dialog', { name: words.title });
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    expect((await owner.api.orderDesk.getOrder({ _id: orderId })).data.order_status).toBe('Confirmed');
    await card.getByRole('button', { name: words.pack }).click();
    await question.getByRole('button', { name: words.yes }).click();
    await expect(question).toBeHidden();
    await expect
      .poll(async () => (await owner.api.orderDesk.getOrder({ _id: orderId })).data.order_status)
      .toBe('Packed');
  });
}
