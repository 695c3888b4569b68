import { adminAttentionMessages } from '#app/messages/admin-attention-messages.ts';
import { cashMessages } from '#app/messages/cash-messages.ts';
import { parcelMessages } from '#app/messages/parcel-messages.ts';
import { riderDayMessages } from '#app/messages/rider-day-messages.ts';
import { formatFrancs } from '#shared/money.ts';
import { holdTokens, openOwner } from '#tests/support/account.ts';
import { collectAsRider } from '#tests/support/deliver-order.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { languagesFor } from '#tests/support/looks.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { newWord } from '#tests/support/shelf.ts';
import { openStaff } from '#tests/support/staff.ts';

for (const language of languagesFor('the day of a rider')) {
  const [cash, parcel, texts] = [
    cashMessages[language],
    parcelMessages[language],
    riderDayMessages[language],
  ];

  test(`the day of a rider is closed at the office, contested on the own page, closed anew and confirmed (${language})`, async ({
    page,
    browser,
  }) => {
    test.slow();
    await page.setViewportSize(phone);
    const rider = await openStaff('RIDER', `Rider ${newWord()}`);
    const { amount } = await collectAsRider(rider);
    await holdTokens(page, await openOwner());
    const office = new ShopPage(page, language);
    const row = page.getByRole('article', { name: rider.name });
    const close = async () => {
      await row.getByRole('button', { name: texts.closeNamed(rider.name) }).click();
      const dialog = page.getByRole('dialog', { name: texts.close });
      await expect(dialog).toContainText(formatFrancs(amount));
      await dialog.getByRole('button', { name: texts.close }).dblclick();
      await expect(dialog).toBeHidden();
      await expect(row).toContainText(cash.toConfirm(rider.name));
    };
    await office.open('/dashboard/cash');
    await close();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);

    const context = await browser.newContext({ viewport: phone });
    const own = await context.newPage();
    await holdTokens(own, rider);
    await new ShopPage(own, language).open('/dashboard/parcels');
    await own.getByRole('button', { name: parcel.notRight }).click();
    const wrong = own.getByRole('dialog', { name: parcel.notRight });
    await wrong.getByLabel(texts.whatIsWrong).fill('Two parcels');
    await wrong.getByRole('button', { name: cash.save }).click();
    await expect(wrong).toBeHidden();
    await office.open('/dashboard/attention');
    await page.getByRole('link', { name: adminAttentionMessages[language].seeContested }).click();
    await expect(row).toContainText('Two parcels');

    // The cash goes into the till: the figures of the day change, so it is closed again.
    await row.getByRole('button', { name: cash.handOverNamed(rider.name) }).click();
    const handing = page.getByRole('dialog', { name: cash.handOverTitle });
    await handing.getByRole('button', { name: cash.handOver }).click();
    await expect(row).toContainText(texts.changed);
    await close();

    await own.reload();
    await own.getByRole('button', { name: texts.yes }).click();
    const agreeing = own.getByRole('dialog');
    await expect(agreeing).toContainText(texts.sign(rider.name));
    await agreeing.getByRole('button', { name: texts.yes }).click();
    await expect(agreeing).toBeHidden();
    await expect(own.getByRole('button', { name: texts.yes })).toBeHidden();
    await context.close();
    await page.reload();
    await expect(row).not.toContainText(cash.toConfirm(rider.name));
    await expect(row.getByRole('button', { name: texts.closeNamed(rider.name) })).toBeHidden();
  });
}
