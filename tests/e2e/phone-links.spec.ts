import { formatPhone } from '#shared/phone-format.ts';
import { violations } from '#tests/support/accessibility.ts';
import { holdTokens, openAccount, openOwner } from '#tests/support/account.ts';
import { newPhone } from '#tests/support/deliver-order.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { placeOrderFor } from '#tests/support/place-order.ts';
import { newWord } from '#tests/support/shelf.ts';

test('every number that the staff sees is written as people write it and called with a tap', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const owner = await openOwner();
  const [rider, blocked, writer] = [`+237${newPhone()}`, `+237${newPhone()}`, `+237${newPhone()}`];
  await owner.api.rider.save({ name: `Rider ${newWord()}`, phone: rider });
  await owner.api.customer.blockPhone({ phone: blocked, reason: 'Refused three parcels' });
  await (await openAccount()).api.contact.sendMessage({
    ...{ name: 'Brenda Tabe', email: 'brenda@example.com', phone: writer, subject: 'order' },
    ...{ message: 'Where is my parcel?', consent: true },
  });
  const order = await placeOrderFor(await openAccount(), 'Mme Phones');
  await holdTokens(page, owner);
  const shop = new ShopPage(page, 'fr');
  const callsFrom = async (number: string) => {
    const link = page.getByRole('main').getByRole('link', { name: formatPhone(number), exact: true });
    await expect(link).toHaveAttribute('href', `tel:${number}`);
  };

  await shop.open('/dashboard/cash');
  await page.getByText('Livreurs', { exact: true }).click();
  await callsFrom(rider);
  expect(await violations(page)).toEqual([]);
  await shop.open('/dashboard/customers');
  await page.getByText('Numéros de téléphone bloqués', { exact: true }).click();
  await callsFrom(blocked);
  await shop.open('/dashboard/inbox');
  await callsFrom(writer);
  await shop.open(`/dashboard/orders/${order._id}`);
  await expect(page.locator('address a[href^="tel:"]')).toHaveText(/^\+?[\d\s\u202f\u00a0]+$/);
});
