import { formatFrancs } from '#shared/money.ts';
import { holdTokens, openAccount, openOwner } from '#tests/support/account.ts';
import { bringCash, dispatchOrder, newRider, packOrder } from '#tests/support/deliver-order.ts';
import { expect, screens, test } from '#tests/support/e2e.ts';
import { screensFor } from '#tests/support/looks.ts';
import { OrderDeskPage } from '#tests/support/pages/order-desk-page.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { placeOrderFor } from '#tests/support/place-order.ts';
import { newWord } from '#tests/support/shelf.ts';

for (const [screen, viewport] of screensFor('a parcel that is out changes')) {
  test(`a parcel that is out changes its rider, and its history names both riders (${screen})`, {
    tag: '@full',
  }, async ({ page }) => {
    await page.setViewportSize(viewport);
    const [first, second] = [await newRider(), await newRider()];
    const order = await placeOrderFor(await openAccount(), 'Mama Odette');
    await packOrder(order);
    await dispatchOrder(order, { rider: first.rider });
    await holdTokens(page, await openOwner());
    const shop = new ShopPage(page, 'fr');
    await shop.open(`/dashboard/orders?search=${order.orderId}`);
    await new OrderDeskPage(page, 'fr')
      .order(order.orderId)
      .getByRole('link', { name: order.orderId })
      .click();
    const cash = page.getByRole('region', { name: 'Paiement à la livraison' });
    await expect(cash).toContainText(`Avec ${first.name}`);

    await cash.getByRole('button', { name: 'Changer de livreur' }).click();
    const dialog = page.getByRole('dialog', { name: 'Changer de livreur' });
    const change = dialog.getByRole('button', { name: 'Changer de livreur' });
    await expect(dialog.getByRole('radio', { name: second.name })).toBeVisible();
    await expect(dialog.getByRole('radio', { name: first.name })).toHaveCount(0);
    await expect(change).toBeDisabled();
    await dialog.getByRole('radio', { name: second.name }).check();
    await change.click();
    await expect(dialog).toContainText('Ce champ est obligatoire.');
    await dialog.getByLabel('Raison').fill('Moto en panne');
    await change.dblclick();
    await expect(dialog).toBeHidden();
    await expect(cash).toContainText(`Avec ${second.name}`);
    const history = page.getByRole('region', { name: 'Ce qui s’est passé' });
    await expect(history).toContainText(`${first.name} a pris le colis`);
    await expect(history).toContainText(`${second.name} a repris le colis de ${first.name}`);
    await expect(history).toContainText('Moto en panne');

    // The cash to collect has moved to the new rider.
    await shop.open('/dashboard/cash');
    await expect(page.getByRole('article', { name: second.name })).toBeVisible();
    await expect(page.getByRole('article', { name: first.name })).toHaveCount(0);
  });
}

test('the office gives a parcel another day when no one was at home', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize(screens.phone);
  const order = await placeOrderFor(await openAccount(), 'Mama Odette');
  await packOrder(order);
  await dispatchOrder(order);
  await holdTokens(page, await openOwner());
  const shop = new ShopPage(page, 'fr');
  await shop.open(`/dashboard/orders/${order._id}`);
  await page.getByRole('button', { name: 'Absent' }).click();
  const dialog = page.getByRole('dialog', { name: 'Absent' });
  await expect(dialog).toContainText(order.orderId);
  await dialog.getByLabel('Nouveau jour').fill('2099-03-05');
  await dialog.getByRole('button', { name: 'Enregistrer' }).dblclick();
  await expect(dialog).toBeHidden();
  const history = page.getByRole('region', { name: 'Ce qui s’est passé' });
  await expect(history).toContainText('5 mars 2099');
  await expect(
    page
      .getByRole('button', { name: 'Encaisser' })
      .or(page.getByRole('button', { name: /payée/ }))
      .first(),
  ).toBeVisible();
});

for (const [screen, viewport] of screensFor('wrong cash entries are corrected by')) {
  test(`wrong cash entries are corrected by other entries, at the door and in the till (${screen})`, async ({
    page,
    shop,
  }) => {
    // Long, because it follows the cash all the way; nothing in it waits for time to pass.
    test.slow();
    await page.setViewportSize(viewport);
    const rider = `Rider ${newWord()}`;
    const order = await placeOrderFor(await openAccount(), 'Mama Odette');
    await packOrder(order);
    await bringCash(order, order.totalAmt, rider);
    const noted = formatFrancs(order.totalAmt);
    const right = order.totalAmt - 100;
    await holdTokens(page, await openOwner());
    await shop.open(`/dashboard/orders?search=${order.orderId}`);
    await new OrderDeskPage(page, 'en')
      .order(order.orderId)
      .getByRole('link', { name: order.orderId })
      .click();

    // A hundred francs less came: the entry is corrected, and the rest is due again.
    const cash = page.getByRole('region', { name: 'Cash on delivery' });
    const dialog = page.getByRole('dialog', { name: 'Correct an entry' });
    const amount = dialog.getByLabel('What really came, in FCFA');
    const correct = dialog.getByRole('button', { name: 'Correct' });
    await cash.getByRole('button', { name: `Correct the entry of ${noted}` }).click();
    await expect(amount).toHaveValue(String(order.totalAmt));
    await dialog.getByLabel('What was wrong').fill('A note was torn');
    await expect(dialog.getByLabel('Who took it')).toHaveValue(/./);
    await correct.click();
    await expect(dialog).toContainText('Change the amount or the rider.');
    await amount.fill(String(right));
    await correct.dblclick();
    await expect(dialog).toBeHidden();
    await expect(cash.getByRole('listitem')).toHaveText([
      new RegExp(`${noted} Corrected`),
      /Correction A note was torn/,
      new RegExp(formatFrancs(right)),
    ]);
    await expect(cash.getByRole('button', { name: 'Note the rest' })).toBeVisible();

    // The cash goes into the till, and was counted wrong there as well.
    const { api } = await openOwner();
    const held = (await api.rider.list({})).data.find(({ name }) => name === rider);
    await api.cash.handOver({ rider: held?.id ?? '', inHand: right, amount: right });
    await shop.open('/dashboard/cash');
    const row = page.getByRole('article', { name: rider });
    await expect(row).toContainText(formatFrancs(right));
    const entries = page
      .getByRole('region', { name: 'Entries of the day' })
      .getByRole('listitem')
      .filter({ hasText: 'Handed over' })
      .filter({ hasText: rider });
    await entries.getByRole('button', { name: `Correct the entry of ${formatFrancs(right)}` }).click();
    await dialog.getByLabel('What really went into the till, in FCFA').fill('0');
    await dialog.getByLabel('What was wrong').fill('It is with her still');
    await expect(dialog.getByLabel('Who brought it')).toHaveValue(/./);
    await correct.click();
    await expect(dialog).toBeHidden();
    await expect(entries).toHaveCount(2);
    await expect(entries.first()).toContainText('It is with her still');
    await expect(row.getByRole('button', { name: `Hand over the cash of ${rider}` })).toBeVisible();
  });
}

for (const [screen, viewport] of screensFor('an order that is refused on')) {
  test(`an order that is refused on the phone is cancelled with one tap and one question (${screen})`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize(viewport);
    const shopper = await openAccount();
    const order = await placeOrderFor(shopper, 'Mama Odette');
    await holdTokens(page, await openOwner());
    await shop.open(`/dashboard/orders?search=${order.orderId}`);
    const card = new OrderDeskPage(page, 'en').order(order.orderId);
    await card.getByRole('button', { name: 'Refused' }).click();
    const dialog = page.getByRole('dialog', { name: 'Refused on the phone' });
    const refuse = dialog.getByRole('button', { name: 'Note the refusal' });
    await expect(refuse).toBeDisabled();
    await dialog.getByRole('radio', { name: 'Too expensive' }).check();
    await dialog.getByLabel('Note').fill('Asks for a discount');
    await refuse.dblclick();
    await expect(dialog).toBeHidden();
    await expect(card).toContainText('Refused on the phone');
    await expect(card).toContainText('Cancelled');
    await expect(card.getByRole('button')).toHaveCount(0);
    await card.getByRole('link', { name: order.orderId }).click();
    await expect(page.getByRole('region', { name: 'Calls to confirm' })).toContainText('Too expensive');
    await expect(page.getByRole('region', { name: 'What happened' })).toContainText('Asks for a discount');
    const [result] = (await shopper.api.order.orderList({})).data;
    expect(result?.order_status).toBe('Cancelled');
  });
}
