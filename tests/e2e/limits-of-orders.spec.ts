import { adminOrderMessages } from '#app/messages/admin-order-messages.ts';
import { blockedPhoneMessages } from '#app/messages/blocked-phone-messages.ts';
import { successMessages } from '#shared/messages/success-messages.ts';
import { formatPhone } from '#shared/phone-format.ts';
import { holdTokens, openAccount, openOwner } from '#tests/support/account.ts';
import { newPhone } from '#tests/support/deliver-order.ts';
import { expect, screens, test } from '#tests/support/e2e.ts';
import { languagesFor } from '#tests/support/looks.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { placeOrderFor } from '#tests/support/place-order.ts';

for (const language of languagesFor('the owner sees what became')) {
  test(`the owner sees what became of a number’s parcels, and blocks it on a phone (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize(screens.phone);
    const owner = await openOwner();
    const phone = `+237${newPhone()}`;
    const refused = await placeOrderFor(await openAccount(), 'Nadège Talla', { phone });
    for (const to of ['Confirmed', 'Packed', 'Out for delivery', 'Refused'] as const) {
      await owner.api.orderDesk.move({ orders: [refused._id], to });
    }
    const next = await placeOrderFor(await openAccount(), 'Nadège Talla', { phone });
    await holdTokens(page, owner);
    const shop = new ShopPage(page, language);
    const texts = adminOrderMessages[language];

    await shop.open(`/dashboard/orders?view=all&search=${next.orderId}`);
    await expect(page.getByRole('main').getByRole('article')).toContainText(texts.refusedBefore(1));
    await page.getByRole('link', { name: next.orderId }).click();
    await expect(page.getByText(texts.phoneRecord(0, 1))).toBeVisible();

    const words = blockedPhoneMessages[language];
    await shop.open('/dashboard/customers');
    await page.getByText(words.title).click();
    await page.getByLabel(words.phone).fill(phone);
    await page.getByLabel(words.reason).fill('Colis refusé trois fois');
    await page.getByLabel(words.reason).press('Enter');
    await expect(page.getByText(successMessages[language].phoneBlocked)).toBeVisible();
    const lift = page.getByRole('button', { name: words.liftNamed(formatPhone(phone)) });
    await expect(lift).toBeVisible();
    await expect(placeOrderFor(await openAccount(), 'Nadège Talla', { phone })).rejects.toMatchObject({
      code: 'PHONE_BLOCKED',
    });
    await lift.click();
    await expect(lift).toBeHidden();
  });
}
