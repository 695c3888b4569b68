import { holdTokens, openAccount, openOwner } from '#tests/support/account.ts';
import { expect, screens, test } from '#tests/support/e2e.ts';
import { OrderDeskPage } from '#tests/support/pages/order-desk-page.ts';
import { placeOrderFor } from '#tests/support/place-order.ts';
import { newWord } from '#tests/support/shelf.ts';

for (const [screen, viewport] of Object.entries(screens)) {
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

    // One is given up by its shopper while the others wait for the press.
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
    // The pressed bar is gone: the keyboard focus continues in the page.
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
  });
}
