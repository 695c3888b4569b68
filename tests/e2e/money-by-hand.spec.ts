import { adminAttentionMessages } from '#app/messages/admin-attention-messages.ts';
import { adminOrderMessages, orderMoveMessages } from '#app/messages/admin-order-messages.ts';
import { adminReturnMessages } from '#app/messages/admin-return-messages.ts';
import { cashMessages } from '#app/messages/cash-messages.ts';
import { orderStatusMessages } from '#app/messages/order-messages.ts';
import { orderRemarkMessages } from '#app/messages/order-remark-messages.ts';
import { parcelMessages } from '#app/messages/parcel-messages.ts';
import { tillMessages } from '#app/messages/till-messages.ts';
import { formatFrancs } from '#shared/money.ts';
import { holdTokens, openAccount, openOwner } from '#tests/support/account.ts';
import { bringCash, dispatchOrder, handOverAsRider, packOrder } from '#tests/support/deliver-order.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { languagesFor } from '#tests/support/looks.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { placeOrderFor } from '#tests/support/place-order.ts';
import { newWord, stockOf } from '#tests/support/shelf.ts';
import { openStaff } from '#tests/support/staff.ts';
import { orderTwoProducts } from '#tests/support/two-products.ts';

for (const language of languagesFor('a parcel refused at the door')) {
  const [attention, cash, till, parcels] = [
    adminAttentionMessages[language],
    cashMessages[language],
    tillMessages[language],
    parcelMessages[language],
  ];

  test(`a parcel refused at the door goes back on the shelf whole, and one brought back later without what is broken, on a phone (${language})`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(phone);
    const { order, lipstick, powder } = await orderTwoProducts();
    await packOrder(order);
    await dispatchOrder(order);
    await holdTokens(page, await openOwner());
    const shop = new ShopPage(page, language);
    await shop.open(`/dashboard/orders/${order._id}`);
    const { Refused: refuse } = orderMoveMessages[language];
    await page.getByRole('button', { name: refuse, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: refuse });
    await dialog.getByLabel(adminOrderMessages[language].reason).fill('Elle n’a pas l’argent');
    await dialog.getByRole('button', { name: refuse, exact: true }).dblclick();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('main')).toContainText(orderStatusMessages[language].Refused);
    await expect(page.getByRole('main')).toContainText('Elle n’a pas l’argent');
    await expect.poll(() => Promise.all([lipstick, powder].map(stockOf))).toEqual([9, 9]);
    const { data } = await (await openOwner()).api.orderDesk.getOrder({ _id: order._id });
    expect(data).toMatchObject({ order_status: 'Refused', cash: { due: 0, collected: 0 }, issues: [] });

    const sold = await orderTwoProducts();
    await packOrder(sold.order);
    await bringCash(sold.order, sold.order.totalAmt);
    await shop.open(`/dashboard/orders/${sold.order._id}`);
    const back = adminReturnMessages[language];
    await page.getByRole('button', { name: back.takeBack, exact: true }).click();
    const taking = page.getByRole('dialog', { name: back.takeBack });
    await expect(taking).toContainText(back.takeBackMoney(formatFrancs(7_500)));
    await taking.getByLabel(sold.lipstick.name).fill('1');
    await taking.getByRole('button', { name: back.confirmTakeBack }).dblclick();
    await expect(taking).toBeHidden();
    await expect(page.getByRole('button', { name: attention.payBack })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(orderStatusMessages[language].Returned);
    await expect.poll(() => Promise.all([sold.lipstick, sold.powder].map(stockOf))).toEqual([8, 9]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  });

  test(`cash that a rider has lost is corrected and written off, and a part goes back out of goodwill, on a phone (${language})`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(phone);
    const order = await placeOrderFor(await openAccount(), 'Mama Odette');
    await packOrder(order);
    await bringCash(order, order.totalAmt, `Rider ${newWord()}`);
    const { api } = await openOwner();
    const desk = async () => (await api.orderDesk.getOrder({ _id: order._id })).data;
    await holdTokens(page, await openOwner());
    await new ShopPage(page, language).open(`/dashboard/orders/${order._id}`);

    const entries = page.getByRole('region', { name: cash.cashTitle });
    await entries.getByRole('button', { name: cash.correctNamed(formatFrancs(order.totalAmt)) }).click();
    const correcting = page.getByRole('dialog', { name: cash.correctTitle });
    await correcting.getByLabel(cash.reallyCame).fill('3500');
    await correcting.getByLabel(cash.whyWrong).fill('Un billet est perdu');
    await expect(correcting.getByLabel(cash.whoTookIt)).toHaveValue(/./);
    await correcting.getByRole('button', { name: cash.correct, exact: true }).dblclick();
    await expect(correcting).toBeHidden();
    await expect(entries).toContainText(cash.correctedLater);
    await expect(entries).toContainText('Un billet est perdu');
    expect((await desk()).cash).toMatchObject({ due: 1_000, collected: 3_500 });

    await entries.getByRole('button', { name: cash.writeOff }).click();
    const writing = page.getByRole('dialog', { name: cash.writeOffTitle });
    await expect(writing).toContainText(cash.writeOffText(formatFrancs(1_000)));
    await writing.getByLabel(cash.reason).fill('Perdu en route');
    await writing.getByRole('button', { name: cash.writeOff }).dblclick();
    await expect(writing).toBeHidden();
    await expect(entries).toContainText(cash.waived);
    const history = page.getByRole('region', { name: adminOrderMessages[language].history });
    const written = history.getByRole('listitem').filter({ hasText: 'Perdu en route' });
    await expect(written).toContainText(orderRemarkMessages[language].cash_written_off);
    expect(await desk()).toMatchObject({
      ...{ payment_status: 'Paid', issues: [], cash: { due: 0, collected: 3_500, waived: 1_000 } },
      money: { refundable: 3_500 },
    });

    await page.getByRole('button', { name: attention.startRefund, exact: true }).click();
    const starting = page.getByRole('dialog', { name: attention.startRefund });
    await expect(starting).toContainText(attention.startText(formatFrancs(3_500)));
    await starting.getByLabel(attention.refundAmount).fill('4000');
    await starting.getByLabel(attention.reason).fill('Livrée en retard');
    await starting.getByRole('button', { name: attention.start }).click();
    await expect(starting).toContainText(cash.tooMuch(formatFrancs(3_500)));
    await starting.getByLabel(attention.refundAmount).fill('500');
    await starting.getByRole('button', { name: attention.start }).dblclick();
    await expect(starting).toBeHidden();
    await page.getByRole('button', { name: attention.payBack }).click();
    const back = page.getByRole('dialog', { name: attention.payBack });
    await back.getByRole('radio', { name: till.fromElsewhere }).check();
    const reference = back.getByLabel(attention.reference);
    await back.getByRole('button', { name: attention.noteRefund }).click();
    await expect(reference).toHaveAttribute('aria-invalid', 'true');
    await back.getByRole('radio', { name: till.fromTill }).check();
    await expect(reference).not.toHaveAttribute('aria-invalid');
    await back.getByRole('radio', { name: till.fromElsewhere }).check();
    await back.getByLabel(attention.reference).fill('MP260305.1530');
    await back.getByRole('button', { name: attention.noteRefund }).dblclick();
    await expect(back).toBeHidden();
    await expect(page.getByRole('button', { name: attention.payBack })).toHaveCount(0);
    expect(await desk()).toMatchObject({ payment_status: 'Paid', issues: [], money: { refundable: 3_000 } });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  });

  test(`a rider names another sum than the shop has counted, and both agree in the end, on a phone (${language})`, async ({
    page,
    browser,
  }) => {
    test.slow();
    await page.setViewportSize(phone);
    const rider = await openStaff('RIDER', `Ibrahim ${newWord()}`);
    const { amount } = await handOverAsRider(rider, 100);
    const own = await browser.newContext({ viewport: phone });
    const doorstep = await own.newPage();
    await holdTokens(doorstep, rider);
    const theirs = new ShopPage(doorstep, language);
    await theirs.open('/dashboard/parcels');
    await doorstep.getByRole('button', { name: parcels.notRight }).click();
    const saying = doorstep.getByRole('dialog', { name: parcels.notRight });
    await expect(saying.getByLabel(parcels.sayOther)).toHaveValue(String(amount + 100));
    await saying.getByLabel(parcels.whyDifferent).fill('Le billet est recollé');
    await saying.getByRole('button', { name: cash.save }).dblclick();
    await expect(saying).toBeHidden();
    await expect(doorstep.getByRole('region', { name: parcels.handedOver })).toContainText(
      formatFrancs(amount + 100),
    );

    await holdTokens(page, await openOwner());
    await new ShopPage(page, language).open('/dashboard/cash');
    const entries = page
      .getByRole('region', { name: cash.entriesTitle })
      .getByRole('listitem')
      .filter({ hasText: rider.name })
      .filter({ hasText: cash.entryHandedOver });
    await expect(entries).toContainText('Le billet est recollé');
    await entries.getByRole('button', { name: cash.correctNamed(formatFrancs(amount)) }).click();
    const correcting = page.getByRole('dialog', { name: cash.correctTitle });
    await correcting.getByLabel(cash.reallyHandedOver).fill(String(amount + 100));
    await correcting.getByLabel(cash.whyWrong).fill('Recompté ensemble');
    await expect(correcting.getByLabel(cash.whoBroughtIt)).toHaveValue(/./);
    await correcting.getByRole('button', { name: cash.correct, exact: true }).dblclick();
    await expect(correcting).toBeHidden();
    await expect(page.getByRole('main')).toContainText(cash.toConfirm(rider.name));

    await theirs.reload();
    const yes = parcels.confirm(formatFrancs(amount + 100));
    await doorstep.getByRole('button', { name: yes }).click();
    const signing = doorstep.getByRole('dialog', { name: parcels.toConfirm });
    await signing.getByRole('button', { name: yes }).dblclick();
    await expect(doorstep.getByRole('region', { name: parcels.toConfirm })).toHaveCount(0);
    await own.close();
    await page.reload();
    await expect(entries.first()).toContainText(cash.confirmedBy(rider.name, '').split(',')[0] ?? '');
  });
}
