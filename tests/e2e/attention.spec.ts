import { holdTokens, openAccount, openOwner } from '#tests/support/account.ts';
import { bringCash, packOrder } from '#tests/support/deliver-order.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { screensFor } from '#tests/support/looks.ts';
import { askBack, payAndCancel } from '#tests/support/order-lives.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { placeOrderFor } from '#tests/support/place-order.ts';
import { stockOf } from '#tests/support/shelf.ts';
import { shopApi } from '#tests/support/shop-api.ts';

for (const [screen, viewport] of screensFor('the owner answers a return and')) {
  test(`the owner answers a return and takes the parcel back, what is broken stays off the shelf (${screen})`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize(viewport);
    const { order, shopper } = await askBack(`Mama Odile of the ${screen}`);
    await holdTokens(page, await openOwner());
    await shop.open('/dashboard/attention');
    await expect(shop.heading).toHaveText('Needs attention');
    await page.getByLabel('Search orders that wait').fill(order.orderId);
    await expect(page.getByText('1 order waits', { exact: true })).toBeVisible();
    const issue = page.getByRole('article', {
      name: `A return waits for your answer, order ${order.orderId}`,
    });
    await expect(issue).toContainText(`Mama Odile of the ${screen}`);
    await issue.getByRole('link', { name: 'Answer the return' }).click();

    const panel = page.getByRole('region', { name: 'Return' });
    await expect(panel).toContainText('Damaged on arrival');
    await expect(panel).toContainText('The seal was broken.');
    await panel.getByRole('button', { name: 'Send the answer' }).click();
    await expect(panel).toContainText('Choose one of the two.');
    await panel.getByRole('radio', { name: /^Refuse/ }).check();
    await panel.getByRole('button', { name: 'Send the answer' }).click();
    await expect(panel.getByLabel('Words to the shopper')).toHaveAttribute('aria-invalid', 'true');
    await panel.getByRole('radio', { name: /^Take it back/ }).check();
    await panel.getByLabel('Words to the shopper').fill('Bring it to the shop in Akwa.');
    await panel.getByRole('button', { name: 'Send the answer' }).dblclick();
    await expect(panel).toContainText('You have accepted it.');
    await expect(panel.getByRole('button')).toHaveCount(0);

    const takeBack = page.getByRole('button', { name: 'Take back' });
    const dialog = page.getByRole('dialog', { name: 'Take back' });
    await takeBack.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(takeBack).toBeFocused();
    await takeBack.click();
    const product = order.items[0];
    await dialog.getByLabel(product?.name ?? '').fill('2');
    await dialog.getByRole('button', { name: 'The parcel is back' }).click();
    await expect(dialog).toContainText('Enter a whole number from 0 to 1.');
    await dialog.getByLabel(product?.name ?? '').fill('1');
    await dialog.getByRole('button', { name: 'The parcel is back' }).dblclick();
    await expect(panel).toContainText('The parcel is back.');
    await expect(page.getByRole('main')).toContainText('Returned');
    const [placed] = (await shopper.api.order.orderList({})).data;
    expect(placed).toMatchObject({ order_status: 'Returned', return_request: { state: 'accepted' } });
    const { data } = await shopApi().product.getDetails({ productId: product?.productId ?? '' });
    await expect.poll(() => stockOf(data)).toBe(8);

    const { trackingToken } = (await shopper.api.order.getTracking({ _id: order._id })).data;
    await shop.open(`/track/${trackingToken}`);
    await expect(page.getByRole('main')).toContainText('What was returned has reached the shop.');
    await expect(page.getByRole('main')).not.toContainText('Bring it to the shop in Akwa.');
  });

  test(`money of a cancelled order is paid back by hand, once, in French (${screen})`, async ({ page }) => {
    const { orderId, number } = await payAndCancel(page);
    await page.setViewportSize(viewport);
    await holdTokens(page, await openOwner());
    const shop = new ShopPage(page, 'fr');
    await shop.open(`/dashboard/attention?q=${number}`);
    const issue = page.getByRole('article', { name: new RegExp(`, commande ${number}$`) });
    await expect(issue).toContainText('Payée, puis annulée ou retournée');
    await expect(issue).toContainText('•••• 11 22');
    await expect(issue).not.toContainText('6 77 00 11 22');
    const payBack = issue.getByRole('button', { name: 'Remboursé à la main' });
    const dialog = page.getByRole('dialog', { name: 'Remboursé à la main' });
    await payBack.click();
    await dialog.getByRole('button', { name: 'Fermer' }).click();
    await expect(dialog).toBeHidden();
    await expect(payBack).toBeFocused();
    await payBack.click();
    await expect(dialog).toContainText('6 77 00 11 22');
    await dialog.getByRole('button', { name: 'L’argent est rendu' }).click();
    await expect(dialog.getByLabel('Référence')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel('Référence').fill(`MP-${number}`);
    await dialog.getByRole('button', { name: 'L’argent est rendu' }).dblclick();
    await expect(shop.toast('Remboursement enregistré')).toBeVisible();
    await expect(issue).toHaveCount(0);
    await expect(page.getByText('Aucun résultat')).toBeVisible();

    await shop.open(`/dashboard/orders/${orderId}`);
    await expect(page.getByRole('main')).toContainText(new RegExp(`Argent rendu\\s*MP-${number}`));
    await expect(page.getByRole('main')).toContainText('Remboursé');
    await expect(page.getByRole('button', { name: 'Remboursé à la main' })).toHaveCount(0);
  });

  test(`the shop refunds what has left it, with a reason, and says how the money went back (${screen})`, {
    tag: '@full',
  }, async ({ page, shop }) => {
    await page.setViewportSize(viewport);
    const order = await placeOrderFor(await openAccount(), 'Mama Odile');
    await packOrder(order);
    await bringCash(order, order.totalAmt);
    await holdTokens(page, await openOwner());
    await shop.open(`/dashboard/orders/${order._id}`);
    const refund = page.getByRole('button', { name: 'Refund the money' });
    const dialog = page.getByRole('dialog', { name: 'Refund the money' });
    await refund.click();
    await dialog.getByRole('button', { name: 'Start the refund' }).click();
    await expect(dialog.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(refund).toBeFocused();

    await refund.click();
    await dialog.getByLabel('Reason').fill('The lid was cracked.');
    await dialog.getByRole('button', { name: 'Start the refund' }).dblclick();
    await expect(dialog).toBeHidden();
    await expect(refund).toHaveCount(0);
    await page.getByRole('button', { name: 'Paid back by hand' }).click();
    const paidBack = page.getByRole('dialog', { name: 'Paid back by hand' });
    await paidBack.getByLabel('Reference').fill('In cash, to her sister');
    await paidBack.getByRole('button', { name: 'The money is back' }).click();
    await expect(paidBack).toBeHidden();
    await expect(page.getByRole('main')).toContainText('Refunded');
    await expect(page.getByRole('button', { name: 'Paid back by hand' })).toHaveCount(0);
  });

  test(`what is marked is looked at once, with a word on what was done (${screen})`, {
    tag: '@full',
  }, async ({ page, shop }) => {
    await page.setViewportSize(viewport);
    const order = await placeOrderFor(await openAccount(), 'Mama Odile');
    await packOrder(order);
    await bringCash(order, order.totalAmt - 25);
    await holdTokens(page, await openOwner());
    await shop.open(`/dashboard/orders/${order._id}`);
    const issue = page.getByRole('article', { name: `Less cash came than was due, order ${order.orderId}` });
    const lookedAt = issue.getByRole('button', { name: 'Looked at' });
    const dialog = page.getByRole('dialog', { name: 'Looked at' });
    await lookedAt.click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByLabel('What you did')).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(lookedAt).toBeFocused();

    await lookedAt.click();
    await dialog.getByLabel('What you did').fill('Called the courier.');
    await dialog.getByRole('button', { name: 'Save' }).dblclick();
    await expect(dialog).toBeHidden();
    await expect(issue).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText('Called the courier.');
  });
}
