import { adminMessages } from '#app/messages/admin-messages.ts';
import { paymentMethodMessages } from '#app/messages/order-messages.ts';
import { settingGroupMessages, settingLabels, settingsMessages } from '#app/messages/setting-messages.ts';
import { successMessages } from '#shared/messages/success-messages.ts';
import type { PaymentMethod } from '#shared/payment-methods.ts';
import { doualaAddress, holdTokens, newPerson } from '#tests/support/account.ts';
import { browserShop } from '#tests/support/browser-shop-address.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { type OwnShop, startOwnShop } from '#tests/support/own-shop.ts';
import { CheckoutPage } from '#tests/support/pages/checkout-page.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import type { Tokens } from '#tests/support/shop-api.ts';

let own: OwnShop;

test.use({ viewport: phone });
test.beforeAll(async () => {
  own = await startOwnShop();
});
test.afterAll(() => own.close());

const there = () => ({ baseURL: own.url, viewport: phone });

async function shopperWithCart(): Promise<Tokens> {
  const person = newPerson();
  await own.api().user.register({ ...person, confirmPassword: person.password });
  const { data: tokens } = await own.api().user.login(person);
  const api = own.api(tokens);
  await api.address.create({ ...doualaAddress, name: person.name, customer_email: person.email });
  const [product] = (await api.product.get({ page: 1, limit: 1 })).data;
  await api.cart.create({ productId: product?._id ?? '' });
  return tokens;
}

test('the owner sets the order of the ways to pay, and checkout offers them so, cash among equals', async ({
  browser,
}) => {
  const [office, phoneOfShopper] = [await browser.newContext(there()), await browser.newContext(there())];
  const desk = new ShopPage(await office.newPage(), 'fr');
  const shop = new ShopPage(await phoneOfShopper.newPage(), 'fr');
  const { data: owner } = await own.api().user.login(browserShop.admin);
  await holdTokens(desk.page, { tokens: owner });
  await holdTokens(shop.page, { tokens: await shopperWithCart() });

  const names = paymentMethodMessages.fr;

  /** Moves each of these methods up by one, saves, and returns the methods that checkout then offers. */
  async function offered(moved: PaymentMethod[]): Promise<string[]> {
    await desk.open('/dashboard/settings');
    const payments = desk.page.getByRole('region', { name: settingGroupMessages.fr.payments });
    const order = payments.getByRole('list', { name: settingLabels.fr.paymentOrder });
    for (const method of moved) {
      await order.getByRole('button', { name: adminMessages.fr.up(names[method]) }).click();
    }
    await payments.getByRole('button', { name: settingsMessages.fr.save }).click();
    await expect(desk.toast(successMessages.fr.settingsSaved)).toBeVisible();

    await shop.open('/checkout');
    const ways = new CheckoutPage(shop.page, 'fr').methods.getByRole('radio');
    await expect(ways).toHaveCount(4);
    // The first method is already chosen.
    await expect(ways.first()).toBeChecked();
    return ways.evaluateAll((radios) => radios.map((radio) => radio.closest('label')?.textContent ?? ''));
  }

  const wanted = (methods: PaymentMethod[]) =>
    methods.map((method) => expect.stringContaining(names[method]));
  expect(await offered(['orange_money', 'orange_money', 'orange_money', 'mtn_momo'])).toEqual(
    wanted(['orange_money', 'cash_on_delivery', 'mtn_momo', 'card']),
  );
  expect(await offered(['card', 'card', 'card', 'mtn_momo', 'mtn_momo'])).toEqual(
    wanted(['card', 'mtn_momo', 'orange_money', 'cash_on_delivery']),
  );
  await office.close();
  await phoneOfShopper.close();
});
