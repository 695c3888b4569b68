import { addressMessages } from '#app/messages/address-messages.ts';
import { adminOrderMessages } from '#app/messages/admin-order-messages.ts';
import { cartMessages } from '#app/messages/cart-messages.ts';
import { contactMessages } from '#app/messages/contact-messages.ts';
import { copyMessages } from '#app/messages/copy-messages.ts';
import { doorPaymentMessages } from '#app/messages/door-payment-messages.ts';
import { orderLinesMessages } from '#app/messages/order-lines-messages.ts';
import { paymentMethodMessages } from '#app/messages/order-messages.ts';
import { paymentMessages } from '#app/messages/payment-messages.ts';
import { restAheadMessages } from '#app/messages/rest-ahead-messages.ts';
import { staffMessages } from '#app/messages/staff-messages.ts';
import { payAheadMessages } from '#shared/messages/pay-ahead-messages.ts';
import { formatFrancs } from '#shared/money.ts';
import { inLanguage, productPath } from '#shared/page-paths.ts';
import { violations } from '#tests/support/accessibility.ts';
import { doualaAddress, holdTokens, newPerson } from '#tests/support/account.ts';
import { browserShop } from '#tests/support/browser-shop-address.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { languagesFor } from '#tests/support/looks.ts';
import { type OwnShop, startOwnShop } from '#tests/support/own-shop.ts';
import { CheckoutPage } from '#tests/support/pages/checkout-page.ts';
import { SandboxPage } from '#tests/support/pages/payment-page.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';

let own: OwnShop;

test.use({ viewport: phone, locale: 'fr-FR' });
// All tests share one second shop, and run one after the other: it has one port.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  own = await startOwnShop();
});
test.afterAll(() => own.close());

const terms = {
  ...{ freeFrom: null, daysFrom: 0, daysTo: 0 },
  ...{ beforeHour: null, lastOrderHour: null, takesCash: true, isActive: true },
} as const;

/** Logs in a shopper with this many products of 5 000 F in the cart and two addresses. */
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

test('a shop with fees promises free delivery on no page', { tag: '@full' }, async ({ browser }) => {
  const { version: seenVersion } = await own.owner.delivery.getZones({});
  await own.owner.delivery.saveZones({
    seenVersion,
    zones: [
      { ...terms, city: 'Douala', fee: 1500 },
      { ...terms, fee: 3000, daysFrom: 2, daysTo: 4 },
    ],
  });
  const product = await aProduct();
  const context = await browser.newContext({ baseURL: own.url, viewport: phone, locale: 'fr-FR' });
  const page = await context.newPage();
  const shop = new ShopPage(page, 'fr');
  const { data: categories } = await own.owner.category.get({});
  const [category] = categories;
  if (!category) throw new Error('The second shop has no category.');
  const paths = ['/', productPath(product), `/${category.name}-${category._id}`, '/new-arrival', '/contact'];
  for (const path of [...paths, '/terms', '/cart', '/register', '/brands', '/offers']) {
    for (const language of ['fr', 'en'] as const) {
      await page.goto(inLanguage(path, language));
      await expect(page.getByRole('main')).toBeVisible();
      const document = `${await page.title()} ${await page.locator('html').innerHTML()}`;
      const visible = document.replaceAll(/<script[\s\S]*?<\/script>/g, '');
      expect(visible, `${path} in ${language}`).not.toMatch(
        /gratuit|offerte|free (of charge )?(delivery|everywhere)|delivered free|delivery is (always )?free|Rien, partout|Nothing, everywhere/i,
      );
      expect(visible.replaceAll(/&nbsp;|\s/g, ' ')).toMatch(/(delivery from|livraison dès) 1 500 FCFA/i);
    }
  }
  await shop.open('/');
  await expect(shop.heading).toHaveText('La beauté pour nos peaux, livrée chez vous');
  expect(await (await page.request.get('/fr/manifest.webmanifest')).text()).not.toContain('gratuit');
  const { version } = await own.owner.delivery.getZones({});
  await own.owner.delivery.saveZones({ seenVersion: version, zones: [] });
  await context.close();
});

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
  await main.getByRole('button', { name: cartMessages.fr.billDetails }).click();
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

  // Products show the terms of Maroua now, not those of the first zone.
  await shop.open('/search?q=rouge');
  await expect(main.getByText(/^Maroua · 3–5\sjours$/).first()).toBeVisible();
  await expect(main.getByText(/^Douala · jour même$/)).toHaveCount(0);
  await shop.open('/checkout');
  await checkout.addresses.getByRole('radio').nth(1).check();

  await delivery.getByRole('radio', { name: /^Retrait en boutique/ }).check();
  await expect(delivery).toContainText('Akwa, rue Joffre');
  await expect(checkout.cashOnDelivery).toContainText(formatFrancs(10_000));
  await delivery.getByRole('radio', { name: /^Livraison à Maroua/ }).check();
  await checkout.addresses.getByRole('radio').first().check();
  await delivery.getByRole('combobox', { name: 'Quartier' }).selectOption('Bonapriso');

  // Meanwhile the owner raises the fee: the new total is shown, and nothing is lost.
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

for (const language of languagesFor('an order goes to another city')) {
  test(`an order goes to another city, and then to the shop, as its shopper says on the phone (${language})`, async ({
    browser,
  }) => {
    const texts = orderLinesMessages[language];
    const { version: seenVersion } = await own.owner.delivery.getZones({});
    await own.owner.delivery.saveZones({
      seenVersion,
      zones: [
        { ...terms, city: 'Douala', fee: 1500 },
        { ...terms, city: 'Yaoundé', fee: 3000 },
        { ...terms, region: 'farNorth', fee: 4000, takesCash: false },
      ],
    });
    await own.owner.settings.save({ offersPickUp: true, pickUpAddress: 'Akwa, rue Joffre' });
    const { api } = await shopper(2);
    const [{ data: cart }, { data: addresses }] = [await api.cart.get({}), await api.address.get({})];
    const { data: order } = await api.order.cashOnDelivery({
      list_items: cart.map(({ productId: { _id: productId }, quantity }) => ({ productId, quantity })),
      addressId: addresses.find(({ city }) => city === 'Douala')?._id ?? '',
      totalAmt: 11_500,
    });
    const context = await browser.newContext({ baseURL: own.url, viewport: phone });
    const page = await context.newPage();
    const { data: tokens } = await own.api().user.login(browserShop.admin);
    await holdTokens(page, { tokens });
    const shop = new ShopPage(page, language);
    await shop.open(`/dashboard/orders/${order._id}`);
    const change = { name: texts.changeDelivery, exact: true };
    await page.getByRole('button', change).click();
    const dialog = page.getByRole('dialog', change);
    const save = dialog.getByRole('button', change);
    const address = addressMessages[language];

    // The shop takes no cash in that city: the dialog says so before anything is saved, and keeps what was typed.
    await dialog.getByLabel(address.city).fill('Maroua');
    await expect(dialog.getByRole('alert')).toHaveText(texts.noCashThere('Maroua'));
    await save.click();
    await expect(dialog).toContainText(texts.notThere);
    await expect(dialog).not.toContainText(texts.waitForFee);
    await dialog.getByLabel(address.city).fill('Yaoundé');
    await dialog.getByLabel(address.addressLine).fill('Bastos, face Total');
    await expect(dialog.getByLabel(address.state)).toHaveValue('Centre');
    await expect(dialog).toContainText(texts.feeThere(formatFrancs(3000)));
    await expect(dialog).toContainText(formatFrancs(13_000));
    await dialog.getByLabel(texts.keepFee(formatFrancs(1500))).check();
    await expect(dialog).toContainText(formatFrancs(11_500));
    await dialog.getByLabel(texts.keepFee(formatFrancs(1500))).uncheck();
    await expect(dialog).toContainText(formatFrancs(13_000));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
    expect(await violations(page)).toEqual([]);
    await save.dblclick();
    await expect(dialog).toBeHidden();
    const main = page.getByRole('main');
    await expect(main).toContainText('Bastos, face Total, Yaoundé, Centre');
    await expect(main).toContainText(formatFrancs(13_000));

    // Nothing is typed: the total is requested once, and can be saved as soon as it is shown.
    let asked = 0;
    page.on('request', (request) => {
      asked += Number(request.url().endsWith('/order-desk/quote-delivery'));
    });
    await page.getByRole('button', change).click();
    await expect(dialog).toContainText(formatFrancs(13_000));
    await page.waitForTimeout(500);
    expect(asked).toBe(1);
    await dialog.getByRole('radio', { name: adminOrderMessages[language].pickUp }).check();
    await expect(dialog).toContainText(formatFrancs(10_000));
    await save.click();
    await expect(dialog).toBeHidden();
    const { data } = await own.owner.orderDesk.getOrder({ _id: order._id });
    expect(data).toMatchObject({ isPickUp: true, deliveryFee: 0, totalAmt: 10_000, money: { open: 10_000 } });
    await own.owner.settings.save({ offersPickUp: false });
    await context.close();
  });

  test(`the cart says how many pieces are sold online, and leads on with as many (${language})`, async ({
    browser,
  }) => {
    await own.owner.settings.save({ piecesPerProduct: 4, piecesPerOrder: 4 });
    const { tokens } = await shopper(6);
    const context = await browser.newContext({ baseURL: own.url, viewport: phone });
    const page = await context.newPage();
    await holdTokens(page, { tokens });
    const texts = cartMessages[language];
    await new ShopPage(page, language).open('/cart');
    const proceed = page.getByRole('main').getByRole('button', { name: texts.proceed });
    await expect(page.getByText(texts.productLimit(4, '').split('.')[0] ?? '')).toBeVisible();
    await expect(page.getByText(texts.orderLimit(4, '').split('.')[0] ?? '')).toBeVisible();
    await expect(proceed).toBeDisabled();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
    await page
      .getByRole('main')
      .getByRole('button', { name: texts.takeOnly(4) })
      .click();
    await expect(proceed).toBeEnabled();
    await context.close();
    await own.owner.settings.save({ piecesPerProduct: 1_000, piecesPerOrder: 100_000 });
  });
}

test('a shop that takes no cash speaks of it on no page, and machines read what delivery costs', {
  tag: '@full',
}, async ({ browser }) => {
  const product = await aProduct();
  const { data: categories } = await own.owner.category.get({});
  const [category] = categories;
  if (!category) throw new Error('The second shop has no category.');
  const paths = [
    '/',
    productPath(product),
    `/${category.name}-${category._id}`,
    '/contact',
    '/terms',
    '/checkout',
    '/new-arrival',
  ];
  const context = await browser.newContext({ baseURL: own.url, viewport: phone, locale: 'fr-FR' });
  const page = await context.newPage();
  const cash =
    /(paid|pay|cash) on delivery|(à|a) la livraison|en espèces à|payez à la réception|when it arrives|en main|in your hand/i;
  const wordsOf = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    const document = `${await page.title()} ${await page.locator('html').innerHTML()}`;
    return document.replaceAll(/<script[\s\S]*?<\/script>/g, '');
  };
  // Once with free delivery and once with fees, because the texts differ.
  for (const zones of [[], [{ ...terms, fee: 3000, daysFrom: 2, daysTo: 4 }]]) {
    const { version } = await own.owner.delivery.getZones({});
    await own.owner.delivery.saveZones({ seenVersion: version, zones });
    await own.owner.settings.save({ takesCash: true });
    expect(await wordsOf('/fr')).toMatch(cash);
    await own.owner.settings.save({ takesCash: false });
    for (const path of paths) {
      for (const language of ['fr', 'en'] as const) {
        expect(await wordsOf(inLanguage(path, language)), `${path} in ${language}`).not.toMatch(cash);
      }
    }
  }
  await page.goto(inLanguage(productPath(product), 'fr'));
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const offers = data.map((json) => JSON.parse(json)).find((one) => one['@type'] === 'Product')?.offers;
  expect(offers.shippingDetails).toMatchObject({
    shippingRate: { currency: 'XAF', minValue: 3000, maxValue: 3000 },
    shippingDestination: { addressCountry: 'CM' },
    deliveryTime: { transitTime: { minValue: 2, maxValue: 4 } },
  });
  await own.owner.settings.save({ takesCash: true });
  const { version } = await own.owner.delivery.getZones({});
  await own.owner.delivery.saveZones({ seenVersion: version, zones: [] });
  await context.close();
});

test('a shop that takes only cash names no other way to pay, on no page', { tag: '@full' }, async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: own.url, viewport: phone, locale: 'fr-FR' });
  const page = await context.newPage();
  const online = /Stripe|MTN MoMo|Orange Money|(en ligne|online) (par|by)|paiement en ligne|online payment/i;
  const wordsOf = async (path: string) => {
    await page.goto(path);
    return page.locator('body').innerText();
  };
  expect(await wordsOf('/fr')).toMatch(online);
  const off = { takesCards: false, takesMtnMomo: false, takesOrangeMoney: false };
  await own.owner.settings.save(off);
  for (const path of ['/', '/contact', '/terms', '/new-arrival']) {
    for (const language of ['fr', 'en'] as const) {
      expect(await wordsOf(inLanguage(path, language)), `${path} in ${language}`).not.toMatch(online);
    }
  }
  await page.goto('/fr/contact');
  await page.getByText(contactMessages.fr.paymentQuestion).click();
  await expect(page.getByText(contactMessages.fr.paymentAnswerCash)).toBeVisible();
  await own.owner.settings.save({ takesCards: true, takesMtnMomo: true, takesOrangeMoney: true });
  await context.close();
});

test('a paid order that goes where no cash is taken is paid to its end by a link before it leaves (in French)', async ({
  browser,
}) => {
  test.slow();
  const texts = restAheadMessages.fr;
  const { version: seenVersion } = await own.owner.delivery.getZones({});
  await own.owner.delivery.saveZones({
    seenVersion,
    zones: [
      { ...terms, city: 'Douala', fee: 1500 },
      { ...terms, region: 'farNorth', fee: 4000, takesCash: false },
    ],
  });
  const { api } = await shopper(1);
  const [douala] = (await api.address.get({})).data;
  const [line] = (await api.cart.get({})).data;
  const { data: ordered } = await api.order.checkout({
    list_items: [{ productId: line?.productId._id ?? '', quantity: 1 }],
    ...{ addressId: douala?._id ?? '', totalAmt: 6500, provider: 'card' },
  });
  const _id = ordered.orderId;
  const state = async () => (await api.payment.getState({ orderId: _id })).data;
  const address = (await state()).attempt?.url ?? '';
  const pay = { method: 'POST', body: new URLSearchParams({ decision: 'pay' }), redirect: 'manual' } as const;
  await fetch(new URL(address, own.url), pay);
  await expect.poll(async () => (await state()).paymentStatus).toBe('Paid');

  const { data: order } = await own.owner.orderDesk.getOrder({ _id });
  const { name, state: region, country, zipCode: pincode, mobile, ...to } = order.delivery_address;
  const { phone: contact, deliveryNote, isPickUp } = order;
  const place = { name, country, pincode, mobile, phone: contact, deliveryNote, isPickUp };
  const before = { ...place, addressLine: to.addressLine1, city: to.city, state: region };
  const domayo = { ...place, addressLine: 'Domayo, face marché', city: 'Maroua', state: 'Extrême-Nord' };
  await own.owner.orderDesk.changeDelivery({ _id, ...domayo, shown: before, seenTotal: 9000 });

  const context = await browser.newContext({ baseURL: own.url, viewport: phone, locale: 'fr-FR' });
  const desk = await context.newPage();
  await holdTokens(desk, { tokens: (await own.api().user.login(browserShop.admin)).data });
  await new ShopPage(desk, 'fr').open(`/dashboard/orders/${_id}`);
  const card = desk.getByRole('region', { name: texts.title });
  await expect(card).toContainText(formatFrancs(2500));
  expect(await violations(desk)).toEqual([]);
  for (const step of ['Confirmed', 'Packed'] as const)
    await own.owner.orderDesk.move({ orders: [_id], to: step, althoughSimulated: true });
  const { data: held } = await own.owner.orderDesk.dispatch({ orders: [_id] });
  expect(held).toMatchObject([{ refusal: expect.stringContaining('before this parcel leaves') }]);

  const field = card.getByLabel(texts.link);
  const link = new URL(await field.inputValue());
  // As on a page without https.
  await desk.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await card.getByRole('button', { name: staffMessages.fr.copy }).click();
  await expect(desk.getByText(copyMessages.fr.copyYourself)).toBeVisible();
  const marked = await field.evaluate((input) =>
    input instanceof HTMLInputElement ? [input.selectionStart, input.selectionEnd] : [],
  );
  expect(marked).toEqual([0, link.href.length]);
  const theirs = await browser.newContext({ baseURL: own.url, viewport: phone, locale: 'fr-FR' });
  const shopperPage = await theirs.newPage();
  const { trackingToken } = (await api.order.getTracking({ _id })).data;
  await shopperPage.goto(inLanguage(`/track/${trackingToken}`, 'fr'));
  const main = shopperPage.getByRole('main');
  await main.getByRole('link', { name: payAheadMessages.fr.payRest }).click();
  await expect(shopperPage).toHaveURL(new URL(inLanguage(link.pathname, 'fr'), own.url).href);
  await expect(main.getByText(doorPaymentMessages.fr.ahead)).toBeVisible();
  expect(await violations(shopperPage)).toEqual([]);
  await main.getByRole('radio', { name: paymentMethodMessages.fr.mtn_momo }).check();
  await main.getByLabel(paymentMessages.fr.walletPhone).fill('677445566');
  await main.getByRole('button', { name: doorPaymentMessages.fr.pay(formatFrancs(2500)) }).click();
  const [ringing] = await Promise.all([
    theirs.waitForEvent('page'),
    main.getByRole('link', { name: paymentMessages.fr.openSimulatedPhone }).click(),
  ]);
  // The order was placed in English, so the provider's page is in English.
  await new SandboxPage(ringing, 'en').payAndClose();
  await expect(main.getByText(doorPaymentMessages.fr.paid)).toBeVisible({ timeout: 20_000 });
  await expect(card).toBeHidden({ timeout: 20_000 });
  const { data: sent } = await own.owner.orderDesk.dispatch({ orders: [_id] });
  expect(sent).toMatchObject([{ refusal: null }]);
  await Promise.all([context.close(), theirs.close()]);
});
