import type { Locator, Page } from '@playwright/test';
import { formatFrancs } from '#shared/money.ts';
import { holdTokens, openAccount, openOwner } from '#tests/support/account.ts';
import { bringCash, newPhone, packOrder } from '#tests/support/deliver-order.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { screensFor } from '#tests/support/looks.ts';
import { OrderDeskPage } from '#tests/support/pages/order-desk-page.ts';
import { placeOrderFor } from '#tests/support/place-order.ts';
import { newWord } from '#tests/support/shelf.ts';

for (const [screen, viewport] of screensFor('the owner follows the cash of')) {
  test(`the owner follows the cash of an order from the first call into the till (${screen})`, async ({
    page,
    shop,
  }) => {
    // Long, because it follows the money all the way; nothing in it waits for time to pass.
    test.slow();
    await page.setViewportSize(viewport);
    const order = await placeOrderFor(await openAccount(), 'Mama Odette');
    const rider = `Rider ${newWord()}`;
    await holdTokens(page, await openOwner());
    await shop.open(`/dashboard/orders?search=${order.orderId}`);
    const card = new OrderDeskPage(page, 'en').order(order.orderId);

    // An unanswered call is counted, and the order keeps waiting. The second press of a double click comes when the first has already been
    // answered.
    await card.getByRole('button', { name: 'Not reached' }).evaluate((button: HTMLElement) => {
      new MutationObserver((_changes, watching) => {
        if (!document.body.innerText.includes('Called once')) return;
        watching.disconnect();
        setTimeout(() => button.click(), 100);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
      button.click();
    });
    await expect(card).toContainText('Called once');
    // By now the second press would have been handled.
    await page.waitForTimeout(500);
    await page.reload();
    await expect(card).toContainText('Called once');
    await expect(card.getByRole('button', { name: 'Confirm' })).toBeVisible();
    await packOrder(order);
    await page.reload();

    // The order is dispatched with a rider whose name is typed.
    await card.getByRole('button', { name: 'Dispatch' }).click();
    const leaving = page.getByRole('dialog', { name: 'Dispatch' });
    await leaving.getByRole('radio', { name: 'Someone else' }).check();
    await leaving.getByLabel('Name of the rider').fill(rider);
    await leaving.getByRole('button', { name: 'Dispatch' }).click();
    await expect(leaving).toContainText('This field is required.');
    await leaving.getByLabel('Phone of the rider').fill(newPhone());
    await leaving.getByRole('button', { name: 'Dispatch' }).click();
    await expect(leaving).toBeHidden();
    await expect(card).toContainText(`With ${rider}`);

    // Only part of the cash comes: the order needs attention until the rest has come.
    const part = order.totalAmt - 100;
    await card.getByRole('button', { name: 'Delivered and paid' }).click();
    const collecting = page.getByRole('dialog', { name: 'Cash collected' });
    await expect(collecting.getByLabel('Amount in FCFA')).toHaveValue(String(order.totalAmt));
    await collecting.getByLabel('Amount in FCFA').fill(String(part));
    await collecting.getByRole('button', { name: 'Save' }).click();
    await expect(collecting).toContainText('Say why something is missing.');
    await collecting.getByLabel('Why is it less?').fill('No change at the door');
    await collecting.getByRole('button', { name: 'Save' }).dblclick();
    await expect(collecting).toBeHidden();
    await expect(card).toContainText('Needs attention');
    await card.getByRole('link', { name: order.orderId }).click();
    const cash = page.getByRole('region', { name: 'Cash on delivery' });
    await expect(cash).toContainText('No change at the door');
    await cash.getByRole('button', { name: 'Note the rest' }).click();
    await collecting.getByRole('button', { name: 'Save' }).click();
    await expect(collecting).toBeHidden();
    await expect(cash.getByRole('button', { name: 'Note the rest' })).toHaveCount(0);
    // The only actions left are corrections of wrong entries.
    await expect(cash.getByRole('button')).toHaveText(['Correct', 'Correct']);

    // The rider hands the cash over.
    await shop.open('/dashboard/cash');
    const row = page.getByRole('article', { name: rider });
    await expect(row).toContainText('Still in hand');
    await row.getByRole('button', { name: `Hand over the cash of ${rider}` }).click();
    const handing = page.getByRole('dialog', { name: 'Handing over' });
    await expect(handing.getByLabel('Amount in FCFA')).toHaveValue(String(order.totalAmt));
    await handing.getByRole('button', { name: 'Hand over' }).dblclick();
    await expect(handing).toBeHidden();
    await expect(row.getByRole('button', { name: /^Hand over/ })).toHaveCount(0);
    await expect(page.getByRole('listitem').filter({ hasText: order.orderId })).toHaveCount(2);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^cash-\d{4}-\d{2}-\d{2}\.csv$/);

    await page.getByRole('button', { name: 'The day before' }).click();
    await expect(page).toHaveURL(/day=\d{4}-\d{2}-\d{2}/);
    await expect(row).toHaveCount(0);
  });

  test(`a step of the cash desk can be abandoned, and missing cash is written off (${screen})`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize(viewport);
    const order = await placeOrderFor(await openAccount(), 'Mama Odette');
    await packOrder(order);
    await holdTokens(page, await openOwner());
    await shop.open(`/dashboard/orders/${order._id}`);
    const main = page.getByRole('main');
    await leaveUndone(page, main.getByRole('button', { name: 'Dispatch' }), 'Dispatch');

    const rider = await bringCash(order, order.totalAmt - 100, `Rider ${newWord()}`);
    await page.reload();
    const rest = main.getByRole('button', { name: 'Note the rest' });
    const collecting = page.getByRole('dialog', { name: 'Cash collected' });
    await rest.click();
    await collecting.getByLabel('Amount in FCFA').fill('101');
    await collecting.getByRole('button', { name: 'Save' }).click();
    await expect(collecting).toContainText(
      `At most ${formatFrancs(100)}: give ${formatFrancs(1)} back as change.`,
    );
    await collecting.getByRole('button', { name: 'Close' }).click();
    await expect(collecting).toBeHidden();
    await expect(rest).toBeFocused();

    const writeOff = main.getByRole('button', { name: 'Write off the rest' });
    const lettingGo = page.getByRole('dialog', { name: 'Write off the rest' });
    await leaveUndone(page, writeOff, 'Write off the rest');
    await writeOff.click();
    await lettingGo.getByRole('button', { name: 'Write off the rest' }).click();
    await expect(lettingGo.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true');
    await lettingGo.getByLabel('Reason').fill('No coins in town');
    await lettingGo.getByRole('button', { name: 'Write off the rest' }).dblclick();
    await expect(lettingGo).toBeHidden();
    await expect(page.getByRole('region', { name: 'Cash on delivery' })).toContainText('Written off');
    await expect(writeOff).toHaveCount(0);

    await shop.open('/dashboard/cash');
    const handOver = page.getByRole('button', { name: `Hand over the cash of ${rider}` });
    const handing = page.getByRole('dialog', { name: 'Handing over' });
    await handOver.click();
    await handing.getByLabel('Amount in FCFA').fill(String(order.totalAmt));
    await handing.getByRole('button', { name: 'Hand over' }).click();
    await expect(handing).toContainText('Say why it is not what the books say.');
    await page.keyboard.press('Escape');
    await expect(handing).toBeHidden();
    await expect(handOver).toBeFocused();
  });
}

async function leaveUndone(page: Page, opener: Locator, title: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await opener.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}
