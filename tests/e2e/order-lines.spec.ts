import { orderLinesMessages } from '#app/messages/order-lines-messages.ts';
import { uiMessages } from '#app/messages/ui-messages.ts';
import { formatFrancs } from '#shared/money.ts';
import { holdTokens, openOwner } from '#tests/support/account.ts';
import { dispatchOrder, packOrder } from '#tests/support/deliver-order.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { addProduct, stockOf } from '#tests/support/shelf.ts';
import { orderTwoProducts } from '#tests/support/two-products.ts';

for (const language of ['fr', 'en'] as const) {
  const texts = orderLinesMessages[language];
  const ui = uiMessages[language];

  test(`pieces are taken out, left at the door and brought back at the desk on a phone (${language})`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(phone);
    const { order, lipstick, powder } = await orderTwoProducts();
    const { api } = await openOwner();
    await holdTokens(page, await openOwner());
    const shop = new ShopPage(page, language);
    const path = `/dashboard/orders/${order._id}`;

    await shop.open(path);
    await page.getByRole('button', { name: texts.takeOut, exact: true }).click();
    const taking = page.getByRole('dialog', { name: texts.takeOut });
    const send = taking.getByRole('button', { name: texts.takeOut, exact: true });
    await send.click();
    await expect(taking.getByRole('alert')).toHaveText(texts.choosePieces);
    const more = (name: string) => ui.increaseQuantityOf(texts.leavingOf(name));
    await taking.getByRole('button', { name: more(lipstick.name) }).click();
    await taking.getByRole('button', { name: more(powder.name) }).click();
    await send.click();
    await expect(taking.getByRole('alert')).toHaveText(texts.leaveSome);
    await page.keyboard.press('Escape');
    await expect(taking).toBeHidden();

    await packOrder(order);
    await dispatchOrder(order);
    await shop.open(path);
    await page.getByRole('button', { name: texts.keepPart, exact: true }).click();
    const keeping = page.getByRole('dialog', { name: texts.keepPart });
    const keep = keeping.getByRole('button', { name: texts.keepPart, exact: true });
    await keeping.getByRole('button', { name: more(lipstick.name) }).click();
    await expect(keeping).toContainText(formatFrancs(3_000));
    await keep.click();
    await expect(keeping.getByRole('alert')).toHaveText(texts.choosePayment);
    await keeping.getByRole('radio', { name: texts.paidNow(formatFrancs(3_000)) }).check();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
    await keep.dblclick();
    await expect(keeping).toBeHidden();
    const changes = page.getByRole('region', { name: texts.changes });
    await expect(changes).toContainText(texts.left_at_door);
    await expect(changes).toContainText(lipstick.name);
    await expect.poll(() => stockOf(lipstick)).toBe(9);
    expect((await api.orderDesk.getOrder({ _id: order._id })).data).toMatchObject({
      ...{ order_status: 'Delivered', payment_status: 'Paid', totalAmt: 3_000 },
      cash: { collected: 3_000, due: 0 },
    });

    // The powder is broken, and a new one costs nothing more.
    await page.getByRole('button', { name: texts.swap, exact: true }).click();
    const swapping = page.getByRole('dialog', { name: texts.swap });
    await swapping.getByRole('checkbox', { name: texts.damagedPiece }).check();
    await swapping.getByRole('radio', { name: texts.sameAgain }).check();
    await expect(swapping).toContainText(texts.even);
    await swapping.getByRole('button', { name: texts.swap, exact: true }).click();
    await expect(swapping).toBeHidden();
    await expect(changes).toContainText(texts.beyondSale(1));
    await expect.poll(() => stockOf(powder)).toBe(7);
  });

  test(`a dearer product in its place is to be collected, on a phone (${language})`, async ({ page }) => {
    await page.setViewportSize(phone);
    const { order, lipstick } = await orderTwoProducts();
    const dear = await addProduct({ price: 6_000 });
    await holdTokens(page, await openOwner());
    const shop = new ShopPage(page, language);
    await shop.open(`/dashboard/orders/${order._id}`);
    await page.getByRole('button', { name: texts.swap, exact: true }).click();
    const swapping = page.getByRole('dialog', { name: texts.swap });
    await swapping.getByLabel(texts.whichPiece).selectOption(lipstick._id);
    await swapping.getByLabel(texts.searchInto).fill(dear.name);
    await swapping.getByRole('radio', { name: dear.name }).check();
    await expect(swapping).toContainText(formatFrancs(9_000));
    await swapping.getByRole('button', { name: texts.swap, exact: true }).click();
    await expect(swapping).toBeHidden();
    await expect(page.getByRole('region', { name: texts.changes })).toContainText(dear.name);
    const { data } = await (await openOwner()).api.orderDesk.getOrder({ _id: order._id });
    expect(data).toMatchObject({ totalAmt: 9_000, money: { open: 9_000 } });
  });
  test(`two more pieces come into an order before it is sent, on a phone (${language})`, async ({ page }) => {
    await page.setViewportSize(phone);
    const { order } = await orderTwoProducts();
    const wanted = await addProduct({ price: 2_500 });
    await holdTokens(page, await openOwner());
    const shop = new ShopPage(page, language);
    await shop.open(`/dashboard/orders/${order._id}`);
    await page.getByRole('button', { name: texts.add, exact: true }).click();
    const adding = page.getByRole('dialog', { name: texts.add });
    const add = adding.getByRole('button', { name: texts.add, exact: true });
    await add.click();
    await expect(adding.getByRole('alert')).toHaveText(texts.chooseProduct);
    await adding.getByLabel(texts.findProduct).fill(wanted.name);
    await adding.getByRole('radio', { name: wanted.name }).check();
    await adding.getByRole('button', { name: ui.increaseQuantityOf(texts.piecesOf(wanted.name)) }).click();
    await expect(adding).toContainText(formatFrancs(order.totalAmt + 5_000));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
    await add.dblclick();
    await expect(adding).toBeHidden();
    const changes = page.getByRole('region', { name: texts.changes });
    await expect(changes).toContainText(texts.added);
    await expect(changes).toContainText(wanted.name);
    const { data } = await (await openOwner()).api.orderDesk.getOrder({ _id: order._id });
    expect(data).toMatchObject({ totalAmt: order.totalAmt + 5_000, money: { open: order.totalAmt + 5_000 } });
  });
}
