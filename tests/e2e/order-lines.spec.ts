import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { adminAttentionMessages } from '#app/messages/admin-attention-messages.ts';
import { adminMessages } from '#app/messages/admin-messages.ts';
import { orderLinesMessages } from '#app/messages/order-lines-messages.ts';
import { orderPaperMessages } from '#app/messages/order-paper-messages.ts';
import { phoneMessageMessages } from '#app/messages/phone-message-messages.ts';
import { tillMessages } from '#app/messages/till-messages.ts';
import { uiMessages } from '#app/messages/ui-messages.ts';
import { receiptMessages } from '#shared/messages/receipt-messages.ts';
import { formatFrancs } from '#shared/money.ts';
import { holdTokens, openOwner } from '#tests/support/account.ts';
import { bringCash, dispatchOrder, packOrder } from '#tests/support/deliver-order.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { languagesFor } from '#tests/support/looks.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { textOfPdf } from '#tests/support/read-pdf.ts';
import { addProduct, stockOf } from '#tests/support/shelf.ts';
import { orderTwoProducts } from '#tests/support/two-products.ts';

for (const language of languagesFor('a piece is taken out')) {
  const texts = orderLinesMessages[language];
  const ui = uiMessages[language];
  const [papers, paper] = [orderPaperMessages[language], receiptMessages[language]];

  test(`a piece is taken out before packing, another comes back later and is paid back in cash: total, stock and receipt follow, on a phone (${language})`, async ({
    page,
  }) => {
    test.slow();
    const [attention, till] = [adminAttentionMessages[language], tillMessages[language]];
    await page.setViewportSize(phone);
    const { order, lipstick } = await orderTwoProducts({ lipsticks: 3 });
    const { api } = await openOwner();
    await holdTokens(page, await openOwner());
    const shop = new ShopPage(page, language);
    const path = `/dashboard/orders/${order._id}`;
    const more = ui.increaseQuantityOf(texts.leavingOf(lipstick.name));
    const changes = page.getByRole('region', { name: texts.changes });
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth);
    const desk = async () => (await api.orderDesk.getOrder({ _id: order._id })).data;

    await shop.open(path);
    await page.getByRole('button', { name: texts.takeOut, exact: true }).click();
    const taking = page.getByRole('dialog', { name: texts.takeOut });
    await taking.getByRole('button', { name: more }).click();
    await expect(taking).toContainText(formatFrancs(12_000));
    await expect(taking).not.toContainText(texts.toGiveBack);
    expect(await fits()).toBeLessThanOrEqual(phone.width);
    await taking.getByRole('button', { name: texts.takeOut, exact: true }).dblclick();
    await expect(taking).toBeHidden();
    await expect(changes).toContainText(adminMessages[language].labelled(texts.taken_out));
    expect(await desk()).toMatchObject({ totalAmt: 12_000, quantity: 3, money: { open: 12_000 } });
    await expect.poll(() => stockOf(lipstick)).toBe(7);
    const sheet = await savePaper(page, papers.orderSheet);
    expect(sheet).toContain(paper.orderSheet);
    expect(sheet).toContain(formatFrancs(12_000));

    // Everything is delivered and paid; then one of two lipsticks comes back.
    await packOrder(order);
    await bringCash(await desk(), 12_000);
    await shop.open(path);
    await page.getByRole('button', { name: texts.bringBack, exact: true }).click();
    const bringing = page.getByRole('dialog', { name: texts.bringBack });
    await bringing.getByRole('button', { name: more }).click();
    await expect(bringing).toContainText(texts.toGiveBack);
    await expect(bringing).toContainText(formatFrancs(4_500));
    expect(await fits()).toBeLessThanOrEqual(phone.width);
    await bringing.getByRole('button', { name: texts.bringBack, exact: true }).dblclick();
    await expect(bringing).toBeHidden();
    await expect(changes).toContainText(texts.returned);
    await expect.poll(() => stockOf(lipstick)).toBe(8);
    expect(await desk()).toMatchObject({ totalAmt: 7_500, quantity: 2, order_status: 'Delivered' });

    await page.getByRole('button', { name: attention.payBack }).click();
    const refund = page.getByRole('dialog', { name: attention.payBack });
    await expect(refund).toContainText(attention.payBackTo(formatFrancs(4_500)));
    await expect(refund.getByRole('radio', { name: till.fromTill })).toBeChecked();
    await refund.getByLabel(attention.reference).fill('Mama Odile, 16 h');
    await refund.getByRole('button', { name: attention.noteRefund }).dblclick();
    await expect(refund).toBeHidden();
    await expect(page.getByRole('button', { name: attention.payBack })).toHaveCount(0);
    expect(await desk()).toMatchObject({ payment_status: 'Paid', issues: [], money: { refundable: 7_500 } });
    const messages = page.getByRole('region', { name: phoneMessageMessages[language].title });
    await expect(messages.getByText(/^(Par )?SMS, /).first()).toBeVisible();
    const receipt = await savePaper(page, papers.receipt);
    for (const said of [
      ...[paper.receivedInCash, formatFrancs(12_000)],
      ...[paper.givenBackInCash, formatFrancs(-4_500), paper.creditNoteTitle],
    ]) {
      expect(receipt).toContain(said);
    }
    expect(await fits()).toBeLessThanOrEqual(phone.width);
  });

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

    // The powder is broken, and a new one costs nothing extra.
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
    // Whole, where a closed list would cut it off.
    await expect(swapping.getByText(lipstick.name).last()).toBeVisible();
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
    const { order, powder } = await orderTwoProducts();
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

    // One more of what is in the order: its products are there without a search.
    await page.getByRole('button', { name: texts.add, exact: true }).click();
    await adding.getByRole('radio', { name: powder.name }).check();
    await add.click();
    await expect(adding).toBeHidden();
    const { data: after } = await (await openOwner()).api.orderDesk.getOrder({ _id: order._id });
    expect(after.items.find(({ productId }) => productId === powder._id)).toMatchObject({ quantity: 2 });
  });
}

/** The text of the PDF that this button of the order's page saves. */
async function savePaper(page: Page, button: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  // A title that is too long for its column wraps to the next line.
  return textOfPdf(await readFile(await file.path()))
    .join(' ')
    .replace(/ +/g, ' ');
}
