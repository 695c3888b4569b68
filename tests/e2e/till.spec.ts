import type { Locator } from '@playwright/test';
import { adminAttentionMessages } from '#app/messages/admin-attention-messages.ts';
import { adminMessages } from '#app/messages/admin-messages.ts';
import { cashMessages } from '#app/messages/cash-messages.ts';
import { parcelMessages } from '#app/messages/parcel-messages.ts';
import { tillMessages } from '#app/messages/till-messages.ts';
import { formatFrancs } from '#shared/money.ts';
import { notesAndCoins } from '#shared/till.ts';
import { violations } from '#tests/support/accessibility.ts';
import { holdTokens, openAccount, openOwner } from '#tests/support/account.ts';
import {
  collectAsRider,
  dispatchOrder,
  handOverAsRider,
  newRider,
  packOrder,
} from '#tests/support/deliver-order.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { languagesFor } from '#tests/support/looks.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { placeOrderFor } from '#tests/support/place-order.ts';
import { newWord } from '#tests/support/shelf.ts';
import { openStaff } from '#tests/support/staff.ts';
import { closeTill, countOf } from '#tests/support/till.ts';

// Other tests move cash in the same shop at the same time: sums are read from the page, and a press that met another figure is repeated.
for (const language of ['en', 'fr'] as const) {
  test(`a rider hands over more than the books say, with a reason, and confirms it, on a phone (${language})`, async ({
    page,
    browser,
  }) => {
    const [cash, parcels] = [cashMessages[language], parcelMessages[language]];
    await page.setViewportSize(phone);
    await holdTokens(page, await openOwner());
    const shop = new ShopPage(page, language);
    const rider = await openStaff('RIDER');
    const { riderId, amount } = await collectAsRider(rider);
    const name = `Rider ${newWord()}`;
    await (await openOwner()).api.rider.save({ id: riderId, name, phone: rider.contact });

    await shop.open('/dashboard/cash');
    await page.getByRole('button', { name: cash.handOverNamed(name) }).click();
    const handing = page.getByRole('dialog', { name: cash.handOverTitle });
    await handing.getByLabel(cash.amount).fill(String(amount + 250));
    await handing.getByRole('button', { name: cash.handOver }).click();
    await expect(handing).toContainText(cash.whyOther);
    await handing.getByLabel(cash.otherNote).fill('Mama Odile');
    expect(await violations(page)).toEqual([]);
    await handing.getByRole('button', { name: cash.handOver }).dblclick();
    await expect(handing).toBeHidden();

    const own = await browser.newContext({ viewport: phone });
    const doorstep = await own.newPage();
    await holdTokens(doorstep, rider);
    await new ShopPage(doorstep, language).open('/dashboard/parcels');
    const counted = doorstep.getByRole('region', { name: parcels.toConfirm });
    await expect(counted).toContainText(parcels.surplus(formatFrancs(250), formatFrancs(amount)));
    await expect(counted).toContainText('Mama Odile');
    expect(await violations(doorstep)).toEqual([]);
    await counted.getByRole('button', { name: parcels.confirm(formatFrancs(amount + 250)) }).click();
    const signing = doorstep.getByRole('dialog', { name: parcels.toConfirm });
    await signing.getByRole('button', { name: parcels.confirm(formatFrancs(amount + 250)) }).click();
    await expect(doorstep.getByRole('region', { name: parcels.handedOver })).toBeVisible();
    await expect(counted).toHaveCount(0);
    await own.close();
  });
}

for (const language of languagesFor('a day at the till')) {
  const [texts, parcels, cash] = [tillMessages[language], parcelMessages[language], cashMessages[language]];
  const [attention, admin] = [adminAttentionMessages[language], adminMessages[language]];
  const whyMissing = `Pas de monnaie pour une cliente (${language})`;
  const tooMuch = language === 'fr' ? /au maximum/ : /at most/i;

  test(`a day at the till: opened, cash of a rider confirmed, a refund and a taxi paid from it, counted with a coin too few, closed and printed, on a phone (${language})`, async ({
    page,
    browser,
    trouble,
    keepToMyself,
  }) => {
    test.slow();
    await keepToMyself('till');
    trouble.expect(/^409 (POST|PUT) \/api\/till\//);
    await page.setViewportSize(phone);
    await holdTokens(page, await openOwner());
    const shop = new ShopPage(page, language);
    await closeTill();

    await shop.open('/dashboard/till');
    await page.getByLabel(texts.float).fill('2000000');
    const note = page.getByLabel(texts.floatNote);
    if (await note.isVisible()) await note.fill('Repris du coffre');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: texts.open }).dblclick();
    const now = page.getByRole('region', { name: texts.holds });
    await expect(now).toContainText(formatFrancs(2_000_000));

    // A rider hands over less than the books say: the shop says why, and the rider confirms it on the rider's own phone.
    const rider = await openStaff('RIDER');
    const { amount } = await handOverAsRider(rider, 100);
    const own = await browser.newContext({ viewport: phone });
    const doorstep = await own.newPage();
    await holdTokens(doorstep, rider);
    await new ShopPage(doorstep, language).open('/dashboard/parcels');
    const counted = doorstep.getByRole('region', { name: parcels.toConfirm });
    await expect(counted).toContainText(formatFrancs(amount));
    await expect(counted).toContainText('Un billet est déchiré');
    expect(await violations(doorstep)).toEqual([]);
    await counted.getByRole('button', { name: parcels.confirm(formatFrancs(amount)) }).click();
    const signing = doorstep.getByRole('dialog', { name: parcels.toConfirm });
    await expect(signing).toContainText(formatFrancs(amount));
    await signing.getByRole('button', { name: parcels.confirm(formatFrancs(amount)) }).dblclick();
    await expect(doorstep.getByRole('region', { name: parcels.handedOver })).toContainText(
      parcels.youConfirmed(formatFrancs(amount), '').split(formatFrancs(amount))[0] ?? '',
    );
    await expect(counted).toHaveCount(0);
    await own.close();
    await shop.open('/dashboard/cash');
    const handed = page
      .getByRole('region', { name: cash.entriesTitle })
      .getByRole('listitem')
      .filter({ hasText: 'Un billet est déchiré' })
      .first();
    await expect(handed).toContainText(cash.confirmedBy('', '').split(',')[0]?.trim() ?? '');

    // A shopper returns her parcel and gets her cash back from the till.
    const order = await placeOrderFor(await openAccount(), 'Mama Odile');
    await packOrder(order);
    await dispatchOrder(order, { rider: (await newRider()).rider });
    const { api } = await openOwner();
    await api.cash.collect({ _id: order._id, due: order.totalAmt, amount: order.totalAmt });
    await api.orderDesk.move({ orders: [order._id], to: 'Returned' });
    await shop.open(`/dashboard/orders/${order._id}`);
    await page.getByRole('button', { name: attention.payBack }).click();
    const refund = page.getByRole('dialog', { name: attention.payBack });
    await expect(refund).toContainText(texts.tillHolds('').slice(0, -2).trim());
    await refund.getByLabel(admin.reference).fill('Reçu 12');
    await refund.getByRole('button', { name: attention.noteRefund }).click();
    await expect(refund).toBeHidden();

    await shop.open('/dashboard/till');
    const lines = page.getByRole('region', { name: texts.movements });
    await expect(lines.getByRole('listitem').filter({ hasText: order.orderId })).toContainText(
      formatFrancs(-order.totalAmt),
    );
    await page.getByRole('button', { name: texts.paid_out }).click();
    const taxi = page.getByRole('dialog', { name: texts.paid_out });
    await taxi.getByLabel(cash.amount).fill('3000000');
    await taxi.getByLabel(texts.whatFor).fill('Taxi vers la banque');
    await taxi.getByRole('button', { name: texts.note }).click();
    await expect(taxi).toContainText(tooMuch);
    await taxi.getByLabel(cash.amount).fill('1500');
    await pressUntilDone(taxi, texts.note);
    await expect(lines.getByRole('listitem').filter({ hasText: 'Taxi vers la banque' })).toHaveCount(1);

    // Coins come out of the safe, and notes go to the bank.
    await page.getByRole('button', { name: texts.paid_in }).click();
    const coins = page.getByRole('dialog', { name: texts.paid_in });
    await coins.getByLabel(cash.amount).fill('5000');
    await coins.getByLabel(texts.whatFor).fill('Pièces du coffre');
    await pressUntilDone(coins, texts.note);
    const entry = (what: string) => lines.getByRole('listitem').filter({ hasText: what });
    await expect(entry('Pièces du coffre')).toContainText(formatFrancs(5_000));
    await page.getByRole('button', { name: texts.banked }).click();
    const bank = page.getByRole('dialog', { name: texts.banked });
    await bank.getByLabel(cash.amount).fill('20000');
    await bank.getByLabel(texts.bankNote).fill('Afriland 4711');
    await pressUntilDone(bank, texts.note);
    await expect(entry('Afriland 4711')).toContainText(formatFrancs(-20_000));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
    // The note is beside the amount, not broken into one word a line.
    const words = await entry('Afriland 4711').getByText('Afriland 4711').boundingBox();
    expect(words?.width).toBeGreaterThan(phone.width / 3);

    // Counted piece by piece: 25 francs are missing, which needs a reason.
    await page.getByRole('button', { name: texts.count }).click();
    const count = page.getByRole('dialog', { name: texts.count });
    await countWithout25(count, texts);
    expect(await violations(page)).toEqual([]);
    // A press beside the dialog, or Back, does not cost the count.
    const ofTenThousand = count.getByLabel(texts.piece_note(formatFrancs(10_000)));
    const [notes, sum] = [await ofTenThousand.inputValue(), await count.getByLabel(texts.total).inputValue()];
    expect(notes).not.toBe('');
    await page.keyboard.press('Escape');
    await expect(count).toBeHidden();
    await page.getByRole('button', { name: texts.count }).click();
    await expect(ofTenThousand).toHaveValue(notes);
    await expect(count.getByLabel(texts.total)).toHaveValue(sum);
    await count.getByRole('button', { name: texts.close }).click();
    await expect(count.getByLabel(texts.whyDifferent)).toHaveAttribute('aria-invalid', 'true');
    await count.getByLabel(texts.whyDifferent).fill(whyMissing);
    await expect(async () => {
      if (await count.isHidden()) return;
      await countWithout25(count, texts);
      await count.getByRole('button', { name: texts.close }).click();
      await expect(count).toBeHidden({ timeout: 3_000 });
    }).toPass();

    const closing = page
      .getByRole('region', { name: texts.closings })
      .getByRole('listitem')
      .filter({ hasText: whyMissing });
    await expect(closing).toContainText(texts.missing(formatFrancs(25)));
    // Below the words or beside them, the sum ends where those of the other closings do.
    const row = await closing.boundingBox();
    const sumBox = await closing.locator('.till-line__amount').boundingBox();
    const gap = (row?.x ?? 0) + (row?.width ?? 0) - (sumBox?.x ?? 0) - (sumBox?.width ?? 0);
    expect(gap).toBeLessThan(1);
    expect(await violations(page)).toEqual([]);
    await closing.getByRole('link').click();
    await expect(shop.heading).toHaveText(new RegExp(`^${texts.report('')}`));
    await expect(page.getByRole('main')).toContainText(whyMissing);
    expect(await violations(page)).toEqual([]);

    // Printed: one page, without the shop's own header and footer.
    await page.emulateMedia({ media: 'print' });
    for (const frame of ['banner', 'contentinfo', 'navigation'] as const) {
      for (const part of await page.getByRole(frame).all()) await expect(part).toBeHidden();
    }
    await expect(page.getByText(texts.signature)).toBeVisible();
    const paper = await page.pdf({ format: 'A4' });
    expect(paper.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  });
}

async function countWithout25(dialog: Locator, texts: typeof tillMessages.fr): Promise<void> {
  const books = dialog.getByText(texts.expected).locator('..').getByRole('definition');
  const expected = Number((await books.innerText()).replace(/\D/g, ''));
  const counts = countOf(expected - 25);
  for (const { key } of notesAndCoins) {
    await dialog.locator(`[name=${key}]`).fill(counts[key] === undefined ? '' : String(counts[key]));
  }
  await expect(dialog.getByText(texts.missing(formatFrancs(25)))).toBeVisible({ timeout: 2_000 });
}

/** Presses again with the current figure if cash has moved meanwhile. */
async function pressUntilDone(dialog: Locator, name: string): Promise<void> {
  await expect(async () => {
    if (await dialog.isHidden()) return;
    await dialog.getByRole('button', { name }).click();
    await expect(dialog).toBeHidden({ timeout: 3_000 });
  }).toPass();
}
