import { formatFrancs } from '#shared/money.ts';
import { doualaAddress, holdTokens, newPerson } from '#tests/support/account.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { type OwnShop, startOwnShop } from '#tests/support/own-shop.ts';
import { CheckoutPage } from '#tests/support/pages/checkout-page.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';

let own: OwnShop;

test.use({ viewport: phone, locale: 'fr-FR' });
test.beforeAll(async () => {
  own = await startOwnShop();
});
test.afterAll(() => own.close());

const terms = {
  ...{ freeFrom: null, daysFrom: 0, daysTo: 0 },
  ...{ beforeHour: null, lastOrderHour: null, takesCash: true, isActive: true },
} as const;

/** With a cart of that many products of 5 000 F and two addresses. */
async function shopper(quantity: number) {
  const person = newPerson();
  const guest = own.api();
  await guest.user.register({ ...person, confirmPassword: person.password });
  const { data: tokens } = await guest.user.login(person);
  const api = own.api(tokens);
  const product = await aProduct();
  await api.cart.create({ productId: product._id });
  const { data: cart } = await api.cart.get({});
  await api.cart.updateQty({ _id: cart[0]?._id ?? '', qty: quantity });
  const of = { name: person.name, customer_email: person.email };
  await api.address.create({ ...of, ...doualaAddress, address_line: 'Carrefour Agip, portail bleu' });
  await api.address.create({ ...of, ...doualaAddress, city: 'Maroua', state: 'Extrême-Nord' });
  return { api, tokens };
}

async function aProduct() {
  const { data: found } = await own.owner.product.get({ page: 1, limit: 1 });
  const [product] = found;
  if (!product) throw new Error('The second shop has no product.');
  const { data } = await own.owner.product.getDetails({ productId: product._id });
  await own.owner.product.updateDetails({ ...data, price: 5000, discount: 0, stock: 20 });
  return product;
}

test('Douala with a quarter, Maroua without cash, the shop for free: seen before it is ordered', async ({
  browser,
}) => {
  const { data: none, version } = await own.owner.delivery.getZones({});
  expect(none).toEqual([]);
  await own.owner.delivery.saveZones({
    seenVersion: version,
    zones: [
      { ...terms, city: 'Douala', fee: 1500, freeFrom: 30_000 },
      { ...terms, city: 'Douala', quarter: 'Bonapriso', fee: 500 },
      { ...terms, region: 'farNorth', fee: 4000, daysFrom: 3, daysTo: 5, takesCash: false },
    ],
  });
  await own.owner.settings.save({ offersPickUp: true, pickUpAddress: 'Akwa, rue Joffre' });
  const { api, tokens } = await shopper(2);
  const context = await browser.newContext({ baseURL: own.url, viewport: phone, locale: 'fr-FR' });
  const page = await context.newPage();
  const shop = new ShopPage(page, 'fr');
  const checkout = new CheckoutPage(page, 'fr');
  await holdTokens(page, { tokens });

  await shop.open('/cart');
  const main = page.getByRole('main');
  await expect(main.getByText('Livraison offerte dès')).toContainText(`${formatFrancs(30_000)} d’achats`);
  await expect(main.getByText(`Dès ${formatFrancs(500)}`)).toBeVisible();

  await shop.open('/checkout');
  const delivery = page.getByRole('region', { name: 'Livraison', exact: true });
  await expect(delivery.getByRole('radio', { name: /^Livraison à Douala/ })).toBeChecked();
  await expect(delivery).toContainText(`Encore ${formatFrancs(20_000)} d’achats`);
  await expect(checkout.cashOnDelivery).toContainText(formatFrancs(11_500));
  await delivery.getByRole('combobox', { name: 'Quartier' }).selectOption('Bonapriso');
  await expect(checkout.cashOnDelivery).toContainText(formatFrancs(10_500));

  await checkout.addresses.getByRole('radio').nth(1).check();
  await expect(delivery.getByRole('radio', { name: /^Livraison à Maroua/ })).toBeChecked();
  await expect(checkout.onlinePayment).toContainText(formatFrancs(14_000));
  await expect(checkout.cashOnDelivery).toBeDisabled();
  await expect(main.getByText('Les commandes pour Maroua se paient en ligne')).toBeVisible();

  await delivery.getByRole('radio', { name: /^Retrait en boutique/ }).check();
  await expect(delivery).toContainText('Akwa, rue Joffre');
  await expect(checkout.cashOnDelivery).toContainText(formatFrancs(10_000));
  await delivery.getByRole('radio', { name: /^Livraison à Maroua/ }).check();
  await checkout.addresses.getByRole('radio').first().check();

  // The owner raises the fee meanwhile: the new total is shown, and nothing is lost.
  const { data: zones, version: seenVersion } = await own.owner.delivery.getZones({});
  await own.owner.delivery.saveZones({
    seenVersion,
    zones: zones.map((known) => ({ ...known, fee: known.fee + 250 })),
  });
  await checkout.cashOnDelivery.click();
  await expect(checkout.summary.getByRole('alert')).toContainText(formatFrancs(10_750));
  await checkout.cashOnDelivery.click();
  await expect(shop.heading).toHaveText('Commande passée avec succès');
  await expect(main).toContainText(`Livraison${formatFrancs(750)}`);
  const { data: orders } = await api.order.orderList({});
  expect(orders).toMatchObject([{ totalAmt: 10_750, deliveryFee: 750, deliveryZone: 'Douala, Bonapriso' }]);
  await context.close();
});
