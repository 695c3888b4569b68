import { holdTokens, openAccount, openOwner } from '#tests/support/account.ts';
import { newRider, packOrder, sendOut } from '#tests/support/deliver-order.ts';
import { expect, screens, test } from '#tests/support/e2e.ts';
import { OrderDeskPage } from '#tests/support/pages/order-desk-page.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { placeOrderFor } from '#tests/support/place-order.ts';

for (const [screen, viewport] of Object.entries(screens)) {
  test(`a parcel that is out changes its rider, and its history tells whose hands it went through (${screen})`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const [first, second] = [await newRider(), await newRider()];
    const order = await placeOrderFor(await openAccount(), 'Mama Odette');
    await packOrder(order);
    await sendOut(order, { rider: first.rider });
    await holdTokens(page, await openOwner());
    const shop = new ShopPage(page, 'fr');
    await shop.open(`/dashboard/orders?search=${order.orderId}`);
    await new OrderDeskPage(page, 'fr').order(order.orderId).getByRole('link').click();
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

    // What is to be collected has gone along.
    await shop.open('/dashboard/cash');
    await expect(page.getByRole('article', { name: second.name })).toBeVisible();
    await expect(page.getByRole('article', { name: first.name })).toHaveCount(0);
  });
}
