import { orderMessages } from '#app/messages/order-messages.ts';
import type { OrderView } from '#shared/contract/order.ts';
import { bill } from '#shared/pricing.ts';
import { violations } from '#tests/support/accessibility.ts';
import { type Account, doualaAddress, holdTokens, openAccount, openOwner } from '#tests/support/account.ts';
import { browserShop } from '#tests/support/browser-shop-address.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { addProduct } from '#tests/support/shelf.ts';

/** A delivered order with three of one product and one of another. */
async function receiveTwoProducts({ api, email }: Account): Promise<OrderView> {
  // As long as names of shades are, next to the buttons that choose how many.
  const name = 'Velvet Matte Lipstick Ndolo – Bougainvillea';
  const [gloss, powder] = [await addProduct({ name, stock: 9 }), await addProduct({ stock: 9 })];
  await api.address.create({ name: 'Amina Njoya', customer_email: email, ...doualaAddress });
  const [address] = (await api.address.get({})).data;
  const lines = [
    { product: gloss, quantity: 3 },
    { product: powder, quantity: 1 },
  ];
  for (const { product, quantity } of lines) {
    const line = (await api.cart.create({ productId: product._id })).data;
    await api.cart.updateQty({ _id: line._id, qty: quantity });
  }
  const { data: order } = await api.order.cashOnDelivery({
    list_items: lines.map(({ product, quantity }) => ({ productId: product._id, quantity })),
    addressId: address?._id ?? '',
    totalAmt: bill(lines.map(({ product, quantity }) => ({ ...product, quantity }))).total,
  });
  const owner = await openOwner();
  for (const to of ['Confirmed', 'Packed', 'Out for delivery', 'Delivered'] as const) {
    await owner.api.orderDesk.move({ orders: [order._id], to });
  }
  return order;
}

test.describe('in French on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, locale: 'fr-CM' });

  test('a shopper asks to send back two of three pieces, each product for its reason, with a photo that needs two tries; the desk sees all', async ({
    page,
    browser,
    trouble,
  }) => {
    trouble.expect(/add-return-photo/);
    const shopper = await openAccount();
    const order = await receiveTwoProducts(shopper);
    const [gloss, powder] = order.items;
    await holdTokens(page, shopper);
    await page.goto(`${browserShop.url}/fr/dashboard/myorders`);
    await page.getByRole('button', { name: 'Voir les détails' }).click();
    await page.getByRole('button', { name: 'Demander un retour' }).click();
    const dialog = page.getByRole('dialog', { name: 'Demander un retour' });
    const send = dialog.getByRole('button', { name: 'Demander le retour' });
    await send.click();
    await expect(dialog.getByText('Choisissez au moins un article.')).toBeVisible();

    const more = dialog.getByRole('button', { name: new RegExp(gloss?.name ?? '') }).last();
    const edge = await more.boundingBox();
    expect((edge?.x ?? 0) + (edge?.width ?? 0)).toBeLessThanOrEqual(360 - 16);
    await more.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    const reason = dialog.getByLabel(`Motif, ${gloss?.name}`);
    await send.click();
    await expect(reason).toHaveAccessibleDescription('Ce champ est obligatoire.');
    await reason.selectOption('J’ai changé d’avis');
    await expect(dialog.getByText('neuf et non ouvert')).toBeVisible();
    await reason.selectOption('Arrivé abîmé');
    await expect(dialog.getByText('même si c’est ouvert')).toBeVisible();
    await expect(dialog.getByText('non ouvert')).toBeHidden();
    await dialog
      .getByRole('button', { name: new RegExp(powder?.name ?? '') })
      .last()
      .click();
    await dialog.getByLabel(`Motif, ${powder?.name}`).selectOption('J’ai changé d’avis');
    await expect(dialog.getByText('neuf et non ouvert')).toBeVisible();

    let isDown = true;
    await page.route('**/api/order/add-return-photo', (route) =>
      isDown ? route.abort('connectionfailed') : route.continue(),
    );
    const picture = await (await fetch(new URL('/apple-touch-icon.png', browserShop.url))).arrayBuffer();
    await dialog
      .getByLabel('Ajouter des photos')
      .setInputFiles({ name: 'casse.png', mimeType: 'image/png', buffer: Buffer.from(picture) });
    const again = dialog.getByRole('button', { name: 'Réessayer casse.png' });
    await expect(again).toBeVisible();
    await send.click();
    await expect(dialog.getByText('L’image est encore en route')).toBeVisible();
    isDown = false;
    await again.click();
    await expect(dialog.getByRole('button', { name: 'Retirer la photo 1' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await send.dblclick();

    await expect(dialog).toBeHidden();
    await expect(page.getByText(`2 × ${gloss?.name} · Arrivé abîmé`)).toBeVisible();
    await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();

    const desk = await browser.newContext({ locale: 'fr-CM', viewport: { width: 360, height: 740 } });
    const owner = await desk.newPage();
    await holdTokens(owner, await openOwner());
    await owner.goto(`${browserShop.url}/fr/dashboard/orders/${order._id}`);
    const panel = owner.getByRole('region', { name: 'Retour' });
    await expect(panel).toContainText(`2 × ${gloss?.name} · Arrivé abîmé`);
    await expect(panel).toContainText(`1 × ${powder?.name} · J’ai changé d’avis`);
    await expect(panel.getByRole('img', { name: 'Photo 1' })).toBeVisible();
    await owner.getByRole('button', { name: 'Reprendre des produits' }).click();
    const pieces = owner.getByRole('dialog', { name: 'Reprendre des produits' });
    await expect(pieces.locator('.quantity-stepper__quantity').first()).toHaveText('2');
    await desk.close();
  });
});

test('the dialog of a return begins at the pieces that go back', { tag: '@full' }, async ({
  shop,
  page,
  shopper,
}) => {
  await receiveTwoProducts(shopper);
  await shop.open('/dashboard/myorders');
  await page.getByRole('button', { name: orderMessages.en.viewDetails }).click();
  await page.getByRole('button', { name: orderMessages.en.requestReturn, exact: true }).click();
  await expect(
    page
      .getByRole('dialog')
      .getByRole('button', { name: /^Increase/ })
      .first(),
  ).toBeFocused();
});
